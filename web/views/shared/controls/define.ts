/** Another copy of the playground was on the page first, maybe another version: its parts are its own, and these stay away. */
const taken = customElements.get("perceptron-playground") !== undefined;

/** Registers an element once, also where the same code runs twice. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!taken && !customElements.get(name)) customElements.define(name, element);
}
