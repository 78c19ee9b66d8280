/**
 * A row of buttons that is one stop of the Tab key: arrows, Home and End go along those of it that can be seen.
 * @param role of what the row consists of.
 */
export function goAlong(event: KeyboardEvent, role: "tab" | "button" = "button"): void {
  const row = event.currentTarget as HTMLElement;
  const seen = [...row.querySelectorAll<HTMLElement>(role === "tab" ? "[role=tab]" : role)].filter(
    (one) => one.offsetParent !== null,
  );
  const at = seen.indexOf(event.target as HTMLElement);
  const to = at < 0 ? null : destination(event.key, at, seen.length);
  if (to === null) return;
  event.preventDefault();
  event.stopPropagation();
  seen[to]?.focus();
}

/** Which of so many a key goes to from one of them; null where it goes nowhere. */
function destination(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return (at + count - 1) % count;
    case "ArrowRight":
      return (at + 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** Of the buttons of a bar the Tab key comes to the one that had the focus last. */
export function stop({ currentTarget, target }: FocusEvent): void {
  if (target instanceof HTMLButtonElement) stopAt(currentTarget as HTMLElement, target);
}

/** Makes one of the buttons of a bar the stop of the Tab key. */
export function stopAt(bar: HTMLElement, button: HTMLButtonElement | undefined): void {
  for (const one of bar.querySelectorAll("button")) one.tabIndex = one === button ? 0 : -1;
}

/**
 * Where what was painted at a place of a list stands now: since then others may have gone from before it, or it was
 * changed where it stands. −1 where it has gone.
 */
export function currentIndex<Item>(painted: readonly Item[], place: number, now: readonly Item[]): number {
  const found = now.indexOf(painted[place] as Item);
  return found < 0 && now.length === painted.length ? place : found;
}

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

/** Heard as the pointer moves over a text: where that is cut off, all of it is its tooltip. Whoever listens hears it once. */
export function titleWhereCut({ currentTarget }: Event): void {
  const text = currentTarget as HTMLElement;
  const isCut = text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight;
  text.title = isCut ? (text.textContent ?? "") : "";
}
