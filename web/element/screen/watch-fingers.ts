import { lazy } from "../../engine/lazy.js";

const touch = lazy(() => import("../touch/index.js"));

/** Loads what only a page under fingers needs, on a device with fingers. Returns what ends it. */
export function watchFingers(root: ParentNode): () => void {
  const ended = new AbortController();
  const page = root.querySelector<HTMLElement>(".pp-app");
  if (page && matchMedia("(pointer: coarse)").matches) {
    touch.load().then(
      ({ keepInSight }) => keepInSight(page, ended.signal),
      () => {},
    );
  }
  return () => ended.abort();
}
