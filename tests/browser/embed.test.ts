import { expect, test } from "vitest";
import { openPlayground, siteForAll } from "./playground.js";
import { describeOneBrowser, sampled } from "./support/browsers.js";

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

describeOneBrowser("a figure in another page", (getBrowser) => {
  const server = siteForAll();

  test.each(
    sampled(
      [
        [640, 480],
        [360, 560],
      ],
      1,
    ),
  )("has stage, transport and story in %i × %i, none over another and nothing outside", async (width, height) => {
    const page = await openPlayground(getBrowser(), server, "?embed=true&visit=12", { width, height });
    const seen = await page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const boxOf = (selector: string): Box => {
        const { top, bottom, left, right } = root?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { top, bottom, left, right };
      };
      const { scrollHeight, scrollWidth } = document.documentElement;
      return {
        parts: Array.from(root?.querySelectorAll<HTMLElement>(".pp-part") ?? [], ({ dataset }) => dataset["part"]),
        stage: boxOf('[data-part="stage"]'),
        transport: boxOf('[data-part="transport"]'),
        play: boxOf(".pp-transport-play"),
        timeline: boxOf(".pp-timeline"),
        story: boxOf(".pp-story-sentence"),
        size: { scrollHeight, scrollWidth },
      };
    });
    const { parts, stage, transport, play, timeline, story, size } = seen;
    expect(parts).toEqual(["stage", "transport", "story"]);
    expect(size).toEqual({ scrollHeight: height, scrollWidth: width });
    expect(stage.bottom - stage.top).toBeGreaterThan(height / 3);
    expect(transport.top).toBeGreaterThanOrEqual(stage.bottom);
    expect(story.top).toBeGreaterThanOrEqual(transport.bottom);
    for (const { top, bottom, left, right } of [play, timeline, story]) {
      expect(top >= 0 && left >= 0 && bottom <= height && right <= width).toBe(true);
      expect(bottom - top).toBeGreaterThan(0);
    }
    await page.close();
  });

  test("shows what is locked, and takes nothing there", async () => {
    const page = await openPlayground(getBrowser(), server, "?lock=learner,transport&pinned=true");
    const seen = await page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const taken = (selector: string) => root?.querySelector(selector)?.matches(":enabled");
      return {
        learner: taken("#pp-learner"),
        epochs: taken("#pp-max-epochs"),
        play: taken(".pp-transport-play"),
        timeline: root?.querySelector(".pp-timeline")?.getAttribute("aria-disabled"),
        why: root?.querySelector(".pp-locked > legend")?.textContent,
      };
    });
    expect(seen).toEqual({
      learner: false,
      epochs: true,
      play: false,
      timeline: "true",
      why: "The author of this page has locked this.",
    });
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.evaluate(() => document.querySelector("perceptron-playground")?.state.visit)).toBe(0);
    await page.close();
  });
});
