// @vitest-environment happy-dom
import type { ReactiveControllerHost } from "lit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RowDrag } from "../../../../web/ui/handles/row-drag.js";

const host: ReactiveControllerHost = {
  addController() {},
  removeController() {},
  requestUpdate() {},
  updateComplete: Promise.resolve(true),
};

/** How high a row is, and the page, which is higher than the window. */
const [rowHeight, pageHeight] = [100, 2000];
/** How far the page is scrolled. */
const page = { top: 0 };

let list: HTMLElement;
let rows: readonly HTMLElement[];
/** What waits for the next picture. */
let frames: (() => void)[] = [];
let drop = vi.fn<(from: number, to: number) => void>();

const boxOf = (element: Element, top: number, height: number): void => {
  element.getBoundingClientRect = () => new DOMRect(0, top - page.top, 100, height);
};

beforeEach(() => {
  const root = document.documentElement;
  page.top = 0;
  drop = vi.fn();
  vi.stubGlobal("innerHeight", 500);
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => frames.push(act));
  vi.spyOn(document, "scrollingElement", "get").mockReturnValue(root);
  vi.spyOn(root, "scrollTop", "get").mockImplementation(() => page.top);
  vi.spyOn(root, "scrollTop", "set").mockImplementation((top) => {
    page.top = Math.min(Math.max(0, top), pageHeight - window.innerHeight);
  });
  vi.spyOn(root, "getBoundingClientRect").mockImplementation(() => new DOMRect(0, -page.top, 100, pageHeight));
  list = document.createElement("ol");
  rows = Array.from({ length: 20 }, () => list.appendChild(document.createElement("li")));
  for (const [k, row] of rows.entries()) boxOf(row, k * rowHeight, rowHeight);
  list.setPointerCapture = () => {};
  document.body.append(list);
  const drag = new RowDrag(host, { rows: () => rows, drop });
  list.addEventListener("pointerdown", (event) => drag.take(event, event.target as HTMLElement));
});

afterEach(() => {
  // A row that is held hears Escape, wherever it is pressed.
  point("pointercancel", 0);
  vi.unstubAllGlobals();
  list.remove();
  vi.restoreAllMocks();
});

const point = (type: string, clientY: number, pointerId = 1, target: Element = list): boolean =>
  target.dispatchEvent(new PointerEvent(type, { clientY, pointerId, bubbles: true }));

test("near an edge of the window the page scrolls along, down and up, wherever it has been scrolled to", () => {
  point("pointerdown", 50, 1, rows[0]);
  point("pointermove", 480);
  expect(page.top).toBeGreaterThan(0);
  page.top = 900;
  point("pointermove", 250);
  for (const act of frames.splice(0)) act();
  expect([page.top, frames]).toEqual([900, []]);
  point("pointermove", 10);
  expect(page.top).toBeLessThan(900);
});

test("a second finger neither moves the row, nor drops it, nor gives it up", () => {
  point("pointerdown", 50, 1, rows[0]);
  point("pointermove", 260);
  point("pointermove", 410, 2);
  point("pointerup", 410, 2);
  point("pointercancel", 410, 2);
  expect(drop).not.toHaveBeenCalled();
  point("pointerup", 260);
  expect(drop.mock.calls).toEqual([[0, 2]]);
});
