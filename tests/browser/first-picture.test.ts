import { expect, test } from "vitest";
import { openBare, siteForAll } from "./playground.js";
import { describeOneBrowser, sampled } from "./support/browsers.js";

describeOneBrowser("what the page shows before its script has run", (getBrowser) => {
  const server = siteForAll();

  const windows = [
    [1366, 768],
    [1920, 1080],
    [600, 900],
    [390, 844],
  ] as const;
  test.each(sampled(windows, 0, 3))("stands where the page then has it: at %i × %i", async (width, height) => {
    const page = await openBare(getBrowser(), server, { width, height });
    const { before, after } = await page.evaluate(() => {
      const playground = document.querySelector("perceptron-playground");
      const picture = playground?.querySelector(".first-picture");
      if (!playground?.shadowRoot || !picture) throw new Error("the page has no first picture");
      const boxes = (root: ParentNode, selectors: readonly string[]) =>
        selectors.map((selector) => {
          const box = root.querySelector(selector)?.getBoundingClientRect();
          return { left: box?.left ?? 0, top: box?.top ?? 0, right: box?.right ?? 0, bottom: box?.bottom ?? 0 };
        });
      const there = ["h1", '[data-area="stage"]', ".pp-transport-play", '[data-area="story"]'];
      const after = boxes(playground.shadowRoot, there);
      // What is slotted has no box once the page is there.
      document.body.prepend(picture);
      return { before: boxes(picture, ["strong", "div", "button", "p"]), after };
    });
    const [title, frame, play, text] = before;
    const [heading, stage, button, story] = after;
    if (!title || !frame || !play || !text || !heading || !stage || !button || !story) throw new Error("no boxes");
    const middle = ({ top, bottom }: typeof title) => (top + bottom) / 2;
    const apart = {
      title: middle(title) - middle(heading),
      "left of the stage": frame.left - 26 - stage.left,
      "top of the stage": frame.top - 24 - stage.top,
      "right of the stage": frame.right + 10 - stage.right,
      "bottom of the stage": frame.bottom + 37 - stage.bottom,
      // In a narrow page the buttons share its width.
      "left of play": (play.left - button.left) / 4,
      "top of play": play.top - button.top,
      story: text.left - story.left,
    };
    for (const [what, pixels] of Object.entries(apart)) expect(Math.abs(pixels), what).toBeLessThan(6);
    await page.close();
  });
});
