import { afterAll, beforeAll, expect } from "vitest";
import { serveWithAxe, violations } from "./axe.js";
import { focusOn, key, openPlayground, press, pressButton, serveSite, state } from "./playground.js";
import { served } from "./subject.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";
import type { Server } from "./support/server.js";

const slider = (name: "reach" | "turn" | "bias") => `.pp-proof-target input[id$="-${name}"]`;

const target = async (page: Page) => (await state(page)).ui.target ?? [];

/** Moves a slider as a pointer that presses the middle of its track does. */
const pressMiddle = (page: Page, selector: string): Promise<void> => press(page, selector);

const keys = async (page: Page, name: string, times: number): Promise<void> => {
  for (let k = 0; k < times; k++) await key(page, name);
};

describeOneBrowser("the target of the proofs", (getBrowser, engine) => {
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    server = await (served ? serveWithAxe({}) : serveSite());
  });
  afterAll(() => server.close());

  const said = () => page.text("pp-proof");

  atNight("is moved by keys and by a pointer, and the updates that go the wrong way are named", async () => {
    page = await openPlayground(getBrowser(), server, "?data=and&visit=36&drawer=margin&proof=distance&target=2,2,-3");
    await expect.poll(said, { timeout: 15_000 }).toContain("Updates 12 and 17 go the wrong way");
    await focusOn(page, slider("reach"));
    // From 40 to 60 of 120: half of the best α, from which on no update goes the wrong way.
    await keys(page, "ArrowRight", 19);
    await expect.poll(said).toContain("Updates 12 and 17 go the wrong way");
    await keys(page, "ArrowRight", 1);
    await expect.poll(said).toContain("No update so far goes the wrong way");
    expect(await target(page)).toEqual([3, 3, -4.5]);
    await pressMiddle(page, slider("reach"));
    await expect.poll(said).toContain("smallest at α = ηR²/γ");
    if (served && engine === "chromium") expect(await violations(page)).toEqual([]);
    await pressButton(page, "Back to the best");
    await expect.poll(() => target(page)).toEqual([]);
  });

  atNight("answers the steps of lesson 10 that ask for it", async () => {
    page = await openPlayground(getBrowser(), server, "?lesson=10.10");
    await expect.poll(said, { timeout: 15_000 }).toContain("At most 51 updates.");
    await focusOn(page, slider("turn"));
    await keys(page, "ArrowRight", 15);
    await expect
      .poll(() => page.text("pp-lesson"), { timeout: 15_000 })
      .toContain("With a smaller γ the lower dashed line");
  });

  atNight("is left to the reader’s own sentence at the end of a lesson, until that is compared", async () => {
    page = await openPlayground(getBrowser(), server, "?lesson=10.13");
    const open = () => page.attribute(".pp-lesson-keep", "open");
    await expect
      .poll(() => page.text(".pp-lesson-keep > summary"), { timeout: 15_000 })
      .toContain("What will you keep");
    expect(await open()).toBeNull();
    await press(page, ".pp-lesson-keep > summary");
    await expect.poll(open).not.toBeNull();
    if (served && engine === "chromium") expect(await violations(page)).toEqual([]);
  });
});
