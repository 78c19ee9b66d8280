/** Registers an element once, also when two bundles of the playground meet on one page. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
