import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { VisitEffect } from "../../../engine/types.js";
import { mostLearners } from "../../../state/document/limits.js";
import { holds } from "../../../state/document/lock.js";
import type { Frame, VisitEvent } from "../../../state/frame.js";
import type { Dispatch, Intent } from "../../../state/intent.js";
import { stepsByLoss, tellsClasses, trainsHyperplane, traitsOf } from "../../../state/learners/traits.js";
import type { Words } from "../../../state/words.js";
import { update as updateRoom } from "../../../words/en/story/update.js";
import { drawerButton } from "../../shared/buttons/drawer-button.js";
import { define } from "../../shared/controls/define.js";
import { whenLoaded } from "../../shared/loading/when-loaded.js";
import { viewOf } from "../../shared/view.js";
import { type StoryFrame, storyReads } from "../inputs.js";
import { storyCode, storyOf } from "../learners/index.js";
import { casesTable } from "./cases.js";
import { derivation, kernelDerivation } from "./derivation.js";
import { arrow, line } from "./drawing.js";
import { partsTable } from "./parts.js";
import { type Seen, seenAt } from "./seen.js";
import { type Look, type UpdatePhase, vectorFigure } from "./vector-figure.js";
import {
  angleWords,
  apartWords,
  endWords,
  isSplit,
  rightAngleWords,
  scoreWords,
  spokenPicture,
  stepText,
  toldEffect,
} from "./words.js";

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
    ${line({ x: 0, y: Y }, { x: origin, y: Y }, "pp-update-under")}
    ${line({ x: origin, y: Y }, { x: WIDTH, y: Y }, "pp-update-over")}
    ${line({ x: origin, y: Y - 8 }, { x: origin, y: Y + 8 }, "pp-update-zero")}
    <text class="pp-update-tick" x=${origin} y=${HEIGHT - 2}>${zero}</text>
    ${Math.abs(then - at) > 2 ? arrow({ x: at, y: Y }, { x: then, y: Y }, "pp-update-w") : nothing}
    <text class="pp-update-tick" data-end=${origin > WIDTH / 2 ? "start" : "end"} x=${origin > WIDTH / 2 ? 0 : WIDTH} y=${HEIGHT - 2}>${label}</text>
    <circle fill="var(--pp-bg)" stroke="var(--pp-ink)" stroke-width="1.75" cx=${at} cy=${Y} r="4.5" />
  </svg>`;
}

const moments = ["before", "adding", "after"] as const satisfies readonly UpdatePhase[];

/** The visit as a picture of vectors, what it did to the score, and, one press away, why. */
class PpUpdate extends viewOf(storyReads) {
  static override properties = {
    open: { state: true },
  };

  /** Whether the why is unfolded: it stays so from visit to visit. */
  declare private open: boolean;

  constructor() {
    super();
    this.open = false;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    const event = frame?.pane.event ?? null;
    if (!frame || event === null || frame.pane.obstacle !== null) return nothing;
    return html`${whenLoaded(storyCode(frame.pane.learner), frame.words, () => this.picture(frame, event))}`;
  }

  private picture(frame: StoryFrame, event: VisitEvent): TemplateResult | typeof nothing {
    const seen = seenAt(frame);
    const told = toldEffect(frame, event, seen);
    if (seen.length === 0 && told === null) return nothing;
    return html`
      ${seen.length > 0 ? this.figure(event, seen) : nothing}
      ${told === null ? nothing : scoreLine([told.before, told.after], isSplit(frame) ? "θ" : "0", this.say(updateRoom).score)}
      ${this.caption(frame, event, seen, told)} ${this.why(frame, event, seen)}
    `;
  }

  private figure(event: VisitEvent, seen: readonly Seen[]): TemplateResult {
    const width = seen.length > 1 ? 130 : 260;
    return html`<div class="pp-update-figures" role="img" aria-label=${seen.map((one) => spokenPicture(one, this.words)).join(" ")}>
      ${seen.map((one) => vectorFigure(one, lookOf(event, one, { width, height: 170, moment: "all" }, this.words)))}
      <span class="pp-update-plane">${seen.slice(0, 1).map(({ dimensions }) => this.say(updateRoom).plane(dimensions))}</span>
    </div>`;
  }

  private caption(
    frame: StoryFrame,
    event: VisitEvent,
    seen: readonly Seen[],
    told: VisitEffect | null,
  ): TemplateResult {
    const sentences = [
      ...seen.map((one) => angleWords(one, frame.words)),
      rightAngleWords(frame, event, seen),
      told === null ? "" : scoreWords(frame, event, told),
    ];
    const wrong = told?.mistake === true && event.update !== null;
    return html`
      <p class="pp-update-words">
        ${sentences.filter((sentence) => sentence !== "").join(" ")} ${told === null ? nothing : endWords(event, told, frame.words)}
      </p>
      <div class="pp-flow pp-story-buttons pp-update-way">${wrong ? aggressiveButton(frame, this.dispatch) : nothing} ${algorithmButton(frame, this.dispatch)}</div>
    `;
  }

  private why(frame: StoryFrame, event: VisitEvent, seen: readonly Seen[]): TemplateResult {
    return html`
      <details class="pp-about" ?open=${this.open} @toggle=${this.toggle}>
        <summary>${this.say(updateRoom).why}</summary>
        ${this.open ? this.steps(frame, event, seen) : nothing}
      </details>
    `;
  }

  private steps(frame: StoryFrame, event: VisitEvent, seen: readonly Seen[]): TemplateResult {
    const [one] = seen;
    const { learner } = frame.pane;
    const square = frame.findings?.geometry()?.kernelSquare ?? null;
    const updated = event.update !== null;
    const { words } = frame;
    const say = words.room(updateRoom);
    return html`
      <p class="pp-equation-note">${apartWords(frame, seen)}</p>
      ${one && updated ? strip(event, one, words) : nothing}
      ${one && updated && !one.wholeEpoch && one.of === null ? html`<h3 class="pp-heading">${say.threeLines}</h3>` : nothing}
      ${one ? derivation(frame, event, one) : nothing}
      ${square === null ? nothing : kernelDerivation(frame, event, square)}
      ${
        tellsClasses(learner) || traitsOf(learner).trains === "at-once"
          ? nothing
          : html`<h3 class="pp-heading">${say.fourCases}</h3>
              ${casesTable(event, frame.state.ui, words, storyOf(learner)?.cases)}`
      }
      ${one && updated && !one.wholeEpoch ? partsWithHeading(frame, event) : nothing}
    `;
  }

  private readonly toggle = (event: Event): void => {
    this.open = (event.currentTarget as HTMLDetailsElement).open;
  };
}

function partsWithHeading(frame: StoryFrame, event: VisitEvent): TemplateResult | typeof nothing {
  const table = partsTable(frame, event);
  return table === nothing
    ? nothing
    : html`<h3 class="pp-heading">${frame.words.room(updateRoom).byFeature}</h3>
    ${table}`;
}

/** Before, adding, after: the same picture in three. */
function strip(event: VisitEvent, seen: Seen, words: Words): TemplateResult {
  return html`<div class="pp-update-strip">
    ${moments.map(
      (moment) => html`<figure>
        ${vectorFigure(seen, lookOf(event, seen, { width: 110, height: 110, moment }, words))}
        <figcaption>${words.room(updateRoom).moments[moment]}</figcaption>
      </figure>`,
    )}
  </div>`;
}

function lookOf(event: VisitEvent, seen: Seen, room: Pick<Look, "width" | "height" | "moment">, words: Words): Look {
  const tone = seen.of !== null || seen.wholeEpoch ? "plain" : event.label > 0 ? "positive" : "negative";
  return { ...room, tone, x: seen.wholeEpoch ? "Σ" : "x", step: stepText(seen, words) };
}

define("pp-update", PpUpdate);

/** The learner whose every update goes as far as it takes, beside the lead, or in its place where no more fit. */
function aggressiveButton(frame: StoryFrame, dispatch: Dispatch): TemplateResult | typeof nothing {
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
function algorithmButton(frame: StoryFrame, dispatch: Dispatch): TemplateResult | typeof nothing {
  const hidden = frame.state.ui.hide.includes("algorithm");
  return hidden ? nothing : drawerButton(frame.words.room(updateRoom).algorithm, "algorithm", frame, dispatch);
}

function aggressively({ state: { learners } }: Frame): Intent {
  const index = learners.findIndex(stepsByLoss);
  if (index >= 0) return { type: "set-lead", index };
  const learner = { kind: "passive-aggressive" } as const;
  return learners.length < mostLearners ? { type: "add-learner", learner } : { type: "configure", learner };
}

export function render(frame: StoryFrame, dispatch: Dispatch): TemplateResult {
  return html`<pp-update .frame=${frame} .dispatch=${dispatch}></pp-update>`;
}
