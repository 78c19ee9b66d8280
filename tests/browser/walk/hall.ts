import { painted } from "../playground.js";
import type { Page } from "../support/browser.js";

/** What is too small, cut or touched of what the last row of a lecture hall reads; heights in parts of the window's. */
const unreadableNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    if (!root) return ["no page"];
    const seen = (selector: string): Element[] =>
      [...root.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const wrong: string[] = [];
    const leasts = [
      [".pp-story-sentence", 3.3],
      // In the largest type that the longest form has room in: that of several classes is long.
      [".pp-equation .pp-math", 2.4],
      [".pp-story-predictor", 2.4],
      [".pp-verdict-text", 2.4],
      [".pp-transport-status span", 2.4],
      [".pp-transport-caption", 2.4],
      [".pp-timeline-canvas", 2.4],
      [".pp-transport-pace select", 2.4],
      [":is(.pp-code, .pp-answer-choice) code", 2.4],
    ] as const;
    for (const [selector, least] of leasts) {
      for (const one of seen(selector)) {
        const size = (100 * Number.parseFloat(getComputedStyle(one).fontSize)) / innerHeight;
        if (size < least - 0.005) wrong.push(`${selector}: ${size.toFixed(2)} % of the height`);
      }
    }
    const [strip] = root.querySelector(".pp-app[data-guide]") ? seen("pp-story") : seen('[data-part="story"]');
    const around = strip?.getBoundingClientRect();
    const rows = seen(
      "pp-story :is(.pp-story-sentence, .pp-equation :is(.pp-math, p, button), pp-remedies p, .pp-story-cures, .pp-story-predictor)",
    );
    const boxes = rows.map((one) => ({
      one,
      box: one.getBoundingClientRect(),
      text: one.textContent?.trim().slice(0, 20),
    }));
    for (const { one, box, text } of boxes) {
      const inside =
        around &&
        box.left >= around.left - 1 &&
        box.right <= around.right + 1 &&
        box.top >= around.top - 1 &&
        box.bottom <= around.bottom + 1;
      if (!inside) wrong.push(`cut: ${text}`);
      for (const other of boxes) {
        const apart =
          box.right <= other.box.left + 1 ||
          box.left >= other.box.right - 1 ||
          box.bottom <= other.box.top + 0.5 ||
          box.top >= other.box.bottom - 0.5;
        if (one !== other.one && !one.contains(other.one) && !other.one.contains(one) && !apart)
          wrong.push(`touches: ${text}, ${other.text}`);
      }
    }
    for (const one of seen(".pp-verdict-text, .pp-transport-status, .pp-transport-caption, pp-lesson, pp-quiz")) {
      if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
        wrong.push(`cut: ${one.className || one.localName}`);
      if (/^pp-/.test(one.localName) && one.scrollHeight > one.clientHeight + 1)
        wrong.push(`scrolls: ${one.localName}`);
    }
    for (const one of seen(".pp-trace-scroll, .pp-comparison-scroll"))
      if (one.scrollWidth > one.clientWidth + 1) wrong.push(`columns of ${one.className} are cut`);
    for (const one of seen(".pp-verdict-text"))
      if (one.clientHeight > 2 * Number.parseFloat(getComputedStyle(one).fontSize))
        wrong.push(`the verdict takes two lines: ${one.textContent}`);
    const timeline = (root.querySelector(".pp-timeline")?.getBoundingClientRect().width ?? 0) / innerWidth;
    if (timeline < 0.25) wrong.push(`a timeline of ${timeline.toFixed(2)} of the width`);
    const guide = root.querySelector("pp-lesson, pp-quiz")?.getBoundingClientRect();
    for (const one of seen(".pp-tab")) {
      const { right, bottom } = one.getBoundingClientRect();
      if (guide && right > guide.left && bottom > guide.top + 1) wrong.push(`over the lesson: ${one.textContent}`);
    }
    // A lesson may need rows of its own above the stage, and has said what to look at.
    const least = guide ? 0.29 : 0.7;
    const stage = (root.querySelector('[data-part="stage"]')?.getBoundingClientRect().height ?? 0) / innerHeight;
    if (stage < least) wrong.push(`a stage of ${stage.toFixed(2)} of the height`);
    if (document.documentElement.scrollHeight > innerHeight) wrong.push("the page scrolls");
    return wrong;
  });

/** The same, still unreadable after the time that fitting takes. */
export async function unreadable(page: Page): Promise<string[]> {
  for (const until = Date.now() + 3000; ; ) {
    const wrong = await unreadableNow(page);
    if (wrong.length === 0 || Date.now() > until) return wrong;
    await painted(page);
  }
}
