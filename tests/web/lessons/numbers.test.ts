import { describe, expect, it } from "vitest";
import type { LinearModel } from "../../../web/engine/types.js";
import { leadRunOf } from "../../../web/state/io/exports/lead-run.js";
import { rows } from "../../rows.js";
import { engine } from "../state/engine.js";
import { OpenedStep, stepOf } from "./opened.js";
import { enumerated, listed, minus, Problem, thousands, vector } from "./problem.js";
import { textOf } from "./text-of.js";

// Texts say numbers of their own accord too. Here each is made of the engine's, and has to stand where it is said.

const bound = (problem: Problem): number => Math.floor((problem.analysis().bound ?? 0) + 1e-9);
const plain = { learner: { kind: "perceptron" } } as const;

/** The weights of AND, and those of the proof that it converges, the bias last. */
const squared = (vector: readonly number[]): number => vector.reduce((sum, value) => sum + value * value, 0);
const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
const asOne = ({ weights, bias }: LinearModel): number[] => [...weights, bias];
const separator = [2, 2, -3];
const along = (problem: Problem): number =>
  dot(separator, asOne(problem.after().plane)) / Math.sqrt(squared(separator));
const extent = (counts: readonly number[]): string => `${Math.min(...counts)} to ${Math.max(...counts)}`;
const target = separator.map((value) => 3 * value);
const toTarget = (weights: readonly number[]): number => squared(target.map((value, at) => value - (weights[at] ?? 0)));

const { X, y } = engine.generate("cs188");
const fivePoints = new Problem({ X, y });

/** The angle between the weights and those of the proof after each update, by the visits that were updates. */
const angles = (problem: Problem): number[] => {
  const visits = problem.updatesAt(1e6);
  const unit = Math.sqrt(squared(separator));
  return visits.map((visit) => {
    const weights = problem.afterVisits(visit).planes.flatMap(asOne);
    return Math.acos(Math.min(1, dot(separator, weights) / (unit * Math.sqrt(squared(weights)))));
  });
};
/** The updates, from 1, at which the angle grows. */
const growing = (problem: Problem): number[] =>
  angles(problem).flatMap((angle, k, all) => (k > 0 && angle > (all[k - 1] ?? 0) + 1e-9 ? [k + 1] : []));
/** How many of the vectors, one at the start and one after each visit, are those after this visit. */
const timesThere = (problem: Problem, visit: number): number => {
  const { visit: visits } = problem.after();
  const next = problem.updatesAt(1e6).find((update) => update > visit);
  return (next ?? visits + 1) - visit;
};

/** γ of weights, the bias last, once they have the length 1. */
const marginOf = (problem: Problem, [first = 0, second = 0, bias = 0]: readonly number[]): number =>
  Math.min(...problem.scores({ weights: [first, second], bias }).map(Math.abs)) /
  Math.sqrt(squared([first, second, bias]));
/** The weights before an update of this number, from 1. */
const beforeUpdate = (problem: Problem, update: number): number[] => {
  const visit = problem.updatesAt(1e6)[update - 1] ?? problem.after().visit + 1;
  return problem.afterVisits(visit - 1).planes.flatMap(asOne);
};
/** The updates that leave the weights farther from (2, 2, −3) than before. */
const astray = (problem: Problem): number[] => {
  const { updates } = problem.after();
  const away = Array.from({ length: updates + 1 }, (_, k) =>
    squared(beforeUpdate(problem, k + 1).map((weight, at) => weight - (separator[at] ?? 0))),
  );
  return away.flatMap((distance, k) => (k > 0 && distance > (away[k - 1] ?? 0) ? [k] : []));
};

/** How far the nearest example is from the line that a run ends with. */
const nearest = (problem: Problem): number => {
  const { plane } = problem.after();
  return Math.min(...problem.scores({ ...plane }).map(Math.abs)) / Math.sqrt(squared(Array.from(plane.weights)));
};

type Told = (problem: Problem) => string;

const told: readonly [lesson: number, step: number, Told][] = [
  [1, 5, (p) => `the scores are ${enumerated(p.scores({ weights: [-1, 2] }))}`],
  [5, 5, (p) => `scores ${minus(p.scores()[0] ?? 0)}`],
  [5, 5, (p) => `${listed([0, 1, 2, 3].map((k) => p.scores({ ...p.after(k).plane })[0] ?? 0))}.`],
  [6, 4, (p) => `the scores are ${enumerated(p.scores({ ...p.after(1).plane }))}`],
  [6, 5, (p) => `${p.after().epoch}, with ${p.after().updates} updates`],
  [6, 5, (p) => `${vector(p.after().plane.weights)} and ${minus(p.after().plane.bias)}`],
  [6, 6, (p) => `fewer updates than ${p.with(plain).after().updates}`],
  [6, 6, (p) => `${p.after().updates} in ${p.after().epoch} epochs`],
  [6, 6, (p) => `${vector(p.after().plane.weights)} and ${minus(p.after().plane.bias)}`],
  [7, 3, (p) => `with the other answer ${p.after().updates}`],
  [7, 4, (p) => `need ${p.after().updates} updates`],
  [8, 3, (p) => `${p.scores({ weights: [0.8, 0.6] })[0]}: the shadow`],
  [8, 4, (p) => `lie at ${enumerated(p.scores({ weights: [0.8, 0.6] }).map((score) => Math.round(score)))}`],
  [
    8,
    5,
    (p) =>
      `end at ${Math.max(...p.scores().slice(3)) / 5}, the positives begin at ${Math.min(...p.scores().slice(0, 3)) / 5}`,
  ],
  [9, 2, (p) => `its weights are ${vector(p.after().plane.weights)}, and the bias is ${p.after().plane.bias}`],
  [9, 2, (p) => `${vector(p.with({ order: { kind: "positives-first" } }).after().plane.weights)} and 1`],
  [9, 3, (p) => `the scores are ${enumerated(p.scores({ weights: [1, 0] }))}`],
  [9, 4, (p) => `needs ${p.with(plain).after().updates} updates`],
  [9, 4, (p) => `${p.after().updates}. From weights 0`],
  [9, 5, (p) => `the negatives score ${enumerated(p.scores({ ...p.after(1).plane }).slice(0, 3))}`],
  [
    9,
    6,
    (p) =>
      `After ${p.after().epoch} epochs it was stopped, with ${p.after().updates} updates in ${p.after().visit} visits`,
  ],
  [10, 1, (p) => `The scores are ${enumerated(p.scores())}`],
  [10, 1, (p) => `ρ is ${p.analysis().geometric?.margin.toFixed(3)}`],
  [10, 3, (p) => `${p.after().updates} updates have made`],
  [10, 2, (p) => `=${vector(beforeUpdate(p, 12)).replaceAll(" ", "")}, and`],
  [10, 2, (p) => `= ${squared(beforeUpdate(p, 12))}. The positive`],
  [10, 2, (p) => `weights become ${vector(beforeUpdate(p, 13))}. Add`],
  [10, 2, (p) => `${squared(beforeUpdate(p, 13))}, and it was ${squared(beforeUpdate(p, 12))}.`],
  [10, 3, (p) => `${along(p).toFixed(3)}, as on the chart: at least ${p.after().updates} times γ`],
  [10, 3, (p) => `times γ, which is ${(p.after().updates * (p.analysis().margin ?? 0)).toFixed(3)}`],
  [10, 3, (p) => `or ${p.analysis().margin?.toFixed(3)}, the margin`],
  [10, 3, (p) => `is ${dot(separator, asOne(p.after().plane))}, divided by`],
  [
    10,
    3,
    (p) => `${squared(asOne(p.after().plane))}: at most ${p.after().updates} times 3, or ${3 * p.after().updates}`,
  ],
  [
    10,
    3,
    (p) =>
      `is ${Math.sqrt(squared(asOne(p.after().plane))).toFixed(3)}, and at most ${Math.sqrt(3 * p.after().updates).toFixed(3)}`,
  ],
  [10, 4, (p) => `k=${bound(p)}: there the dashed curves meet`],
  [10, 4, (p) => `17 times 3, ${bound(p)}. In general`],
  [10, 4, (p) => `AND has γ = ${p.analysis().margin?.toFixed(3)} and ρ = ${p.analysis().geometric?.margin.toFixed(3)}`],
  [
    10,
    5,
    () =>
      `${thousands(bound(fivePoints))}. The run makes ${fivePoints.after().updates}, in ${fivePoints.after().epoch} epochs`,
  ],
  [
    10,
    5,
    () =>
      `: ${Math.round(fivePoints.analysis().radius ** 2)} times ${Math.round((fivePoints.analysis().margin ?? 0) ** -2)}.`,
  ],
  [10, 5, (p) => `they make from ${extent(p.updatesOfAllOrders())}.`],
  [10, 5, (p) => `the same points make ${Math.min(...p.updatesOfAllOrders())} updates`],
  [10, 6, (p) => `at updates ${enumerated(growing(p))}`],
  [10, 7, (p) => `The bound is ${bound(p)}`],
  [10, 7, (p) => `ρ is ${p.analysis().geometric?.margin}`],
  [10, 7, (p) => `the scores are ${enumerated(p.scores({ weights: [1, 0], bias: -1 }))}`],
  [10, 5, (p) => `from ${extent(p.updatesOfOrders(200))}. The proof`],
  [10, 5, (p) => `none comes near ${thousands(bound(p))}`],
  [10, 6, () => `the target ${vector(target)} is ${toTarget([0, 0, 0])}`],
  [10, 6, () => `${toTarget([0, 0, -1])}: it has fallen by ${toTarget([0, 0, 0]) - toTarget([0, 0, -1])}`],
  [10, 8, (p) => `The bound is ${bound(p)}, and this run makes ${p.after().updates} updates`],
  [
    10,
    8,
    (p) =>
      `moved to (1, 1) the bound is ${bound(
        p.with({
          X: rows("0 0; 1 1; 0 3; 2 4"),
        }),
      )}`,
  ],
  [10, 8, (p) => `The geometric margin ρ is ${p.analysis().geometric?.margin} here`],
  [
    10,
    8,
    (p) =>
      `a gap of 4 between the two groups the bound was ${bound(
        p.with({
          X: rows("-1 0; 3 1; -1 3; 3 4"),
        }),
      )}`,
  ],
  [2, 6, (p) => `The scores are ${enumerated(p.scores())}`],
  [2, 6, (p) => `the scores are ${enumerated(p.scores({ weights: [1, 1], bias: -4 }))}`],
  [5, 7, (p) => `scores ${minus(p.scores()[0] ?? 0)}. The line is`],
  [5, 7, (p) => `from −8 to ${minus(p.scores({ ...p.after(1).plane })[0] ?? 0)}`],
  [5, 8, (p) => `scores ${minus(p.scores({ weights: [-3, -2], bias: 0 })[0] ?? 0)}. To reach 1`],
  [6, 7, (p) => `The scores are ${listed([1, 2, 3, 4].map((visit) => p.scoreAt(visit)))}`],
  [6, 7, (p) => `${vector(p.after(1).plane.weights)}, and the bias at ${minus(p.after(1).plane.bias)}`],
  [11, 7, (p) => `the run made ${p.after().updates} updates. Its line is ${nearest(p).toFixed(3)}`],
  [11, 7, (p) => `As drawn, the run makes ${p.with({ order: { kind: "given" } }).after().updates}`],
  [
    11,
    7,
    (p) => {
      const drawn = p.with({ order: { kind: "given" } });
      return `${vector(drawn.after().plane.weights)} and ${minus(drawn.after().plane.bias)}, which is ${nearest(drawn).toFixed(3)}`;
    },
  ],
  [
    10,
    10,
    (p) => `γ is ${marginOf(p, [2, 3, -4]).toFixed(3)} and the bound ${Math.round(3 / marginOf(p, [2, 3, -4]) ** 2)}`,
  ],
  [
    10,
    10,
    () =>
      `which is ${Math.round((Math.atan2(3, 2) * 180) / Math.PI)}° and a bias of ${minus(Number((-4 / Math.sqrt(29)).toFixed(3)))}`,
  ],
  [10, 10, (p) => `gives the bound ${bound(p)}. Could`],
  [
    10,
    10,
    (p) => `(${vector(p.after().plane.weights).slice(1, -1)}, ${minus(p.after().plane.bias)}), where this run ends`,
  ],
  [10, 10, (p) => `a larger γ than ${p.analysis().margin?.toFixed(3)}`],
  [10, 11, (p) => `update ${astray(p)[0]} the weights are ${vector(beforeUpdate(p, 12))}: the squared distance`],
  [10, 11, (p) => `the weights become ${vector(beforeUpdate(p, 13))}. Only`],
  [10, 11, (p) => `the updates ${enumerated(astray(p))} go the wrong way`],
  [
    10,
    11,
    (p) => `an α of ${(p.analysis().radius ** 2 / (2 * (p.analysis().margin ?? 0))).toFixed(3).slice(0, 4)}, no update`,
  ],
  [10, 11, (p) => `it is 3 − ${(2 * (p.analysis().margin ?? 0)).toFixed(3)}: it may rise`],
  [10, 13, (p) => `so the bound is ${bound(p)}. Here`],
  [10, 13, (p) => `the run makes ${p.after().updates} updates. How many`],
  [
    10,
    13,
    (p) => `${Math.round(p.analysis().radius ** 2)} over ${Math.round((p.analysis().margin ?? 0) ** 2)}. Metres`,
  ],
  [10, 9, () => `and the run makes ${fivePoints.after().updates} updates`],
  [21, 2, (p) => `it makes ${p.after().updates} updates`],
  [21, 2, (p) => `${bound(p)}, as for AND`],
  [21, 5, (p) => `about ${nearest(p).toFixed(2)} from the nearest example`],
  [21, 5, (p) => `The line half-way, x1=1, has ${p.analysis().geometric?.margin}`],
  [12, 2, (p) => `${thousands(p.after().visit + 1)} in all`],
  [12, 2, (p) => `The one from visit 54 is there ${thousands(timesThere(p, 54))} times`],
  [12, 2, (p) => `last visit ${timesThere(p, 10_000) === 1 ? "once" : "more than once"}.`],
];

describe("a number in the text of a lesson", () => {
  it.each(told)("of lesson %i, step %i, is the engine's", async (lesson, step, say) => {
    const { frame } = (await OpenedStep.of(lesson, step)).moment;
    expect(textOf(stepOf(lesson, step))).toContain(say(new Problem(leadRunOf(frame).spec)));
  });
});
