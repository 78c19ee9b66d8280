import { expect, test } from "vitest";
import { quizNames } from "../../web/state/course/questions/kinds/index.js";
import { choosePreset, closeSetting, drawerTabs, openDrawer, openSetting, settingTitles } from "./arrangement.js";
import { key, openPlayground, painted, press, pressButton, setState, siteForAll } from "./playground.js";
import type { Held, Page } from "./support/browser.js";
import { describeOneBrowser, everyJourney } from "./support/browsers.js";

/**
 * Rounds of a journey once all have been gone through, in which their code loads. What is kept of it may come in another;
 * what leaks does so in each, so that a round after which nothing more is left says that there is no leak.
 */
const rounds = everyJourney ? { fewest: 3, most: 5 } : { fewest: 1, most: 3 };

/** Opens what stands at a place of one of the lists, and leaves it again. */
const course = async (page: Page, list: "practice" | "challenges", place: number) => {
  await pressButton(page, "Lessons");
  await press(page, `.pp-lessons [name="pp-shown"][value="${list}"]`);
  await press(page, `.pp-course-list > li:nth-child(${place + 1}) > button`);
  await press(page, ".pp-guide-leave");
};

const learners = (...kinds: string[]) => ({ v: 1, learners: kinds.map((kind) => ({ kind })) });
const six = ["perceptron", "averaged", "voted", "pocket", "margin", "batch"];

/** Everything that opens, each there and back. */
const journeys: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  Lessons: async (page) => {
    await pressButton(page, "Lessons");
    // The way that is chosen is kept: there and back.
    for (let time = 0; time < 2; time++) await press(page, '.pp-lessons [name="pp-path"]:not(:checked)');
    await key(page, "Escape");
  },
  "a lesson": async (page) => {
    await pressButton(page, "Lessons");
    await press(page, ".pp-course-list > li:first-child > button");
    await painted(page);
    await press(page, { role: "button", name: "Leave the lesson" });
  },
  "questions before a lesson": async (page) => {
    await pressButton(page, "Lessons");
    await press(page, ".pp-course-list > li:nth-child(2) > button");
    await press(page, ".pp-quiz-skip");
    await painted(page);
    await press(page, { role: "button", name: "Leave the lesson" });
    // Another question each time, and what is then on the page.
    await setState(page, { v: 1 });
  },
  "a question with choices": (page) => course(page, "practice", quizNames.indexOf("boundary")),
  "a question of a point": (page) => course(page, "practice", quizNames.indexOf("inseparable")),
  "a challenge": (page) => course(page, "challenges", 0),
  "the tabs of the drawer": async (page) => {
    for (const tab of drawerTabs) await openDrawer(page, tab);
    await press(page, '[role="tab"][aria-selected="true"]');
  },
  "the settings": async (page) => {
    for (const title of settingTitles) {
      await openSetting(page, title);
      await closeSetting(page);
    }
  },
  "a pinned setup": async (page) => {
    await setState(page, { v: 1, ui: { pinned: true } });
    await setState(page, { v: 1 });
  },
  "three learners": async (page) => {
    await setState(page, learners(...six.slice(0, 3)));
    await setState(page, learners("perceptron"));
  },
  "six learners": async (page) => {
    await setState(page, learners(...six));
    await setState(page, learners("perceptron"));
  },
  presets: async (page) => {
    for (const name of ["xor", "iris", "reviews", "and"]) await choosePreset(page, name);
  },
  lift: async (page) => {
    await setState(page, {
      v: 1,
      data: { kind: "preset", name: "xor" },
      features: ["x1", "x2", "x1*x2"],
      ui: { lift: { feature: "x1*x2" } },
    });
    await setState(page, { v: 1 });
  },
  Open: async (page) => {
    await pressButton(page, "Open");
    await key(page, "Escape");
  },
  Share: async (page) => {
    await pressButton(page, "Share");
    await key(page, "Escape");
  },
  Help: async (page) => {
    await pressButton(page, "Help");
    await key(page, "Escape");
  },
  "the import": async (page) => {
    await setState(page, { v: 1, ui: { importing: true } });
    await key(page, "Escape");
  },
  "a worksheet": async (page) => {
    await setState(page, { v: 1, ui: { worksheet: "like-1" } });
    await key(page, "Escape");
  },
  Present: async (page) => {
    await pressButton(page, "Present");
    await key(page, "Escape");
  },
};

/** What another journey opens too. */
const besides = new Set([
  "Lessons",
  "a lesson",
  "questions before a lesson",
  "a question of a point",
  "a challenge",
  "a pinned setup",
  "three learners",
  "Open",
  "Share",
  "Help",
]);

const opened = Object.entries(journeys).filter(([name]) => everyJourney || !besides.has(name));

describeOneBrowser("what was opened and closed", (getBrowser, engine) => {
  const server = siteForAll();
  let page: Page;

  // Only Chromium tells.
  test.runIf(engine === "chromium")("leaves nothing behind", { timeout: 900_000 }, async () => {
    page = await openPlayground(getBrowser(), server);
    // What is kept is written a moment after each edit, at any time between two counts: here the browser refuses it.
    await page.evaluate(() => {
      const open = () => {
        throw new DOMException("refused", "SecurityError");
      };
      Object.defineProperty(window, "indexedDB", { value: { open } });
    });
    // What keeps the site for when there is no network loads late, and stays.
    await page.waitFor(() => performance.now() > 8000);
    for (const [, journey] of opened) await journey(page);
    await painted(page);
    let before = await page.held();
    const left: Record<string, Held> = {};
    for (const [name, journey] of opened) {
      for (let round = 1, more = 1; round <= rounds.most && (more > 0 || round <= rounds.fewest); round++) {
        await journey(page);
        await painted(page);
        const after = await page.held();
        // Fewer is no leak: a listener that was to fire once, before, has fired.
        const nodes = Math.max(0, after.nodes - before.nodes);
        const listeners = Math.max(0, after.listeners - before.listeners);
        left[name] = { nodes, listeners };
        more = nodes + listeners;
        before = after;
      }
    }
    expect(await page.has("pp-notices")).toBe(false);
    expect(await page.problems()).toEqual([]);
    const nothing = Object.fromEntries(opened.map(([name]) => [name, { nodes: 0, listeners: 0 }]));
    expect(left).toEqual(nothing);
  });
});
