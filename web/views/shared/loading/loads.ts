import type { Lazy } from "../../../engine/lazy.js";
import { afterPaint } from "../../../ui/page/after-paint.js";

/** What is on its way for each playground on the page, by its root. */
const loads = new WeakMap<Node, Set<Promise<unknown>>>();

/** Loads what is shown in a root, once the picture in which it is missing has been painted: that one comes first. It resolves either way. */
export function loadFor(root: Node | null, capability: Lazy<unknown>): Promise<void> {
  const load = afterPaint()
    .then(capability.load)
    // It is said where it was wanted.
    .catch(() => {});
  const under = loadsOf(root ?? document);
  under.add(load);
  return load.then(() => void under.delete(load));
}

/** Resolves once all that is shown in a root has loaded, or failed where everybody sees it; with whether anything was to. */
export async function settled(root: Node): Promise<boolean> {
  const under = loadsOf(root);
  let waited = false;
  while (under.size > 0) {
    waited = true;
    await Promise.all(under);
    // What has come shows itself, and then what is in view of it may load in its turn.
    for (let frame = 0; frame < 2; frame++) await afterPaint();
  }
  return waited;
}

function loadsOf(root: Node): Set<Promise<unknown>> {
  const under = loads.get(root) ?? new Set();
  loads.set(root, under);
  return under;
}
