import { type Axis, xOfVisit } from "./domain.js";

export interface EpochRule {
  /** Epochs completed at this rule. */
  readonly epoch: number;
  readonly x: number;
  readonly labelled: boolean;
}

const RULE_GAP = 14;
const LABEL_GAP = 10;
/** Width of a digit of the label's font, as a share of its size: on the safe side for every sans serif. */
const DIGIT = 0.62;

/** The smallest of 1, 2, 5, 10, 20, 50… that is at least `least` and a multiple of `unit`. */
export function niceStep(least: number, unit = 1): number {
  for (let power = 1; ; power *= 10) {
    for (const factor of [1, 2, 5]) {
      const step = factor * power;
      if (step >= least && step % unit === 0) return step;
    }
  }
}

/** A rule for every epoch, or for every 2nd, 5th, 10th… where they would crowd; numbers where there is room for them. */
export function planEpochRules(axis: Axis, examples: number, fontSize: number): readonly EpochRule[] {
  const spacing = (examples / axis.end) * axis.length;
  if (!(spacing > 0)) return [];
  const lastEpoch = Math.floor(axis.end / examples);
  const step = niceStep(RULE_GAP / spacing);
  const labelWidth = digitsWithGroups(lastEpoch) * DIGIT * fontSize;
  const labelStep = niceStep((labelWidth + LABEL_GAP) / spacing, step);
  const rules: EpochRule[] = [];
  for (let epoch = step; epoch <= lastEpoch; epoch += step) {
    rules.push({ epoch, x: xOfVisit(axis, epoch * examples), labelled: epoch % labelStep === 0 });
  }
  return rules;
}

/** Characters of the number as it is written: the spaces between its groups of three count as half a digit. */
function digitsWithGroups(value: number): number {
  const digits = String(value).length;
  return digits + Math.floor((digits - 1) / 3) / 2;
}
