const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';

/** Milliseconds that belong together: views of one frame are drawn one after the other. */
const together = 60;

/** Tells which live regions of a page say something new: what happened in the order of the page, then how things stand. */
export class LiveRegions {
  readonly #page: Element;
  readonly #tell: (regions: readonly Element[]) => void;
  readonly #observer = new MutationObserver((records) => this.#collect(records));
  readonly #changed = new Set<Element>();
  /** What each said last. */
  readonly #said = new WeakMap<Element, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(page: Element, tell: (regions: readonly Element[]) => void) {
    this.#page = page;
    this.#tell = tell;
  }

  start(): void {
    // What is there already is not new.
    for (const region of this.#page.querySelectorAll(live)) this.#said.set(region, textOf(region));
    this.#observer.observe(this.#page, { subtree: true, childList: true, characterData: true });
  }

  stop(): void {
    this.#observer.disconnect();
    clearTimeout(this.#timer);
    this.#changed.clear();
  }

  /** What a region brings along when it comes onto the page is not told by screen readers either. */
  #collect(records: readonly MutationRecord[]): void {
    for (const { target } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
      if (region) this.#changed.add(region);
    }
    if (this.#changed.size > 0) this.#timer ??= setTimeout(() => this.#flush(), together);
  }

  #flush(): void {
    this.#timer = undefined;
    const changed = [...this.#changed].filter((region) => {
      const text = textOf(region);
      const isNew = text !== this.#said.get(region);
      this.#said.set(region, text);
      return isNew && text !== "" && region.isConnected && region.checkVisibility();
    });
    this.#changed.clear();
    if (changed.length > 0) this.#tell(changed.sort(byPlace));
  }
}

/** What happened comes before how things stand then. */
function byPlace(a: Element, b: Element): number {
  const stands = (region: Element): number => Number(region.matches('[role="status"]'));
  if (stands(a) !== stands(b)) return stands(a) - stands(b);
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** What a region says, without its buttons. */
export function textOf(region: Element): string {
  const copy = region.cloneNode(true) as Element;
  for (const button of copy.querySelectorAll("button, [aria-hidden=true]")) button.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}
