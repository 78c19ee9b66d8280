/**
 * Whether a press has led to what a view now shows, and the focus goes on to it: it is where the list of lessons left it, on the button
 * that opens the list, or nowhere, as what was pressed has gone. On a phone that scrolls it into sight too.
 */
export function chosenElsewhere(view: HTMLElement): boolean {
  const { activeElement } = view.getRootNode() as Document | ShadowRoot;
  return !activeElement || activeElement === document.body || activeElement.matches('[data-opens="lessons"]');
}
