import type { QuizName } from "../../../state/quiz/kinds/index.js";
import { candidatesFigure } from "./candidates.js";
import type { Figure } from "./figure.js";
import { pointFigure } from "./point.js";
import { vectorFigure } from "./vector.js";

/** Of the kinds that can be answered on the stage. */
const figures: { readonly [Name in QuizName]?: Figure<Name> } = {
  boundary: candidatesFigure,
  drag: vectorFigure,
  inseparable: pointFigure,
};

export function figureOf(name: QuizName): Figure | null {
  return (figures[name] as unknown as Figure | undefined) ?? null;
}
