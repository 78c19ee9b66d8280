/** Gives the focus, and scrolls by the margins that the element asks for: on focus alone not every browser keeps to them. */
export function focusInSight(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest" });
}
