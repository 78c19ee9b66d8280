import { html, mathml, type TemplateResult } from "lit";
import type { LinearModel, MulticlassSpec } from "../../../../engine/types.js";
import { className } from "../../../../state/data/class-names.js";
import { signName } from "../../../../state/document/notation/labels.js";
import { biasNumber, isThreshold, scoreNumber } from "../../../../state/document/notation/notation.js";
import type { VisitEvent } from "../../../../state/runs/frame.js";
import {
  accented,
  column,
  functionName,
  type Maths,
  matrix,
  number,
  operator,
  subscript,
  variable,
  vectorLetter,
} from "../../../../ui/formulas/mathml.js";
import { ending } from "../../../../words/generated/en/ending.js";
import { linear } from "../../../../words/generated/en/linear.js";
import { multiclass as multiclassRoom } from "../../../../words/generated/en/multiclass.js";
import { visit } from "../../../../words/generated/en/visit.js";
import type { Phrase } from "../../../../words/phrase.js";
import { movedBy } from "../../equation/change-equation.js";
import { type Figures, figuresOf, type Sum } from "../../equation/figures.js";
import { a, biasMaths, note, noted, w, x } from "../../equation/score-equation.js";
import { saidMaths } from "../../equation/sign-equation.js";
import { biasApart, linearEnding } from "../../sentence/linear-words.js";
import { isZero, type Way } from "../../sentence/ways.js";
import { classesOf, classesShown } from "../../training.js";
import type { LearnerStory, Visited } from "../story.js";

/** More classes, and their scores, are not listed. */
const MOST_LISTED = 6;

/** Letters of a number that leaves no room for a sum beside a product of two features. */
const WIDE = 4;

const separableClasses: Way = {
  name: "separableClasses",
  offer: {
    field: "data",
    act: { type: "load-preset", name: "three-classes", options: {} },
  },
};

export const multiclass: LearnerStory<MulticlassSpec> = {
  opening({ frame }) {
    const say = frame.words.room(multiclassRoom);
    const start = classesOf(frame.pane.current).every(isZero) ? say.zeroStart : say.start;
    return [start({ bias: biasApart(frame) })];
  },
  visit: (visited) => [looked(visited), won(visited), changed(visited)],
  equation(visited, all) {
    const { event, frame } = visited;
    const figures = figuresOf(frame, all);
    const named = (k: number) => className(frame.state.data, k);
    const say = frame.words.room(multiclassRoom);
    const said = saidMaths(frame.words.room(linear).verdict(event));
    return html`
      ${scoresEquation(event, figures)} ${winnerEquation(event, figures, said)}
      ${
        event.update === null
          ? note(say.allStay)
          : html`
              ${noted(say.reward({ class: named(event.label) }), moveEquation(event, figures, event.label, "+"))}
              ${noted(say.punish({ class: named(event.predicted) }), moveEquation(event, figures, event.predicted, "−"))}
            `
      }
    `;
  },
  length: "long",
  ending: {
    ...linearEnding,
    remarks: ({ frame }) => {
      if (frame.pane.updates > 0) return [];
      const say = frame.words.room(ending);
      return classesOf(frame.pane.current).every(isZero)
        ? [say.learnedNothingOfClasses({ first: className(frame.state.data, 0) })]
        : [say.alreadyRight];
    },
    doubt: ({ frame }) => frame.words.room(ending).doubts.classes,
    ways: (moment) => ({ ...linearEnding.ways(moment), last: separableClasses }),
  },
};

/** With two classes also by the names that they have for the other learners. */
function looked({ event: { visit: at, example, label, before }, frame }: Visited): Phrase[] {
  return frame.words.room(visit).lookedAtClass({
    visit: at + 1,
    example: example + 1,
    label: classesOf(before).length === 2 ? signName(label) : null,
    class: className(frame.state.data, label),
  });
}

function won({ event, frame }: Visited): Phrase[] {
  const named = (k: number) => className(frame.state.data, k);
  const scores = Array.from(event.scores ?? []);
  const share = scores.flatMap((score, k) => (score === event.score ? [named(k)] : []));
  const { ui, bias } = frame.state;
  return frame.words.room(multiclassRoom).won({
    winner: named(event.predicted),
    score: event.score,
    scores: scores.length > MOST_LISTED ? null : scores,
    tied: share.length,
    share: share.length > MOST_LISTED ? null : share,
    thresholds: bias && isThreshold(ui),
    mistake: event.mistake,
    precision: ui.precision,
  });
}

function changed({ event: { update, label, predicted }, frame }: Visited): string {
  const say = frame.words.room(multiclassRoom);
  if (update === null) return frame.words.room(linear).stay;
  return say.rewards({ right: className(frame.state.data, label), wrong: className(frame.state.data, predicted) });
}

/** a = Wx + b, with a row for each class. */
function scoresEquation(event: VisitEvent, figures: Figures): TemplateResult {
  const { shown, text, pick, notation } = figures;
  const apart = figures.bias;
  const split = apart && isThreshold(notation);
  const bias = apart && !split;
  const models = classesOf(event.before);
  const inputs = figures.inputs(event.x);
  const compared = event.scores ?? new Float64Array(0);
  const scores = compared.map((score, k) => (split ? scoreNumber(score, models[k]?.bias ?? 0, notation) : score));
  const rows = classesShown(models.length, [event.label, event.predicted]);
  const sums = rows.flatMap((k): Sum[] => {
    const model = k === null ? undefined : models[k];
    const of: Sum["of"] = (round) =>
      (model ? figures.weights(model) : []).reduce(
        (sum, weight, i) => sum + round(weight) * round(inputs[i] ?? 0),
        bias ? round(model?.bias ?? 0) : 0,
      );
    return model && k !== null ? [{ value: scores[k] ?? 0, of }] : [];
  });
  const written = figures.terms([...models.flatMap(({ weights, bias: b }) => [...weights, b]), ...inputs], sums);
  const weights = rows.map((k) => {
    const model = k === null ? undefined : models[k];
    return model ? pick(figures.weights(model), written.decimals) : null;
  });
  const biases = rows.map((k) => (k === null ? null : written.text(models[k]?.bias ?? 0)));
  const results = rows.map((k) => (k === null ? null : text(scores[k] ?? 0)));
  const exact = models.flatMap((model) => [...model.weights, model.bias]);
  // More than two features take all the width, and so do long numbers.
  const wide = shown.length > 2 || [...exact, ...inputs].some((value) => written.text(value).length > WIDE);
  const product = mathml`${operator("=")}${matrix(weights, "weight")}${column(pick(inputs, written.decimals), "feature")}`;
  const added = bias ? mathml`${operator("+")}${column(biases, "weight")}` : "";
  const symbols = mathml`${vectorLetter("W", "weight")}${x}`;
  return figures.derive([
    [
      vectorLetter("a"),
      mathml`${operator("=")}${symbols}${bias ? mathml`${operator("+")}${vectorLetter("b", "weight")}` : ""}`,
    ],
    ...(wide && bias ? [["", product] as const, ["", added] as const] : [["", product, added] as const]),
    ["", mathml`${figures.equals(...exact, ...inputs, ...scores)}${column(results, "plain")}`],
    ...(split ? [thresholdLine(figures, rows, models, compared)] : []),
  ]);
}

/** a − θ, which the classes are compared by where there are thresholds. */
function thresholdLine(
  { text, notation }: Figures,
  rows: ReturnType<typeof classesShown>,
  models: readonly LinearModel[],
  compared: Float64Array,
): readonly [Maths, Maths, Maths] {
  const thetas = rows.map((k) => (k === null ? null : text(biasNumber(models[k]?.bias ?? 0, notation))));
  const left = rows.map((k) => (k === null ? null : text(compared[k] ?? 0)));
  return [
    mathml`${vectorLetter("a")}${operator("−")}${vectorLetter("θ", "weight")}`,
    mathml`${operator("=")}${vectorLetter("a")}${operator("−")}${column(thetas, "weight")}`,
    mathml`${operator("=")}${column(left, "plain")}`,
  ];
}

/** Which class has the highest score, against the label. */
function winnerEquation(
  { predicted, label, mistake }: VisitEvent,
  { notation, bias, derive }: Figures,
  said: Maths,
): TemplateResult {
  const c = variable("c");
  const own = subscript(a, c);
  const compared = bias && isThreshold(notation) ? mathml`${own}${operator("−")}${biasMaths(notation, c)}` : own;
  return derive([
    [
      accented(variable("y"), "^"),
      mathml`${operator("=")}${subscript(functionName("argmax"), c)}<mspace width="0.2em" />${compared}`,
      mathml`${operator("=")}${number(String(predicted))}`,
    ],
    ["", mathml`${operator(mistake ? "≠" : "=")}${variable("y")}${operator("=")}${number(String(label))}`, said],
  ]);
}

/** w ← w ± x of one class. */
function moveEquation(event: VisitEvent, figures: Figures, k: number, by: "+" | "−"): TemplateResult {
  const { bias, text, terms, notation } = figures;
  const before = classesOf(event.before)[k];
  const after = classesOf(event.after)[k];
  const sign = by === "+" ? 1 : -1;
  const moved = movedBy(
    figures,
    before ? figures.weights(before) : [],
    [1, sign],
    figures.inputs(event.x),
    after ? figures.weights(after) : [],
  );
  const [from, to] = [before, after].map((model) => biasNumber(model?.bias ?? 0, notation)) as [number, number];
  const way = isThreshold(notation) ? (by === "+" ? "−" : "+") : by;
  const old = terms([from], [{ value: to, of: (round) => round(from) + (way === "+" ? 1 : -1) }]).text(from);
  const index = number(String(k));
  const wk = subscript(w, index);
  const bk = biasMaths(notation, index);
  return figures.derive([
    [wk, mathml`${operator("←")}${wk}${operator(by)}${x}`],
    [
      "",
      mathml`${operator("=")}${column(moved.before, "weight")}`,
      mathml`${operator(by)}${column(moved.by, "feature")}`,
      mathml`${operator("=")}${column(moved.after, "weight")}`,
    ],
    ...(bias
      ? [
          [
            bk,
            mathml`${operator("←")}${number(old, "weight")}${operator(way)}<mn>1</mn>`,
            mathml`${operator("=")}${number(text(to), "weight")}`,
          ] as const,
        ]
      : []),
  ]);
}
