import type { LinearModel, TieRule } from "../../engine/types.js";
import type { Frame, VisitEvent } from "../../state/frame.js";
import { formatNumber, type Precision } from "../shared/format.js";
import { exampleName, visitName } from "../shared/ordinal.js";
import { tellOutcome } from "./outcome.js";
import type { Phrase, Telling } from "./telling.js";
import { tieRule } from "./tie-rule.js";

const NEVER_ENDED = { outcome: null, help: null, moreEpochs: null };

/** The moment shown in plain words, from the frame alone. */
export function tell(frame: Frame): Telling {
  if (frame.examples.count === 0) {
    return {
      visit: ["There are no examples yet. Draw some positives and negatives, or pick a preset."],
      ...NEVER_ENDED,
    };
  }
  if (frame.obstacle !== null) return { visit: oneLabelOnly(frame), ...NEVER_ENDED };
  if (frame.event === null) return { visit: [beforeAnyVisit(frame)], ...NEVER_ENDED };
  return { visit: tellVisit(frame.event, frame), ...tellOutcome(frame) };
}

/** The only obstacle that examples can be to a run. */
function oneLabelOnly({ examples }: Frame): Phrase[] {
  const label = examples.label[0] ?? 1;
  return ["Every example is ", sign(label), ". To learn, the perceptron needs some ", sign(-label), " ones as well."];
}

function tellVisit(event: VisitEvent, frame: Frame): Phrase[] {
  return [
    `${capital(visitName(event.visit))} looked at ${exampleName(event.example)}, a `,
    sign(event.label),
    ". ",
    ...tellScore(event, tieRule(frame.learner), frame.state.ui.precision),
    tellChange(event, frame),
  ];
}

function tellScore(event: VisitEvent, tie: TieRule, precision: Precision): Phrase[] {
  const verdict: Phrase = event.mistake ? { text: "a mistake", tone: "mistake" } : { text: "correct", tone: "correct" };
  if (event.score !== 0) {
    const score = formatNumber(event.score, precision);
    return [`Its score is ${score}, so the perceptron says `, sign(event.score), ": ", verdict, ". "];
  }
  if (tie === "mistake" || tie === "correct")
    return ["Its score is 0, a tie, which the tie rule counts as ", verdict, ". "];
  return [
    "Its score is 0, a tie, which the tie rule reads as ",
    sign(tie === "positive" ? 1 : -1),
    ": ",
    verdict,
    ". ",
  ];
}

/** What the visit did to the weights. */
function tellChange(event: VisitEvent, frame: Frame): string {
  if (event.update === null) return "The weights stay.";
  if (event.x.every((value) => value === 0)) {
    return frame.state.bias
      ? "All its features are 0, so only the bias changes."
      : "All its features are 0, so the weights stay even so.";
  }
  if (isZero(event.before)) {
    const step = (frame.learner.learningRate ?? 1) * event.label;
    return `The weights were all 0; they become ${multipleOfExample(step, frame.state.ui.precision)}.`;
  }
  return event.label > 0 ? "The weights move towards it." : "The weights move away from it.";
}

function multipleOfExample(step: number, precision: Precision): string {
  if (step === 1) return "the example itself";
  if (step === -1) return "the example with its signs turned round";
  return `${formatNumber(step, precision)} times the example`;
}

function beforeAnyVisit({ current, features, learner, state }: Frame): string {
  const number = (value: number) => formatNumber(value, state.ui.precision);
  const opening = "Nothing has been visited yet.";
  if (isZero(current)) {
    const what = state.bias ? "All weights and the bias are 0" : "All weights are 0";
    return `${opening} ${what}, so the first score will be 0, a tie: the tie rule ${tieInWords(tieRule(learner))}.`;
  }
  const weights = current.weights.every((value) => value === 0)
    ? "All weights are 0"
    : features.length <= 3
      ? `The weights are ${Array.from(current.weights, number).join(", ")}`
      : "The weights start from given values";
  return `${opening} ${weights}${state.bias ? ` and the bias is ${number(current.bias)}` : ""}.`;
}

function tieInWords(tie: TieRule): string {
  return tie === "mistake" || tie === "correct"
    ? `counts it as ${tie === "mistake" ? "a mistake" : "correct"}`
    : `reads it as ${tie}`;
}

function isZero(model: LinearModel): boolean {
  return model.bias === 0 && model.weights.every((value) => value === 0);
}

function sign(value: number): Phrase {
  return value > 0 ? { text: "positive", tone: "positive" } : { text: "negative", tone: "negative" };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
