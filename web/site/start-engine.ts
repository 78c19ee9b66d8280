// The site's engine starts as soon as it is there, while the rest of the page is still on its way: a chunk of its own
// (tooling/vite/chunks.mjs), which the markup asks for beside the page's script and runs when it has come.
import wholeUrl from "#wasm?url";
import smallUrl from "#wasm-small?url";
import { lazy } from "../engine/lazy.js";
import { startEarly, whole } from "../engine/start/early.js";
import { provideWasm } from "../engine/start/locate.js";
import { startSmall } from "../engine/start/small.js";

const smallText = lazy(() => import("./small-text/index.js"));
const wholeText = lazy(() => import("./whole-text/index.js"));
const smallCopy = async () => (await smallText.load()).wasm;
const wholeCopy = async () => (await wholeText.load()).wasm;

// As the markup preloads it (tooling/vite/loading.mjs): of what is asked for in another way it is another request.
const asked = new Request(smallUrl, { mode: "no-cors", credentials: "include" });
// A page without an origin of its own, as in a sandboxed frame, may run scripts of this place, and read nothing else:
// what has been preloaded for it is taken, and thrown away.
const alone = origin === "null";
if (alone) fetch(asked).catch(() => {});
provideWasm(alone ? wholeCopy : wholeUrl, wholeCopy);
// Whether it could start is said to the element that asks for it.
startEarly(() => startSmall(alone ? smallCopy : asked, whole, smallCopy)).catch(() => {});
