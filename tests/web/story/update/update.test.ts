// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, describe, expect, it } from "vitest";
import type { LearnerSpec } from "../../../../web/engine/types.js";
import { defaultState } from "../../../../web/state/document/settings.js";
import type { PageLearner, PlaygroundState, Point } from "../../../../web/state/document/state.js";
import { storyCode } from "../../../../web/views/story/learners/index.js";
import { snapshotsAt } from "../../../../web/views/story/update/snapshot.js";
import "../../../../web/views/story/update/index.js";
import { rows as matrix } from "../../../rows.js";
import { allByRole, byRole, clear, drawn, press, queryRole, show, textOf } from "../../mounted.js";
import { Bench, cs188, stateOf } from "../../state/engine.js";

let bench: Bench;

async function showAt(points: readonly Point[], visits: number, changes: Partial<PlaygroundState> = {}): Promise<void> {
  bench = Bench.ofTest(stateOf(points, changes)).do({ type: "advance", how: { visits } });
  await drawUpdate();
}

async function drawUpdate(): Promise<void> {
  bench.untilStill();
  await storyCode(bench.frame.pane.learner).load();
  await show(html`<pp-update .frame=${bench.frame} .dispatch=${bench.dispatch}></pp-update>`);
}

async function unfold(): Promise<void> {
  const details = document.querySelector("details") as HTMLDetailsElement;
  details.open = true;
  details.dispatchEvent(new Event("toggle"));
  await drawn();
}

const said = (): string => textOf(document.querySelector(".pp-update-words"));
const lit = (): string[] =>
  [...(document.querySelector(".pp-update-cases [aria-current]")?.children ?? [])].map((cell) => textOf(cell));

afterEach(clear);

describe("the picture of a mistake", () => {
  const initial = { weights: [0, 0], bias: -1 };

  it("says what became of the score, by ‖x‖² + 1", async () => {
    await showAt(cs188, 2, { initial });
    expect(said()).toContain("The score goes from −1 to 13. Now it is right.");
    await unfold();
    const derived = textOf(document.querySelector(".pp-math"));
    expect(derived.replace(/\s/g, "")).toContain("(−1)+(1)(+1)(13+1)=13");
  });

  it("has the learning rate in it, and no 1 without a bias", async () => {
    const learners = [{ kind: "perceptron", learningRate: 0.5 }] as const;
    await showAt(cs188, 1, { learners, bias: false });
    await unfold();
    expect(textOf(document.querySelector(".pp-math")).replace(/\s/g, "")).toContain("0+(0.5)(−1)(2)=−1");
  });

  it("says that it is still misclassified, and brings a learner that goes far enough", async () => {
    const far = { weights: [-10, -10], bias: 0 };
    await showAt(matrix("1 1 1; -1 -1 -1"), 1, { initial: far });
    expect(said()).toContain("Still misclassified: one update does not always fix a mistake.");
    await press(byRole("button", /passive-aggressive/));
    expect(bench.frame.state.learners.map(({ kind }) => kind)).toEqual(["perceptron", "passive-aggressive"]);
  });

  it("offers no other learner where that is locked", async () => {
    const far = { weights: [-10, -10], bias: 0 };
    const ui = { ...defaultState.ui, lock: ["learner"] } as const;
    await showAt(matrix("1 1 1; -1 -1 -1"), 1, { initial: far, ui });
    expect(said()).toContain("Still misclassified");
    expect(queryRole("button", /passive-aggressive/)).toBeNull();
  });

  it("lights the case of this visit", async () => {
    await showAt(cs188, 2, { initial });
    await unfold();
    expect(lit()).toEqual(["+1", "−1", "false negative", "x added", "rises"]);
    expect(allByRole("row")).toHaveLength(5 + 4);
  });

  it("says what is done to the weights: after a false positive they may be closer to the example than before", async () => {
    const long = { weights: [10, 0], bias: 0 };
    await showAt(matrix("1 0 -1; 0 1 1"), 1, { initial: long, bias: false });
    await unfold();
    const { weights = [] } = bench.frame.pane.plane ?? {};
    expect(Math.hypot((weights[0] ?? 0) - 1, weights[1] ?? 0)).toBeLessThan(Math.hypot(10 - 1, 0));
    expect(lit()).toEqual(["−1", "+1", "false positive", "x subtracted", "falls"]);
  });

  it("has CISC 271's y, q and e with labels 0 and 1, and stays unfolded", async () => {
    await showAt(cs188, 2, { initial, ui: { ...defaultState.ui, labels: "zero-one" } });
    await unfold();
    expect(lit().slice(0, 4)).toEqual(["1", "0", "+1", "false negative"]);
    bench.do({ type: "seek", visit: 5 });
    await drawUpdate();
    expect(lit().slice(0, 4)).toEqual(["0", "1", "−1", "false positive"]);
    bench.do({ type: "seek", visit: 4 });
    await drawUpdate();
    expect(lit().slice(0, 4)).toEqual(["1", "1", "0", "true positive"]);
  });

  it("tells the feature that contributed most: CS 188's (2, 2, 2) and (4, 0, 1)", async () => {
    const data: PlaygroundState["data"] = {
      kind: "table",
      columns: ["f1", "f2", "f3", "y"],
      rows: matrix("4 0 1 -1; -4 1 0 1"),
      label: "y",
    };
    const state = { data, bias: false, initial: { weights: [2, 2, 2], bias: 0 } };
    await showAt([], 1, state);
    await unfold();
    const rows = [...document.querySelectorAll("table:not(.pp-update-cases) tbody tr")].map((row) =>
      [...row.children].map((cell) => textOf(cell)),
    );
    expect(bench.frame.pane.event?.score).toBe(10);
    expect(rows).toEqual([
      ["f1", "8", "−4"],
      ["f2", "0", "0"],
      ["f3", "2", "−1"],
    ]);
  });
});

describe("Liverpool's quizzes", () => {
  const seen = async (point: Point, weights: readonly number[], learner: PageLearner) => {
    const initial = { weights: [...weights], bias: 0 };
    await showAt([point, [-9, -9, -point[2]]], 1, { initial, bias: false, learners: [learner] });
    return snapshotsAt(bench.frame)[0];
  };

  it("1 and 3: a misclassified negative is left behind, and its score falls", async () => {
    const one = await seen([1, 1, -1], [1, 0], { kind: "perceptron" });
    expect(one?.scores).toEqual([1, -1]);
    expect(said()).toContain("goes from 45° to 135°. Below 90° the score is positive.");
  });

  it("2: (1, 0) + (1, 1) and (1, 0) − (1, 1)", async () => {
    const wide = { kind: "margin", margin: 2 } as const;
    expect((await seen([1, 1, 1], [1, 0], wide))?.after).toEqual({ x: 2, y: 1 });
    expect(said()).toContain("goes from 45° to 18.4°.");
    expect((await seen([1, 1, -1], [1, 0], wide))?.after).toEqual({ x: 0, y: -1 });
  });
});

describe("other learners", () => {
  it.each([
    [{ kind: "passive-aggressive" }, 2, "Now it is right."],
    [{ kind: "averaged" }, 2, "The score goes from −6 to 8."],
    [{ kind: "kernel" }, 2, "The score goes from"],
    [{ kind: "multiclass" }, 2, "The lead of its own class goes from"],
    [{ kind: "batch" }, 5, "between w and the sum"],
    [{ kind: "second-order" }, 2, "between w and the step Δw"],
    [{ kind: "perceptron" }, 3, "The angle between w and x is"],
  ] satisfies [LearnerSpec, number, string][])("%o", async (learner, visits, words) => {
    await showAt(cs188, visits, { learners: [learner as PageLearner] });
    expect(said()).toContain(words);
  });

  it("adds no multiple of the example where S has turned it, and explains none", async () => {
    await showAt(cs188, 2, { learners: [{ kind: "second-order" }] });
    expect(said()).toContain("The score goes from");
    const [{ added, factor, w, x, after } = expect.fail("nothing is drawn")] = snapshotsAt(bench.frame);
    expect({ added, factor }).toEqual({ added: "step", factor: 1 });
    expect(after.x).toBeCloseTo(w.x + x.x, 12);
    expect(after.y).toBeCloseTo(w.y + x.y, 12);
    await unfold();
    const text = textOf(document.querySelector("pp-update"));
    expect(text).not.toContain("The score, in three lines");
    expect(text).toContain("S·x added");
    expect(text).toContain("weight changes by");
  });

  it("of none that is trained by visits, nothing", async () => {
    await showAt(cs188, 2, { learners: [{ kind: "decision-tree" }] });
    expect(document.querySelector(".pp-update-words")).toBeNull();
  });

  it("draws the plane that w and x span of more features than two, or with the bias as a weight", async () => {
    await showAt(cs188, 2, { ui: { ...defaultState.ui, biasAs: "weight" } });
    expect(textOf(document.querySelector(".pp-update-plane"))).toBe("the plane that w and x span in 3 dimensions");
    expect(snapshotsAt(bench.frame)[0]?.x.y).toBe(0);
  });
});
