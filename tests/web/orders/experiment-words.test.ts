import { describe, expect, it } from "vitest";
import type { OrderKind } from "../../../web/engine/types.js";
import { english } from "../../../web/state/document/notation/words.js";
import type { ExperimentCurve, ExperimentView } from "../../../web/state/runs/frame.js";
import {
  drawnCurves,
  experimentObstacle,
  firstBelowOne,
  lastMistake,
  plotKey,
  summary,
  tableRows,
} from "../../../web/views/orders/experiment-words.js";
import { orderExperiment } from "../../../web/words/generated/en/orderExperiment.js";
import { obstacleSaid } from "../words/said.js";

const say = orderExperiment.english;

function curve(order: OrderKind, mean: readonly number[], seeds = order === "given" ? 1 : 200): ExperimentCurve {
  const scaled = (factor: number) => Float64Array.from(mean, (value) => value * factor);
  return { order, seeds, mean: scaled(1), low: scaled(0.5), high: scaled(2) };
}

function experiment(never: number[], once: number[], each: number[], changes: Partial<ExperimentView> = {}) {
  const curves = [curve("given", never), curve("shuffle-once", once), curve("shuffle-each-epoch", each)];
  return { running: false, done: 401, total: 401, epochs: never.length, curves, ...changes };
}

describe("summary", () => {
  it("says which order is there first, and what that saves", () => {
    expect(summary(experiment([9, 8, 7, 6, 5], [9, 5, 3, 1, 0.5], [9, 4, 0.9, 0.2, 0]), english)).toBe(
      "The mean falls below 1 mistake in epoch 3 with a shuffle every epoch and in epoch 5 with one shuffle. " +
        "It does not get there within 5 epochs without shuffling. " +
        "Shuffling every epoch instead of once saves 2 of 5 epochs.",
    );
  });

  it("claims no saving where there is none", () => {
    expect(summary(experiment([9, 0], [9, 0.5], [9, 0.6]), english)).not.toMatch(/saves/);
    expect(summary(experiment([9, 0, 0], [0.5, 0, 0], [9, 0.6, 0]), english)).toMatch(
      /in epoch 1 with one shuffle, in epoch 2/,
    );
  });

  it("gives the first and the last epoch where no order gets there", () => {
    expect(summary(experiment([20, 18], [15.24, 12], [15, 11.06]), english)).toBe(
      "No order brings the mean below 1 mistake within 2 epochs. From the first epoch to the last, it goes " +
        "from 15 to 11.1 with a shuffle every epoch, from 15.2 to 12 with one shuffle and from 20 to 18 without shuffling.",
    );
  });

  it("says when the order makes no difference", () => {
    expect(summary(experiment([3, 2], [3, 2], [3, 2]), english)).toBe(
      "The order makes no difference here: the mean number of mistakes is 3 in epoch 1 and 2 in epoch 2.",
    );
  });

  it("leaves out an order that was cancelled before its first run", () => {
    const view = experiment([9, 0], [0, 0], [0, 0]);
    const cut = { ...view, curves: view.curves.map((one, k) => (k === 0 ? one : { ...one, seeds: 0 })) };
    expect(drawnCurves(cut).map(({ order }) => order)).toEqual(["given"]);
    expect(summary(cut, english)).toBe("The mean falls below 1 mistake in epoch 2 without shuffling.");
    expect(summary({ ...view, curves: [] }, english)).toBe("");
  });
});

describe("firstBelowOne", () => {
  it.each([
    [[2, 1, 0.99], 3],
    [[0], 1],
    [[1, 1], null],
  ])("of %j", (mean, epoch) => {
    expect(firstBelowOne(Float64Array.from(mean))).toBe(epoch);
  });
});

describe("lastMistake", () => {
  it("is the last epoch that any run makes a mistake in", () => {
    const view = experiment([5, 2, 0, 0], [5, 1, 0.01, 0], [5, 0, 0, 0]);
    expect(lastMistake(view)).toBe(3);
    expect(plotKey(view, english)).toMatch(/After epoch 3, no run makes a mistake\.$/);
    expect(plotKey({ ...view, running: true }, english)).not.toMatch(/After/);
    expect(lastMistake(experiment([0], [0], [0]))).toBe(0);
  });
});

describe("tableRows", () => {
  it("gives the band where there is more than one run", () => {
    expect(tableRows(experiment([4, 2], [3, 1], [2, 0]), english)).toEqual([
      { epoch: "1", cells: ["2 (1–4)", "3 (1.5–6)", "4"] },
      { epoch: "2", cells: ["0 (0–0)", "1 (0.5–2)", "2"] },
    ]);
  });
});

describe("experimentObstacle", () => {
  it("is there for a learner that no order changes", () => {
    expect(experimentObstacle({ obstacle: null, learner: { kind: "perceptron" } }, english)).toBeNull();
    expect(experimentObstacle({ obstacle: null, learner: { kind: "decision-tree" } }, english)).toBe(say.notTrained);
    expect(experimentObstacle({ obstacle: { code: "twoClasses" }, learner: { kind: "kernel" } }, english)).toBe(
      obstacleSaid({ code: "twoClasses" }),
    );
  });
});
