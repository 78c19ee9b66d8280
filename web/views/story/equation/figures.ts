import type { TemplateResult } from "lit";
import type { LinearModel } from "../../../engine/types.js";
import { commonDecimals, decimalsFor, usedDecimals, withDecimals } from "../../../state/document/notation/decimals.js";
import { inputsListed, isWeight, type Notation, weightsListed } from "../../../state/document/notation/notation.js";
import { hasWeights } from "../../../state/learners/traits.js";
import type { Frame } from "../../../state/runs/frame.js";
import { hyperplane, hyperplanes, type PaneView } from "../../../state/runs/frame.js";
import { type Derivation, derivation, flowing, type Maths, operator, type Texts } from "../../../ui/formulas/mathml.js";
import { type EquationWords, equation } from "../../../words/generated/en/equation.js";
import { excerpt } from "../training.js";

const MOST_SHOWN = 6;
/** In the large letters of a lecture hall. */
const MOST_PRESENTED = 4;

/** How numbers that belong together are written. */
interface Writing {
  /** The most digits after the point; null where each number is written for itself. */
  readonly decimals: number | null;
  /** A number in a row, without zeros that say nothing. */
  text(value: number): string;
}

/** A sum, and how it is made of its terms. */
export interface Sum {
  readonly value: number;
  of(round: (value: number) => number): number;
}

/** How an equation writes its numbers, and which of the features it shows. */
export interface Figures {
  readonly notation: Notation;
  /** What stands between formulas. */
  readonly say: EquationWords;
  /** Whether there is a bias apart from the weights: b, or θ. */
  readonly bias: boolean;
  /** Positions in lists of weights and inputs, with null where some are left out. */
  readonly shown: readonly (number | null)[];
  /** The weights, with the bias among them where it is one. */
  weights(model: Pick<LinearModel, "weights" | "bias">): readonly number[];
  /** What they are the weights of. */
  inputs(x: ArrayLike<number>): readonly number[];
  text(value: number): string;
  /** A derivation: its lines below one another, or in the large letters of a lecture hall one after the other. */
  derive(rows: Derivation): TemplateResult;
  /** A column: its numbers have as many digits after the point. */
  pick(values: ArrayLike<number>, decimals?: number | null): Texts;
  /** What the numbers of one column are written by. */
  columnDecimals(values: ArrayLike<number>): Writing;
  /** What the numbers of an equation are written by, so that it is true as it is written: see `decimalsFor`. */
  writing(values: ArrayLike<number>, isTrue: Parameters<typeof decimalsFor>[1]): Writing;
  /**
   * What the terms of sums are written by, so that from the terms as they are written one comes to the sums as they are.
   * @param sums what each sum is, and how it is made of its terms, given how those are rounded.
   * @param result how a sum is written; by itself where nothing else is said.
   */
  terms(values: ArrayLike<number>, sums: readonly Sum[], result?: (value: number) => string): Writing;
  /** "=", or "≈" where the numbers on the line are not written in full. */
  equals(...values: readonly number[]): Maths;
}

/** Whether an equation leaves out some of the features unless all are asked for. */
export function isLong({ current, features }: Pick<PaneView, "current" | "features">, most = MOST_SHOWN): boolean {
  return features.length > most && (hyperplane(current) ?? hyperplanes(current)) !== null;
}

export function figuresOf(frame: Frame, all: boolean): Figures {
  const { precision } = frame.state.ui;
  const { length } = frame.pane.features;
  const { state } = frame;
  const notation = state.ui;
  const { present } = notation;
  const most = present ? MOST_PRESENTED : MOST_SHOWN;
  const features = isLong(frame.pane, most) ? excerpt(length, most / 2, 1, all) : excerpt(length, most, 0, true);
  const hasBias = state.bias && hasWeights(frame.pane.learner);
  const among = hasBias && isWeight(notation);
  const shown = among ? [0, ...features.map((i) => (i === null ? null : i + 1))] : features;
  const { words } = frame;
  const text = (value: number) => words.number(value, precision);
  const writing: Figures["writing"] = (values, isTrue) => {
    const decimals = decimalsFor(values, isTrue, precision);
    return { decimals, text: (value) => withDecimals(value, usedDecimals([value], decimals), words, precision) };
  };
  const isExact = (value: number) => precision === "full" || text(value) === words.number(value, "full");
  return {
    notation,
    say: words.room(equation),
    bias: hasBias && !among,
    shown,
    weights: (model) => weightsListed(model, hasBias, notation),
    inputs: (x) => inputsListed(x, hasBias, notation),
    text,
    derive: present ? flowing : derivation,
    pick(values, decimals = commonDecimals(values, precision)) {
      const used = usedDecimals(values, decimals);
      return shown.map((i) => (i === null ? null : withDecimals(values[i] ?? 0, used, words, precision)));
    },
    columnDecimals(values) {
      const decimals = commonDecimals(values, precision);
      return { decimals, text: (value) => withDecimals(value, decimals, words, precision) };
    },
    writing,
    terms: (values, sums, result = text) =>
      writing(values, (round) =>
        sums.every(({ value, of }) => {
          const sum = of(round);
          return result(sum) === result(value) || Math.max(Math.abs(sum), Math.abs(value)) < 1e-9;
        }),
      ),
    equals: (...values) => operator(values.every(isExact) ? "=" : "≈"),
  };
}
