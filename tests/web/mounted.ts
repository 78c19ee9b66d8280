import { computeAccessibleName, getRole, isInaccessible } from "dom-accessibility-api";
import { html, type LitElement, render, type TemplateResult } from "lit";
import { vi } from "vitest";

/** A component on a page of happy-dom, found and used as its reader does: by roles and names, keys and presses. */

/** Draws what stands in the page, and waits until the components in it have drawn themselves. */
export async function show(content: TemplateResult): Promise<void> {
  render(content, document.body);
  await drawn();
}

/** Takes what is shown off the page. */
export function clear(): void {
  render(html``, document.body);
}

/** Waits until every component has drawn what it was given, and what it then gave to others. */
export async function drawn(): Promise<void> {
  for (let depth = 0; depth < 3; depth++) {
    for (const element of document.querySelectorAll("*")) await (element as Partial<LitElement>).updateComplete;
  }
}

export function queryRole(role: string, name?: string | RegExp): HTMLElement | null {
  return allByRole(role, name)[0] ?? null;
}

/** The only element of this role and name. Throws unless there is one. */
export function byRole(role: string, name?: string | RegExp): HTMLElement {
  const [found, ...others] = allByRole(role, name);
  if (!found || others.length > 0) {
    throw new Error(`${others.length + (found ? 1 : 0)} elements are a ${role} named ${name}`);
  }
  return found;
}

/** Those that are not hidden. */
export function allByRole(role: string, name?: string | RegExp): HTMLElement[] {
  const named = (element: Element): boolean => {
    const given = computeAccessibleName(element);
    return name instanceof RegExp ? name.test(given) : name === undefined || name === given;
  };
  const all = [...document.querySelectorAll<HTMLElement>("*")].filter((element) => getRole(element) === role);
  return all.filter((element) => !isInaccessible(element) && named(element));
}

/** The text of what describes an element. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => textOf(document.getElementById(id))).join(" ");
}

export function textOf(element: Element | null): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** What stands in a text field. */
export function written(field: Element): string {
  return (field as HTMLInputElement).value;
}

/** Replaces the text of a field, without leaving it. */
export async function type(field: HTMLElement, text: string): Promise<void> {
  (field as HTMLInputElement).value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await drawn();
}

/** Leaves a field. */
export async function leave(field: HTMLElement): Promise<void> {
  field.dispatchEvent(new FocusEvent("blur"));
  await drawn();
}

/** Presses a key on an element; says whether the element made use of it. */
export async function key(element: HTMLElement, name: string, modifiers: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...modifiers });
  element.dispatchEvent(event);
  await drawn();
  return event.defaultPrevented;
}

export async function press(button: HTMLElement): Promise<void> {
  button.focus();
  button.click();
  await drawn();
}

/** Everything is in view: happy-dom lays nothing out, and its own observer never sees anything. */
export function seeEverything(): void {
  class Seeing extends IntersectionObserver {
    readonly #see: IntersectionObserverCallback;

    constructor(see: IntersectionObserverCallback) {
      super(see);
      this.#see = see;
    }

    override observe(target: Element): void {
      const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
      queueMicrotask(() => this.#see([entry], this));
    }
  }
  vi.stubGlobal("IntersectionObserver", Seeing);
}

/** Nothing has a size: happy-dom lays nothing out. */
export function measureNothing(): void {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
}
