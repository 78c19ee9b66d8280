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

/** Brings what was last said to an answer into sight: on a phone it may be written below what can be seen. */
export function saidInSight(guide: HTMLElement): void {
  const said = '[data-state="open"] :is(.pp-task-said > *, .pp-task-hint), [data-state="open"] > .pp-button';
  [...guide.querySelectorAll(said)].at(-1)?.scrollIntoView({ block: "nearest" });
}
