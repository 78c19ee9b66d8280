import { html, nothing, type TemplateResult } from "lit";
import { lazy } from "../../engine/lazy.js";
import { startsCarried } from "../../state/document/initial-weights.js";
import { liftStart } from "../../state/document/limits.js";
import { labelText, signName } from "../../state/document/notation/labels.js";
import { biasLetter, type Notation, usual } from "../../state/document/notation/notation.js";
import { type Frame, hyperplanes } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { heightsFor, usualFeature } from "../../state/runs/lift-features.js";
import copyButtonCss from "../../ui/controls/copy-button.css?inline";
import { define, withProperties } from "../../ui/controls/define.js";
import headingCss from "../../ui/controls/heading.css?inline";
import { keepFocusNear } from "../../ui/controls/row-keys.js";
import mathmlCss from "../../ui/formulas/mathml.css?inline";
import scrollCueCss from "../../ui/tables/scroll-cue.css?inline";
import valueTableCss from "../../ui/tables/value-table.css?inline";
import { ending } from "../../words/generated/en/ending.js";
import { equation as equationRoom } from "../../words/generated/en/equation.js";
import { story as storyRoom } from "../../words/generated/en/story.js";
import { visit } from "../../words/generated/en/visit.js";
import { weights as weightsRoom } from "../../words/generated/en/weights.js";
import { inSequence, type Phrase } from "../../words/phrase.js";
import { loadFor, whenLoaded } from "../shared/loading/loading.js";
import { obstacleOffers, obstacleText, offerButtons } from "../shared/offers/offer.js";
import { drawerButton } from "../shared/openers.js";
import { ThrottledView } from "../shared/throttled-view.js";
import { type PartView, View } from "../shared/view.js";
import { namesOf } from "../shared/words/names.js";
import { isLong } from "./equation/figures.js";
import { storyCode, storyOf } from "./learners/index.js";
import type { LearnerStory } from "./learners/story.js";
import { type Sentences, spoken, type TellOutcome } from "./sentence/sentences.js";
import { repetition } from "./sentence/ways.js";
import storyCss from "./story.css?inline";
import { contribution } from "./weights/contribution-sum.js";
import { inTraining } from "./weights/in-training.js";
import weightsCss from "./weights/weights.css?inline";
import { type ChangeLook, firstLook, readAt, scaledFrame } from "./weights/weights-look.js";

/** What says how a run has ended, what can be done about that, and what to try next. It loads with the first visit. */
export const nextCode = lazy(() => import("./next/index.js"));

const NEVER_ENDED = { outcome: null, help: null, moreEpochs: null };

/** The moment shown in plain words, from the frame alone. @param tell How a run has ended; null until that has loaded. */
export function sentencesOf(frame: Frame, story: LearnerStory, tell: TellOutcome | null): Sentences {
  const { event, learner, obstacle } = frame.pane;
  const say = frame.words.room(visit);
  if (frame.examples.count === 0) {
    return { visit: [frame.state.data.kind === "reviews" ? say.noReviews : say.noExamples], ...NEVER_ENDED };
  }
  if (obstacle !== null)
    return { visit: oneLabelOnly(frame, story) ?? [obstacleText(obstacle, frame.words)], ...NEVER_ENDED };
  if (event === null) {
    const looked = startsCarried(frame.state) ? say.carried : say.nothingYet;
    return { visit: inSequence(frame.words, looked, ...story.opening({ frame, learner })), ...NEVER_ENDED };
  }
  return {
    visit: inSequence(frame.words, ...story.visit({ frame, learner, event })),
    ...(tell?.({ frame, learner }, story.ending) ?? NEVER_ENDED),
  };
}

/** What is missing where all examples are positive, or all negative. Null where something else is in the way. */
function oneLabelOnly({ examples, words }: Frame, { isPerceptron = false }: LearnerStory): Phrase[] | null {
  const label = examples.label[0] ?? 1;
  if (label > 1 || examples.label.some((other) => other !== label)) return null;
  return words.room(visit).oneLabel({ label: signName(label), isPerceptron });
}

/** Milliseconds for which a screen reader is left to what it reads, while visits go by. */
const apart = 4000;

/** What is read out: at rest every visit, while playing one every few seconds. */
export class Live<Said> {
  #said: Said;
  #at = 0;

  constructor(first: Said) {
    this.#said = first;
  }

  /** @param now in milliseconds. */
  of(say: () => Said, playing: boolean, now: number): Said {
    if (playing && now - this.#at < apart) return this.#said;
    this.#at = now;
    this.#said = say();
    return this.#said;
  }
}

/** The moment shown as a sentence. It goes with the stage, visit by visit, and has as much room whatever it says. */
export class PpSentence extends View {
  readonly #live = new Live<string>("");

  /** How the run ends is there by the time it does. */
  protected override willUpdate(): void {
    if (this.frame && !this.frame.untouched && this.frame.pane.frontier > 0 && nextCode.state === "unloaded")
      void loadFor(this.getRootNode(), nextCode);
  }

  protected override render(): TemplateResult | typeof nothing {
    const frame = this.frame;
    if (frame === null) return nothing;
    const { learner } = frame.pane;
    return html`
      <h2 class="pp-heading">${this.say(visit).heading({ learner: leadName(frame) })}</h2>
      <div class="pp-story-room">
        ${whenLoaded(storyCode(learner), frame.words, () => this.renderMoment(frame, storyOf(learner)))}
      </div>
    `;
  }

  private renderMoment(frame: Frame, story: LearnerStory | null): TemplateResult | typeof nothing {
    if (story === null) return nothing;
    const sentences = sentencesOf(frame, story, nextCode.module?.tellOutcome ?? null);
    const said = this.#live.of(() => spoken(sentences, frame.words), frame.playback.playing, performance.now());
    return html`
      ${frame.pane.stop === null ? nothing : whenLoaded(nextCode, frame.words, () => outcome(sentences), nothing)}
      <p class="pp-story-sentence">${introduction(frame, story) ?? sentences.visit.map(phrase)}</p>
      ${offerButtons(obstacleOffers(frame), frame, this.dispatch)}
      <p class="pp-visually-hidden" aria-live="polite" aria-atomic="true">${said}</p>
    `;
  }
}

function outcome({ outcome }: Sentences): TemplateResult | typeof nothing {
  return outcome === null ? nothing : html`<p class="pp-quote pp-story-outcome">${outcome}</p>`;
}

/** Which learner this is about, where there are several. */
function leadName({ pane: { learner }, state: { learners }, words }: Frame): string | null {
  return learners.length > 1 ? (namesOf(learners, words)[learners.indexOf(learner)]?.sign ?? null) : null;
}

function phrase(part: Phrase): unknown {
  return typeof part === "string" ? part : html`<span class=${`pp-story-${part.tone}`}>${part.text}</span>`;
}

define("pp-sentence", PpSentence);

/** What this is and what to press, in two sentences: before anything has been visited, or changed. Else null. */
export function introduction(frame: Frame, story: LearnerStory): string | null {
  const { pane, playback, canUndo, state } = frame;
  if (pane.obstacle !== null || pane.frontier > 0 || playback.playing || canUndo) return null;
  return state.learners.length > 1 ? null : (story.introduction?.(frame.words) ?? null);
}

/** What is in training as a table. It keeps its place and its rows while it plays. */
export class PpWeights extends withProperties(ThrottledView, {
  all: false,
  look: firstLook,
  change: (() => {}) as ChangeLook,
}) {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, look } = this;
    const trained = frame && inTraining(frame);
    if (!frame || !trained) return nothing;
    const table = inTraining(scaledFrame(frame, look.scale)) ?? trained;
    const readable = trained.models.length > 0;
    const say = this.say(weightsRoom);
    return html`
      <h2 class="pp-heading pp-weights-heading" id="pp-weights-heading">
        ${say.heading({ what: trained.heading, visit: frame.playback.playing ? frame.pane.visit : null })}
      </h2>
      <div
        class="pp-weights-scroll"
        ?data-all=${this.all}
        tabindex=${readable ? nothing : 0}
        role="group"
        aria-labelledby="pp-weights-heading"
        @pointerover=${this.point}
        @pointerleave=${this.leave}
        @focusin=${this.point}
        @focusout=${this.leave}
        @keydown=${this.move}
      >
        ${table.table(look.order, this.all, look.pointed)}
      </div>
      ${
        trained.tall
          ? expander(this.all, [say.all({ weights: frame.pane.features.length }), say.fewer], () => {
              this.all = !this.all;
            })
          : nothing
      }
      ${readable ? this.renderPart(frame) : nothing}
    `;
  }

  /** What the weight pointed at contributes. */
  private renderPart(frame: Frame): TemplateResult {
    const { look } = this;
    const read = readAt(frame, look);
    const say = this.say(weightsRoom);
    // Whose score it is can be said before the engine can say what adds up to it.
    const example = frame.selected ?? frame.pane.event?.example ?? null;
    const hint = frame.examples.count > 0 ? say.hint : nothing;
    return html`<p class="pp-muted pp-reading-part" id="pp-weights-part">
      ${
        read && look.pointed !== null
          ? contribution(read, look.pointed)
          : example === null
            ? hint
            : say.point({ example: example + 1, selected: frame.selected !== null })
      }
    </p>`;
  }

  private readonly point = (event: Event): void => {
    const place = placeOf(event.target);
    if (place !== null) this.change({ pointed: place });
  };

  /** Back to the row that has the focus, if one has it. */
  private readonly leave = (event: Event): void => {
    const focused = event.type === "focusout" ? null : this.querySelector(".pp-weights-name:focus");
    this.change({ pointed: placeOf(focused) });
  };

  /** The arrows go from row to row. */
  private readonly move = (event: KeyboardEvent): void => {
    const names = Array.from(this.querySelectorAll<HTMLElement>(".pp-weights-name"));
    const at = names.indexOf(event.target as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: names.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    names[to]?.focus();
  };
}

/** The place of the weight whose row something is in. */
function placeOf(target: EventTarget | null): number | null {
  const place = target instanceof Element ? target.closest<HTMLElement>("[data-place]")?.dataset["place"] : undefined;
  return place === undefined ? null : Number(place);
}

define("pp-weights", PpWeights);

/** The moment shown as an equation. It goes with the stage, visit by visit. */
class PpEquation extends withProperties(View, { allTerms: false }) {
  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (frame === null || frame.pane.obstacle !== null) return nothing;
    const { learner } = frame.pane;
    return html`${whenLoaded(storyCode(learner), frame.words, () => {
      const story = storyOf(learner);
      return story === null ? nothing : html`${renderPredictor(frame, story)} ${this.renderEquation(frame, story)}`;
    })}`;
  }

  private renderEquation(frame: Frame, story: LearnerStory): TemplateResult | typeof nothing {
    const { event, learner, features } = frame.pane;
    if (event === null) return nothing;
    const equation = story.equation({ frame, learner, event }, this.allTerms);
    if (equation === nothing) return nothing;
    const say = this.say(equationRoom);
    return html`
      <div class="pp-equation" data-length=${story.length ?? nothing} tabindex="0" role="group" aria-label=${say.label}>${equation}</div>
      ${
        isLong(frame.pane)
          ? expander(this.allTerms, [say.allProducts({ products: features.length }), say.fewer], () => {
              this.allTerms = !this.allTerms;
            })
          : nothing
      }
    `;
  }
}

function renderPredictor(frame: Frame, { predictor }: LearnerStory): TemplateResult | typeof nothing {
  if (!predictor) return nothing;
  return html`<p class="pp-muted pp-story-predictor">${predictor({ frame, learner: frame.pane.learner })}</p>`;
}

define("pp-equation", PpEquation);

/** What there is to do about the examples; and, when the run has ended, about that, and what to try next. */
class PpRemedies extends View {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    if (frame === null || frame.pane.obstacle !== null) return nothing;
    const { words, findings, pane } = frame;
    return html`${findings?.cures?.length ? whenLoaded(nextCode, words, (it) => it.cureButtons(frame, dispatch), nothing) : nothing}
      <div class="pp-flow pp-story-buttons" @click=${keepFocusNear}>${riseButton(frame, dispatch)}</div>
      ${pane.stop === null ? nothing : whenLoaded(nextCode, words, (it) => it.whatNext(frame, dispatch), nothing)}`;
  }
}

define("pp-remedies", PpRemedies);

/** Opens the 3-D picture, where a product among the features lifts the examples out of their plane. */
function riseButton(frame: Frame, dispatch: Dispatch): TemplateResult | typeof nothing {
  const { examples, state } = frame;
  if (examples.base !== 2 || state.ui.lift !== null || heightsFor(frame, null).own.length === 0) return nothing;
  const press = (): void =>
    dispatch((now) => ({ type: "set-ui", ui: { lift: { feature: usualFeature(now), ...liftStart } } }));
  return html`<button type="button" class="pp-button" data-wants="lift" @click=${press}>${frame.words.room(ending).rise}</button>`;
}

/** Whether the run goes round, and where more cures are. */
class PpEnding extends View {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    if (frame === null || frame.pane.obstacle !== null) return nothing;
    const { stop } = frame.pane;
    const again = repetition(frame);
    return html`
      ${again === null ? nothing : html`<p class="pp-quote pp-story-outcome pp-story-again">${again}</p>`}
      <div class="pp-flow pp-story-buttons">
        ${inVain(stop) ? drawerButton(this.say(ending).otherCures, "cures", frame, dispatch) : nothing}
      </div>
    `;
  }
}

define("pp-ending", PpEnding);

function inVain(stop: Frame["pane"]["stop"]): boolean {
  return stop !== null && stop !== "converged";
}

const details = lazy(() => import("./details/index.js"));

/**
 * How the run ended, and the moment as a sentence; what there is to do next; the moment as weights, as an equation and as a
 * picture; then how it is written, and what else the weights say.
 */
class PpStory extends withProperties(View, {
  look: firstLook,
  /** Whether what else the weights say is unfolded. */
  open: false,
  /** Whether the choice of the notation is unfolded. */
  choosing: false,
}) {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch, look, change } = this;
    if (frame === null) return nothing;
    return html`
      <div class="pp-story" ?data-notation=${isOther(frame.state.ui)}>
        <pp-sentence .frame=${frame} .dispatch=${dispatch}></pp-sentence>
        <pp-remedies .frame=${frame} .dispatch=${dispatch}></pp-remedies>
        <pp-weights .frame=${frame} .dispatch=${dispatch} .look=${look} .change=${change}></pp-weights>
        <pp-equation .frame=${frame} .dispatch=${dispatch}></pp-equation>
        <div class="pp-update-room">
          ${frame.pane.event === null || frame.untouched ? nothing : whenLoaded(details, frame.words, ({ update }) => update(frame, dispatch))}
        </div>
        <pp-ending .frame=${frame} .dispatch=${dispatch}></pp-ending>
        ${this.notation(frame)} ${this.about(frame)}
      </div>
    `;
  }

  private notation(frame: Frame): TemplateResult {
    return html`
      <details class="pp-about pp-notation" @toggle=${this.toggleNotation}>
        <summary @pointerenter=${details.load} @focus=${details.load}>${notationText(frame)}</summary>
        ${this.choosing ? whenLoaded(details, frame.words, ({ notation }) => notation(frame, this.dispatch)) : nothing}
      </details>
    `;
  }

  private about(frame: Frame): TemplateResult | typeof nothing {
    const trained = inTraining(frame);
    if (trained === null) return nothing;
    const { dispatch, look, change, open } = this;
    return html`
      <details class="pp-about pp-reading" ?open=${open} @toggle=${this.toggle}>
        <summary @pointerenter=${details.load} @focus=${details.load}>${this.say(storyRoom).more[trained.of]}</summary>
        ${open ? whenLoaded(details, frame.words, ({ aboutWeights }) => aboutWeights(frame, dispatch, look, change)) : nothing}
      </details>
    `;
  }

  private readonly toggle = (event: Event): void => {
    this.open = (event.currentTarget as HTMLDetailsElement).open;
  };

  private readonly toggleNotation = (event: Event): void => {
    this.choosing = (event.currentTarget as HTMLDetailsElement).open;
  };

  private readonly change: ChangeLook = (change) => {
    this.look = { ...this.look, ...change };
  };
}

/** Whether equations are longer than in the usual one. */
function isOther({ labels, biasAs }: Notation): boolean {
  return labels !== usual.labels || biasAs !== usual.biasAs;
}

function notationText({ state: { ui }, pane, words }: Frame): string {
  const classes = hyperplanes(pane.current)?.length;
  const labels = classes === undefined ? [labelText(-1, ui), labelText(1, ui)] : classNumbers(classes);
  return words.room(storyRoom).notation({ labels, bias: biasLetter(ui) });
}

/** "0", "1", "2"; of many the first and the last. */
function classNumbers(classes: number): readonly string[] {
  return classes > 3 ? ["0", "…", String(classes - 1)] : Array.from({ length: classes }, (_, k) => String(k));
}

define("pp-story", PpStory);

export const styles: PartView["styles"] = [
  headingCss,
  storyCss,
  weightsCss,
  mathmlCss,
  valueTableCss,
  copyButtonCss,
  scrollCueCss,
];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-story .frame=${frame} .dispatch=${dispatch}></pp-story>`;

/** Shows all of what is long, and fewer again. */
function expander(
  open: boolean,
  [all, fewer]: readonly [all: string, fewer: string],
  toggle: () => void,
): TemplateResult {
  return html`<button type="button" class="pp-button pp-button-quiet" aria-expanded=${open} @click=${toggle}>
    ${open ? fewer : all}
  </button>`;
}
