import type { ReactiveElement } from "lit";

/**
 * Sets the attribute `printing` on the host before the page is printed: canvases read their colours before the print
 * styles apply. Printing does not wait for code, so it loads when Ctrl or ⌘ is pressed or the pointer leaves the page
 * towards the browser's menu. Returns what ends that.
 */
export function watchPrint(host: ReactiveElement, load: (event: Event) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const print = ({ type }: Event): void => {
    host.toggleAttribute("printing", type === "beforeprint");
    host.requestUpdate();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey) load(event);
  };
  window.addEventListener("beforeprint", print, { signal });
  window.addEventListener("afterprint", print, { signal });
  window.addEventListener("keydown", press, { signal });
  document.documentElement.addEventListener("pointerleave", load, { signal });
  return () => ended.abort();
}
