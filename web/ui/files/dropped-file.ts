const dropped = new WeakMap<Node, File>();
const type = "pp-dropped";

/** Hears of a file that is dropped anywhere on a page, and keeps it until it is taken; returns what ends that. */
export function onFileDropped(page: Node, hear: () => void): () => void {
  const ended = new AbortController();
  const over = (event: Event): void => {
    // Else the browser opens the file in the place of the page.
    if ((event as DragEvent).dataTransfer?.types.includes("Files")) event.preventDefault();
  };
  const drop = (event: Event): void => {
    const [file] = (event as DragEvent).dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    dropped.set(page, file);
    hear();
    page.dispatchEvent(new Event(type));
  };
  page.addEventListener("dragover", over, { signal: ended.signal });
  page.addEventListener("drop", drop, { signal: ended.signal });
  return () => ended.abort();
}

/** The file that was dropped on a page and not taken yet, or null. */
export function takeDropped(page: Node): File | null {
  const file = dropped.get(page) ?? null;
  dropped.delete(page);
  return file;
}

/** Hears that there is a file to take; returns what ends that. */
export function onDropped(page: Node, hear: () => void): () => void {
  page.addEventListener(type, hear);
  return () => page.removeEventListener(type, hear);
}
