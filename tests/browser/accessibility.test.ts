import { expect, test } from "vitest";
import { openPlayground, painted, pressButton, siteForAll, stageText } from "./playground.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser } from "./support/browsers.js";

describeOneBrowser("accessibility", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  test("the stage says in words what it shows", async () => {
    page = await openPlayground(getBrowser(), server, "?data=cs188&visit=0");
    // It is known that a line separates them; which, once somebody asks why.
    await pressButton(page, "Why?");
    await expect
      .poll(() => stageText(page))
      .toBe(
        "Examples: 3 positive, 2 negative. There is no boundary: the weights are 0 and the bias is −1, so every score is negative. " +
          "The examples are linearly separable. The stage shows the maximum-margin line, with a margin of 0.2236 on both sides. " +
          "No example has been visited yet. 3 examples are misclassified now.",
      );
    await pressButton(page, "Why?");
    await page.evaluate(() => document.querySelector("perceptron-playground")?.advance({ until: "converged" }));
    await painted(page);
    await expect
      .poll(() => stageText(page))
      .toMatch(
        /^Examples: 3 positive, 2 negative\. The boundary is 12 x1 \+ 2 x2 − 31 = 0\. The examples are linearly separable\. Visit 1\D?160: example 5, .* No example is misclassified now\.$/,
      );
  });
});
