import { html, nothing, type TemplateResult } from "lit";
import { startsCarried } from "../../../state/document/initial-weights.js";
import { define } from "../../../ui/controls/define.js";
import { visit } from "../../../words/en/story/visit.js";
import { inSequence, type Phrase } from "../../../words/phrase.js";
import { loadFor } from "../../shared/loading/loads.js";
import { whenLoaded } from "../../shared/loading/when-loaded.js";
import { obstacleOffers } from "../../shared/offers/obstacle.js";
import { offerButtons } from "../../shared/offers/offer.js";
import { viewOf } from "../../shared/view.js";
import { namesOf } from "../../shared/words/learner-name.js";
import { obstacleText } from "../../shared/words/obstacle.js";
import { type StoryFrame, storyReads } from "../inputs.js";
import { storyCode, storyOf } from "../learners/index.js";
import type { LearnerStory } from "../learners/story.js";
import { nextCode } from "../next-code.js";
import { type Sentences, type SpokenPart, spokenParts, type TellOutcome } from "./sentences.js";

const NEVER_ENDED = { outcome: null, help: null, moreEpochs: null };

/** The moment shown in plain words, from the frame alone. @param tell How a run has ended; null until that has loaded. */
export function sentencesOf(frame: StoryFrame, story: LearnerStory, tell: TellOutcome | null): Sentences {
  const { event, learner, obstacle } = frame.pane;
  const say = frame.words.room(visit);
  if (frame.examples.count === 0) {
    return { visit: [frame.state.data.kind === "reviews" ? say.noReviews : say.noExamples], ...NEVER_ENDED };
  }
  if (obstacle !== null)
    return { visit: oneLabelOnly(frame, story) ?? [obstacleText(obstacle, frame.words)], ...NEVER_ENDED };
  if (event === null) {
    const looked = startsCarried(frame.state) ? say.carried : say.nothingYet;
    return { visit: inSequence(looked, ...story.opening({ frame, learner })), ...NEVER_ENDED };
  }
  const steps = story.visit({ frame, learner, event });
  return {
    visit: inSequence(...steps),
    steps,
    ...(tell?.({ frame, learner }, story.ending) ?? NEVER_ENDED),
  };
}

/** What is missing where all examples are positive, or all negative. Null where something else is in the way. */
function oneLabelOnly({ examples, words }: StoryFrame, { isPerceptron = false }: LearnerStory): Phrase[] | null {
  const label = examples.label[0] ?? 1;
  if (label > 1 || examples.label.some((other) => other !== label)) return null;
  return words.room(visit).oneLabel(label, isPerceptron ? "perceptron" : "other");
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
export class PpSentence extends viewOf(storyReads) {
  readonly #live = new Live<readonly SpokenPart[]>([]);

  /** How the run ends is there by the time it does. */
  protected override willUpdate(): void {
    if (this.frame && this.frame.pane.frontier > 0 && nextCode.state === "unloaded")
      void loadFor(this.getRootNode(), nextCode);
  }

  protected override render(): TemplateResult | typeof nothing {
    const frame = this.frame;
    if (frame === null) return nothing;
    const { learner } = frame.pane;
    return html`
      <h2 class="pp-heading">${this.say(visit).heading(leadName(frame))}</h2>
      <div class="pp-story-room">
        ${whenLoaded(storyCode(learner), frame.words, () => this.renderMoment(frame, storyOf(learner)))}
      </div>
    `;
  }

  private renderMoment(frame: StoryFrame, story: LearnerStory | null): TemplateResult | typeof nothing {
    if (story === null) return nothing;
    const sentences = sentencesOf(frame, story, nextCode.module?.tellOutcome ?? null);
    const said = this.#live.of(() => spokenParts(sentences), frame.playback.playing, performance.now());
    return html`
      ${frame.pane.stop === null ? nothing : whenLoaded(nextCode, frame.words, () => outcome(sentences), nothing)}
      <p class="pp-story-sentence">${introduction(frame, story) ?? sentences.visit.map(phrase)}</p>
      ${offerButtons(obstacleOffers(frame), frame, this.dispatch)}
      <p class="pp-visually-hidden" aria-live="polite" aria-atomic="true">${said.map(({ about, text }) => html`<span data-about=${about ?? nothing}>${text}</span> `)}</p>
    `;
  }
}

function outcome({ outcome }: Sentences): TemplateResult | typeof nothing {
  return outcome === null ? nothing : html`<p class="pp-story-outcome">${outcome}</p>`;
}

/** Which learner this is about, where there are several. */
function leadName({ pane: { learner }, state: { learners }, words }: StoryFrame): string | null {
  return learners.length > 1 ? (namesOf(learners, words)[learners.indexOf(learner)]?.sign ?? null) : null;
}

function phrase(part: Phrase): unknown {
  return typeof part === "string" ? part : html`<span class=${`pp-story-${part.tone}`}>${part.text}</span>`;
}

define("pp-sentence", PpSentence);

/** What this is and what to press, in two sentences: before anything has been visited, or changed. Else null. */
export function introduction(frame: StoryFrame, story: LearnerStory): string | null {
  const { pane, playback, canUndo, state } = frame;
  if (pane.obstacle !== null || pane.frontier > 0 || playback.playing || canUndo) return null;
  return state.learners.length > 1 ? null : (story.introduction?.(frame.words) ?? null);
}
