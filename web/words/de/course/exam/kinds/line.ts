import type { GivenOf } from "../../../../../state/course/questions/exam/index.js";
import type { ExamWords } from "../../../../exam-words.js";
import { figure } from "../../../shared/answers.js";
import { model, vector } from "../terms.js";

/** "x₂ = 2x₁ − 3" */
const equation = ({ slope, offset }: Pick<GivenOf<"line">, "slope" | "offset">): string => {
  if (slope === null) return `x₁ = ${figure(offset)}`;
  const last = offset < 0 ? ` − ${figure(-offset)}` : ` + ${figure(offset)}`;
  if (slope === 0) return `x₂ = ${figure(offset)}`;
  const size = Math.abs(slope) === 1 ? "" : figure(Math.abs(slope));
  return `x₂ = ${slope < 0 ? "−" : ""}${size}x₁${last}`;
};

const side = ({ slope, above }: Pick<GivenOf<"line">, "slope" | "above">): string =>
  slope === null ? (above ? "rechts davon" : "links davon") : above ? "darüber" : "darunter";

export const line: ExamWords<"line"> = {
  ask: (given) =>
    given.asks === "weights"
      ? `Welche Gewichte und welcher Bias haben die Grenze ${equation(given)} und sagen ${side(given)} +1 vorher? Alle, die das tun, sind richtig.`
      : `Die Gewichte sind ${model(given.weights, given.bias)}. Schreib die Grenze als x₂ = m · x₁ + c.`,
  hint: ({ asks }) =>
    asks === "weights"
      ? "Auf der Grenze ist der Score 0. Bring in der Gleichung alles auf eine Seite: Welches Vorzeichen muss sie dort haben, wo +1 vorhergesagt wird?"
      : "Welchen Score haben die Punkte der Grenze? Schreib das als Gleichung, und lass x₂ auf einer Seite allein.",
  parts: ({ asks }) => (asks === "weights" ? ["w₁", "w₂", "b"] : ["m", "c"]),
  said: {
    weightsRight: ({ usual, weights, bias }) =>
      usual
        ? "Richtig, und jedes positive Vielfache auch: Der Score ändert seine Größe, aber nicht sein Vorzeichen."
        : `Richtig: Das ist ein positives Vielfaches von ${model(weights, bias)}, also hat jeder Score dasselbe Vorzeichen.`,
    noLine: () => "Wenn w₁ und w₂ beide 0 sind, hat jeder Punkt denselben Score, und es gibt keine Grenze.",
    otherSide: () => "Das ist dieselbe Gerade, aber positiv ist die andere Seite: Alle drei Vorzeichen sind umgedreht.",
    biasSign: () =>
      "Die Richtung der Geraden stimmt, aber sie liegt auf der anderen Seite des Ursprungs: Prüf das Vorzeichen von b.",
    swapped: () => "Die beiden Gewichte stehen am falschen Platz: w₁ gehört zu x₁ und w₂ zu x₂.",
    offLine: ({ place, score }) =>
      `Der Punkt ${vector(place)} liegt auf der Geraden, also muss sein Score 0 sein, aber mit deinen Zahlen ist er ${figure(score)}.`,
    lineRight: (given) => `Auf ${equation(given)} ist der Score 0, und nur dort.`,
    slopeSign: () =>
      "Wenn w₁ · x₁ auf die andere Seite der Gleichung kommt, dreht sich das Vorzeichen um: Prüf das Vorzeichen von m.",
    slopeUpsideDown: () => "Dein m steht auf dem Kopf: Geteilt wird durch das Gewicht von x₂.",
    slopeNotDivided: ({ second }) =>
      `Noch nicht geteilt: Vor x₂ steht noch w₂ = ${figure(second)}, also teile die ganze Gleichung dadurch.`,
    slopeWrong: ({ second }) =>
      `Die Steigung m ist das Gewicht von x₁ mit umgedrehtem Vorzeichen, geteilt durch w₂ = ${figure(second)}.`,
    offsetSign: () =>
      "Die Steigung stimmt. Wenn b auf die andere Seite der Gleichung kommt, dreht sich auch sein Vorzeichen um.",
    offsetWrong: ({ bias, second }) =>
      `Die Steigung stimmt. Bei x₁ = 0 heißt die Gleichung ${figure(second)} · x₂ + (${figure(bias)}) = 0: Wie groß ist x₂ dort?`,
  },
};
