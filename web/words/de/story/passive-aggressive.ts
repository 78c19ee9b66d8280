import type { Notation } from "../../../state/document/notation/notation.js";
import type { passiveAggressive as english } from "../../en/story/passive-aggressive.js";
import { number } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { theBias } from "../nouns.js";

interface Step {
  readonly bias: Notation["biasAs"] | null;
  readonly label: number;
}

const moves = ({ bias, label }: Step): string => {
  if (bias !== null) return `Nur ${theBias(bias, "nominative")} ändert sich`;
  return label > 0 ? "Die Gewichte bewegen sich auf das Beispiel zu" : "Die Gewichte bewegen sich vom Beispiel weg";
};

export const passiveAggressive: Translation<typeof english> = {
  helpless: "Alle seine Merkmale sind 0, da könnten keine Gewichte helfen: Sie bleiben gleich.",
  reaches: (step) => `${moves(step)}, gerade so weit, dass ${step.margin}\u00a0=\u00a01 ist.`,
  capped: (step) =>
    `${moves(step)}, so weit, wie C es erlaubt: bis ${step.margin}\u00a0=\u00a0${number(step.end, step.precision)}.`,
  heldBack: (step) =>
    `${moves(step)}, aber C bremst: nur bis ${step.margin}\u00a0=\u00a0${number(step.end, step.precision)}.`,
};
