import type { Notation } from "../../../state/document/notation/notation.js";
import type { Precision } from "../../../state/document/notation/numbers.js";
import { number } from "../../grammar/en.js";
import { room } from "../../room.js";
import { biasNoun } from "../nouns.js";

interface Step {
  /** Where only the bias moves: how it is written; else null. */
  readonly bias: Notation["biasAs"] | null;
  readonly label: number;
  /** y·a, as the page writes it. */
  readonly margin: string;
}

interface ShortStep extends Step {
  /** The margin that it comes to. */
  readonly end: number;
  readonly precision: Precision;
}

const moves = ({ bias, label }: Step): string => {
  if (bias !== null) return `Only the ${biasNoun(bias)} moves`;
  return label > 0 ? "The weights move towards it" : "The weights move away from it";
};

export const passiveAggressive = room("story.passiveAggressive", {
  helpless: "All its features are 0, so no weights could help: they stay the same.",
  reaches: (step: Step): string => `${moves(step)}, just far enough for ${step.margin}\u00a0=\u00a01.`,
  capped: (step: ShortStep): string =>
    `${moves(step)}, as far as C allows: to ${step.margin}\u00a0=\u00a0${number(step.end, step.precision)}.`,
  heldBack: (step: ShortStep): string =>
    `${moves(step)}, but C limits the step: to ${step.margin}\u00a0=\u00a0${number(step.end, step.precision)}.`,
});
