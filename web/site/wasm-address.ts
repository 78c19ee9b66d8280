// A module of its own, because imports run in their order: the address must be known before the element upgrades.
import extension from "#wasm-extension?url";
import plain from "#wasm-plain?url";
import { provideWasm } from "../engine/locate.js";

// As the markup preloads it (tooling/vite/loading.mjs): of what is asked for in another way it is another request.
provideWasm({ plain: new Request(plain, { mode: "no-cors", credentials: "include" }), extension });
