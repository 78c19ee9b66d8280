/** Gives the focus, and scrolls by the margins that the element asks for: on focus alone not every browser keeps to them. */
export function focusInSight(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest" });
}

/** Begins what a guide shows anew with the focus on its heading, in sight with all that is above it: where it scrolls in its place, at the top. */
export function focusFromTop(guide: HTMLElement): void {
  for (let at: HTMLElement | null = guide; at && !at.matches(".pp-app"); at = at.parentElement) at.scrollTop = 0;
  focusInSight(guide.querySelector<HTMLElement>(".pp-guide-heading"));
}
