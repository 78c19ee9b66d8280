/** Scrolls the page where it scrolls itself, in a phone that lies, and else the window. */
export function scrollPage(page: HTMLElement, by: number): void {
  (getComputedStyle(page).overflowY === "auto" ? page : window).scrollBy(0, by);
}
