/**
 * Lets the keyboard come to what scrolls, and only while it does: the arrows then scroll it, and are no keys of the run.
 * Called before it goes, what this returns ends it.
 */
export function reachableWhereItScrolls(scroller: HTMLElement, label: string): () => void {
  const look = (): void => {
    const scrolls =
      scroller.scrollHeight > scroller.clientHeight + 1 && getComputedStyle(scroller).overflowY !== "visible";
    if (scrolls === scroller.hasAttribute("tabindex")) return;
    scroller.toggleAttribute("tabindex", scrolls);
    if (scrolls) {
      scroller.tabIndex = 0;
      scroller.role = "region";
      scroller.ariaLabel = label;
    } else {
      scroller.role = null;
      scroller.ariaLabel = null;
    }
  };
  const observer = new ResizeObserver(look);
  const observe = (): void => {
    observer.disconnect();
    for (const element of [scroller, ...scroller.children]) observer.observe(element);
  };
  // What is in it is drawn anew as a whole: then it is another that grows.
  const changes = new MutationObserver(observe);
  changes.observe(scroller, { childList: true });
  observe();
  return () => {
    observer.disconnect();
    changes.disconnect();
  };
}
