import { html, nothing, svg, type TemplateResult } from "lit";
import type { SplitsRow, SplitsView } from "../../../state/frame.js";
import { formatCount, formatNumber } from "../../../state/notation/numbers.js";
import { define } from "../../shared/controls/define.js";
import type { FramePick } from "../../shared/frame-paths.js";
import { viewOf } from "../../shared/view.js";
import { type LearnerName, namesOf } from "../../shared/words/learner-name.js";
import { lookOf } from "../line-look.js";
import { type Axis, dotsOf, ground, height, placeOn, radius, width } from "./dots.js";
import { ofHeldOut, progressText, summary, untrainedText } from "./splits-words.js";

const reads = ["lead", "state.learners", "findings.splits", "state.ui.theme"] as const;

type SplitsFrame = FramePick<(typeof reads)[number]>;

/** Whether a difference on one split is more than chance: the learners on many splits. */
class PpSplits extends viewOf(reads) {
  /** How far the runs are that were begun here, as far as that has been brought into view. */
  #seen: "nothing" | "something" | "all" = "all";

  /** What comes of the runs is brought into view when the first of them and when all are done: the drawer is low. */
  protected override updated(): void {
    const splits = this.frame?.findings?.splits;
    if (!splits || this.#seen === "all") return;
    const come = splits.running ? (splits.done > 0 ? "something" : "nothing") : "all";
    if (come === this.#seen) return;
    this.#seen = come;
    this.scrollIntoView({ block: "nearest" });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame) return nothing;
    const view = frame.findings?.splits ?? null;
    const running = view?.running ?? false;
    const names = namesOf(frame.state.learners, frame.words);
    return html`
      <section class="pp-splits" aria-labelledby="pp-splits-title">
        <h2 class="pp-heading" id="pp-splits-title">Over many splits</h2>
        <div class="pp-row pp-splits-bar">
          <button class="pp-button" type="button" @click=${this.#press}>
            ${running ? "Cancel" : "Repeat over 50 splits"}
          </button>
          ${view && running ? progress(view) : nothing}
        </div>
        ${view ? nothing : introduction}
        <p class="pp-note pp-splits-text" role="status">${
          view && !running
            ? summary(
                view,
                names.map(({ full }) => full),
              )
            : nothing
        }</p>
        ${view && view.done > 0 ? table(view, names, frame) : nothing}
      </section>
    `;
  }

  /** One button for both, so that the focus stays where it is when the runs begin and end. */
  readonly #press = (): void =>
    this.dispatch(({ findings }) => {
      const running = findings?.splits?.running ?? false;
      this.#seen = running ? "all" : "nothing";
      return { type: running ? "cancel-splits" : "run-splits" };
    });
}

const introduction = html`<p class="pp-note pp-splits-text">
  Which examples are held out is a matter of luck, and so is a difference of one or two of them. Here every learner is
  trained to its end on 50 splits, whose seeds go on from the split on the page.
</p>`;

function progress(view: SplitsView): TemplateResult {
  return html`
    <progress max=${view.total} value=${view.done} aria-label="Runs made"></progress>
    <span>${progressText(view)}</span>
  `;
}

/** The span of all rows, so that they can be compared by eye. */
function axisOf({ rows }: SplitsView): Axis {
  const fives = rows.flatMap(({ five }) => five ?? []);
  return {
    least: Math.min(...fives.map(({ least }) => least)),
    most: Math.max(...fives.map(({ most }) => most)),
  };
}

function table(view: SplitsView, names: readonly LearnerName[], { lead }: SplitsFrame): TemplateResult {
  const axis = axisOf(view);
  return html`
    <div class="pp-scroll-x pp-comparison-scroll" role="region" aria-label="Learners over many splits, in numbers" tabindex="0">
      <table class="pp-comparison-table pp-splits-table">
        <caption class="pp-visually-hidden">
          Misclassified of ${formatCount(view.heldOut)} held-out examples
        </caption>
        <thead>
          <tr>
            <th scope="col">Learner</th>
            <th scope="col">Median</th>
            <th scope="col">
              <div class="pp-splits-scale">
                <span>${formatCount(axis.least)}</span>
                <span>a dot a split</span>
                <span>${formatCount(axis.most)}</span>
              </div>
            </th>
            <th scope="col">Middle half</th>
            <th scope="col">Least to most</th>
          </tr>
        </thead>
        <tbody>
          ${view.rows.map((row, index) => tableRow(view, row, names[index]?.full ?? "", lookOf(index, lead).token, axis))}
        </tbody>
      </table>
    </div>
  `;
}

function tableRow(view: SplitsView, row: SplitsRow, name: string, token: string, axis: Axis): TemplateResult {
  const { five } = row;
  const without = untrainedText(row);
  return html`
    <tr>
      <th scope="row">
        ${name}${without ? html` <span class="pp-comparison-note">${without}</span>` : nothing}
      </th>
      <td>${five ? ofHeldOut(five.median, view) : "—"}</td>
      <td>${strip(row, axis, token)}</td>
      <td>${five ? span(five.lower, five.upper) : "—"}</td>
      <td>${five ? span(five.least, five.most) : "—"}</td>
    </tr>
  `;
}

function span(from: number, to: number): string {
  return from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
}

define("pp-splits", PpSplits);

/** The distribution of a learner: a dot a split, and below them the middle half with the median. */
function strip({ misclassified, five }: SplitsRow, axis: Axis, token: string): TemplateResult {
  const counts = misclassified.flatMap((count) => count ?? []);
  return html`
    <svg class="pp-picture pp-splits-strip" viewBox="0 0 ${width} ${height}" color="var(${token})" aria-hidden="true">
      ${svg`<path stroke="var(--pp-rule)" d="M0 ${ground + 0.5}H${width}" />`}
      ${dotsOf(counts, axis).map(({ x, y }) => svg`<circle cx=${x} cy=${y} r=${radius} />`)}
      ${
        five &&
        svg`
          <path stroke="currentColor" stroke-width="3" d="M${placeOn(axis, five.lower)} ${ground + 5}H${placeOn(axis, five.upper)}" />
          <path stroke="currentColor" stroke-width="2" d="M${placeOn(axis, five.median)} ${ground + 1}v8" />
        `
      }
    </svg>
  `;
}
