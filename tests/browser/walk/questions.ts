import { repeatedNames, violations } from "../axe.js";
import type { Page } from "../support/browser.js";
import { hiddenFocus } from "./focus.js";
import { unreadable } from "./hall.js";
import { covered, cutInks, cutPaces, layoutFaults, overflowing, shortened } from "./layout.js";
import { crowded, lowReading, lowStage, outOfWindow, pinned, tabsOut } from "./room.js";
import { signsOverExamples } from "./signs.js";
import type { Shown } from "./states.js";

/** What is left for reading on a phone, by its height: what is fixed takes the rest. */
const leastRead = (height: number): number => (height < 500 ? 0.8 : height < 700 ? 0.35 : 0.45);

type Ask = (page: Page, shown: Shown, height: number) => Promise<readonly string[]>;

/** What is asked of a row; each answers with the faults that it finds. */
export const questions = {
  /** Nothing reaches beyond the window. */
  overflow: overflowing,
  /** No control lies under another. */
  covered,
  /** No text is cut, sticks out of its control or lies on another. */
  cut: async (page) => [...(await layoutFaults(page)), ...(await cutInks(page))],
  /** Every pace, and whatever else may end in an ellipsis, has room for its words. */
  words: async (page) => [
    ...(await cutPaces(page)).map((pace) => `the pace ${pace} is cut`),
    ...(await shortened(page)).map((text) => `“${text}” ends in an ellipsis`),
  ],
  axe: violations,
  /** No description only says the name again. */
  names: repeatedNames,
  /** Every control can be seen when it has the focus, there and back. */
  focus: async (page) => [...(await hiddenFocus(page)), ...(await hiddenFocus(page, "Shift+Tab"))],
  /** Stage, view and lesson have room beside each other, and the tabs theirs. */
  desk: async (page, { grid }) => [
    ...(await crowded(page, grid)),
    ...((await page.has(".pp-panel")) ? await tabsOut(page) : []),
  ],
  /** All of the page is in the window. */
  whole: outOfWindow,
  /** What is pinned leaves room for reading. */
  reading: (page, _, height) => pinned(page, leastRead(height)),
  /** What is fixed to a low window leaves room for reading too. */
  low: lowReading,
  /** The last row of a lecture hall reads it. */
  hall: async (page, { stage = 0 }) => [...(await unreadable(page)), ...(await lowStage(page, stage))],
  /** Nothing is written over an example. */
  signs: signsOverExamples,
} as const satisfies Readonly<Record<string, Ask>>;

export type Question = keyof typeof questions;

export async function faults(page: Page, question: Question, shown: Shown, height: number): Promise<readonly string[]> {
  const ask: Ask = questions[question];
  return (await ask(page, shown, height)).map((fault) => `${question}: ${fault}`);
}
