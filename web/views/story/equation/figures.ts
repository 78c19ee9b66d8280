import { hyperplane, hyperplanes, type PaneView } from "../../../state/frame.js";
import { formatNumber } from "../../shared/words/format.js";
import { type Maths, operator, type Texts } from "../../shared/words/mathml.js";
import { excerpt } from "../excerpt.js";
import type { StoryFrame } from "../inputs.js";

const MOST_SHOWN = 6;

/** How an equation writes its numbers, and which of the features it shows. */
export interface Figures {
  readonly bias: boolean;
  /** Positions of features, with null where some are left out. */
  readonly shown: readonly (number | null)[];
  text(value: number): string;
  pick(values: ArrayLike<number>): Texts;
  /** "=", or "≈" where the numbers on the line are not written in full. */
  equals(...values: readonly number[]): Maths;
}

/** Whether an equation leaves out some of the features unless all are asked for. */
export function isLong({ current, features }: Pick<PaneView, "current" | "features">): boolean {
  return features.length > MOST_SHOWN && (hyperplane(current) ?? hyperplanes(current)) !== null;
}

export function figuresOf(frame: StoryFrame, all: boolean): Figures {
  const { precision } = frame.state.ui;
  const { length } = frame.pane.features;
  const shown = isLong(frame.pane) ? excerpt(length, 3, 1, all) : excerpt(length, MOST_SHOWN, 0, true);
  const text = (value: number) => formatNumber(value, precision);
  const isExact = (value: number) => precision === "full" || text(value) === formatNumber(value, "full");
  return {
    bias: frame.state.bias,
    shown,
    text,
    pick: (values) => shown.map((i) => (i === null ? null : text(values[i] ?? 0))),
    equals: (...values) => operator(values.every(isExact) ? "=" : "≈"),
  };
}
