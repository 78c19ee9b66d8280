import type { Source } from "./imports.js";

/** These draw on a canvas, post a message or set an attribute: what changes no layout may do so at once. */
const atOnce = new Set([
  "web/views/shared/canvas/surface/size-watch.ts",
  "web/views/shared/guide/guide.ts",
  "web/element/messages/post-events.ts",
]);

const shared = "web/views/shared/frame-resize-observer.ts";

/** Observers of sizes that may change the layout while others are still to be told: browsers report that as an error. */
export function eagerObservers(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith("web/") && path !== shared && !atOnce.has(path))
    .filter(({ text }) => /\bnew ResizeObserver\b/.test(text))
    .map(({ path }) => `${path} has a ResizeObserver of its own: see ${shared}`);
}
