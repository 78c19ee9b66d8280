/**
 * Whether the focus is where the list of lessons left it, on the button that opens the list: then what is on the page now
 * was chosen in the list, and the focus goes on to it. On a phone that scrolls it into sight too.
 */
export function chosenFromList(view: HTMLElement): boolean {
  const { activeElement } = view.getRootNode() as Document | ShadowRoot;
  return activeElement?.matches('[data-opens="lessons"]') ?? false;
}
