import { html, mathml, type TemplateResult } from "lit";
import type { AggressiveStep, PassiveAggressiveSpec } from "../../../../engine/types.js";
import { hasResiduals, marginText, signName } from "../../../../state/document/notation/labels.js";
import { isThreshold, isWeight } from "../../../../state/document/notation/notation.js";
import {
  applied,
  fraction,
  type Maths,
  number,
  operator,
  parenthesised,
  power,
  signed,
  squaredNorm,
  variable,
  vectorLetter,
} from "../../../../ui/formulas/mathml.js";
import { ending } from "../../../../words/generated/en/ending.js";
import { linear } from "../../../../words/generated/en/linear.js";
import { passiveAggressive as passiveAggressiveRoom } from "../../../../words/generated/en/passiveAggressive.js";
import type { Phrase } from "../../../../words/phrase.js";
import { changeEquation, keptEquation } from "../../equation/change-equation.js";
import { type Figures, figuresOf, type Sum } from "../../equation/figures.js";
import { comparedMaths, scoreEquation, signMaths, x } from "../../equation/score-equation.js";
import { marginEquation } from "../../equation/sign-equation.js";
import { isOrigin, linearEnding, looked, readScore, startingWeights } from "../../sentence/linear-words.js";
import { inLastEpoch } from "../../training.js";
import type { LearnerStory, Visited } from "../story.js";

type Spec = PassiveAggressiveSpec;

const C = variable("C");
const loss = variable("ℓ");

/** y·a */
function marginMaths({ notation, bias }: Figures): Maths {
  return mathml`${signMaths(notation, "any")}${operator("·")}${comparedMaths(notation, bias, true)}`;
}

/** ‖z‖² with z = (x, 1), or ‖x‖² where x has that 1 in it. */
function normMaths({ notation }: Figures): Maths {
  return squaredNorm(isWeight(notation) ? x : vectorLetter("z"));
}

export const passiveAggressive: LearnerStory<Spec> = {
  opening: (moment) => [startingWeights(moment, null)],
  visit: (visited) => [
    looked(visited),
    readScore(visited, { reader: "weights", tie: null, within: isWithin(visited) ? { margin: null } : null }),
    changed(visited),
  ],
  equation(visited, all) {
    const { event, frame } = visited;
    const figures = figuresOf(frame, all);
    const relation = isPassive(visited) ? "≥" : "<";
    const known = html`
      ${scoreEquation(event, figures)} ${marginEquation(event, figures, relation, 1, judged(visited))}
      ${lossEquation(visited, figures)}
    `;
    if (isPassive(visited) || isHelpless(visited)) return html`${known} ${keptEquation(event, figures)}`;
    // What the step is for is in the sentence too, and a lecture hall needs the room.
    const end = frame.state.ui.present ? "" : endEquation(visited, figures);
    return html`
      ${known} ${stepEquation(visited, figures)} ${end}
      ${changeEquation(event, figures, "τ", aggressionOf(visited).step, "any")}
    `;
  },
  length: "longest",
  step: { symbol: "τ", of: "any", size: ({ aggression = unknown }) => aggression.step },
  ending: {
    ...linearEnding,
    remarks(moment) {
      const { pane, words } = moment.frame;
      const last = inLastEpoch(pane, pane.updatesBefore);
      return last > 0 ? [words.room(ending).stillWithin({ updates: last })] : linearEnding.remarks(moment);
    },
  },
};

/** Of a visit that the engine has not been asked about: there is none. */
const unknown: AggressiveStep = { loss: 0, squaredNorm: 0, step: 0, reaches: false, end: 0 };

/** ℓ, ‖z‖² with z = (x, 1), or x where there is no bias, τ, and what comes of it. */
function aggressionOf({ event }: Visited): AggressiveStep {
  return event.aggression ?? unknown;
}

/** Where there is no loss. */
const isPassive = (visited: Visited): boolean => aggressionOf(visited).loss === 0;

/** Where no step helps: all features are 0, and there is no bias. */
const isHelpless = (visited: Visited): boolean => aggressionOf(visited).squaredNorm === 0;

const isWithin = (visited: Visited): boolean => !visited.event.mistake && !isPassive(visited);

function judged(visited: Visited): readonly Phrase[] {
  const say = visited.frame.words.room(linear);
  return isWithin(visited) ? say.within : say.verdict(visited.event);
}

function changed(visited: Visited<Spec>): string {
  const { event, frame, learner } = visited;
  const { bias, ui } = frame.state;
  const { reaches, end } = aggressionOf(visited);
  const say = frame.words.room(passiveAggressiveRoom);
  if (isPassive(visited)) return frame.words.room(linear).stay;
  if (isHelpless(visited)) return say.helpless;
  const step = {
    biasAs: isOrigin(event.x) && bias ? ui.biasAs : null,
    label: signName(event.label),
    margin: marginText(bias, ui),
  };
  if (reaches) return say.reaches(step);
  const short = { ...step, end, precision: ui.precision };
  return learner.variant === "pa-1" ? say.capped(short) : say.heldBack(short);
}

function lossEquation(visited: Visited<Spec>, figures: Figures): TemplateResult {
  const { text, terms, equals } = figures;
  const { event } = visited;
  const { loss: lost } = aggressionOf(visited);
  const margin = event.label * event.score;
  const written = terms([margin], [{ value: lost, of: (round) => Math.max(0, 1 - round(margin)) }]);
  const rest = (margin: Maths) => mathml`<mn>1</mn>${operator("−")}${margin}`;
  return figures.derive([
    [loss, mathml`${operator("=")}${applied("max", mathml`<mn>0</mn>`, rest(marginMaths(figures)))}`],
    // The same in numbers; a lecture hall needs the room.
    ...(visited.frame.state.ui.present
      ? []
      : [
          [
            "",
            mathml`${operator("=")}${applied("max", mathml`<mn>0</mn>`, rest(signed(written.text(margin))))}`,
          ] as const,
        ]),
    ["", mathml`${equals(event.score, lost)}${number(text(lost))}`],
  ]);
}

/** ‖z‖², and τ by variant. */
function stepEquation(visited: Visited<Spec>, figures: Figures): TemplateResult {
  const { text, equals, bias, shown, terms } = figures;
  const { variant = "pa", C: limit = 1 } = visited.learner;
  const { loss: lost, squaredNorm: squared, step, reaches } = aggressionOf(visited);
  const inputs = figures.inputs(visited.event.x);
  const of: Sum["of"] = (round) => inputs.reduce((total, value) => total + round(value) ** 2, bias ? 1 : 0);
  const written = terms(inputs, [{ value: squared, of }]);
  const squares = [
    ...shown.map((i) =>
      i === null ? mathml`<mo>⋯</mo>` : power(signed(written.text(inputs[i] ?? 0), "feature"), "2"),
    ),
    ...(bias ? [power(mathml`<mn>1</mn>`, "2")] : []),
  ];
  const [symbols, numbers] = ratio(variant, normMaths(figures), text(lost), text(squared), text(limit));
  // Where it is C itself.
  const exactly = variant === "pa-1" && !reaches ? operator("=") : equals(step, lost, squared, limit);
  const result = mathml`${exactly}${number(text(step))}`;
  return figures.derive([
    [normMaths(figures), ...squares.map((square, k) => mathml`${operator(k > 0 ? "+" : "=")}${square}`)],
    ["", mathml`${equals(squared, ...inputs)}${number(text(squared))}`],
    ...(variant === "pa"
      ? [[variable("τ"), mathml`${operator("=")}${symbols}`, mathml`${operator("=")}${numbers}`, result] as const]
      : [
          [variable("τ"), mathml`${operator("=")}${symbols}`] as const,
          ["", mathml`${operator("=")}${numbers}`] as const,
          ["", result] as const,
        ]),
  ]);
}

/** The formula of τ, in symbols and in numbers. */
function ratio(
  variant: NonNullable<Spec["variant"]>,
  norm: Maths,
  l: string,
  z: string,
  c: string,
): readonly [Maths, Maths] {
  const numbers = fraction(number(l), number(z));
  switch (variant) {
    case "pa":
      return [fraction(loss, norm), numbers];
    case "pa-1":
      return [applied("min", C, fraction(loss, norm)), applied("min", number(c), numbers)];
    case "pa-2": {
      const softened = (below: Maths, limit: Maths) =>
        mathml`${below}${operator("+")}${fraction(mathml`<mn>1</mn>`, mathml`<mn>2</mn>${limit}`)}`;
      return [
        fraction(loss, softened(norm, C)),
        fraction(number(l), softened(number(z), mathml`<mo>·</mo>${number(c)}`)),
      ];
    }
  }
}

/** What the step is for: y·a with the new weights. All the way, τ‖z‖² is the loss itself. */
function endEquation(visited: Visited<Spec>, figures: Figures): TemplateResult {
  const { text, terms, equals } = figures;
  const [ya, norm] = [marginMaths(figures), normMaths(figures)];
  // More than two letters have lines to themselves.
  const { ui, bias } = visited.frame.state;
  const long = hasResiduals(ui) || (bias && isThreshold(ui));
  const margin = visited.event.label * visited.event.score;
  const { loss: lost, squaredNorm: squared, step, reaches: whole, end } = aggressionOf(visited);
  const of: Sum["of"] = (round) => round(margin) + (whole ? round(lost) : round(step) * round(squared));
  const written = terms(whole ? [margin, lost] : [margin, step, squared], [{ value: end, of }]);
  const gain = whole
    ? signed(written.text(lost))
    : mathml`${parenthesised(number(written.text(step)))}${parenthesised(number(written.text(squared)))}`;
  const gained = mathml`${operator("←")}${ya}${operator("+")}${variable("τ")}${norm}`;
  const known = mathml`${operator("=")}${ya}${operator("+")}${loss}`;
  return figures.derive([
    ...(long
      ? [["", ya] as const, ["", gained] as const, ...(whole ? [["", known] as const] : [])]
      : [[ya, mathml`${gained}${whole ? known : ""}`] as const]),
    ["", mathml`${operator("=")}${number(written.text(margin))}${operator("+")}${gain}`],
    ["", mathml`${whole ? operator("=") : equals(margin, step, squared, end)}${number(text(end))}`],
  ]);
}
