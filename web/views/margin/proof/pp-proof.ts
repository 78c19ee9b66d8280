import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { LinearModel } from "../../../engine/types.js";
import type { Examples } from "../../../state/data/examples.js";
import type { Precision } from "../../../state/document/notation/numbers.js";
import type { Words } from "../../../state/document/notation/words.js";
import type { ViewWindow } from "../../../state/document/state.js";
import { trainsAsPerceptron } from "../../../state/learners/traits.js";
import type { Frame } from "../../../state/runs/frame.js";
import { astrayOf, bestReachOf, fallOf, type ProofView, reachOf } from "../../../state/runs/proof-target.js";
import { startsFromZero, wholeBound } from "../../../state/runs/verdict.js";
import { type Projection, pixelX, pixelY, project } from "../../../ui/canvas/projection.js";
import { Chart } from "../../../ui/charts/chart.js";
import { checkbox } from "../../../ui/controls/controls.js";
import { define, uniqueId, withProperties } from "../../../ui/controls/define.js";
import { filled } from "../../../ui/formulas/filled.js";
import { learners } from "../../../words/generated/en/learners.js";
import { type ProofWords, proof as words } from "../../../words/generated/en/proof.js";
import { tighten as said, type TightenWords } from "../../../words/generated/en/tighten.js";
import { paragraph } from "../../../words/phrase.js";
import { divide, lineOf, planeModel } from "../../shared/canvas/boundary.js";
import { Memo } from "../../shared/frame-reads.js";
import { hint, type Message, obstacleOf, obstacleOffers, plain, usePerceptron } from "../../shared/offers/offer.js";
import { ThrottledView } from "../../shared/throttled-view.js";
import { failing } from "./failing.js";
import { type ProofLine, proofLines } from "./lines.js";
import { falls, type Proof, type ProofPicture, proofOf, proofPicture } from "./picture.js";
import { createPlot, type ProofPlot } from "./plot/index.js";
import { targetControls } from "./target.js";
import { histogram } from "./tighten/histogram.js";
import { type BoundStanding, sameStanding, standingOf, type UpdateCount } from "./tighten/standing.js";

/**
 * The bound and the updates, before edits and now.
 * @param forget Holds what comes against how it is now.
 * @param bias Whether the bias is a weight of the vector whose margin is measured.
 */
function tighten(
  view: ProofView,
  baseline: BoundStanding | null,
  forget: () => void,
  bias: boolean,
  words: Words,
): TemplateResult | typeof nothing {
  const say = words.room(said);
  const now = standingOf(view);
  if (!now) return html`<p>${filled(say.inseparable, { gamma })}</p>`;
  const before = baseline && !sameStanding(baseline, now) ? baseline : null;
  return html`
    <div class="pp-stack">
      <p>${filled(say.drag, { gamma })}</p>
      <dl class="pp-measures">
        ${row(filled(say.margin, { gamma }), before, now, say, ({ margin }) => words.number(margin))}
        ${row(filled(say.bound, { formula: html`(<var>R</var>/<var>γ</var>)²` }), before, now, say, ({ bound }) => words.count(bound))}
        ${row(say.updates, before, now, say, ({ updates }) => counted(updates, words))}
        ${view.counts?.total === 0 ? nothing : row(say.median, before, now, say, ({ median }) => counted(median, words))}
      </dl>
      <p class="pp-hint">${filled(bias ? say.gamma : say.gammaUnbiased, { gamma, rho: html`<var>ρ</var>` })}</p>
      <p class="pp-visually-hidden" aria-live="polite">${before ? spoken(before, now, words) : nothing}</p>
      ${before ? html`<p><button type="button" class="pp-button" @click=${forget}>${say.forget}</button></p>` : nothing}
    </div>
    <div class="pp-stack">${view.counts ? histogram(view.counts, now.bound, words) : nothing}</div>
  `;
}

const gamma = html`<var>γ</var>`;

function row(
  name: unknown,
  before: BoundStanding | null,
  now: BoundStanding,
  say: TightenWords,
  text: (standing: BoundStanding) => string,
): TemplateResult {
  return html`<dt>${name}</dt>
    <dd>${before ? html`<span class="pp-muted"><span class="pp-visually-hidden">${say.before} </span>${text(before)} → </span>` : nothing}${text(now)}</dd>`;
}

/** Once it is all known: not at every place that a point is dragged over. */
function spoken(before: BoundStanding, now: BoundStanding, words: Words): string {
  if (now.updates === "unknown") return "";
  const made = { before: counted(before.updates, words), now: counted(now.updates, words) };
  return words.room(said).spoken({ bound: { before: before.bound, now: now.bound }, made });
}

function counted(updates: UpdateCount, words: Words): string {
  return typeof updates === "number" ? words.count(updates) : words.room(said)[updates];
}

/** The proof in words, where there is none on this run, and what the chart shows. */

/** Why there is no proof to show; null where there is one, or may be once the examples are analysed. */
function withoutProof(frame: Frame): Message | null {
  const say = frame.words.room(words);
  const { pane, findings } = frame;
  if (!trainsAsPerceptron(pane.learner)) {
    const learner = frame.words.room(learners).titles[pane.learner.kind];
    return { text: say.otherRule({ learner }), offers: [usePerceptron(frame.words)] };
  }
  if (frame.examples.label.some((label) => label > 1)) return plain(say.moreClasses);
  if (findings && typeof findings.noVerdict !== "number" && findings.noVerdict !== null)
    return { text: say.oneLabel, offers: obstacleOffers(frame) };
  const obstacle = obstacleOf(frame);
  if (obstacle) return obstacle;
  const verdict = findings?.verdict;
  if (!verdict || verdict.stale) return null;
  const { separable, radius, margin } = verdict.analysis;
  if (separable === null) return plain(say.undecided);
  if (!(radius > 0)) return plain(say.allAtOrigin);
  return separable && !(margin && margin > 0) ? plain(say.tinyMargin) : null;
}

/** How far the run is allowed to go, and how far it has gone. */
function boundText({ curve, best, terms }: ProofView, proof: Proof, { pane, words: spoken }: Frame): string {
  if (!curve) return "";
  const bound = curve.bounds[proof];
  if (terms.chosenReach !== undefined) return chosenText(bound, proof, { best, terms }, spoken);
  const say = spoken.room(words);
  const from = startsFromZero(pane.initial)
    ? (terms.learningRate ?? 1) === 1
      ? say.fromZero
      : say.fromZeroAnyRate
    : say.fromElsewhere[proof];
  return paragraph(spoken, say.atMost({ updates: wholeBound(bound) }), from);
}

/** The same of a target that the reader has chosen, against the best there is. */
function chosenText(
  bound: number,
  proof: Proof,
  { best, terms }: Pick<ProofView, "best" | "terms">,
  spoken: Words,
): string {
  const say = spoken.room(words);
  const atMost = say.atMost({ updates: wholeBound(bound) });
  if (!(terms.margin > 0)) return say.offSide({ margin: terms.margin });
  if (proof === "angle") return paragraph(spoken, atMost, say.fromTurned({ margin: terms.margin, best: best.margin }));
  const shortest = bestReachOf(terms);
  return fallOf(terms) > 0
    ? paragraph(spoken, atMost, say.fromTarget({ best: shortest }))
    : say.tooNear({ reach: reachOf(terms), least: shortest / 2 });
}

/** Which updates went the wrong way, of a run whose every update is known; else how often w was farther than before. */
export function astrayText({ curve }: ProofView, say: ProofWords): string {
  if (!curve || curve.updates.length < 2) return "";
  const updates = astrayOf(curve);
  if (curve.every > 1) return say.astrayStretches({ points: updates.length, updates: curve.every });
  const named = updates.slice(0, MOST_NAMED);
  return updates.length === 0
    ? say.noneAstray
    : say.astray({ named, updates: updates.length, further: updates.length > named.length });
}

/** More of them would be read as a list of numbers and no more. */
const MOST_NAMED = 12;

/** What the chart shows, for whoever does not see it. */
function chartText({ curve, separable, terms }: ProofView, proof: Proof, say: ProofWords): string {
  if (!curve || curve.updates.length === 0) return say.nothingYet;
  const last = (column: Float64Array) => column.at(-1) ?? 0;
  const updates = last(curve.updates);
  if (!separable) {
    const most = curve.length.reduce((high, value) => Math.max(high, value), 0);
    return say.lengthChart({ most, updates, now: last(curve.length) });
  }
  return proof === "angle"
    ? say.angleChart({
        updates,
        along: last(curve.along),
        length: last(curve.length),
        margin: terms.margin,
        radius: terms.radius,
      })
    : say.distanceChart({ start: curve.potential[0] ?? 0, now: last(curve.potential), updates, reach: curve.reach });
}

/** Pixels. */
const [WIDTH, HEIGHT, EDGE, GLYPH, ARROW] = [300, 150, 10, 4, 22];
/** More would hide the line, and the stage has them all. */
const MOST = 200;

/** Where w* draws its line among the examples: a small picture, because the stage has the line of w. Nothing where they have no place in the plane. */
function targetFigure(
  { xy, count, label }: Examples,
  features: readonly string[],
  separator: LinearModel,
): TemplateResult | typeof nothing {
  const division = divide(planeModel(features, separator));
  if (division.kind === "none" || xy.length === 0) return nothing;
  const p = project(windowOf(xy), { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: HEIGHT - 2 * EDGE });
  const shown = Array.from({ length: Math.min(count, MOST) }, (_, k) =>
    Math.floor((k * count) / Math.min(count, MOST)),
  );
  return svg`<svg class="pp-picture pp-proof-figure" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    ${shown.map((row) => glyph(pixelX(p, xy[2 * row] ?? 0), pixelY(p, xy[2 * row + 1] ?? 0), (label[row] ?? 0) > 0))}
    ${division.kind === "line" ? lineOfStar(p, lineOf(division, p.window)[0] ?? [], division.line) : nothing}
  </svg>`;
}

function windowOf(xy: Float64Array): ViewWindow {
  const range = (axis: 0 | 1): [number, number] => {
    const values = xy.filter((_, k) => k % 2 === axis);
    const low = values.reduce((least, value) => Math.min(least, value));
    const high = values.reduce((most, value) => Math.max(most, value));
    const room = 0.25 * (high - low) || 1;
    return [low - room, high + room];
  };
  return { x: range(0), y: range(1) };
}

/** A filled disc, or a hollow square: as on the stage. */
function glyph(x: number, y: number, positive: boolean): SVGTemplateResult {
  return positive
    ? svg`<circle cx=${x} cy=${y} r=${GLYPH} fill="var(--pp-positive)" />`
    : svg`<rect x=${x - GLYPH} y=${y - GLYPH} width=${2 * GLYPH} height=${2 * GLYPH} fill="none" stroke="var(--pp-negative)" stroke-width="2" />`;
}

/** The line, and from its middle an arrow to the side that w* calls positive. */
function lineOfStar(p: Projection, line: readonly number[], { nx, ny }: { nx: number; ny: number }) {
  const [x1, y1, x2, y2] = line;
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return nothing;
  const [from, to] = [
    { x: pixelX(p, x1), y: pixelY(p, y1) },
    { x: pixelX(p, x2), y: pixelY(p, y2) },
  ];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const tip = { x: middle.x + ARROW * nx, y: middle.y - ARROW * ny };
  const side = (turn: 1 | -1) => `${tip.x - 6 * nx - turn * 4 * ny},${tip.y + 6 * ny - turn * 4 * nx}`;
  return svg`<g stroke="var(--pp-accent)" stroke-width="2" fill="none">
    <path stroke-dasharray="6 4" d="M${from.x} ${from.y}L${to.x} ${to.y}" />
    <path d="M${middle.x} ${middle.y}L${tip.x} ${tip.y}" />
    <polygon fill="var(--pp-accent)" points="${tip.x},${tip.y} ${side(1)} ${side(-1)}" />
  </g>`;
}

/** What edits are held against: how things stood before the first of them. Another set of examples begins anew. */
class Baseline {
  #settings: readonly unknown[] = [];
  #examples: Examples | null = null;
  #terms: ProofView["terms"] | null = null;
  #standing: BoundStanding | null = null;

  get standing(): BoundStanding | null {
    return this.#standing;
  }

  /** @param view As the examples are now; null while they are analysed. */
  follow({ examples, state, pane }: Frame, view: ProofView | null): void {
    const settings = [state.bias, state.scaling, pane.features.join()];
    const changed = settings.some((part, k) => part !== this.#settings[k]);
    if (changed || (this.#examples && areOthers(this.#examples, examples))) this.reset();
    this.#settings = settings;
    this.#examples = examples;
    if (!view?.separable) return;
    this.#terms ??= view.best;
    // More becomes known of the same examples.
    if (view.best === this.#terms) this.#standing = standingOf(view);
  }

  /** Begins anew with the next that is followed. */
  reset(): void {
    this.#terms = null;
    this.#standing = null;
  }
}

/** Whether these are no edit of those before: more than half of them are different. */
function areOthers(before: Examples, now: Examples): boolean {
  if (now === before) return false;
  const { base } = now;
  if (base !== before.base) return true;
  const same = now.label.reduce((count, label, example) => {
    if (label !== before.label[example]) return count;
    const row = now.X.subarray(base * example, base * (example + 1));
    return count + (row.every((value, j) => value === before.X[base * example + j]) ? 1 : 0);
  }, 0);
  return 2 * same < Math.max(now.label.length, before.label.length);
}

/** The proof of convergence with the numbers of the lead's run. */
class PpProof extends withProperties(ThrottledView, {
  /** Whether the chart goes as far as the bound. */
  whole: true,
}) {
  readonly #chart = new Chart(
    this,
    createPlot,
    (plot) => this.#draw(plot),
    () => !this.#picture,
  );
  readonly #baseline = new Baseline();
  readonly #name = uniqueId("pp-proof");
  /** What is shown: of now, or while an edit is being analysed of before it, so that nothing jumps. */
  #view: ProofView | null = null;
  readonly #pictures = new Memo<ProofPicture | null>();
  #picture: ProofPicture | null = null;

  protected override momentShown({ findings }: Frame): number | null {
    return findings?.proof?.step?.visit ?? null;
  }

  protected override willUpdate(): void {
    const { frame } = this;
    if (!frame) return;
    const now = frame.findings?.proof ?? null;
    if (withoutProof(frame) !== null) this.#view = null;
    else if (now?.curve && now.step) this.#view = now;
    this.#baseline.follow(frame, now === this.#view ? now : null);
    const view = this.#view;
    const { whole } = this;
    const proof = proofOf(frame);
    const drawn = [view?.curve, view?.separable, view?.terms, proof, whole];
    this.#picture = this.#pictures.of(frame, drawn, () => view && proof && proofPicture(view, proof, whole));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    const view = this.#view;
    if (!frame) return nothing;
    if (!view) return hint(withoutProof(frame) ?? plain(this.say(words).analysing), frame, this.dispatch);
    const proof = proofOf(frame);
    return html`<div class="pp-columns pp-proof" ?data-stale=${!frame.findings?.proof}>
      ${proof ? this.#proof(frame, view, proof) : tighten(view, this.#baseline.standing, () => this.#forget(), frame.state.bias, this.words)}
    </div>`;
  }

  #proof(frame: Frame, view: ProofView, proof: Proof): TemplateResult {
    const say = this.say(words);
    return html`<div class="pp-stack">
        ${this.#chart.box()}
        <p class="pp-muted">${key(view, proof, say)}</p>
        <p class="pp-visually-hidden">${chartText(view, proof, say)}</p>
        ${
          view.separable
            ? html`<p>${boundText(view, proof, frame)}</p>
                ${proof === "distance" ? html`<p role="status">${astrayText(view, say)}</p>` : nothing}
                ${checkbox(say.whole, this.whole, (whole) => {
                  this.whole = whole;
                })}
                ${targetControls({ view, proof, bias: frame.state.bias, id: this.#name, words: this.words, choose: this.#aim, figure: figureOf(frame, view) })}`
            : nothing
        }
      </div>
      ${view.separable ? this.#lines(frame, view, proof) : html`<div class="pp-stack">${failing(frame, view)}</div>`}`;
  }

  readonly #aim = (target: readonly number[]): void => this.dispatch({ type: "set-ui", ui: { target } });

  #forget(): void {
    this.#baseline.reset();
    this.requestUpdate();
  }

  #lines(frame: Frame, view: ProofView, proof: Proof): TemplateResult | typeof nothing {
    const { step } = view;
    if (!step) return nothing;
    const say = this.say(words);
    const { precision } = frame.state.ui;
    const list = (lines: readonly ProofLine[]) => lineList(lines, this.words, precision);
    const updated = (frame.pane.event?.update ?? null) !== null && step.visit === frame.pane.visit;
    const { update, all } = proofLines(view, step, proof, updated, say);
    return html`<div class="pp-stack">
        <h2>${say.lastUpdate}</h2>
        ${update.length > 0 ? list(update) : html`<p class="pp-hint">${say.noUpdate}</p>`}
      </div>
      <div class="pp-stack">
        <h2>${momentName(step.updates, say)}</h2>
        ${list(all)}
      </div>`;
  }

  #draw(plot: ProofPlot): void {
    if (!this.frame || !this.#picture) return;
    if (this.#chart.isNew(this.#picture)) plot.show(this.#picture);
    plot.showMoment(this.frame.pane.updates);
  }
}

/** Over features as they are: the plane has no place for scaled ones. */
function figureOf({ examples, pane, state }: Frame, { terms }: ProofView): unknown {
  return state.scaling === "none" ? targetFigure(examples, pane.features, terms.separator) : nothing;
}

function momentName(updates: number, say: ProofWords): unknown {
  if (updates === 0) return say.beforeUpdates;
  return updates === 1 ? say.oneUpdate : filled(say.allUpdates({ updates }), { k: html`<var>k</var>` });
}

function lineList(lines: readonly ProofLine[], spoken: Words, precision: Precision): TemplateResult {
  return html`<ol class="pp-stack pp-proof-lines">${lines.map((line) => lineItem(line, spoken, precision))}</ol>`;
}

function lineItem(
  { left, right, sign, numbers, why, moved }: ProofLine,
  spoken: Words,
  precision: Precision,
): TemplateResult {
  const [one, other] = numbers.map((number) => spoken.number(number, precision));
  return html`<li class="pp-quote" ?data-moved=${moved}>
    ${filled(spoken.room(words).line, {
      formula: html`${left} ${sign} ${right}`,
      numbers: html`<span class="pp-nowrap">${one} ${sign} ${other}</span>`,
    })}
    ${moved ? html`<span class="pp-visually-hidden">${spoken.room(words).moved}</span>` : nothing}
    <div class="pp-note">${why}</div>
  </li>`;
}

function key(view: ProofView, proof: Proof, { curves }: ProofWords): unknown {
  const length = html`${sample(1.25)} ‖<b>w</b>‖`;
  const dashed = sample(1.25, true);
  if (!view.separable) return filled(curves.length, { length, bound: html`${dashed} √<var>k</var> <var>R</var>` });
  if (proof === "angle") {
    return filled(curves.angle, { along: html`${sample(3)} <b>w</b>·<b>w</b>*`, length, sample: dashed });
  }
  const distance = html`${sample(3)} ‖<b>w</b> − <var>α</var><b>w</b>*‖²`;
  return filled(falls(view) ? curves.distance : curves.distanceAlone, { distance, sample: dashed });
}

function sample(width: number, dashed = false): TemplateResult {
  return html`<svg class="pp-chart-sample" viewBox="0 0 24 8" aria-hidden="true">
    ${svg`<path d="M0 4h24" fill="none" stroke="currentColor" stroke-width=${width} stroke-dasharray=${dashed ? "5 4" : "none"} />`}
  </svg>`;
}

define("pp-proof", PpProof);
