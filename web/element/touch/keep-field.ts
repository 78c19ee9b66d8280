import { afterPaint } from "../../views/shared/loading/after-paint.js";
import { scrollPage } from "./scroll-page.js";

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
export function keepField(page: HTMLElement, signal: AbortSignal): void {
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
