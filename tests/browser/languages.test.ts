import { afterEach, describe, expect, test } from "vitest";
import { openView } from "../../web/element/part-entry.js";
import { builtIn, lessonIn } from "../../web/state/course/lessons/course.js";
import { answers } from "../../web/words/generated/en/answers.js";
import { course } from "../../web/words/generated/en/course.js";
import { drawer } from "../../web/words/generated/en/drawer.js";
import { header } from "../../web/words/generated/en/header.js";
import { lessons } from "../../web/words/generated/en/lessons.js";
import { preferences } from "../../web/words/generated/en/preferences.js";
import { setupCompare } from "../../web/words/generated/en/setupCompare.js";
import { share } from "../../web/words/generated/en/share.js";
import { timeline } from "../../web/words/generated/en/timeline.js";
import { tools } from "../../web/words/generated/en/tools.js";
import { transport } from "../../web/words/generated/en/transport.js";
import { visit } from "../../web/words/generated/en/visit.js";
import {
  choosePreset,
  closeSetting,
  drawerTabs,
  inSetting,
  openDrawer,
  openSetting,
  partOf,
  showTab,
  tabOf,
} from "./arrangement.js";
import {
  clickPlot,
  drawnPoints,
  openPlayground,
  press,
  pressButton,
  siteForAll,
  snapshot,
  state,
  status,
  story,
} from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser, sampled } from "./support/browsers.js";
import { german, tongues } from "./tongues.js";

/** Plays as fast as can be to the end, which is said as the language says it. */
async function playToEnd(page: Page, say: typeof transport.english, pace: string): Promise<void> {
  await page.select({ role: "combobox", name: pace }, "max");
  await pressButton(page, say.names.play);
  await page.waitFor(() => document.querySelector("perceptron-playground")?.snapshot()?.stopReason === "converged");
  const epochs = (await snapshot(page))?.epoch ?? 0;
  await expect.poll(() => status(page)).toBe(say.converged({ epochs }));
}

describeOneBrowser("the main job", (getBrowser) => {
  describe.each(sampled(tongues, 0))("in $name", ({ words, code, serve }) => {
    const server = siteForAll(() => serve());
    let page: Page;
    const say = words.room(transport);
    const { speed } = words.room(timeline);

    afterEach(async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });

    atNight("points are drawn, a step is taken, and the run goes on to its end", async () => {
      page = await openPlayground(getBrowser(), server, `${code}/?visit=0`);
      const spoken = await page.evaluate(() => {
        const app = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-app");
        return [document.documentElement.lang, app?.getAttribute("lang"), app?.getAttribute("dir")];
      });
      expect(spoken).toEqual([words.locale, words.locale, words.direction]);
      // A page's text has spaces for no-break spaces.
      await expect.poll(() => story(page)).toContain(words.room(visit).introduction.replaceAll(/\s/g, " "));
      const { names, clear } = words.room(tools);
      await pressButton(page, clear);
      await expect.poll(() => status(page)).toBe(say.noExamples);
      await press(page, { role: "radio", name: names.positive });
      await clickPlot(page, [
        [0.7, 0.8],
        [0.8, 0.6],
      ]);
      await press(page, { role: "radio", name: names.negative });
      await clickPlot(page, [
        [0.2, 0.3],
        [0.3, 0.15],
      ]);
      expect((await drawnPoints(page)).map(([, , label]) => label)).toEqual([1, 1, -1, -1]);
      await pressButton(page, say.names.visit);
      await expect.poll(async () => (await snapshot(page))?.visit).toBe(1);
      await playToEnd(page, say, speed);
    });

    atNight(
      "XOR converges with a product; learners are compared, and each part of the drawer and the header opens",
      async () => {
        page = await openPlayground(getBrowser(), server, `${code}/`);
        await choosePreset(page, "xor");
        await inSetting(page, "Features", () => page.click({ role: "checkbox", name: "x₁∧x₂" }));
        await expect.poll(async () => (await state(page)).features).toEqual(["x1", "x2", "x1*x2"]);
        await playToEnd(page, say, speed);
        for (const tab of drawerTabs) {
          const part = partOf(tab);
          const title = words.room(drawer).parts[part];
          await showTab(page, tab);
          if (openView((await state(page)).ui) !== part) await press(page, tabOf(tab));
          expect(await page.text(`#pp-tab-${part}`)).toBe(title);
          await expect.poll(async () => openView((await state(page)).ui)).toBe(part);
          await page.box(`[role="tabpanel"][data-part="${part}"] > *`);
        }
        const { compareWith, add } = words.room(setupCompare);
        await openSetting(page, "Learners");
        await page.select({ role: "combobox", name: compareWith }, "averaged");
        await pressButton(page, add);
        await closeSetting(page);
        await expect
          .poll(async () => (await state(page)).learners.map(({ kind }) => kind))
          .toEqual(["perceptron", "averaged"]);
        await openDrawer(page, "Compare");
        await page.box(".pp-comparison-table thead th:nth-child(3)");
        const bar = words.room(header);
        for (const [name, panel, text] of [
          [bar.lessons, ".pp-lessons", words.room(course).titles.practice],
          [bar.share, ".pp-header-panel", words.room(share).sections.embed],
          [bar.help, "dialog.pp-help", bar.close],
        ] as const) {
          await pressButton(page, name);
          await expect.poll(() => page.text(panel)).toContain(text);
        }
      },
    );
  });
});

describeOneBrowser("a lesson", (getBrowser) => {
  const server = siteForAll(() => german.serve());
  let page: Page;

  atNight("is read in English where it is not translated, and says so", async () => {
    const { code, words } = tongues.find(({ language }) => language === "es") as (typeof tongues)[number];
    page = await openPlayground(getBrowser(), server, `${code}/?lesson=4.2`);
    const four = builtIn.lessons.find(({ number }) => number === 4);
    await expect.poll(() => page.text(".pp-guide-heading")).toBe(four?.steps[1]);
    const languagesOf = (selector: string) =>
      page.evaluate((selector) => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        return [...(root?.querySelectorAll(selector) ?? [])].map((one) => one.closest("[lang]")?.getAttribute("lang"));
      }, selector);
    expect(await languagesOf(".pp-app")).toEqual(["es"]);
    expect(await languagesOf(".pp-lesson-text")).toEqual(["en"]);
    await pressButton(page, words.room(header).lessons);
    await page.box(".pp-course-lesson");
    expect(new Set(await languagesOf(".pp-course-name"))).toEqual(new Set(["en"]));
    expect(await languagesOf(".pp-course-done")).toContain("es");
  });

  atNight("is read in German, and goes on in English once that is chosen", async () => {
    const four = builtIn.lessons.find(({ number }) => number === 4);
    if (!four) throw new Error("There is a lesson 4.");
    const [said, english] = await Promise.all(["de", "en"].map((locale) => lessonIn(four, locale)));
    const [asked, other] = [said, english].map((lesson) => lesson?.steps[1]);
    page = await openPlayground(getBrowser(), server, "de/?lesson=4.2");
    const heading = () => page.text(".pp-guide-heading");
    await expect.poll(heading).toBe(asked?.heading);
    expect(await page.text(".pp-lesson-text")).not.toMatch(/\b(the|and)\b/);
    await press(page, '.pp-task [value="0"]');
    await pressButton(page, german.words.room(answers).check);
    const wrong = await page.text('.pp-task-said [data-right="false"]');
    expect(wrong).not.toMatch(/\b(the|and)\b/);
    await pressButton(page, german.words.room(header).preferences);
    await page.select({ role: "combobox", name: german.words.room(preferences).language }, "en");
    await expect.poll(heading).toBe(other?.heading);
    await pressButton(page, preferences.english.close);
    await expect
      .poll(() => page.text(".pp-guide-over"))
      .toContain(lessons.english.title({ number: 4, title: english?.title ?? "" }));
    expect(await page.text('.pp-task-said [data-right="false"]')).toBe(wrong);
  });
});

describeOneBrowser("a language", (getBrowser) => {
  const server = siteForAll(() => german.serve());
  let page: Page;

  test("brings a style sheet for its letters, which holds while it is spoken", async () => {
    page = await openPlayground(getBrowser(), server, "");
    const set = () =>
      page.evaluate(() => {
        const app = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-app");
        const { lineBreak, fontFamily } = getComputedStyle(app as Element);
        return [lineBreak, fontFamily.includes("PingFang SC")];
      });
    const speak = async (say: typeof preferences.english, title: string, language: string) => {
      await pressButton(page, title);
      await page.select({ role: "combobox", name: say.language }, language);
    };
    expect(await set()).toEqual(["auto", false]);
    const { words } = tongues.find(({ language }) => language === "zh") as (typeof tongues)[number];
    await speak(preferences.english, header.english.preferences, "zh");
    await expect.poll(set).toEqual(["strict", true]);
    await pressButton(page, words.room(preferences).close);
    await speak(words.room(preferences), words.room(header).preferences, "en");
    await expect.poll(set).toEqual(["auto", false]);
  });
});
