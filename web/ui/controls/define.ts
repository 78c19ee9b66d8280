import type { PropertyDeclarations, ReactiveElement } from "lit";

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

// biome-ignore lint/suspicious/noExplicitAny: what is mixed into a class is given whatever that takes.
type ElementClass = new (...args: any[]) => ReactiveElement;

/**
 * A kind of element that is drawn again when one of these is set to another value: as properties, unless they are declared
 * as attributes.
 * @param first What they are at first, the same for all elements.
 */
export function withProperties<Base extends ElementClass, Values extends object>(
  Base: Base,
  first: Values,
  declared: PropertyDeclarations = {},
): new (
  ...args: ConstructorParameters<Base>
) => InstanceType<Base> & Values {
  class Element extends Base {
    static properties = Object.fromEntries(
      Object.keys(first).map((name) => [name, declared[name] ?? { attribute: false }]),
    );

    // biome-ignore lint/suspicious/noExplicitAny: see above.
    constructor(...args: any[]) {
      super(...args);
      Object.assign(this, first);
    }
  }
  return Element as never;
}
