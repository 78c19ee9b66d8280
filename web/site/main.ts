// The site: the WASM stands beside the scripts as a file of its own. Imports run in their order: the engine comes first.
import "./start-engine.js";
import "../element/perceptron-playground.js";
import { lazy } from "../engine/lazy.js";

const offline = lazy(() => import("./offline/index.js"));

/** Milliseconds after which whoever has come to look has seen it, and the line is free. */
const settled = 5000;

// A page inside another keeps nothing on its reader's machine.
if (window === window.top) {
  setTimeout(() => {
    offline.load().then(
      ({ keepSite }) => keepSite(),
      // Then it is a page like any other.
      () => {},
    );
  }, settled);
}
