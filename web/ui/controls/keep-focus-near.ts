/**
 * A click listener for buttons that disappear when pressed. It then moves the focus to the nearest focusable ancestor.
 * Otherwise Tab would begin again at the top of the page.
 */
export function keepFocusNear({ target }: Event): void {
  const button = (target as Element).closest("button");
  const ancestor = button?.closest<HTMLElement>("[tabindex]");
  if (!button || !ancestor) return;
  const observer = new MutationObserver(() => {
    if (button.isConnected) return;
    observer.disconnect();
    if (document.activeElement === document.body) ancestor.focus({ preventScroll: true });
  });
  observer.observe(ancestor, { childList: true, subtree: true });
}
