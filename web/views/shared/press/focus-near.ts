/**
 * Keeps the focus where somebody is who presses a button that goes away for it, once that has happened: on what takes the
 * focus around it. Otherwise Tab would begin again at the top of the page.
 */
export function keepFocusNear(button: HTMLElement): void {
  const around = button.parentElement?.closest<HTMLElement>("[tabindex]");
  if (!around || (button.getRootNode() as Document | ShadowRoot).activeElement !== button) return;
  const watch = new MutationObserver(() => {
    if (button.isConnected) return;
    watch.disconnect();
    if (document.activeElement === document.body) around.focus({ preventScroll: true });
  });
  watch.observe(around, { childList: true, subtree: true });
}
