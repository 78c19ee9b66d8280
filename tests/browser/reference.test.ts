import { expect } from "vitest";
import { openPlayground, painted, pressButton, ready, siteForAll, state } from "./playground.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

describeOneBrowser("the reference", (getBrowser) => {
  const server = siteForAll();

  atNight("is where Help leads, and its examples lead back", async () => {
    const page = await openPlayground(getBrowser(), server, "", { fresh: true });
    await pressButton(page, "Help");
    await page.click({ role: "link", name: "Reference" });
    await page.waitFor(() => document.title === "Reference: Perceptron Playground");
    expect(await page.problems()).toEqual([]);
    await page.click({ role: "link", name: "?data=moons&noise=0.2" });
    await page.waitFor(() => document.querySelector("perceptron-playground") !== null);
    await ready(page);
    await painted(page);
    await expect.poll(async () => (await state(page)).data).toMatchObject({ name: "moons", noise: 0.2 });
  });
});
