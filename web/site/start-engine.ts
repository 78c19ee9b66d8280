// The site's engine starts as soon as it is there, while the rest of the page is still on its way: a chunk of its own
// (tooling/vite/chunks.mjs), which the markup asks for beside the page's script and runs when it has come.
import extension from "#wasm-extension?url";
import plain from "#wasm-plain?url";
import { startEarly } from "../engine/early.js";
import { lazy } from "../engine/lazy.js";
import { provideWasm } from "../engine/locate.js";

const plainText = lazy(() => import("./plain-text/index.js"));
const extensionText = lazy(() => import("./extension-text/index.js"));

// As the markup preloads it (tooling/vite/loading.mjs): of what is asked for in another way it is another request.
const asked = new Request(plain, { mode: "no-cors", credentials: "include" });
if (origin === "null") {
  // A page without an origin of its own, as in a sandboxed frame, may run scripts of this place, and read nothing else:
  // what has been preloaded for it is taken, and thrown away.
  fetch(asked).catch(() => {});
  provideWasm({
    plain: async () => (await plainText.load()).wasm,
    extension: async () => (await extensionText.load()).wasm,
  });
} else provideWasm({ plain: asked, extension });
// Whether it could start is said to the element that asks for it.
startEarly().catch(() => {});
