// @vitest-environment happy-dom

import { html } from "lit";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PlaygroundState } from "../../../web/state/document/state.js";
import { weightSpace } from "../../../web/words/generated/en/weightSpace.js";
import "../../../web/views/weight-space/index.js";
import { pointsOf } from "../../rows.js";
import { allByRole, byRole, clear, drawn, key, measureNothing, queryRole, show, textOf } from "../mounted.js";
import { Bench, cs188, stateOf } from "../state/engine.js";

let bench: Bench;

async function draw(): Promise<void> {
  for (let asked = -1; asked !== bench.sent.length; ) {
    asked = bench.sent.length;
    bench.untilStill();
    await show(html`<pp-weight-space .frame=${bench.frame} .dispatch=${bench.dispatch}></pp-weight-space>`);
    await drawn();
  }
}

async function open(changes: Partial<PlaygroundState>, visits: number): Promise<void> {
  clear();
  bench = Bench.ofTest(stateOf(cs188, changes));
  if (visits > 0) bench.do({ type: "advance", how: { visits } });
  await draw();
}

const page = (): string => textOf(document.body);

beforeEach(measureNothing);
afterEach(() => {
  clear();
  vi.unstubAllGlobals();
});

/** Separable through the origin: what is right lies between two lines. */
const easy = pointsOf("1 2 1; -2 -1 -1");

async function openPoints(points: Parameters<typeof stateOf>[0], changes: Partial<PlaygroundState>): Promise<void> {
  clear();
  bench = Bench.ofTest(stateOf(points, changes));
  bench.do({ type: "advance", how: { visits: 4 } });
  await draw();
}

/** As the canvas has no size here, what lies in the window is asked for in its place. */
async function look(): Promise<void> {
  const axes = bench.frame.findings?.weights?.axes ?? ["x1", "x2"];
  bench.do({ type: "want-weights", want: { axes, window: { axes, x: [-9, 9], y: [-9, 9] } } });
  await draw();
}

describe("weight space", () => {
  it.each([
    ["perceptron", true],
    ["batch", false],
    ["second-order", false],
  ] as const)("says that an update is perpendicular to its line where it is: %s", async (kind, isSo) => {
    await open({ learners: [{ kind }] }, 2);
    await look();
    expect(page()).toContain(weightSpace.english.about);
    expect(page().includes(weightSpace.english.jumps)).toBe(isSo);
  });

  it("says that there are weights that get every example right, and how many lines bound them", async () => {
    await openPoints(easy, { bias: false });
    await look();
    expect(page()).toContain("Shaded: the weights that get every example right. The lines of 2 examples bound them.");
  });

  it("tells an empty plane from examples that are not separable", async () => {
    await open({ initial: { weights: [0, 0], bias: 5 } }, 0);
    await look();
    expect(page()).toMatch(
      /Empty here: with b = 5 held, no w₁ and w₂ get every example right\. The examples are separable all the same/,
    );
    const xor = pointsOf("0 0 -1; 0 1 1; 1 0 1; 1 1 -1");
    await openPoints(xor, {});
    await look();
    expect(page()).toContain(weightSpace.english.othersDoNot);
    const through = pointsOf("1 1 1; 2 2 -1");
    await openPoints(through, { bias: false });
    await look();
    expect(page()).toContain("Empty: no weights get every example right. That is what “not separable” looks like.");
  });

  it("has the weights that there are to choose from, and keeps the choice", async () => {
    await open({ features: ["x1", "x2", "x1*x2"] }, 3);
    const [across, up] = allByRole("combobox") as HTMLSelectElement[];
    expect(Array.from(up?.options ?? [], (option) => textOf(option))).toEqual(["w₁", "w₂", "w of x₁x₂", "b"]);
    if (!up || !across) throw new Error("There are two.");
    up.value = "bias";
    up.dispatchEvent(new Event("change", { bubbles: true }));
    await draw();
    expect(bench.frame.state.ui.weightAxes).toEqual(["x1", "bias"]);
    expect(bench.frame.findings?.weights?.axes).toEqual(["x1", "bias"]);
  });

  it("goes from line to line by keys, and tells what each asks for", async () => {
    await open({ initial: { weights: [0, 0], bias: -1 } }, 2);
    const surface = byRole("application");
    expect(await key(surface, "ArrowRight")).toBe(true);
    expect(bench.frame.selected).toBe(0);
    await draw();
    expect(page()).toContain("Example 1 (−1) needs 1·w₁ + 1·w₂ < 0. The current weights are on the wrong side.");
    await key(surface, "End");
    await draw();
    expect(bench.frame.selected).toBe(4);
    await key(surface, "Escape");
    expect(bench.frame.selected).toBeNull();
    expect(await key(surface, "p")).toBe(false);
  });

  it("says which of many lines are drawn, and which updates of a long way", async () => {
    const many = Array.from({ length: 1200 }, (_, i) => [i % 37, i % 11, i % 2 ? 1 : -1] as const);
    await openPoints(many, {});
    bench.do({ type: "advance", how: { updates: 2500 } });
    await draw();
    expect(page()).toMatch(/of 1.200 lines are drawn: those that bound the region, and a sample\./);
    expect(page()).toContain(weightSpace.english.pathDrawn({ every: 4 }));
  });

  it.each<[string, Partial<PlaygroundState>, RegExp]>([
    ["a kernel counts", { learners: [{ kind: "kernel" }] }, /keeps a count/],
    ["classes have weights each", { learners: [{ kind: "multiclass" }] }, /for each class/],
    ["a tree is grown", { learners: [{ kind: "decision-tree" }] }, /no weights/],
    ["there is one weight", { features: ["x1"], bias: false }, /only one weight/],
    ["there is nothing to train", { data: { kind: "points", points: [] } }, /./],
  ])("says why there is none where %s", async (_, changes, why) => {
    await open(changes, 2);
    expect(page()).toMatch(why);
    expect(queryRole("application")).toBeNull();
  });
});
