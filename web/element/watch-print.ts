import type { ReactiveControllerHost } from "lit";
import { whileConnected } from "./while-connected.js";

/**
 * Sets the attribute `printing` on the host before the page is printed: canvases read their colours before the print
 * styles apply. Printing does not wait for code, so it loads when Ctrl or ⌘ is pressed or the pointer leaves the page
 * towards the browser's menu.
 */
export function watchPrint(host: ReactiveControllerHost & Element, load: (event: Event) => void): void {
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
