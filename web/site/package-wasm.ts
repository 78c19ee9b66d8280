// The package's WASM comes as a module of its own: what is beside a module is lost where that is bundled, or served from a
// cache of modules while a project is developed.
import { lazy } from "../engine/lazy.js";
import { provideWasm } from "../engine/start/locate.js";

const wholeText = lazy(() => import("./whole-text/index.js"));

provideWasm(async () => (await wholeText.load()).wasm);
