/**
 * What the harness does inside the page, by the names it calls them. Arguments and results travel as JSON; null says
 * that there is no visible match.
 */
import type { Box } from "../browser.js";
import { collapse, contains, find, type Query } from "./find.js";

/** Scrolls to the element and says where it is. `block: "center"` helps when a sticky bar covers the nearest place. */
export function box(query: Query, block: ScrollLogicalPosition) {
  const element = find(query);
  return element && scrolledTo(element, block);
}

/** Where a click on the element must go, and what would catch it instead (null: nothing). */
export function clickable(query: Query, block: ScrollLogicalPosition) {
  const found = find(query);
  if (!found) return null;
  const labels = found instanceof HTMLInputElement ? [...(found.labels ?? [])] : [];
  // A control hidden for the eye only is operated by its label.
  const element = (found.getBoundingClientRect().width < 4 && labels[0]) || found;
  const place = scrolledTo(element, block);
  const hit = deepestAt(place.x + place.width / 2, place.y + place.height / 2);
  const caught = [element, ...labels].some((owner) => contains(owner, hit));
  const other = hit ? `<${hit.localName} class="${hit.getAttribute("class") ?? ""}">` : "nothing, it is out of view";
  return { ...place, coveredBy: caught ? null : other };
}

export function text(query: Query) {
  const element = find(query);
  if (!element) return null;
  if ("value" in element && typeof element.value === "string" && !(element instanceof HTMLButtonElement)) {
    return { text: element.value };
  }
  return { text: collapse(element instanceof HTMLElement ? element.innerText : (element.textContent ?? "")) };
}

export function attribute(query: Query, name: string) {
  const element = find(query);
  return element && { value: element.getAttribute(name) };
}

export function select(query: Query, value: string) {
  const element = find(query);
  if (!element) return null;
  if (!(element instanceof HTMLSelectElement)) throw new Error(`<${element.localName}> is not a <select>`);
  const options = [...element.options];
  if (element.disabled || !options.some((option) => option.value === value && !option.disabled)) {
    throw new Error(`cannot select "${value}"; values: ${options.map((option) => `"${option.value}"`).join(", ")}`);
  }
  element.focus();
  element.value = value;
  announce(element);
  return { done: true };
}

/** Makes a text field ready for typing over, or gives a control without text its value. */
export function beginFill(query: Query, value: string) {
  const element = find(query);
  if (!element) return null;
  const isInput = element instanceof HTMLInputElement;
  if (!isInput && !(element instanceof HTMLTextAreaElement)) throw new Error(`cannot fill <${element.localName}>`);
  if (element.disabled || element.readOnly) throw new Error("cannot fill a field that is disabled or read-only");
  element.focus();
  if (isInput && /^(range|color|date|time|month|week|datetime-local)$/.test(element.type)) {
    element.value = value;
    announce(element);
    return { type: false };
  }
  element.select();
  return { type: true };
}

/** Leaves the focused field, through shadow roots, which makes it fire its change event. */
export function leaveField() {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (active instanceof HTMLElement) active.blur();
  return { done: true };
}

function scrolledTo(element: Element, block: ScrollLogicalPosition): Box {
  element.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** The element at a point of the viewport, in the innermost shadow root. */
function deepestAt(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (let root = hit?.shadowRoot; root; root = hit?.shadowRoot) {
    const inner = root.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  return hit;
}

function announce(element: Element): void {
  element.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
}
