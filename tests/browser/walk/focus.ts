import type { Page } from "../support/browser.js";

interface Focus {
  readonly name: string;
  /** Whether a point of the control is in sight: no other part is over it there, and it is in the window. */
  readonly seen: boolean;
}

/**
 * What has the focus a frame later, through shadow roots; of a control that is drawn by its label, that. Null where it has
 * left the page.
 */
const focus = (page: Page): Promise<Focus | null> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active || active === document.body || active.localName === "perceptron-playground") return null;
    const parts: Element[] = [active];
    if (active instanceof HTMLInputElement || active instanceof HTMLSelectElement) parts.push(...(active.labels ?? []));
    const deepest = (x: number, y: number): Element | null => {
      let at = document.elementFromPoint(x, y);
      while (at?.shadowRoot) {
        const inner = at.shadowRoot.elementFromPoint(x, y);
        if (!inner || inner === at) break;
        at = inner;
      }
      return at;
    };
    const inSight = (part: Element): boolean => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      for (let y = Math.max(top, 0) + 1; y < Math.min(bottom, innerHeight); y += 3) {
        for (let x = Math.max(left, 0) + 1; x < Math.min(right, innerWidth); x += 3) {
          const at = deepest(x, y);
          // What a question draws over the stage hides nothing of it.
          if (at && (part.contains(at) || (part.matches(".pp-stage-surface") && at.closest("pp-quiz-board"))))
            return true;
        }
      }
      return false;
    };
    const text = active.getAttribute("aria-label") ?? parts.at(-1)?.textContent?.trim().replace(/\s+/g, " ") ?? "";
    return { name: `${active.localName}.${active.className} ${text}`.slice(0, 80), seen: parts.some(inSight) };
  });

/** Fewer stops are no walk: the focus has left the page at once. */
const fewest = 16;

/** Goes through all controls by the keyboard, there and back; those that are not in sight when they have the focus. */
export async function hiddenFocus(page: Page): Promise<string[]> {
  const hidden = new Set<string>();
  let stops = 0;
  for (const by of ["Tab", "Shift+Tab"]) {
    for (let count = 0; ; count++) {
      if (count > 150) return ["the focus never leaves the page"];
      await page.keyboard.press(by);
      const now = await focus(page);
      if (!now) break;
      stops++;
      if (!now.seen) hidden.add(`${now.name} has the focus, and cannot be seen`);
    }
  }
  return stops < fewest ? [...hidden, `there are ${stops} stops`] : [...hidden];
}
