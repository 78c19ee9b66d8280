// A module of its own, because imports run in their order: the address must be known before the element upgrades.
import wasmUrl from "#wasm?url";
import { provideWasm } from "../engine/locate.js";

provideWasm(wasmUrl);
