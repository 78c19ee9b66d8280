// A module of its own, because imports run in their order: the address must be known before the element upgrades.
import startUrl from "#wasm-start?url";
import { provideWasm } from "../engine/locate.js";

provideWasm({ start: startUrl, rest: async () => (await import("./wasm-rest.js")).default });
