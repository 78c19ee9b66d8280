import { repeatedNames, violations } from "../axe.js";
import { painted } from "../playground.js";
import type { Page } from "../support/browser.js";
import { hiddenFocus } from "./focus.js";
import { unreadable } from "./hall.js";
import { covered, cutInks, cutPaces, layoutFaults, overflowing, shortened } from "./layout.js";
import { crowded, lowReading, lowStage, outOfWindow, pinned, scrolls, tabsOut } from "./room.js";
import { signsOverExamples } from "./signs.js";
import type { Row } from "./table.js";

/** What is left for reading on a phone, by its height: what is fixed takes the rest. */
const leastRead = (height: number): number => (height < 500 ? 0.8 : height < 700 ? 0.35 : 0.45);

type Ask = (page: Page, row: Pick<Row, "shown" | "size" | "theme" | "language">) => Promise<readonly string[]>;

/** What is asked of a row; each answers with the faults that it finds. */
export const questions = {
  /** Nothing reaches beyond the window. */
  overflow: overflowing,
  /** No control lies under another. */
  covered: (page, { size, shown }) => covered(page, size.touch && size.height > size.width && !shown.ui?.["drawer"]),
  /** No text is cut, sticks out of its control or lies on another. The type of a projector is for wide windows. */
  cut: async (page, { size, theme }) =>
    theme === "projector" && size.width < 1280 ? [] : [...(await layoutFaults(page)), ...(await cutInks(page))],
  /** Every pace, and whatever else may end in an ellipsis, has room for its words. */
  words: async (page) => [
    ...(await cutPaces(page)).map((pace) => `the pace ${pace} is cut`),
    ...(await shortened(page)).map((text) => `“${text}” ends in an ellipsis`),
  ],
  axe: violations,
  /** No description only says the name again: which is which is known in English. */
  names: async (page, { language }) => (language === "en" ? repeatedNames(page) : []),
  /** Every control can be seen when it has the focus, there and back. */
  focus: hiddenFocus,
  /** Stage, view and lesson have room beside each other. */
  desk: (page, { shown }) => crowded(page, shown.grid),
  /** The tabs of all views are in sight. */
  tabs: tabsOut,
  /** All of the page is in the window. */
  whole: outOfWindow,
  /** The page is not scrolled. */
  still: scrolls,
  /** What is pinned leaves room for reading. */
  reading: (page, { size }) => pinned(page, leastRead(size.height)),
  /** What is fixed to a low window leaves room for reading too. */
  low: lowReading,
  /** The last row of a lecture hall reads it. */
  hall: unreadable,
  /** The stage has most of a lecture hall. */
  stage: (page, { shown }) => lowStage(page, shown.stage ?? 0.45),
  /** Nothing is written over an example. */
  signs: signsOverExamples,
} as const satisfies Readonly<Record<string, Ask>>;

export type Question = keyof typeof questions;

/** What comes once it has loaded, or is fitted to its room, takes a moment. */
const patient = new Set<Question>([
  "overflow",
  "covered",
  "cut",
  "desk",
  "tabs",
  "whole",
  "still",
  "reading",
  "stage",
  "signs",
]);

export async function faults(page: Page, question: Question, row: Parameters<Ask>[1]): Promise<readonly string[]> {
  const ask: Ask = questions[question];
  let found = await ask(page, row);
  for (let again = 0; found.length > 0 && patient.has(question) && again < 2; again++) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await painted(page);
    found = await ask(page, row);
  }
  return found.map((fault) => `${question}: ${fault}`);
}
