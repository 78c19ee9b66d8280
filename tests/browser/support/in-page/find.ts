import { computeAccessibleName, getRole } from "dom-accessibility-api";

/** A `Target` as it travels into the page. */
export interface Query {
  readonly selector: string;
  readonly role: string | null;
  readonly name: string | null;
  readonly pattern: readonly [source: string, flags: string] | null;
}

/** The first visible match, the outermost shadow root first. */
export function find(query: Query): HTMLElement | SVGElement | null {
  for (const root of roots()) {
    for (const element of root.querySelectorAll<HTMLElement | SVGElement>(query.selector)) {
      if (matches(element, query)) return element;
    }
  }
  return null;
}

/** Whether the inner element stands in the outer one on the screen, through slots and shadow roots. */
export function contains(outer: Element, inner: Element | null): boolean {
  for (let at = inner; at; at = flatParent(at)) if (at === outer) return true;
  return false;
}

export function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The document and every open shadow root in it, outermost first. */
function roots(): (Document | ShadowRoot)[] {
  const found: (Document | ShadowRoot)[] = [document];
  for (const root of found) {
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot) found.push(element.shadowRoot);
  }
  return found;
}

/** The parent in the flattened tree, which is where hiding and containment take effect. */
function flatParent(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}

function matches(element: Element, { role, name, pattern }: Query): boolean {
  if (!isVisible(element)) return false;
  if (role === null) return true;
  if (getRole(element) !== role || isHiddenFromReaders(element)) return false;
  if (name !== null) return nameOf(element) === name;
  return pattern === null || new RegExp(...pattern).test(nameOf(element));
}

function nameOf(element: Element): string {
  return collapse(computeAccessibleName(element));
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

function isHiddenFromReaders(element: Element): boolean {
  for (let at: Element | null = element; at; at = flatParent(at)) {
    if (at.getAttribute("aria-hidden") === "true" || at.hasAttribute("inert")) return true;
  }
  return false;
}
