/** The playground that a view stands in; null where it stands in none. */
export function hostOf(view: Element): HTMLElement | null {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? (root.host as HTMLElement) : null;
}
