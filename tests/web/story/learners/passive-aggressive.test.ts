import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { LinearModel, PassiveAggressiveSpec } from "../../../../web/engine/types.js";
import type { Frame } from "../../../../web/state/runs/frame.js";
import { type FrameChanges, frameFrom } from "../../frames.js";
import { withAggression } from "../aggression.js";
import { cs188, plane, seen } from "../events.js";
import { countBefore, frameOf } from "../frames.js";
import { equationOf, sentenceOf, sentencesAt } from "../written.js";

interface Golden {
  readonly cases: readonly { readonly id: string; readonly expect: { readonly current: LinearModel } }[];
}

const golden: Golden = JSON.parse(readFileSync(new URL("../../../golden/seeds.json", import.meta.url), "utf8"));
const goldenEnd = golden.cases.find(({ id }) => id === "passive-aggressive")?.expect.current;

/** The first epoch on the CS188 data by PA's rule written out: nothing is shared with the core. */
function epoch(): { frames: Frame[]; end: LinearModel } {
  const frames: Frame[] = [];
  let model = plane([0, 0]);
  cs188.X.forEach((x, example) => {
    const label = cs188.y[example] ?? 1;
    const score = x[0] * (model.weights[0] ?? 0) + x[1] * (model.weights[1] ?? 0) + model.bias;
    const tau = Math.max(0, 1 - label * score) / (x[0] ** 2 + x[1] ** 2 + 1);
    const update = tau > 0 ? plane([tau * label * x[0], tau * label * x[1]], tau * label) : null;
    const after = update
      ? plane(
          [0, 1].map((j) => (model.weights[j] ?? 0) + (update.weights[j] ?? 0)),
          model.bias + update.bias,
        )
      : model;
    const mistake = label * score <= 0;
    const event = withAggression(
      seen({ visit: example, example, x, label, score, mistake, update, before: model, after }),
    );
    frames.push(frameOf({ kind: "passive-aggressive" }, cs188.y, { visit: example + 1, event, current: after }));
    model = after;
  });
  return { frames, end: model };
}

/** x = (3, 2), positive, scored −2 by (−1, 0) with bias 1: ℓ = 3, ‖z‖² = 14. */
function visited(learner: Partial<PassiveAggressiveSpec>, tau: number, changes: FrameChanges = {}): Frame {
  const made = seen({
    x: [3, 2],
    label: 1,
    score: -2,
    mistake: true,
    before: plane([-1, 0], 1),
    update: plane([3 * tau, 2 * tau], tau),
    after: plane([-1 + 3 * tau, 2 * tau], 1 + tau),
  });
  const event = withAggression(made, learner);
  return frameOf({ kind: "passive-aggressive", ...learner }, [1, -1], { visit: 1, event, ...changes });
}

const stepOf = (frame: Frame) => equationOf(frame).filter((line) => /^(‖z‖|y·a ←)/.test(line));

describe("the golden case", () => {
  const { frames, end } = epoch();

  it("is reached by the steps that the equations show", () => {
    expect(Array.from(end.weights)).toEqual(Array.from(goldenEnd?.weights ?? [], (value) => expect.closeTo(value, 12)));
    expect(end.bias).toBeCloseTo(goldenEnd?.bias ?? 0, 12);
    expect(frames.at(-1) && equationOf(frames[4] as Frame).find((line) => line.startsWith("w "))).toMatch(
      /=\(0\.0520 −0\.2854\)$/,
    );
  });

  it("has a second visit with ℓ = 3 and τ = 3/14", () => {
    expect(equationOf(frames[1] as Frame)).toEqual([
      "a =w·x+b =(−0.3333)(3) +(−0.3333)(2) +(−0.3333) ≈−2",
      "y·a =(+1)(−2) =−2<1 a mistake",
      "ℓ =max(0,1−y·a) =max(0,1−(−2)) ≈3",
      "‖z‖^2 =3^2+2^2+1^2 =14 τ =ℓ/‖z‖^2=3/14≈0.2143",
      "y·a ←y·a+τ‖z‖^2=y·a+ℓ =−2+3 =1",
      "w ←w+τyx =(−0.333333 −0.333333) +(0.214286)(+1)(3 2) =(0.3095 0.0952)",
      "b ←b+τy =−0.3333+(0.2143)(+1) =−0.119",
    ]);
    expect(sentenceOf(frames[1] as Frame)).toBe(
      "Visit 2 looked at example 2, a positive. Its score is −2, so the weights predict negative: a mistake, a false negative. " +
        "The weights move towards it, just far enough for y·a = 1.",
    );
  });
});

describe("the variants", () => {
  it("pa-1 stops at C", () => {
    const capped = visited({ variant: "pa-1", C: 0.1 }, 0.1);
    expect(stepOf(capped)).toEqual([
      "‖z‖^2 =3^2+2^2+1^2 =14 τ =min(C,ℓ/‖z‖^2) =min(0.1,3/14) =0.1",
      "y·a ←y·a+τ‖z‖^2 =−2+(0.1)(14) ≈−0.6",
    ]);
    expect(sentenceOf(capped)).toMatch(/The weights move towards it, as far as C allows: to y·a = −0\.6\.$/);
  });

  it("pa-1 is pa where C allows more", () => {
    const free = visited({ variant: "pa-1" }, 3 / 14);
    expect(stepOf(free)).toEqual([
      "‖z‖^2 =3^2+2^2+1^2 =14 τ =min(C,ℓ/‖z‖^2) =min(1,3/14) ≈0.2143",
      "y·a ←y·a+τ‖z‖^2=y·a+ℓ =−2+3 =1",
    ]);
    expect(sentenceOf(free)).toMatch(/just far enough for y·a = 1\.$/);
  });

  it("pa-2 is held back by C", () => {
    // 3/(14 + 1/(2·0.5)) = 0.2
    const softened = visited({ variant: "pa-2", C: 0.5 }, 0.2);
    expect(stepOf(softened)).toEqual([
      "‖z‖^2 =3^2+2^2+1^2 =14 τ =ℓ/‖z‖^2+1/2C =3/14+1/2·0.5 =0.2",
      "y·a ←y·a+τ‖z‖^2 =−2+(0.2)(14) ≈0.8",
    ]);
    expect(sentenceOf(softened)).toMatch(/The weights move towards it, but C limits the step: to y·a = 0\.8\.$/);
  });
});

describe("other visits", () => {
  const right = { x: [1, 2], label: 1, before: plane([0.25, 0.125]) };

  it("right but within the margin still update", () => {
    const update = plane([0.5 / 6, 1 / 6], 0.5 / 6);
    const event = withAggression(seen({ ...right, score: 0.5, update, after: plane([1 / 3, 7 / 24], 0.5 / 6) }));
    const frame = frameOf({ kind: "passive-aggressive" }, [1, -1], { visit: 1, event });
    expect(sentenceOf(frame)).toContain(
      "so the weights predict positive: right, but within the margin. The weights move",
    );
    expect(equationOf(frame)[1]).toBe("y·a =(+1)(0.5) =0.5<1 right, but within the margin");
  });

  it("beyond the margin are passive", () => {
    const frame = frameOf({ kind: "passive-aggressive" }, [1, -1], {
      visit: 1,
      event: withAggression(seen({ ...right, score: 2 })),
    });
    expect(sentenceOf(frame)).toMatch(/: correct\. The weights stay the same\.$/);
    expect(equationOf(frame).slice(1, 3)).toEqual(["y·a =(+1)(2) =2≥1 correct", "ℓ =max(0,1−y·a) =max(0,1−2) =0"]);
  });

  it("of an example at the origin have only the bias, or nothing", () => {
    const origin = seen({ x: [0, 0], label: 1, score: 0, mistake: true, before: plane([1, 1]) });
    const moved = { ...origin, update: plane([0, 0], 1), after: plane([1, 1], 1) };
    const withBias = frameOf({ kind: "passive-aggressive" }, [1, -1], { visit: 1, event: withAggression(moved) });
    expect(sentenceOf(withBias)).toContain("Only the bias moves, just far enough for y·a = 1.");
    const state = { ...withBias.state, bias: false };
    // The core counts it as an update, by nothing.
    const none = { ...origin, update: plane([0, 0]) };
    const without = frameFrom(withBias, { state, event: withAggression(none, {}, false) });
    expect(sentenceOf(without)).toContain("All its features are 0, so no weights could help: they stay the same.");
    expect(equationOf(without).at(-1)).toBe("w =(1 1)");
    expect(equationOf(without).join()).not.toMatch(/NaN|not a number|∞/);
  });
});

describe("the end", () => {
  const end = { stop: "converged", visit: 4, epoch: 2, updates: 3 } as const;

  it("is an epoch without a mistake, which may have had updates", () => {
    expect(sentencesAt(visited({}, 3 / 14, { ...end, updatesBefore: countBefore([0, 1, 2]) })).outcome).toBe(
      "Converged: epoch 2 had no mistakes. It took 3 updates. " +
        "The last epoch still made 1 update, on an example that was right but within the margin.",
    );
    expect(sentencesAt(visited({}, 3 / 14, { ...end, updatesBefore: countBefore([0, 1, 1]) })).outcome).toBe(
      "Converged: epoch 2 had no mistakes. It took 3 updates.",
    );
  });

  it("counts mistakes, not updates, where it has not converged", () => {
    const counted = { updatesBefore: countBefore([0, 1, 2, 3]), mistakesBefore: countBefore([0, 2]) };
    expect(sentencesAt(visited({}, 3 / 14, { ...end, ...counted, stop: "max-epochs" })).outcome).toMatch(
      /^Stopped after 2 epochs without converging: the last one still made 1 mistake\. /,
    );
  });
});
