// The site's engine starts as soon as it is there, while the rest of the page is still on its way: a chunk of its own
// (tooling/vite/chunks.mjs), which the markup asks for beside the page's script and runs when it has come.
import extension from "#wasm-extension?url";
import plain from "#wasm-plain?url";
import { startEarly } from "../engine/early.js";
import { provideWasm } from "../engine/locate.js";

// As the markup preloads it (tooling/vite/loading.mjs): of what is asked for in another way it is another request.
provideWasm({ plain: new Request(plain, { mode: "no-cors", credentials: "include" }), extension });
// Whether it could start is said to the element that asks for it.
startEarly().catch(() => {});
