import { describe, expect, test } from "vitest";
import type { Current, LearnerSpec, LinearModel } from "../../../../web/engine/types.js";
import { overAxes } from "../../../../web/state/data/axes.js";
import { trainingSetOf } from "../../../../web/state/data/training-set.js";
import { type Problem, problemOf } from "../../../../web/state/document/problem.js";
import { defaultState } from "../../../../web/state/document/settings.js";
import type { PaneRun } from "../../../../web/state/runs/training/pane-run.js";
import { kindsBut } from "../engine.js";
import { paneAlone } from "../runs/training/pane-alone.js";

/** Numbers 0…1 from a seed: a linear congruential generator. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Axes of different scale, far from the origin, with labels that no line separates. */
function examplesOf(seed: number, classes: number) {
  const random = randomNumbers(seed);
  const count = 80;
  const X = Float64Array.from({ length: 2 * count }, (_, k) =>
    k % 2 === 0 ? 300 + 40 * random() : 0.02 * random() - 7,
  );
  const label = Int8Array.from({ length: count }, (_, i) => {
    const level = (X[2 * i] ?? 0) / 40 + (X[2 * i + 1] ?? 0) * 50 + 0.4 * random();
    const place = Math.min(classes - 1, Math.max(0, Math.floor((level + 342.2) * classes * 0.5)));
    return place === 0 ? -1 : place;
  });
  label[0] = -1;
  label[1] = 1;
  return { count, base: 2, X, xy: X, label, initial: null, heldOut: null, columns: ["x₁", "x₂"] };
}

function paneOf(learner: LearnerSpec, changes: Partial<Problem>, seed = 1): PaneRun {
  const problem = { ...problemOf(defaultState), learners: [learner], ...changes };
  const examples = examplesOf(seed, learner.kind === "multiclass" ? 3 : 2);
  const pane = paneAlone(problem, learner, trainingSetOf(examples));
  pane.axes = overAxes;
  return pane;
}

const scoreOf = (features: readonly string[], { weights, bias }: LinearModel, x: number, y: number): number =>
  weights.reduce((sum, weight, i) => sum + weight * (features[i] === "x1" ? x : y), bias);

const planes = (learned: Current): LinearModel[] => {
  if (Array.isArray(learned)) return [...learned];
  return learned !== null && "weights" in learned ? [learned] : [];
};

const kinds = kindsBut("voted", "kernel", "nearest-neighbours", "decision-tree");

describe("scaled axes", () => {
  for (const scaling of ["standardize", "min-max"] as const) {
    test.each(kinds)(`${scaling}: the line of %s is where its predictions change`, (kind) => {
      for (const features of [["x1", "x2"], ["x2", "x1"], ["x2"]]) {
        const pane = paneOf({ kind } as LearnerSpec, { scaling, features });
        const random = randomNumbers(7);
        for (const visit of [90, 333, 2000]) {
          pane.run?.seek(visit);
          const { regions } = pane.look();
          const models = regions.kind === "linear" ? [regions.model] : regions.kind === "classes" ? regions.models : [];
          expect(models.length).toBe(kind === "multiclass" ? 3 : 1);
          const points = Array.from({ length: 200 }, () => [290 + 60 * random(), 0.03 * random() - 7.005] as const);
          const predicted = pane.run?.predict(points).label ?? [];
          let compared = 0;
          points.forEach(([x, y], i) => {
            const scores = models.map((model) => scoreOf(features, model, x, y));
            const ordered =
              kind === "multiclass" ? [...scores].sort((a, b) => b - a) : [0, ...scores].sort((a, b) => b - a);
            // Within rounding of the line either side is right.
            if ((ordered[0] ?? 0) - (ordered[1] ?? 0) < 1e-9) return;
            ++compared;
            const said = kind === "multiclass" ? scores.indexOf(Math.max(...scores)) : Math.sign(scores[0] ?? 0);
            expect(said, `visit ${visit}, (${x}, ${y})`).toBe(predicted[i]);
          });
          expect(compared).toBeGreaterThan(150);
        }
        pane.run?.dispose();
      }
    });

    test(`${scaling}: what is in training, and was before the last update, lies where it scores`, () => {
      for (const kind of ["averaged", "multiclass"] as const) {
        const pane = paneOf({ kind }, { scaling });
        const { X } = examplesOf(1, kind === "multiclass" ? 3 : 2);
        pane.run?.seek(777);
        const { current, ghost, onAxes, features } = pane.look();
        for (const [learned, over] of [
          [current, onAxes?.current ?? null],
          [ghost, onAxes?.ghost ?? null],
        ] as const) {
          expect(planes(learned).length).toBeGreaterThan(0);
          expect(planes(over).length).toBe(planes(learned).length);
          planes(learned).forEach((model, k) => {
            const drawn = planes(over)[k] as LinearModel;
            for (let i = 0; i < 80; ++i) {
              const [x1 = 0, x2 = 0] = pane.run?.example(i) ?? [];
              const there = scoreOf(features, drawn, X[2 * i] ?? 0, X[2 * i + 1] ?? 0);
              expect(there).toBeCloseTo(scoreOf(features, model, x1, x2), 8);
            }
          });
        }
        pane.run?.dispose();
      }
    });
  }

  test("what is not scaled is drawn as it is", () => {
    const pane = paneOf({ kind: "perceptron" }, {});
    pane.run?.seek(100);
    const { regions, onAxes, plane } = pane.look();
    expect(onAxes).toBeNull();
    expect(regions).toEqual({ kind: "linear", model: plane });
    pane.run?.dispose();
  });

  test.each([
    ["each example has a scale of its own", { scaling: "unit-norm" }],
    ["there are products of scaled features", { scaling: "standardize", features: ["x1", "x2", "x1*x2"] }],
  ] as const)("where %s there is no line", (_, changes) => {
    const pane = paneOf({ kind: "perceptron" }, changes);
    pane.run?.seek(100);
    const { regions, onAxes } = pane.look();
    expect(regions.kind).toBe("field");
    expect(onAxes).toBeNull();
    pane.run?.dispose();
  });
});
