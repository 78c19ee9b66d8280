import type { ReactiveControllerHost } from "lit";
import { whileConnected } from "./while-connected.js";

/**
 * Says on its host that the page is about to be printed: canvases take their colours before the style sheets for paper
 * apply. Then nothing is waited for any more: what is printed besides loads when Ctrl or ⌘ is held, or the pointer leaves
 * for the menu of the browser.
 */
export function watchPaper(host: ReactiveControllerHost & Element, load: (event: Event) => void): void {
  whileConnected(host, window, ["beforeprint", "afterprint"], ({ type }) => {
    host.toggleAttribute("printing", type === "beforeprint");
    host.requestUpdate();
  });
  whileConnected(host, window, ["keydown"], (event) => {
    const { ctrlKey, metaKey } = event as KeyboardEvent;
    if (ctrlKey || metaKey) load(event);
  });
  whileConnected(host, document.documentElement, ["pointerleave"], load);
}
