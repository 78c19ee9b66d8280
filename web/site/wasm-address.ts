// A module of its own, because imports run in their order: the address must be known before the element upgrades.
import extension from "#wasm-extension?url";
import plain from "#wasm-plain?url";
import { provideWasm } from "../engine/locate.js";

provideWasm({ plain, extension });
