// @vitest-environment happy-dom
import { computeAccessibleDescription, computeAccessibleName } from "dom-accessibility-api";
import { html } from "lit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Intent } from "../../../web/state/runs/intent.js";
import "../../../web/views/tools/index.js";
import { byRole, clear, press, queryRole, show, textOf } from "../mounted.js";
import { Bench, stateOf } from "../state/engine.js";

let bench: Bench;

const paint = () => show(html`<pp-tools .frame=${bench.frame} .dispatch=${bench.dispatch}></pp-tools>`);
const button = (name: string) => byRole("button", name);

beforeEach(async () => {
  bench = new Bench(stateOf([[1, 1, 1]]));
  bench.do(
    { type: "add-points", points: [[2, 2, 1]], stroke: 1 },
    { type: "add-points", points: [[3, 3, -1]], stroke: 2 },
  );
  await paint();
});
afterEach(() => {
  clear();
  bench.session.dispose();
});

describe("between two frames", () => {
  test("two presses of Undo take two edits back, and Redo brings them again", async () => {
    await press(button("Undo"));
    await press(button("Undo"));
    expect(bench.points).toHaveLength(1);
    // It is painted as if there were nothing to bring again.
    expect(button("Redo").getAttribute("aria-disabled")).toBe("true");
    await press(button("Redo"));
    await press(button("Redo"));
    expect(bench.points).toHaveLength(3);
  });

  test("each is said, also the same again, and nothing of it once something is drawn", async () => {
    const said = async (...intents: readonly Intent[]): Promise<string> => {
      bench.do(...intents);
      await paint();
      return document.querySelector("pp-tools > [aria-live]")?.textContent ?? "";
    };
    const flip = { type: "flip-point", index: 0 } as const;
    expect(await said(flip, flip)).toBe("");
    const [first, second] = [await said({ type: "undo" }), await said({ type: "undo" })];
    expect([first, second].map((text) => text.replace("\u200b", ""))).toEqual(Array(2).fill("Undone: now 3 examples."));
    expect(second).not.toBe(first);
    expect(await said({ type: "redo" })).toMatch(/^Redone: now 3 examples\./);
    expect(await said(flip)).toBe("");
  });

  test("what is not there is not done", async () => {
    await press(button("Redo"));
    expect(bench.points).toHaveLength(3);
    expect(bench.sent).toEqual([]);
  });
});

describe("the bar", () => {
  test("is one stop of the Tab key a row, and comes back to the button used last", async () => {
    const stops = () => ["More tools", "Undo", "Redo"].map((name) => button(name).tabIndex);
    expect(stops()).toEqual([0, -1, -1]);
    button("Redo").focus();
    expect(stops()).toEqual([-1, -1, 0]);
  });

  test("offers to take edits back once there are any", async () => {
    const other = Bench.ofTest(stateOf([[1, 1, 1]]));
    await show(html`<pp-tools .frame=${other.frame} .dispatch=${other.dispatch}></pp-tools>`);
    expect(queryRole("button", "Undo")).toBeNull();
    other.do({ type: "add-points", points: [[2, 2, 1]], stroke: 1 });
    await show(html`<pp-tools .frame=${other.frame} .dispatch=${other.dispatch}></pp-tools>`);
    expect(queryRole("button", "Undo")).not.toBeNull();
  });

  test("Clear puts the panel away, and gives the focus back to what opens it", async () => {
    await press(button("More tools"));
    await press(button("Clear"));
    expect(bench.points).toHaveLength(0);
    expect(button("More tools").getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement).toBe(button("More tools"));
  });

  test("says how many examples there are of each shape", () => {
    const entries = [...document.querySelectorAll(".pp-tools-legend > :not([data-none]) .pp-visually-hidden")];
    expect(entries.map(({ textContent }) => textContent)).toEqual(["2 positive", "1 negative"]);
  });

  test("puts its panel away with a tool from the bar, which would draw below it", async () => {
    const panel = () => document.querySelector(".pp-tools-panel")?.hasAttribute("data-open");
    await press(button("More tools"));
    await press(byRole("radio", "Class 3"));
    expect(panel()).toBe(true);
    await press(byRole("radio", "Draw −"));
    expect(panel()).toBe(false);
  });

  test("takes up a class with the tool that draws it", async () => {
    await press(byRole("radio", "Class 3"));
    expect(bench.session.state.ui).toMatchObject({ tool: "class", paint: 3 });
  });
});

test("what is written on a button begins its name, and nothing describes it by that name again", () => {
  const described = [...document.querySelectorAll(".pp-tools-row button")].map((one) => ({
    name: computeAccessibleName(one),
    text: textOf(one),
    description: computeAccessibleDescription(one),
  }));
  const written = described.filter(({ text }) => text !== "");
  expect(written.map(({ name, text }) => name.startsWith(text))).toEqual([true, true, true]);
  expect(written.map(({ description }) => description)).toEqual(["", "", ""]);
});
