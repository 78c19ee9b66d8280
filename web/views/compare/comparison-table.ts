import { html, nothing, type TemplateResult } from "lit";
import { isBaseline } from "../../state/learners/traits.js";
import type { Frame, PaneView } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { type CompareWords, compare } from "../../words/generated/en/compare.js";
import { sizesOf } from "../shared/learning-curves/curves.js";
import { pressLearner } from "../shared/press-learner.js";
import { costOf, costWords } from "../shared/words/cost.js";
import { namesOf } from "../shared/words/names.js";

interface Cell {
  /** What is compared; infinite where it never came. Null where there is nothing to compare. */
  readonly value: number | null;
  /** The number is on its way: until it is there, nothing is best. */
  readonly pending?: boolean;
  readonly text: string;
  /** Why there is no number, or what is to be added. */
  readonly note?: string;
}

export interface Measure {
  readonly title: string;
  /** What its examples are out of, or its unit. */
  readonly unit?: string;
  /** Which of two numbers is the better one; null where neither is. */
  readonly better: "less" | "more" | null;
  cell(pane: PaneView): Cell;
}

/** What learners are compared by, at the moment shown. */
export function measuresOf(frame: Frame): readonly Measure[] {
  const { bias, maxEpochs } = frame.state;
  const { precision } = frame.state.ui;
  const { train, heldOut } = sizesOf(frame);
  const { words } = frame;
  const say = words.room(compare);
  const counted = (count: number): Cell => ({ value: count, text: words.count(count) });
  const none: Cell = { value: null, text: say.none };
  const pending = (note: string): Cell => ({ value: null, pending: true, text: say.pending, note });
  const mistakes = ({ obstacle }: PaneView, count: number | null): Cell => {
    if (obstacle !== null) return { ...none, note: say.notTrained };
    return count === null ? pending(say.counting) : counted(count);
  };
  const measures: (Measure | null)[] = [
    { title: say.columns.updates, better: null, cell: ({ updates }) => counted(updates) },
    {
      title: say.columns.convergence,
      better: "less",
      cell: (pane) =>
        pane.stop === "converged" && trains(pane) ? counted(pane.epoch) : unconverged(pane, maxEpochs, say),
    },
    {
      title: say.columns.training,
      unit: say.outOf({ examples: train }),
      better: "less",
      cell: (pane) => mistakes(pane, pane.trainingMistakes),
    },
    frame.examples.heldOut === null
      ? null
      : {
          title: say.columns.heldOut,
          unit: say.outOf({ examples: heldOut }),
          better: "less",
          cell: (pane) => mistakes(pane, pane.heldOutMistakes),
        },
    {
      title: say.columns.margin,
      better: "more",
      cell: ({ margin }) => {
        if (margin === undefined) return pending(say.measuring);
        return margin === null ? none : { value: margin, text: words.number(margin, precision) };
      },
    },
    frame.panes.some(({ angle }) => angle !== null)
      ? {
          title: say.columns.angle,
          better: "less",
          cell: ({ angle }) => (angle === null ? none : { value: angle, text: say.degrees({ angle, precision }) }),
        }
      : null,
    {
      title: say.columns.cost,
      unit: say.multiplyAdds,
      better: null,
      cell: (pane) => {
        const { visit, update } = costOf(pane, bias);
        return { ...counted(visit), ...(update === undefined ? {} : { note: say.perUpdate({ cost: update }) }) };
      },
    },
  ];
  return measures.filter((measure) => measure !== null);
}

/** Whether training says anything of it. */
function trains({ obstacle, learner }: PaneView): boolean {
  return obstacle === null && !isBaseline(learner);
}

/** In the place of the epochs to convergence: why there are none. */
function unconverged({ stop, learner, obstacle }: PaneView, maxEpochs: number, say: CompareWords): Cell {
  const none = (note: string, value: number | null = Number.POSITIVE_INFINITY): Cell => ({
    ...{ value, text: say.none, note },
  });
  if (obstacle !== null) return none(say.notTrained, null);
  if (isBaseline(learner)) return none(say.atOnce, null);
  switch (stop) {
    case "max-epochs":
      return none(say.notIn({ epochs: maxEpochs }));
    case "journal-full":
      return none(say.journalFull);
    case "settled":
      return none(say.settled);
    default:
      return none(say.notYet);
  }
}

/** Which of the cells of a measure hold its best number. None do where all are the same. */
export function bestOf(cells: readonly Cell[], better: Measure["better"]): readonly boolean[] {
  const values = cells.flatMap(({ value }) => value ?? []);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const best = better === "less" ? least : most;
  // Below 0 it is no margin: examples are on the wrong side.
  const apart = least < most && !cells.some(({ pending }) => pending) && (better === "less" || best > 0);
  return cells.map(({ value }) => better !== null && apart && value === best);
}

/** The learners in numbers, at the moment shown: one a column, so that there is room for them in any window. */
export function comparisonTable(frame: Frame, dispatch: Dispatch): TemplateResult {
  const say = frame.words.room(compare);
  const names = namesOf(
    frame.panes.map(({ learner }) => learner),
    frame.words,
  );
  return html`
    <div class="pp-scroll-x pp-comparison-scroll" role="region" aria-label=${say.table} tabindex="0">
      <table class="pp-comparison-table">
        <caption class="pp-heading">${say.caption}</caption>
        <thead>
          <tr>
            <th scope="col">${say.learner}</th>
            ${names.map(({ full }, index) => html`<th scope="col">${leadButton(full, index, frame, dispatch)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${measuresOf(frame).map((measure) => row(measure, frame, say))}
        </tbody>
      </table>
    </div>
    ${notes(frame, say)}
  `;
}

function row(measure: Measure, { panes }: Frame, say: CompareWords): TemplateResult {
  const cells = panes.map((pane) => measure.cell(pane));
  const best = bestOf(cells, measure.better);
  return html`
    <tr>
      <th scope="row">${measure.title}${measure.unit ? html` <span class="pp-aside-note">${measure.unit}</span>` : nothing}</th>
      ${cells.map((shown, k) => cell(shown, best[k] ?? false, say))}
    </tr>
  `;
}

/** The number of a name is never in a line of its own. */
function leadButton(name: string, index: number, frame: Frame, dispatch: Dispatch): TemplateResult {
  return html`
    <button
      class="pp-button pp-button-quiet pp-comparison-name"
      type="button"
      aria-pressed=${index === frame.lead}
      title=${frame.words.room(compare).showDetails}
      @click=${() => pressLearner("lead", frame.panes, index, dispatch)}
    >
      ${name.replace(" ", "\u00a0")}
    </button>
  `;
}

function cell({ text, note }: Cell, best: boolean, say: CompareWords): TemplateResult {
  return html`<td ?data-best=${best}>
    ${best ? html`<span class="pp-comparison-best">${say.best}</span> ` : nothing}${text}${
      note ? html` <span class="pp-aside-note">${note}</span>` : nothing
    }
  </td>`;
}

/** What the numbers mean, and how the costs were counted: each explanation once. */
function notes(frame: Frame, say: CompareWords): TemplateResult {
  const costs = new Set(frame.panes.map((pane) => costWords(costOf(pane, frame.state.bias), frame.words)));
  return html`
    <details class="pp-note pp-unfolds">
      <summary>${say.notes}</summary>
      <ul>
        <li>${say.aboutConvergence}</li>
        <li>${say.aboutMargin}</li>
        <li>${say.aboutAngle}</li>
        ${Array.from(costs, (why) => html`<li>${say.aboutCost({ why })}</li>`)}
      </ul>
    </details>
  `;
}
