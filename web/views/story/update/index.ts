import { html, mathml, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { VisitEffect } from "../../../engine/types.js";
import { mostLearners } from "../../../state/document/limits.js";
import { holds } from "../../../state/document/lock.js";
import {
  hasResiduals,
  labelText,
  outcomeOf,
  quantized,
  residual,
  signText,
} from "../../../state/document/notation/labels.js";
import {
  biasNumber,
  isThreshold,
  isWeight,
  type Notation,
  scoreNumber,
} from "../../../state/document/notation/notation.js";
import { MINUS } from "../../../state/document/notation/numbers.js";
import type { Words } from "../../../state/document/notation/words.js";
import {
  hasWeights,
  isBaseline,
  stepsByLoss,
  tellsClasses,
  trainsHyperplane,
  traitsOf,
} from "../../../state/learners/traits.js";
import { type Frame, hyperplane, type VisitEvent } from "../../../state/runs/frame.js";
import type { Dispatch, Intent } from "../../../state/runs/intent.js";
import { define, withProperties } from "../../../ui/controls/define.js";
import {
  formula,
  lines,
  type Maths,
  number,
  operator,
  parenthesised,
  signed,
  squaredNorm,
  variable,
} from "../../../ui/formulas/mathml.js";
import { update, update as updateRoom } from "../../../words/generated/en/update.js";
import { paragraph } from "../../../words/phrase.js";
import { whenLoaded } from "../../shared/loading/loading.js";
import { drawerButton } from "../../shared/openers.js";
import { View } from "../../shared/view.js";
import { featureName } from "../../shared/words/features-and-weights.js";
import { figuresOf } from "../equation/figures.js";
import { a, biasMaths, comparedMaths, signMaths, signNumber, w, x } from "../equation/score-equation.js";
import { storyCode, storyOf } from "../learners/index.js";
import type { CaseStory } from "../learners/story.js";
import { weightsOf } from "../training.js";
import { biasName } from "../weights/weights-table.js";
import { type Snapshot, snapshotsAt, stepOf } from "./snapshot.js";
import { arrow, type FigureOptions, line, type UpdatePhase, vectorFigure } from "./vector-figure.js";

const primed = (letter: Maths): Maths => mathml`<msup>${letter}<mo>′</mo></msup>`;

/** Why an update by a multiple of the example moves its score by y·(‖x‖² + 1): three lines, and their numbers. */
function derivation(frame: Frame, event: VisitEvent, seen: Snapshot): TemplateResult | typeof nothing {
  const { learner } = frame.pane;
  if (event.update === null || seen.added !== "example" || seen.of !== null) return nothing;
  const figures = figuresOf(frame, false);
  const { notation, text, bias, terms, equals } = figures;
  const { symbol = "η", of = "mistakes" } = storyOf(learner)?.step ?? {};
  const rate = variable(symbol);
  const step = mathml`${rate}${signMaths(notation, of)}`;
  const split = bias && isThreshold(notation);
  const b = biasMaths(notation);
  const compared = comparedMaths(notation, bias);
  const then = split ? mathml`${primed(a)}${operator("−")}${primed(b)}` : primed(a);
  const moved = mathml`${parenthesised(mathml`${w}${operator("+")}${step}${x}`)}${operator("·")}${x}`;
  const movedBias = split
    ? mathml`${operator("−")}${parenthesised(mathml`${b}${operator("−")}${step}`)}`
    : mathml`${operator("+")}${parenthesised(mathml`${b}${operator("+")}${step}`)}`;
  const norm = squaredNorm(x);
  const gain = bias ? parenthesised(mathml`${norm}${operator("+")}<mn>1</mn>`) : norm;
  const size = stepOf(learner, event);
  const square = seen.turn.squaredNorm;
  const [before, after] = seen.scores;
  const written = terms(
    [before, size, square],
    [{ value: after, of: (round) => round(before) + round(size) * event.label * (round(square) + (bias ? 1 : 0)) }],
  );
  const added = bias
    ? parenthesised(mathml`${number(written.text(square))}${operator("+")}<mn>1</mn>`)
    : parenthesised(number(written.text(square)));
  const factors = mathml`${parenthesised(number(written.text(size)))}${signNumber(event.label)}${added}`;
  return html`${formula(
    lines([
      [
        then,
        mathml`${operator("=")}${primed(w)}${operator("·")}${x}${bias ? mathml`${operator(split ? "−" : "+")}${primed(b)}` : ""}`,
      ],
      ["", mathml`${operator("=")}${moved}${bias ? movedBias : ""}`],
      ["", mathml`${operator("=")}${compared}${operator("+")}${step}${gain}`],
      ["", mathml`${operator("=")}${signed(written.text(before))}${operator("+")}${factors}`],
      ["", mathml`${equals(before, size, square, after)}${number(text(after))}`],
    ]),
  )}
  ${isWeight(notation) && frame.state.bias ? html`<p class="pp-muted pp-equation-note">${frame.words.room(update).withOne}</p>` : nothing}`;
}

/** Of a kernel: the score of the example itself moves by y·K(x, x). */
function kernelDerivation(frame: Frame, event: VisitEvent, square: number): TemplateResult | typeof nothing {
  if (event.update === null || !event.effect) return nothing;
  const { after } = event.effect;
  const { notation, text, terms, equals } = figuresOf(frame, true);
  const own = mathml`${variable("K")}${parenthesised(mathml`${x}<mo separator="true">,</mo>${x}`)}`;
  const written = terms(
    [event.score, square],
    [{ value: after, of: (round) => round(event.score) + event.label * round(square) }],
  );
  return formula(
    lines([
      [primed(a), mathml`${operator("=")}${a}${operator("+")}${signMaths(notation, "mistakes")}${own}`],
      [
        "",
        mathml`${operator("=")}${signed(written.text(event.score))}${operator("+")}${signNumber(event.label)}${parenthesised(number(written.text(square)))}`,
      ],
      ["", mathml`${equals(event.score, square, after)}${number(text(after))}`],
    ]),
  );
}

type Judged = Pick<VisitEvent, "label" | "mistake">;

/** In the order of CISC 271's tables 30.1 and 30.2. */
const cases: readonly Judged[] = [
  { label: 1, mistake: false },
  { label: -1, mistake: false },
  { label: 1, mistake: true },
  { label: -1, mistake: true },
];

const usual: CaseStory = {
  mistake: (label, words) => words.room(update).cases[label > 0 ? "added" : "subtracted"],
};

/** The four cases of a visit, with that of this one lit: what each does to the weights, and to the score. */
function casesTable(
  event: Judged,
  notation: Notation,
  words: Words,
  { head, mistake }: CaseStory = usual,
): TemplateResult {
  const say = words.room(update).cases;
  const residuals = hasResiduals(notation);
  return html`
    <table class="pp-weights-table pp-update-cases">
      <caption class="pp-visually-hidden">${say.caption}</caption>
      <thead>
        <tr>
          <th scope="col"><var>y</var></th>
          <th scope="col">${residuals ? html`<var>q</var>` : say.predicted}</th>
          ${residuals ? html`<th scope="col"><var>e</var></th>` : nothing}
          <th scope="col">${say.case}</th>
          <th scope="col">${head?.(words) ?? say.weights}</th>
          <th scope="col">${say.score}</th>
        </tr>
      </thead>
      <tbody>
        ${cases.map(
          (one) => html`
            <tr aria-current=${one.label === Math.sign(event.label) && one.mistake === event.mistake ? "true" : nothing}>
              <td>${labelText(one.label, notation)}</td>
              <td>${residuals ? quantized(one) : signText(one.mistake ? -one.label : one.label)}</td>
              ${residuals ? html`<td>${signText(residual(one))}</td>` : nothing}
              <th scope="row">${say[outcomeOf(one)]}</th>
              <td>${one.mistake ? mistake(one.label, words) : say.weightsStay}</td>
              <td>${one.mistake ? (one.label > 0 ? say.rises : say.falls) : say.scoreStays}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/** More features are not told one by one. */
const most = 8;

/** What each feature added to the score, and by how much its weight changes: what contributed most is changed most. */
function partsTable(frame: Frame, event: VisitEvent): TemplateResult | typeof nothing {
  const { features } = frame.pane;
  const [before, change] = [hyperplane(event.before), hyperplane(event.update)];
  const map = frame.findings?.featureMap ?? null;
  if (!before || !change || !map || features.length > most) return nothing;
  const { X, base } = frame.examples;
  const row = X.slice(base * event.example, base * (event.example + 1));
  const added = map.contributions(before, { data: row, shape: [1, row.length] });
  const { bias, ui } = frame.state;
  const text = (value: number) => frame.words.number(value, ui.precision);
  const say = frame.words.room(update).parts;
  const tell = (name: unknown, part: string, moved: number) => html`
    <tr>
      <th scope="row">${name}</th>
      <td class="pp-weights-value">${part}</td>
      <td class="pp-weights-value">${text(moved)}</td>
    </tr>
  `;
  return html`
    <table class="pp-weights-table">
      <thead>
        <tr>
          <th scope="col">${say.feature}</th>
          <th scope="col" class="pp-weights-value">${say.adds}</th>
          <th scope="col" class="pp-weights-value">${say.changes}</th>
        </tr>
      </thead>
      <tbody>
        ${features.map((name, j) => tell(featureName(name, frame.examples), text(added[j] ?? 0), change.weights[j] ?? 0))}
        ${bias ? tell(biasName(ui, frame.words), isThreshold(ui) ? "" : text(before.bias), biasNumber(change.bias, ui)) : nothing}
      </tbody>
    </table>
  `;
}

const WIDTH = 260;
const HEIGHT = 34;
const Y = 14;

/** The score before and after on a line with what it is compared with, 0 or a threshold. @param at of each, that as 0. */
function scoreLine([before, after]: readonly [number, number], zero: string, label: string): SVGTemplateResult {
  const [low, high] = [Math.min(0, before, after), Math.max(0, before, after)];
  const reach = Math.max(high - low, 1e-300);
  const x = (score: number) => 30 + ((score - low) / reach) * (WIDTH - 60);
  const [at, then, origin] = [before, after, 0].map(x) as [number, number, number];
  return svg`<svg class="pp-picture pp-update-score" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    ${line({ x: 0, y: Y }, { x: origin, y: Y }, "negative")}
    ${line({ x: origin, y: Y }, { x: WIDTH, y: Y }, "positive")}
    ${line({ x: origin, y: Y - 8 }, { x: origin, y: Y + 8 }, "now")}
    <text class="pp-update-tick" fill="var(--pp-ink-2)" text-anchor="middle" x=${origin} y=${HEIGHT - 2}>${zero}</text>
    ${Math.abs(then - at) > 2 ? arrow({ x: at, y: Y }, { x: then, y: Y }, "w") : nothing}
    <text class="pp-update-tick" fill="var(--pp-ink-2)" text-anchor=${origin > WIDTH / 2 ? "start" : "end"} x=${origin > WIDTH / 2 ? 0 : WIDTH} y=${HEIGHT - 2}>${label}</text>
    <circle fill="var(--pp-bg)" stroke="var(--pp-ink)" stroke-width="1.75" cx=${at} cy=${Y} r="4.5" />
  </svg>`;
}

const moments = ["before", "adding", "after"] as const satisfies readonly UpdatePhase[];

/** The visit as a picture of vectors, what it did to the score, and, one press away, why. */
class PpUpdate extends withProperties(View, {
  /** Whether the why is unfolded: it stays so from visit to visit. */
  open: false,
}) {
  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    const event = frame?.pane.event ?? null;
    if (!frame || event === null || frame.pane.obstacle !== null) return nothing;
    return html`${whenLoaded(storyCode(frame.pane.learner), frame.words, () => this.picture(frame, event))}`;
  }

  private picture(frame: Frame, event: VisitEvent): TemplateResult | typeof nothing {
    const seen = snapshotsAt(frame);
    const told = toldEffect(frame, event, seen);
    if (seen.length === 0 && told === null) return nothing;
    return html`
      ${seen.length > 0 ? this.figure(event, seen) : nothing}
      ${told === null ? nothing : scoreLine([told.before, told.after], isSplit(frame) ? "θ" : "0", this.say(updateRoom).score)}
      ${this.caption(frame, event, seen, told)} ${this.why(frame, event, seen)}
    `;
  }

  private figure(event: VisitEvent, seen: readonly Snapshot[]): TemplateResult {
    const width = seen.length > 1 ? 130 : 260;
    return html`<div class="pp-update-figures" role="img" aria-label=${paragraph(this.words, ...seen.map((one) => spokenPicture(one, this.words)))}>
      ${seen.map((one) => vectorFigure(one, lookOf(event, one, { width, height: 170, moment: "all" }, this.words)))}
      <span class="pp-update-plane">${seen.slice(0, 1).map(({ dimensions, added }) => (dimensions === 2 ? nothing : this.say(updateRoom).plane({ dimensions, letter: this.say(updateRoom).letters[added] })))}</span>
    </div>`;
  }

  private caption(
    frame: Frame,
    event: VisitEvent,
    seen: readonly Snapshot[],
    told: VisitEffect | null,
  ): TemplateResult {
    const sentences = paragraph(
      frame.words,
      ...seen.map((one) => angleWords(one, frame.words)),
      rightAngleWords(frame, event, seen),
      told === null ? "" : scoreWords(frame, event, told),
    );
    const wrong = told?.mistake === true && event.update !== null;
    return html`
      <p class="pp-update-words">
        ${sentences}${this.words.gap}${told === null ? nothing : endWords(event, told, frame.words)}
      </p>
      <div class="pp-flow pp-story-buttons pp-update-way">${wrong ? aggressiveButton(frame, this.dispatch) : nothing} ${algorithmButton(frame, this.dispatch)}</div>
    `;
  }

  private why(frame: Frame, event: VisitEvent, seen: readonly Snapshot[]): TemplateResult {
    return html`
      <details class="pp-about" ?open=${this.open} @toggle=${this.toggle}>
        <summary>${this.say(updateRoom).why}</summary>
        ${this.open ? this.steps(frame, event, seen) : nothing}
      </details>
    `;
  }

  private steps(frame: Frame, event: VisitEvent, seen: readonly Snapshot[]): TemplateResult {
    const [one] = seen;
    const { learner } = frame.pane;
    const square = frame.findings?.geometry()?.kernelSquare ?? null;
    const updated = event.update !== null;
    const { words } = frame;
    const say = words.room(updateRoom);
    return html`
      <p class="pp-muted pp-equation-note">${apartWords(frame, seen)}</p>
      ${one && updated ? strip(event, one, words) : nothing}
      ${one && updated && one.added === "example" && one.of === null ? html`<h3 class="pp-heading">${say.threeLines}</h3>` : nothing}
      ${one ? derivation(frame, event, one) : nothing}
      ${square === null ? nothing : kernelDerivation(frame, event, square)}
      ${
        tellsClasses(learner) || traitsOf(learner).trains === "at-once"
          ? nothing
          : html`<h3 class="pp-heading">${say.fourCases}</h3>
              ${casesTable(event, frame.state.ui, words, storyOf(learner)?.cases)}`
      }
      ${one && updated && one.added !== "epoch" ? partsWithHeading(frame, event) : nothing}
    `;
  }

  private readonly toggle = (event: Event): void => {
    this.open = (event.currentTarget as HTMLDetailsElement).open;
  };
}

function partsWithHeading(frame: Frame, event: VisitEvent): TemplateResult | typeof nothing {
  const table = partsTable(frame, event);
  return table === nothing
    ? nothing
    : html`<h3 class="pp-heading">${frame.words.room(updateRoom).byFeature}</h3>
    ${table}`;
}

/** Before, adding, after: the same picture in three. */
function strip(event: VisitEvent, seen: Snapshot, words: Words): TemplateResult {
  return html`<div class="pp-update-strip">
    ${moments.map(
      (moment) => html`<figure class="pp-aside-note">
        ${vectorFigure(seen, lookOf(event, seen, { width: 110, height: 110, moment }, words))}
        <figcaption>${words.room(updateRoom).moments[moment]}</figcaption>
      </figure>`,
    )}
  </div>`;
}

function lookOf(
  event: VisitEvent,
  seen: Snapshot,
  room: Pick<FigureOptions, "width" | "height" | "moment">,
  words: Words,
): FigureOptions {
  const tone = seen.of !== null || seen.added !== "example" ? "plain" : event.label > 0 ? "positive" : "negative";
  return { ...room, tone, x: words.room(updateRoom).letters[seen.added], step: stepText(seen, words) };
}

define("pp-update", PpUpdate);

/** The learner whose every update goes as far as it takes, beside the lead, or in its place where no more fit. */
function aggressiveButton(frame: Frame, dispatch: Dispatch): TemplateResult | typeof nothing {
  const { learners, ui } = frame.state;
  const { learner } = frame.pane;
  if (holds(ui.lock, "learners") || stepsByLoss(learner) || !trainsHyperplane(learner)) return nothing;
  const there = learners.some(stepsByLoss);
  const say = frame.words.room(updateRoom);
  return html`<button type="button" class="pp-button" @click=${() => dispatch(aggressively)}>
    ${there ? say.seeAggressive : say.compareAggressive}
  </button>`;
}

/** The same visit as lines of an algorithm, in the companion. */
function algorithmButton(frame: Frame, dispatch: Dispatch): TemplateResult | typeof nothing {
  const hidden = frame.state.ui.hide.includes("algorithm");
  return hidden ? nothing : drawerButton(frame.words.room(updateRoom).algorithm, "algorithm", frame, dispatch);
}

function aggressively({ state: { learners } }: Frame): Intent {
  const index = learners.findIndex(stepsByLoss);
  if (index >= 0) return { type: "set-ui", ui: { lead: index } };
  const learner = { kind: "passive-aggressive" } as const;
  return learners.length < mostLearners ? { type: "add-learner", learner } : { type: "configure", learner };
}

export function render(frame: Frame, dispatch: Dispatch): TemplateResult {
  return html`<pp-update .frame=${frame} .dispatch=${dispatch}></pp-update>`;
}

/** What is added, beside its arrow: "+x", "−0.5 x", "+Δw". */
function stepText({ factor, added }: Snapshot, words: Words): string {
  if (factor === null) return "";
  const size = Math.abs(factor);
  const letter = words.room(updateRoom).letters[added];
  return `${factor < 0 ? MINUS : "+"}${size === 1 ? "" : `${words.number(size)} `}${letter}`;
}

/** Degrees as they are read off a picture. */
const rounded = (angle: number | null): number | null => angle && Math.round(angle * 10) / 10;

/** The angle between w and x, before and after. */
function angleWords({ turn, factor, added, of }: Snapshot, words: Words): string {
  const [before = null, after = null] = [turn.before.angle, turn.after.angle].map(rounded);
  const updated = factor !== null;
  if (updated && before === null && after === null) return "";
  return words.room(update).angle({ of, added, before, after, updated });
}

/** The picture for those who do not see it. */
function spokenPicture(seen: Snapshot, words: Words): string {
  const { turn, dimensions, factor, added } = seen;
  return words.room(update).spoken({
    dimensions,
    w: turn.before.length,
    letter: words.room(update).letters[added],
    x: Math.sqrt(turn.squaredNorm),
    added: factor === null ? null : { step: stepText(seen, words), length: turn.after.length },
  });
}

/** What the visit did to the score that is told; null where that is no score of weights, or not known yet. */
function toldEffect(frame: Frame, event: VisitEvent, seen: readonly Snapshot[]): VisitEffect | null {
  const [one] = seen;
  const told = hasWeights(frame.pane.learner)
    ? one !== undefined && one.added !== "epoch"
    : !isBaseline(frame.pane.learner);
  return (told && event.effect) || null;
}

/** Whether the score is written apart from a threshold. */
function isSplit({ pane, state }: Frame): boolean {
  return state.bias && isThreshold(state.ui) && trainsHyperplane(pane.learner);
}

/** "The score goes from −1 to 13." */
function scoreWords(frame: Frame, event: VisitEvent, told: VisitEffect): string {
  if (event.update === null) return "";
  const { ui } = frame.state;
  const { precision } = ui;
  const say = frame.words.room(update);
  if (tellsClasses(frame.pane.learner)) return say.leadGoes({ ...told, precision });
  if (!isSplit(frame)) return say.scoreGoes({ ...told, precision });
  const [was, is] = [weightsOf(event.before).bias, weightsOf(event.after).bias];
  const [before, after] = [scoreNumber(told.before, was, ui), scoreNumber(told.after, is, ui)];
  return say.thresholdGoes({ before, after, from: biasNumber(was, ui), to: biasNumber(is, ui), precision });
}

/** How it stands after an update: whether one was enough. */
function endWords(event: VisitEvent, told: VisitEffect, words: Words): TemplateResult | typeof nothing {
  if (event.update === null) return nothing;
  const say = words.room(update);
  if (told.mistake)
    return html`${say.stillWrong.map((one) => (typeof one === "string" ? one : html`<b>${one.text}</b>`))}`;
  return event.mistake ? html`${say.rightNow}` : nothing;
}

/** What the angle leaves out, where there is a bias apart. */
function apartWords({ state, pane, words }: Frame, [seen]: readonly Snapshot[]): string {
  if (seen?.added !== "example" || !state.bias || isWeight(state.ui) || pane.obstacle !== null) return "";
  return words.room(update).biasApart;
}

/** Above 90° the score is negative, where nothing but w and x makes it. */
function rightAngleWords(frame: Frame, event: VisitEvent, [seen]: readonly Snapshot[]): string {
  const exact = !frame.state.bias || isWeight(frame.state.ui);
  if (!exact || !seen || seen.of !== null || seen.added !== "example" || seen.turn.before.angle === null) return "";
  if (event.score === 0) return "";
  const say = frame.words.room(update);
  return seen.turn.before.angle > 90 ? say.above90 : say.below90;
}
