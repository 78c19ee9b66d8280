import { html, nothing, type TemplateResult } from "lit";
import type { LinearModel } from "../../../engine/types.js";
import { className } from "../../../state/data/class-names.js";
import { commonDecimals, withDecimals } from "../../../state/document/notation/decimals.js";
import { biasNumber, isWeight } from "../../../state/document/notation/notation.js";
import { type Frame, hyperplane, hyperplanes } from "../../../state/runs/frame.js";
import { type WeightsWords, weights as weightsRoom } from "../../../words/generated/en/weights.js";
import {
  classesJson,
  countsJson,
  featureName,
  type WeightsOrder,
  weightsJson,
} from "../../shared/words/features-and-weights.js";
import { storyOf } from "../learners/index.js";
import { classesShown, largestCounts, trainingExamples } from "../training.js";
import { barRow, between, biasName, featureRows, isTall, pointable, weightsTable } from "./weights-table.js";

const MOST_ROWS = 8;

/** The examples with the largest counts, each with a bar to the side of its label. */
function countsTable(frame: Frame, counts: Float64Array): TemplateResult {
  const { largest, others } = largestCounts(counts, MOST_ROWS);
  const [top = -1] = largest;
  const { words } = frame;
  const say = words.room(weightsRoom);
  if (top < 0) return html`<p class="pp-muted pp-equation-note">${say.noCounts}</p>`;
  const examples = trainingExamples(frame);
  return html`
    <table class="pp-weights-table">
      <thead class="pp-visually-hidden">
        <tr><th scope="col">${say.example}</th><th scope="col">${say.countOf}</th><td></td></tr>
      </thead>
      <tbody>
        ${largest.map((row) => {
          const example = examples[row] ?? row;
          const count = counts[row] ?? 0;
          const side = (frame.examples.label[example] ?? 1) * count;
          return barRow(say.exampleName({ example: example + 1 }), words.count(count), side, counts[top] ?? 0);
        })}
        ${others > 0 ? between(say.moreCounts({ examples: others }), 3) : ""}
      </tbody>
    </table>
  `;
}

/** What is in training at the moment shown, whatever it is: as a table, and for another program. */
export interface InTraining {
  readonly heading: Parameters<WeightsWords["heading"]>[0]["what"];
  readonly of: "weights" | "counts";
  /** Whether its rows can be put in the order of their values. */
  readonly sortable: boolean;
  /** Whether there are more rows than are shown unless all are asked for. */
  readonly tall: boolean;
  /** The hyperplanes whose weights can be read: one, one a class, or none. */
  readonly models: readonly LinearModel[];
  /** `pointed`: the place of the weight whose contribution is shown, the bias after the last. */
  table(order: WeightsOrder, all: boolean, pointed?: number | null): TemplateResult;
  json(): string;
}

/** Null where nothing is trained. */
export function inTraining(frame: Frame): InTraining | null {
  const { current, features, learner, obstacle } = frame.pane;
  const { state } = frame;
  if (current === null || obstacle !== null) return null;
  const weights = {
    heading: storyOf(learner)?.predictor ? "training" : "weights",
    of: "weights",
    tall: isTall(frame),
  } as const;
  const one = hyperplane(current);
  if (one) {
    return {
      ...weights,
      sortable: features.length > 1,
      models: [one],
      table: (order, all, pointed) => weightsTable(frame, one, order, all, pointed),
      json: () => weightsJson(features, one.weights, state.bias ? one.bias : null),
    };
  }
  const classes = hyperplanes(current);
  if (classes) {
    return {
      ...weights,
      sortable: false,
      models: classes,
      table: (_, all, pointed) => classWeightsTable(frame, classes, all, pointed),
      json: () => classesJson(features, classes, state.bias),
    };
  }
  if (!("alpha" in current)) return null;
  const { alpha } = current;
  return {
    heading: "counts",
    of: "counts",
    tall: false,
    sortable: false,
    models: [],
    table: () => countsTable(frame, alpha),
    json: () => countsJson(alpha),
  };
}

/** One weight vector a class, each in a column. */
function classWeightsTable(
  frame: Frame,
  models: readonly LinearModel[],
  all: boolean,
  pointed: number | null = null,
): TemplateResult {
  const say = frame.words.room(weightsRoom);
  const { event, features } = frame.pane;
  const { state } = frame;
  const classes = classesShown(models.length, event ? [event.label, event.predicted] : []);
  const { precision } = state.ui;
  const columns = models.map(({ weights, bias }) =>
    commonDecimals(state.bias ? [...weights, bias] : weights, precision),
  );
  const row = (place: number, name: unknown, value: (model: LinearModel) => number) => html`
    <tr data-place=${place} ?data-pointed=${place === pointed}>
      <th scope="row">${pointable(name, place === (pointed ?? 0))}</th>
      ${classes.map((k) => {
        const model = k === null ? undefined : models[k];
        return html`<td class="pp-weights-value">${model ? withDecimals(value(model), columns[k ?? 0] ?? null, frame.words, precision) : "⋯"}</td>`;
      })}
    </tr>
  `;
  const ofBias = state.bias
    ? html`<tbody class="pp-weights-bias">${row(features.length, biasName(state.ui, frame.words), ({ bias }) => biasNumber(bias, state.ui))}</tbody>`
    : nothing;
  return html`
    <table class="pp-weights-table">
      <thead>
        <tr>
          <th scope="col">${say.class}</th>
          ${classes.map((k) => html`<th scope="col" class="pp-weights-value">${k === null ? "⋯" : className(state.data, k)}</th>`)}
        </tr>
      </thead>
      ${isWeight(state.ui) ? ofBias : nothing}
      <tbody>
        ${featureRows(
          Array.from(features, (_, position) => position),
          all,
          classes.length + 1,
          say,
          (position) =>
            row(
              position,
              featureName(features[position] ?? "", frame.examples),
              ({ weights }) => weights[position] ?? 0,
            ),
        )}
      </tbody>
      ${isWeight(state.ui) ? nothing : ofBias}
    </table>
  `;
}
