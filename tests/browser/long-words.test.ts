import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeSetting, openSetting, settingButton, settingTitles } from "./arrangement.js";
import { openPlayground, painted, press, setState, state } from "./playground.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser, everyJourney } from "./support/browsers.js";
import { cutInks, cutPaces, layoutFaults, shortened, watchInks } from "./support/layout.js";
import type { Server } from "./support/server.js";
import { pseudoTongues, tongues } from "./tongues.js";

/** Width and height of windows, whether they are touched, and what else their address says. */
const sizes = [
  [360, 640, true, ""],
  [390, 844, true, ""],
  [844, 390, true, ""],
  [1280, 720, false, "&present=true"],
  [1366, 768, false, ""],
  [1920, 1080, false, ""],
] as const;

const xor = { data: { kind: "preset", name: "xor" } };

interface View {
  readonly ui?: Readonly<Record<string, unknown>>;
  readonly [part: string]: unknown;
}

/** What is looked at: parts of the state, and what is open on the page. Of these, direction decides on the place of things. */
const directed: readonly View[] = [
  { visit: 9 },
  { visit: 9, ui: { drawer: "margin" } },
  { visit: 9, ui: { drawer: "trace" } },
  { ...xor, visit: 1e6, maxEpochs: 3, ui: { drawer: "cures" } },
  { learners: [{ kind: "perceptron" }, { kind: "averaged" }, { kind: "pocket" }], visit: 9, ui: { drawer: "compare" } },
  { ui: { share: true } },
];

const all: readonly View[] = [
  ...directed,
  { visit: 9, ui: { drawer: "charts" } },
  { learners: [{ kind: "voted" }], visit: 9, ui: { drawer: "algorithm" } },
  { visit: 9, ui: { drawer: "orders" } },
  { visit: 9, ui: { drawer: "projection" } },
  { visit: 9, ui: { drawer: "weight-space" } },
  { ...xor, features: ["x1", "x2", "x1*x2"], visit: 30, ui: { lift: "x1*x2" } },
  { ui: { lessons: true } },
  { ui: { importing: true } },
  { ui: { worksheet: true } },
];

/** Where the layout has no place for a setup, as in the lecture hall, none of its parts opens. */
async function lookAtSettings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const title of settingTitles) {
    if (!(await page.has(settingButton(title)))) continue;
    await openSetting(page, title);
    found.push(...(await layoutFaults(page)));
    await closeSetting(page);
  }
  return found;
}

describeOneBrowser("words of any length", (getBrowser, engine) => {
  // WebKitGTK has no touch screen to drive.
  const fingers = (touch: boolean): boolean => touch && engine !== "webkit";

  describe.each(pseudoTongues)("in $name", ({ words, serve }) => {
    const looked = everyJourney ? sizes : sizes.filter((_, k) => (k % 2 === 0) === (words.direction === "ltr"));
    let server: Server;

    beforeAll(async () => {
      server = await serve();
    });
    afterAll(() => server.close());

    test.each(looked)(
      "at %i × %i nothing is cut, and nothing lies on anything else",
      async (width, height, touch, more) => {
        const options = { width, height, touch: fingers(touch), reducedMotion: true };
        const page = await openPlayground(getBrowser(), server, `de/?data=cs188&order=shuffle-once${more}`, options);
        await watchInks(page);
        const before = await state(page);
        for (const view of words.direction === "ltr" ? all : directed) {
          await setState(page, { ...before, ...view, ui: { ...before.ui, ...view.ui } });
          await painted(page);
          expect([...(await layoutFaults(page)), ...(await cutInks(page))], JSON.stringify(view)).toEqual([]);
        }
        await setState(page, before);
        if (words.direction === "ltr") expect(await lookAtSettings(page)).toEqual([]);
        await press(page, ".pp-help-button");
        await painted(page);
        expect(await layoutFaults(page)).toEqual([]);
        expect(await page.problems()).toEqual([]);
        await page.close();
      },
    );
  });

  test.each([sizes[0], sizes[1], sizes[4]])(
    "at %i × %i German has room for all of its words",
    async (width, height, touch) => {
      const server = await tongues[0].serve();
      const options = { width, height, touch: fingers(touch), reducedMotion: true };
      const page = await openPlayground(getBrowser(), server, "de/?data=cs188&order=shuffle-once&visit=100", options);
      expect(await cutPaces(page)).toEqual([]);
      expect(await shortened(page)).toEqual([]);
      expect(await layoutFaults(page)).toEqual([]);
      await page.close();
      await server.close();
    },
  );

  test("what is cut, sticks out or lies on something else is found", async () => {
    const server = await tongues[0].serve();
    const page = await openPlayground(getBrowser(), server, "", { width: 1100, height: 800 });
    expect(await layoutFaults(page)).toEqual([]);
    const faults = async (...made: readonly (readonly [tag: string, style: string])[]): Promise<string[]> => {
      await page.evaluate((parts) => {
        const app = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-app");
        app?.querySelector("[data-made]")?.remove();
        const box = document.createElement("div");
        box.dataset["made"] = "";
        box.style.cssText = "position: fixed; inset: 200px auto auto 100px; z-index: 99";
        for (const [tag, style] of parts) {
          const part = document.createElement(tag);
          part.style.cssText = style;
          part.textContent = "some words";
          box.append(part);
        }
        app?.append(box);
      }, made);
      return layoutFaults(page);
    };
    const narrow = "display: block; white-space: nowrap; width: 3em; padding: 0; margin: 0";
    expect(await faults(["p", "margin: 0"], ["p", "margin: 0"])).toEqual([]);
    expect(await faults(["p", `${narrow}; overflow: hidden`])).toEqual([expect.stringContaining("is cut by")]);
    expect(await faults(["p", `${narrow}; overflow: hidden; text-overflow: ellipsis`])).toEqual([]);
    expect(await faults(["p", `${narrow}; overflow: auto`])).toEqual([]);
    expect(await faults(["button", narrow])).toEqual([expect.stringContaining("sticks out of")]);
    expect(await faults(["p", "margin: 0"], ["p", "margin: -1em 0 0"])).toEqual([
      expect.stringContaining("overlap by"),
    ]);
    expect(await faults(["p", "position: relative; left: -999px"])).toEqual([
      expect.stringContaining("is cut by the window"),
    ]);
    await watchInks(page);
    const write = (x: number): Promise<void> =>
      page.evaluate((at) => {
        document.createElement("canvas").getContext("2d")?.fillText("some words", at, 50);
      }, x);
    await write(50);
    expect(await cutInks(page)).toEqual([]);
    await write(-20);
    expect(await cutInks(page)).toEqual([expect.stringContaining("some words")]);
    await page.close();
    await server.close();
  });
});
