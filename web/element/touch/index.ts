import { afterPaint } from "../../ui/page/after-paint.js";

/** What is read on a phone: one of these is there at a time, or a view below the step that is about it. */
const sheets = '[data-area="story"], [data-area="setup"], .pp-panel';
/** What a place is kept at: of paragraphs their text, and else what holds nothing. */
const pieces = "p, :not(p *):not(:has(*))";

interface Place {
  readonly piece: Element;
  /** How far below the upper edge of what is read it begins, in pixels. */
  readonly below: number;
}

/** How far below the upper edge of the window what is read begins: below the stage where that is pinned. */
function edgeOf(sheet: Element): number {
  return Number.parseFloat(getComputedStyle(sheet).scrollMarginTop) || 0;
}

/** The first piece in sight of what is read; null where its beginning is. */
function placeOf(page: HTMLElement): Place | null {
  for (const sheet of page.querySelectorAll(sheets)) {
    const edge = edgeOf(sheet);
    if (!sheet.checkVisibility() || sheet.getBoundingClientRect().bottom < edge) continue;
    if (sheet.getBoundingClientRect().top > edge) return null;
    for (const piece of sheet.querySelectorAll(pieces)) {
      const { top, bottom, height } = piece.getBoundingClientRect();
      if (height > 0 && (top + bottom) / 2 > edge) return { piece, below: Math.max(0, top - edge) };
    }
  }
  return null;
}

/** What is read stays where it is read when the device is turned, though another part of the page scrolls then. */
function keepPlace(page: HTMLElement, signal: AbortSignal): void {
  let width = innerWidth;
  let place: Place | null = null;
  let turning = false;
  const note = (): void => {
    if (!turning && innerWidth === width) place = placeOf(page);
  };
  const turn = async (): Promise<void> => {
    if (turning || innerWidth === width) return;
    turning = true;
    await afterPaint();
    width = innerWidth;
    turning = false;
    const sheet = place?.piece.closest(sheets);
    if (place && sheet) scrollPage(page, place.piece.getBoundingClientRect().top - edgeOf(sheet) - place.below);
  };
  note();
  // Also that of the page itself, which does not bubble.
  for (const target of [window, page]) target.addEventListener("scroll", note, { passive: true, signal });
  window.addEventListener("resize", turn, { signal });
}

const textFields = "textarea, input:not([type=radio], [type=checkbox], [type=range], [type=color], [type=file])";

/** From where to where is read what belongs to a field: its question and what checks the answer, the question, the field. */
function spansOf(field: Element): (readonly [top: number, bottom: number])[] {
  const task = field.closest(".pp-task");
  const at = field.getBoundingClientRect();
  const question = (task?.querySelector(".pp-task-ask") ?? field).getBoundingClientRect();
  const all = (task ?? field).getBoundingClientRect();
  return [
    [all.top, all.bottom],
    [question.top, at.bottom],
    [at.top, at.bottom],
  ];
}

/** Pixels that stay free above and below. */
const AIR = 8;

/**
 * While somebody types on an on-screen keyboard nothing is pinned (`data-typing`), and the field is in what the keyboard
 * leaves of the window, with its question wherever both fit. A visual viewport changes without the layout: so this measures.
 */
function keepField(page: HTMLElement, signal: AbortSignal): void {
  const { visualViewport } = window;
  if (!visualViewport) return;
  const show = async (): Promise<void> => {
    await afterPaint();
    const field = page.querySelector<HTMLElement>(`:is(${textFields}):focus`);
    if (!field) return;
    // In what is open over the page: that scrolls in its place.
    if (field.closest(".pp-popover") || !field.closest(".pp-part, .pp-panel")) {
      field.scrollIntoView({ block: "nearest" });
      return;
    }
    const foot = page.querySelector(".pp-drawer-bar")?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    const top = visualViewport.offsetTop + AIR;
    const bottom = Math.min(visualViewport.offsetTop + visualViewport.height, foot) - AIR;
    const span = spansOf(field).find(([from, to]) => to - from <= bottom - top);
    if (span) scrollPage(page, Math.min(0, span[0] - top) || Math.max(0, span[1] - bottom));
  };
  const typing = ({ target }: Event): void => {
    page.toggleAttribute("data-typing", (target as Element).matches(textFields));
    void show();
  };
  page.addEventListener("focusin", typing, { signal });
  page.addEventListener("focusout", () => page.removeAttribute("data-typing"), { signal });
  visualViewport.addEventListener("resize", show, { signal });
}

/** Keeps in sight what a hand is at, while an on-screen keyboard comes and the device is turned. */
export function keepInSight(page: HTMLElement, signal: AbortSignal): void {
  keepField(page, signal);
  keepPlace(page, signal);
}

/** Scrolls the page where it scrolls itself, in a phone that lies, and else the window. */
function scrollPage(page: HTMLElement, by: number): void {
  (getComputedStyle(page).overflowY === "auto" ? page : window).scrollBy(0, by);
}
