import { expect } from "vitest";
import { openPlayground, pressButton, siteForAll, state, story, waitForStatus } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

/** Where the rows of the weights have stood, in each of so many frames: the upper and lower edges seen. */
const placesOfWeights = (page: Page, frames: number) =>
  page.evaluate(async (count) => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const seen = new Set<string>();
    for (let frame = 0; frame < count; frame++) {
      await new Promise((painted) => requestAnimationFrame(painted));
      const rows = [...(root?.querySelectorAll("pp-weights tr[data-place]") ?? [])];
      seen.add(
        rows
          .map((row) => row.getBoundingClientRect())
          .map(({ top, bottom }) => `${top} ${bottom}`)
          .join("; "),
      );
    }
    return [...seen];
  }, frames);

describeOneBrowser("the story", (getBrowser, _engine) => {
  const server = siteForAll();
  let page: Page;

  atNight.each(["?speed=30", "?data=xor&speed=30"])(
    "keeps the weights where they are while it plays: %s",
    async (query) => {
      page = await openPlayground(getBrowser(), server, query);
      await pressButton(page, "Play");
      const places = await placesOfWeights(page, 24);
      expect(places).toHaveLength(1);
      expect(places[0]).toMatch(/^\d/);
    },
  );

  atNight("says of XOR that it goes round, and repairs it by a cure that was found to work", async () => {
    page = await openPlayground(getBrowser(), server, "?data=xor&speed=max&max-epochs=50");
    await pressButton(page, "Play");
    await waitForStatus(page, "stopped");
    await expect.poll(() => page.text("pp-verdict"), { timeout: 5000 }).toContain("no line can");
    await expect.poll(() => story(page), { timeout: 5000 }).toMatch(/the weights are the same as before it/);
    expect(await story(page)).not.toMatch(/more epochs/);
    await pressButton(page, "Add x₁∧x₂");
    await expect.poll(async () => (await state(page)).features).toEqual(["x1", "x2", "x1*x2"]);
    await expect.poll(() => page.text("pp-verdict"), { timeout: 5000 }).toContain("a plane separates these");
    await pressButton(page, "See it in 3-D");
    await expect.poll(async () => (await state(page)).ui.lift).toMatchObject({ feature: "x1*x2" });
    await pressButton(page, "Play");
    await waitForStatus(page, "converged");
  });
});
