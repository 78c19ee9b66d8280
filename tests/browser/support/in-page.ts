/**
 * Finding elements, inside the page. The functions of this file are sent as source text, so they use nothing but one
 * another and the DOM; each must be listed in `inPageSource`.
 */
import type { Target } from "./browser.js";

export interface Query {
  readonly selector: string | null;
  readonly role: string | null;
  readonly name: string | null;
  readonly pattern: readonly [source: string, flags: string] | null;
}

export function toQuery(target: Target): Query {
  if (typeof target === "string") return { selector: target, role: null, name: null, pattern: null };
  const { role, name } = target;
  if (name === undefined) return { selector: null, role, name: null, pattern: null };
  if (typeof name === "string") return { selector: null, role, name: name.replace(/\s+/g, " ").trim(), pattern: null };
  return { selector: null, role, name: null, pattern: [name.source, name.flags.replace(/[gy]/g, "")] };
}

export function describeTarget(target: Target): string {
  if (typeof target === "string") return target;
  return target.name === undefined ? target.role : `${target.role} ${JSON.stringify(String(target.name))}`;
}

function collapse(text: string): string {
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

function contains(outer: Element, inner: Element | null): boolean {
  for (let at = inner; at; at = flatParent(at)) if (at === outer) return true;
  return false;
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

function inputRole(input: HTMLInputElement): string {
  const roles: Record<string, string> = {
    button: "button",
    submit: "button",
    reset: "button",
    image: "button",
    checkbox: "checkbox",
    radio: "radio",
    range: "slider",
    number: "spinbutton",
    search: "searchbox",
    text: "textbox",
    email: "textbox",
    url: "textbox",
    tel: "textbox",
  };
  if (input.hasAttribute("list") && roles[input.type] === "textbox") return "combobox";
  return roles[input.type] ?? "";
}

function roleOf(element: Element): string {
  const given = element.getAttribute("role")?.trim().split(/\s+/)[0];
  if (given) return given;
  if (element instanceof HTMLInputElement) return inputRole(element);
  if (element instanceof HTMLSelectElement) return element.multiple || element.size > 1 ? "listbox" : "combobox";
  if (element instanceof HTMLAnchorElement) return element.hasAttribute("href") ? "link" : "";
  const roles: Record<string, string> = {
    article: "article",
    aside: "complementary",
    button: "button",
    details: "group",
    dialog: "dialog",
    fieldset: "group",
    figure: "figure",
    footer: "contentinfo",
    form: "form",
    header: "banner",
    img: "img",
    li: "listitem",
    main: "main",
    math: "math",
    meter: "meter",
    nav: "navigation",
    ol: "list",
    option: "option",
    output: "status",
    progress: "progressbar",
    section: "region",
    summary: "button",
    table: "table",
    td: "cell",
    textarea: "textbox",
    th: "columnheader",
    tr: "row",
    ul: "list",
  };
  return /^h[1-6]$/.test(element.localName) ? "heading" : (roles[element.localName] ?? "");
}

/** What the content of an element says: its text, with the names of images and labelled parts, without hidden parts. */
function contentText(element: Element, without: Element | null): string {
  let text = "";
  for (const node of (element.shadowRoot ?? element).childNodes) {
    if (node instanceof Text) text += node.data;
    if (!(node instanceof Element) || node === without || node.getAttribute("aria-hidden") === "true") continue;
    if (!node.checkVisibility({ visibilityProperty: true })) continue;
    const inline = getComputedStyle(node).display.startsWith("inline") || node instanceof SVGElement;
    const label = node.getAttribute("aria-label") ?? node.getAttribute("alt") ?? contentText(node, without);
    text += inline ? label : ` ${label} `;
  }
  return text;
}

function labelsOf(element: Element): string {
  if (!("labels" in element) || !element.labels) return "";
  return [...(element.labels as NodeListOf<HTMLLabelElement>)].map((label) => contentText(label, element)).join(" ");
}

/** An approximation of "Accessible Name and Description Computation" that is enough for ordinary pages. */
function nameOf(element: Element): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const ids = element.getAttribute("aria-labelledby")?.trim().split(/\s+/) ?? [];
  const labelled = ids.map((id) => {
    const label = root.getElementById(id);
    return label ? (label.getAttribute("aria-label") ?? contentText(label, null)) : "";
  });
  const ownLabel = element.querySelector(":scope > legend, :scope > caption, :scope > figcaption, :scope > title");
  const fromContent =
    /^(button|link|heading|option|tab|menuitem.*|checkbox|radio|switch|treeitem|tooltip|cell|columnheader|rowheader|row)$/;
  const candidates = [
    () => labelled.join(" "),
    () => element.getAttribute("aria-label") ?? "",
    () => labelsOf(element),
    () => (ownLabel ? contentText(ownLabel, null) : ""),
    () => (element instanceof HTMLInputElement && inputRole(element) === "button" ? element.value : ""),
    () => element.getAttribute("alt") ?? "",
    () => (fromContent.test(roleOf(element)) ? contentText(element, null) : ""),
    () => element.getAttribute("title") ?? "",
    () => element.getAttribute("placeholder") ?? "",
  ];
  for (const candidate of candidates) {
    const name = collapse(candidate());
    if (name !== "") return name;
  }
  return "";
}

function matches(element: Element, query: Query): boolean {
  if (!isVisible(element)) return false;
  if (query.role === null) return true;
  if (roleOf(element) !== query.role || isHiddenFromReaders(element)) return false;
  if (query.name !== null) return nameOf(element) === query.name;
  return query.pattern === null || new RegExp(...query.pattern).test(nameOf(element));
}

function findFirst(query: Query): HTMLElement | SVGElement | null {
  for (const root of roots()) {
    for (const element of root.querySelectorAll<HTMLElement | SVGElement>(query.selector ?? "*")) {
      if (matches(element, query)) return element;
    }
  }
  return null;
}

function boxOf(element: Element): { x: number; y: number; width: number; height: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Scrolls to the element and says where it is. `block: "center"` helps when a sticky bar covers the nearest place. */
export function boxInPage(query: Query, block: string) {
  const element = findFirst(query);
  if (!element) return null;
  element.scrollIntoView({ block: block as ScrollLogicalPosition, inline: "nearest", behavior: "instant" });
  return boxOf(element);
}

/** Where a click on the element must go, and what would catch it instead (null: nothing). */
export function clickableInPage(query: Query, block: string) {
  const found = findFirst(query);
  if (!found) return null;
  const small = found.getBoundingClientRect().width < 4;
  // A control hidden for the eye only is operated by its label.
  const label = found instanceof HTMLInputElement && small ? found.labels?.[0] : undefined;
  const element = label ?? found;
  element.scrollIntoView({ block: block as ScrollLogicalPosition, inline: "nearest", behavior: "instant" });
  const box = boxOf(element);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  let hit = document.elementFromPoint(x, y);
  for (let root = hit?.shadowRoot; root; root = hit?.shadowRoot) {
    const inner = root.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  const labels = found instanceof HTMLInputElement ? [...(found.labels ?? [])] : [];
  const caught = [element, ...labels].some((owner) => contains(owner, hit));
  const other = hit ? `<${hit.localName} class="${hit.getAttribute("class") ?? ""}">` : "nothing, it is out of view";
  return { ...box, coveredBy: caught ? null : other };
}

export function textInPage(query: Query) {
  const element = findFirst(query);
  if (!element) return null;
  if ("value" in element && typeof element.value === "string" && !(element instanceof HTMLButtonElement)) {
    return { text: element.value };
  }
  return { text: collapse(element instanceof HTMLElement ? element.innerText : (element.textContent ?? "")) };
}

export function attributeInPage(query: Query, name: string) {
  const element = findFirst(query);
  return element && { value: element.getAttribute(name) };
}

function announce(element: Element): void {
  element.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
}

export function selectInPage(query: Query, value: string) {
  const element = findFirst(query);
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
export function beginFillInPage(query: Query, value: string) {
  const element = findFirst(query);
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
export function leaveFieldInPage() {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (active instanceof HTMLElement) active.blur();
  return { done: true };
}

export const inPageSource = [
  collapse,
  roots,
  flatParent,
  contains,
  isVisible,
  isHiddenFromReaders,
  inputRole,
  roleOf,
  contentText,
  labelsOf,
  nameOf,
  matches,
  findFirst,
  boxOf,
  announce,
]
  .map(String)
  .join("\n");
