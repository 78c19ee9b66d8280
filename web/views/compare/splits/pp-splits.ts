import { html, nothing, svg, type TemplateResult } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import type { Frame, SplitsRow, SplitsView } from "../../../state/runs/frame.js";
import { define } from "../../../ui/controls/define.js";
import { type SplitsWords, splits as splitsRoom } from "../../../words/generated/en/splits.js";
import { paragraph } from "../../../words/phrase.js";
import { lookOf } from "../../shared/learning-curves/curves.js";
import { View } from "../../shared/view.js";
import { type LearnerName, namesOf } from "../../shared/words/names.js";

/** The counts of many splits as dots in stacks, on an axis that several rows share. */

/** The drawing's size, in its own units. */
export const width = 240;
const height = 34;
export const radius = 2.2;
/** Where the lowest dots stand; the quartiles are drawn below them. */
export const ground = 24;

/** Room at both ends of the axis, for half a dot. */
const inset = 4;
/** More stacks than this would overlap: neighbouring counts share one. */
const mostStacks = 50;

interface Axis {
  readonly least: number;
  readonly most: number;
}

interface Dot {
  readonly x: number;
  readonly y: number;
}

export function placeOn({ least, most }: Axis, count: number): number {
  const share = most > least ? (count - least) / (most - least) : 0.5;
  return inset + share * (width - 2 * inset);
}

/** A dot for each count, those of equal counts above each other. A high stack is pushed together into the room there is. */
export function dotsOf(counts: readonly number[], axis: Axis): readonly Dot[] {
  const step = Math.max(1, Math.ceil((axis.most - axis.least + 1) / mostStacks));
  const stacks = new Map<number, number>();
  for (const count of counts) {
    const stack = axis.least + step * Math.floor((count - axis.least) / step);
    stacks.set(stack, (stacks.get(stack) ?? 0) + 1);
  }
  return Array.from(stacks).flatMap(([stack, size]) => {
    const gap = Math.min(2 * radius, (ground - 2 * radius) / Math.max(1, size - 1));
    return Array.from({ length: size }, (_, place) => ({
      x: placeOn(axis, stack),
      y: ground - radius - place * gap,
    }));
  });
}

/** Whether a difference on one split is more than chance: the learners on many splits. */
class PpSplits extends View {
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
    const say = this.say(splitsRoom);
    const running = view?.running ?? false;
    const names = namesOf(frame.state.learners, frame.words);
    return html`
      <section class="pp-splits" aria-labelledby="pp-splits-title">
        <h2 class="pp-heading" id="pp-splits-title">${say.title}</h2>
        <div class="pp-row pp-bar pp-note pp-splits-bar">
          <button class="pp-button" type="button" @click=${this.#press}>
            ${running ? say.cancel : say.repeat}
          </button>
          ${view && running ? progress(view, say) : nothing}
        </div>
        ${view ? nothing : html`<p class="pp-note pp-prose">${say.introduction}</p>`}
        <p class="pp-note pp-prose" role="status">${
          view && !running
            ? summary(
                view,
                names.map(({ full }) => full),
                this.words,
              )
            : nothing
        }</p>
        ${view && view.done > 0 ? table(view, names, frame, say) : nothing}
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

function progress({ done, total }: SplitsView, say: SplitsWords): TemplateResult {
  return html`
    <progress max=${total} value=${done} aria-label=${say.runsMade}></progress>
    <span>${say.progress({ done, total })}</span>
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

function table(
  view: SplitsView,
  names: readonly LearnerName[],
  { lead, words }: Frame,
  say: SplitsWords,
): TemplateResult {
  const axis = axisOf(view);
  return html`
    <div class="pp-scroll-x pp-comparison-scroll" role="region" aria-label=${say.table} tabindex="0">
      <table class="pp-comparison-table pp-splits-table">
        <caption class="pp-visually-hidden">${say.caption({ heldOut: view.heldOut })}</caption>
        <thead>
          <tr>
            <th scope="col">${say.columns.learner}</th>
            <th scope="col">${say.columns.median}</th>
            <th scope="col">
              <div class="pp-spread pp-splits-scale">
                <span>${words.count(axis.least)}</span>
                <span>${say.key}</span>
                <span>${words.count(axis.most)}</span>
              </div>
            </th>
            <th scope="col">${say.columns.middle}</th>
            <th scope="col">${say.columns.range}</th>
          </tr>
        </thead>
        <tbody>
          ${view.rows.map((row, index) => tableRow(view, row, names[index]?.full ?? "", lookOf(index, lead).token, axis, words))}
        </tbody>
      </table>
    </div>
  `;
}

function tableRow(
  { heldOut }: SplitsView,
  row: SplitsRow,
  name: string,
  token: string,
  axis: Axis,
  words: Words,
): TemplateResult {
  const say = words.room(splitsRoom);
  const { five } = row;
  const untrained = untrainedSplits(row);
  const range = (from: number, to: number) => (from === to ? words.number(from) : say.range({ from, to }));
  return html`
    <tr>
      <th scope="row">
        ${name}${untrained > 0 ? html` <span class="pp-aside-note">${say.untrained({ times: untrained })}</span>` : nothing}
      </th>
      <td>${five ? say.outOf({ misclassified: five.median, heldOut }) : say.none}</td>
      <td>${strip(row, axis, token)}</td>
      <td>${five ? range(five.lower, five.upper) : say.none}</td>
      <td>${five ? range(five.least, five.most) : say.none}</td>
    </tr>
  `;
}

define("pp-splits", PpSplits);

/** The distribution of a learner: a dot a split, and below them the middle half with the median. */
function strip({ misclassified, five }: SplitsRow, axis: Axis, token: string): TemplateResult {
  const counts = misclassified.flatMap((count) => count ?? []);
  return html`
    <svg class="pp-picture pp-splits-strip" fill="currentColor" fill-opacity="0.75" viewBox="0 0 ${width} ${height}" color="var(${token})" aria-hidden="true">
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

/** The learners on many splits, in words. */

/** Of how many splits there is nothing to tell. */
export function untrainedSplits({ misclassified }: SplitsRow): number {
  return misclassified.filter((count) => count === null).length;
}

/** What came of it, with the numbers; the better of two learners is judged split by split. */
export function summary(view: SplitsView, names: readonly string[], words: Words): string {
  const say = words.room(splitsRoom);
  const { done, total, heldOut } = view;
  return paragraph(
    words,
    done < total ? say.cancelled({ done, total }) : "",
    ...outcome(view.rows, heldOut, names, say),
  );
}

function outcome(
  rows: readonly SplitsRow[],
  heldOut: number,
  names: readonly string[],
  say: SplitsWords,
): readonly string[] {
  const [best, next] = rows
    .flatMap((row, index) => (row.five ? { row, name: names[index] ?? "", median: row.five.median } : []))
    .sort((a, b) => a.median - b.median);
  if (!best) return [say.nothingTrained];
  if (!next) return [say.alone({ ...best, heldOut, times: best.row.misclassified.length })];
  return [say.better({ best, next, heldOut }), duel(best.row, next.row, best.name, next.name, say)];
}

/** On how many splits the one has fewer wrong than the other. */
function duel(one: SplitsRow, other: SplitsRow, name: string, otherName: string, say: SplitsWords): string {
  const differences = one.misclassified.flatMap((count, split) => {
    const against = other.misclassified[split] ?? null;
    return count === null || against === null ? [] : count - against;
  });
  const fewer = differences.filter((difference) => difference < 0).length;
  const more = differences.filter((difference) => difference > 0).length;
  const splits = differences.length;
  return say.duel({ best: name, next: otherName, splits, fewer, equal: splits - fewer - more, more });
}
