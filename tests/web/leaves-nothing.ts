import { afterAll, expect, vi } from "vitest";
import { sharedEngines } from "./shared-engines.js";

/** Vitest runs this with every file. The files of a worker share modules, globals and the page: each leaves them as they were. */

const openRuns = (): number => sharedEngines.reduce((sum, engine) => sum + engine.openRuns, 0);

const openAtFirst = openRuns();

afterAll(() => {
  vi.unstubAllGlobals();
  expect(vi.isFakeTimers(), "the timers are still faked").toBe(false);
  expect(openRuns() - openAtFirst, "runs that were not disposed").toBe(0);
  if (typeof document !== "undefined") expect(leftOnPage(), "what is left on the page").toEqual([]);
});

/** The elements and attributes of a page that was empty. (Lit's comments stay where it has drawn, to draw there again.) */
function leftOnPage(): string[] {
  const { documentElement, head, body } = document;
  const elements = [...head.children, ...body.children].map(({ outerHTML }) => outerHTML);
  return [...elements, ...[documentElement, body].flatMap((element) => element.getAttributeNames())];
}
