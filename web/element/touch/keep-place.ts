import { afterPaint } from "../../views/shared/loading/after-paint.js";
import { scrollPage } from "./scroll-page.js";

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
export function keepPlace(page: HTMLElement, signal: AbortSignal): void {
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
