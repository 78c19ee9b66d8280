/** Heard as the pointer moves over a text: where that is cut off, all of it is its tooltip. Whoever listens hears it once. */
export function titleWhereCut({ currentTarget }: Event): void {
  const text = currentTarget as HTMLElement;
  const isCut = text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight;
  text.title = isCut ? (text.textContent ?? "") : "";
}
