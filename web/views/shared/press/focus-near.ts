/**
 * Hears a press of a button that goes away with what it stands in. Once that has happened, the focus is on what takes it
 * around there. Otherwise Tab would begin again at the top of the page.
 */
export function keepFocusNear({ target }: Event): void {
  const button = target as Element;
  const around = button.closest<HTMLElement>("[tabindex]");
  const watch = new MutationObserver(() => {
    if (button.isConnected) return;
    watch.disconnect();
    if (document.activeElement === document.body) around?.focus({ preventScroll: true });
  });
  if (around) watch.observe(around, { childList: true, subtree: true });
}
