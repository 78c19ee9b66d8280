import { html, type TemplateResult } from "lit";
import { className } from "../../state/data/class-names.js";
import { commonDecimals, withDecimals } from "../../state/document/notation/decimals.js";
import type { FeaturesOf } from "../../state/document/notation/feature-text.js";
import { labelText, quantized, residual, signText } from "../../state/document/notation/labels.js";
import { addsExample, hasWeights, tellsClasses, traitsOf } from "../../state/learners/traits.js";
import type { Frame, TraceView } from "../../state/runs/frame.js";
import type { TraceRow } from "../../state/runs/trace/trace.js";
import {
  type TraceWriting,
  tellsResiduals,
  writtenNames,
  writtenNumbers,
  writtenRow,
} from "../../state/runs/trace/written.js";
import { trace as traceRoom } from "../../words/generated/en/trace.js";
import { featureName } from "../shared/words/features-and-weights.js";
import { listText, type UpdateLook, updateText } from "./cells.js";

/** More features of an example, and more weights, than these are no table that one reads. */
const mostFeatures = 4;
export const mostWeights = 12;

/** What there is of a visit. */
export interface Column {
  readonly title: string | TemplateResult;
  /** What it is for the look: updates are longer than the others. */
  readonly kind: "count" | "example" | "number" | "label" | "score" | "correct" | "update";
  readonly text: (row: TraceRow) => string;
  /** What is written of the weights that the run starts from. */
  readonly atStart?: (start: readonly number[]) => string;
}

/** The columns after that of the visit. */
export function columnsOf(frame: Frame): readonly Column[] {
  const { learner, features } = frame.pane;
  const { words } = frame;
  const say = words.room(traceRoom);
  const look = updateLook(frame);
  const writing = writingOf(frame);
  const written = (row: TraceRow) => writtenRow(row, writing);
  return [
    { title: say.columns.epoch, kind: "count", text: ({ epoch }) => words.count(epoch) },
    { title: say.columns.example, kind: "example", text: ({ example }) => words.count(example) },
    ...(features.length <= mostFeatures ? featureColumns(frame) : []),
    { title: say.columns.label, kind: "label", text: ({ label }) => labelOf(frame, label) },
    ...(tellsResiduals(writing) ? residualColumns : []),
    tellsClasses(learner)
      ? { title: say.columns.scores, kind: "update", text: (row) => listText(scoresOf(written(row)), look) }
      : {
          title: html`${say.columns.score} <var>a</var>`,
          ...numbersOf(frame, (row) => written(row).score),
          kind: "score",
        },
    { title: say.columns.correct, kind: "correct", text: ({ mistake }) => (mistake ? say.no : say.yes) },
    { title: say.columns.update, kind: "update", text: (row) => updateText(written(row), look) },
    ...weightColumns(frame, written),
  ];
}

/** Numbers below one another, with as many digits after the point as those known of the column need. */
function numbersOf(
  { findings, state, words }: Frame,
  of: (row: TraceRow) => number | undefined,
  first?: (start: readonly number[]) => number | undefined,
): Omit<Column, "title"> {
  const { precision } = state.ui;
  const { rows = new Map<number, TraceRow>(), start = [] } = findings?.trace ?? {};
  const known = [...Array.from(rows.values(), of), first?.(start)].filter((value) => value !== undefined);
  const decimals = commonDecimals(known, precision);
  const text = (value: number | undefined) =>
    value === undefined ? "" : withDecimals(value, decimals, words, precision);
  return {
    kind: "number",
    text: (row) => text(of(row)),
    ...(first && { atStart: (given) => text(first(given)) }),
  };
}

function featureColumns(frame: Frame): readonly Column[] {
  const { pane, examples } = frame;
  return pane.features.map((name, j) => ({
    title: featureName(name, examples),
    ...numbersOf(frame, ({ x }) => x[j]),
  }));
}

/** None where they are too many, and while they are not known. */
function weightColumns(frame: Frame, written: (row: TraceRow) => TraceRow): readonly Column[] {
  const writing = writingOf(frame);
  const names = frame.findings?.trace?.weights ?? [];
  if (names.length > mostWeights) return [];
  return writtenNames(names, writing).map((name, j) => ({
    title: weightTitle(name, frame.examples),
    ...numbersOf(
      frame,
      (row) => written(row).weights[j],
      (start) => writtenNumbers(start, frame.pane.features.length, writing)[j],
    ),
  }));
}

/** "w0_x1*x2" as w₀ with the feature behind it. */
function weightTitle(name: TraceView["weights"][number], examples: FeaturesOf): TemplateResult {
  const [, letter, number, feature] = /^(w|b|theta)(\d*)(?:_(.*))?$/.exec(name) ?? [];
  if (letter === undefined) return html`<var>α</var>`;
  const of = number ? html`<sub>${number}</sub>` : "";
  return html`<var>${letter === "theta" ? "θ" : letter}</var>${of}${feature ? html` <span class="pp-trace-of">${featureName(feature, examples)}</span>` : ""}`;
}

const residualColumns: readonly Column[] = [
  { title: html`<var>q</var>`, kind: "label", text: (row) => String(quantized(row)) },
  { title: html`<var>e</var>`, kind: "label", text: (row) => signText(residual(row)) },
];

function scoresOf({ score, scores }: TraceRow): ArrayLike<number> {
  return scores ?? [score];
}

function labelOf({ pane: { learner }, state }: Frame, label: number): string {
  return tellsClasses(learner) ? className(state.data, label) : labelText(label, state.ui);
}

export function writingOf({ pane: { learner }, state }: Frame): TraceWriting {
  return { notation: state.ui, bias: state.bias, learner };
}

function updateLook({ pane: { learner, features }, state, words }: Frame): UpdateLook {
  const size = hasWeights(learner) ? features.length + (state.bias ? 1 : 0) : 1;
  const { labels } = traitsOf(learner);
  return { size, labels: addsExample(learner) ? labels : "many", precision: state.ui.precision, words };
}
