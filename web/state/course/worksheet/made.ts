import type { WasmEngine } from "../../../engine/engine.js";
import type { LearnerSpec } from "../../../engine/types.js";
import { randomNumbers } from "../../data/random-numbers.js";
import type { PageLearner } from "../../document/state.js";
import type { LeadRun } from "../../io/exports/lead-run.js";
import type { SettingPath } from "../../learners/descriptor.js";
import { descriptorOf } from "../../learners/index.js";
import { settingOf, withSetting } from "../../learners/settings.js";
import { tellsClasses } from "../../learners/traits.js";
import { type Difficulty, within } from "./difficulty.js";
import { type SheetRun, workThrough } from "./sheet-run.js";
import { unworkable } from "./workable.js";

/** Tries until a seed is given up: of the levels there are, a sheet is found in some dozens. */
const mostTries = 4000;

/** How far values lie from 0; of several classes, their middles, and how far examples lie around these. */
const reach = { plane: 4, middle: 4, around: 1.6 };

const classes = 3;

/**
 * A run over examples of a seed that is as long as wanted: the same for the same seed. Null where none is found.
 * @param learner which has whole settings: see `wholeLearner`.
 */
export function madeRun(
  engine: Pick<WasmEngine, "createRun">,
  learner: PageLearner,
  bias: boolean,
  wanted: Difficulty,
  seed: number,
): SheetRun | null {
  const draw = tellsClasses(learner) ? drawClasses : drawSigns;
  const maxEpochs = wanted.epochs[1];
  for (let attempt = 0; attempt < mostTries; attempt++) {
    const drawn = draw(wanted.examples, seed, attempt);
    if (!drawn) continue;
    const index = Uint32Array.from(drawn.y, (_, row) => row);
    const X = { data: drawn.values, shape: [wanted.examples, 2] as const };
    const of: LeadRun = { spec: { X, y: drawn.y, learner, bias, maxEpochs }, index };
    if (!isAsLong(engine, of, wanted)) continue;
    const run = workThrough(engine, of);
    if (unworkable(run) === null) return run;
  }
  return null;
}

/** The same learner with settings that keep its numbers whole. */
export function wholeLearner(learner: PageLearner): PageLearner {
  const { insteadOf: _, initial: __, ...own } = learner;
  const rounded = (value: number): number => Math.min(3, Math.max(1, Math.round(value)));
  const whole: Partial<Record<SettingPath, (value: number) => number>> = {
    learningRate: rounded,
    margin: rounded,
    classes: () => classes,
  };
  return descriptorOf(own.kind).fields.reduce((spec: LearnerSpec, field) => {
    const make = whole[field.path];
    return make ? withSetting(spec, field, make(Number(settingOf(spec, field)))) : spec;
  }, own);
}

/** It converges in as many epochs and updates; and there is something to see of the rule's other case in its first epoch. */
function isAsLong(engine: Pick<WasmEngine, "createRun">, { spec }: LeadRun, wanted: Difficulty): boolean {
  const run = engine.createRun<LearnerSpec>(spec);
  try {
    run.advance({ until: "converged" });
    const { stop, epoch, updates } = run.moment();
    if (stop !== "converged" || !within(epoch, wanted.epochs) || !within(updates, wanted.updates)) return false;
    return (run.updatesBefore([wanted.examples])[0] ?? 0) < wanted.examples;
  } finally {
    run.dispose();
  }
}

/** Examples in the plane with their labels. */
interface Drawn {
  /** n×2, row by row. */
  readonly values: Float64Array;
  readonly y: readonly number[];
}

/** Anywhere, as many of one label as of the other but for one. Null where it is not so, and where two are in one place. */
function drawSigns(count: number, seed: number, attempt: number): Drawn | null {
  const numbers = randomNumbers(3 * count, seed, attempt);
  const values = Float64Array.from(numbers.slice(0, 2 * count), (number) => spread(number, reach.plane));
  const y = numbers.slice(2 * count).map((number) => (number > 0 ? 1 : -1));
  const positives = y.filter((label) => label > 0).length;
  const areEven = Math.abs(count - 2 * positives) <= 1;
  return areEven && areApart(values) ? { values, y } : null;
}

/** Around a middle each. Null where two are in one place. */
function drawClasses(count: number, seed: number, attempt: number): Drawn | null {
  const numbers = randomNumbers(2 * (classes + count), seed, attempt);
  const y = Array.from({ length: count }, (_, row) => row % classes);
  const values = Float64Array.from({ length: 2 * count }, (_, k) => {
    const middle = numbers[2 * (y[k >> 1] ?? 0) + (k & 1)] ?? 0;
    return spread(middle, reach.middle) + spread(numbers[2 * classes + k] ?? 0, reach.around);
  });
  return areApart(values) ? { values, y } : null;
}

/** A number in −1…1 as a whole one, without the sign of a zero. */
function spread(number: number, most: number): number {
  return Math.round(number * most) + 0;
}

function areApart(values: Float64Array): boolean {
  const places = new Set(
    Array.from({ length: values.length / 2 }, (_, row) => values.slice(2 * row, 2 * row + 2).join()),
  );
  return places.size === values.length / 2;
}
