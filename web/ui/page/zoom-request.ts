const type = "pp-zoom";

/** In, out, or to where all examples are seen. */
export type Zoom = "in" | "out" | "fit";

/** Asks the stage of the same page to show more or less of the plane. */
export function requestZoom(from: Element, zoom: Zoom): void {
  from.dispatchEvent(new CustomEvent(type, { detail: zoom, bubbles: true }));
}

/** Hears what is asked for on a page; returns what ends it. */
export function onZoomRequest(page: Node, hear: (zoom: Zoom) => void): () => void {
  const listener = (event: Event): void => hear((event as CustomEvent<Zoom>).detail);
  page.addEventListener(type, listener);
  return () => page.removeEventListener(type, listener);
}
