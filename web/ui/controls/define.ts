let made = 0;

/** A name that nothing else on the page has, of two playgrounds neither: for ids, and for what a group of radio buttons shares. */
export function uniqueId(prefix: string): string {
  return `${prefix}-${++made}`;
}

/** Another copy of the playground was on the page first, maybe another version: its parts are its own, and these stay away. */
const taken = globalThis.customElements?.get("perceptron-playground") !== undefined;

/** Registers an element once, also where the same code runs twice. On a server there may be nothing to register it with. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!taken && !globalThis.customElements?.get(name)) globalThis.customElements?.define(name, element);
}
