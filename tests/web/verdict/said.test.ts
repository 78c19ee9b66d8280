// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../../../web/views/verdict/index.js";
import { byRole, clear, drawn, show, textOf } from "../mounted.js";
import { Bench, cs188, stateOf } from "../state/engine.js";

let bench: Bench;
/** What the live region has said, one after the other. */
let said: string[];

const paint = async (): Promise<void> => {
  await show(html`<pp-verdict .frame=${bench.frame} .dispatch=${bench.dispatch}></pp-verdict>`);
  const now = textOf(byRole("status"));
  if (now !== said.at(-1)) said.push(now);
};
const shown = (): string => textOf(document.querySelector(".pp-verdict-text"));

beforeEach(async () => {
  vi.useFakeTimers();
  said = [];
  bench = new Bench(stateOf(cs188));
  bench.untilStill();
  await paint();
});
afterEach(() => {
  clear();
  bench.session.dispose();
  vi.useRealTimers();
});

test("an edit after which the verdict is the same is not heard, though it is decided again", async () => {
  bench.do({ type: "add-points", points: [[9, 9, 1]], stroke: 1 });
  await paint();
  expect(shown()).toBe("still deciding …");
  bench.untilStill();
  await paint();
  expect([shown(), said]).toEqual(["a line separates these", ["a line separates these"]]);
});

test("another verdict is heard, and that it takes its time", async () => {
  bench.do({ type: "add-points", points: [[2.5, 3, -1]], stroke: 1 });
  await paint();
  vi.advanceTimersByTime(1001);
  await drawn();
  await paint();
  bench.do({ type: "add-points", points: [[1, 1, 1]], stroke: 2 });
  bench.untilStill();
  await paint();
  expect(said).toEqual(["a line separates these", "still deciding …", "no line can separate these"]);
});
