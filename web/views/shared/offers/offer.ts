import { html, nothing, type TemplateResult } from "lit";
import { holds } from "../../../state/document/lock.js";
import type { Words } from "../../../state/document/notation/words.js";
import { startOf } from "../../../state/learners/settings.js";
import { tellsClasses } from "../../../state/learners/traits.js";
import type { Frame } from "../../../state/runs/frame.js";
import type { Decision, Dispatch, Intent } from "../../../state/runs/intent.js";
import type { Obstacle } from "../../../state/runs/training/obstacle.js";
import { keepFocusNear } from "../../../ui/controls/row-keys.js";
import { obstacles } from "../../../words/generated/en/obstacles.js";
import { offers } from "../../../words/generated/en/offers.js";
import { refusals, told } from "../../../words/refusals.js";
import { sayFacts } from "../../../words/sentences.js";

/** Of fewer examples none can be spared. */
export const fewestToHoldOut = 10;
/** The fraction that is offered. */
export const fractionToHoldOut = 0.3;

/** Holds out some examples, by the seed that chose them before. */
export const holdSomeOut: Decision = ({ state }) => ({
  type: "configure",
  split: { fraction: fractionToHoldOut, seed: state.split?.seed ?? 0 },
});

/** Something to do about what a message says. */
export interface Offer {
  /** What its button says: "Use the perceptron". */
  readonly words: string;
  /** The field of the state that it changes: where that is locked, there is no button. */
  readonly field: string;
  readonly act: Intent | Decision;
}

/** A sentence, with a button for every cure that it names. */
export interface Message {
  readonly text: string;
  readonly offers: readonly Offer[];
}

/** A sentence that names no cure. */
export const plain = (text: string): Message => ({ text, offers: [] });

/** The buttons of a message, to stand below its sentence. */
export function offerButtons(
  offers: readonly Offer[],
  { state }: Frame,
  dispatch: (act: Offer["act"]) => void,
): TemplateResult | typeof nothing {
  const open = offers.filter(({ field }) => !holds(state.ui.lock, field));
  if (open.length === 0) return nothing;
  return html`<div class="pp-offers" @click=${keepFocusNear}>
    ${open.map(
      ({ words, act }) => html`<button type="button" class="pp-button" @click=${() => dispatch(act)}>${words}</button>`,
    )}
  </div>`;
}

/** A message in the place of what it is about. */
export function hint({ text, offers }: Message, frame: Frame, dispatch: Dispatch): TemplateResult {
  return html`<p class="pp-hint" aria-live="polite">${text}</p>
    ${offerButtons(offers, frame, dispatch)}`;
}

/** The perceptron in place of the lead, with the settings that both have. */
export function usePerceptron(words: Words): Offer {
  return {
    words: words.room(offers).usePerceptron,
    field: "learners",
    act: ({ pane }) => ({ type: "configure", learner: startOf("perceptron", pane.learner) }),
  };
}

/** An offer, whose words are yet to be said. */
interface Cure extends Omit<Offer, "words"> {
  readonly name: keyof typeof offers.english;
}

const useMulticlass: Cure = {
  name: "useMulticlass",
  field: "learners",
  // With data of two labels the learner there was comes back.
  act: ({ pane: { learner } }) =>
    tellsClasses(learner) ? null : { type: "configure", learner: { kind: "multiclass", insteadOf: learner } },
};
const drawPositives: Cure = {
  name: "drawPositives",
  field: "data",
  act: { type: "set-ui", ui: { tool: "positive" } },
};
const drawNegatives: Cure = {
  name: "drawNegatives",
  field: "data",
  act: { type: "set-ui", ui: { tool: "negative" } },
};
const loadBlobs: Cure = {
  name: "loadBlobs",
  field: "data",
  act: { type: "load-preset", name: "blobs", options: {} },
};
const loadReviews: Cure = {
  name: "loadReviews",
  field: "data",
  act: { type: "load-preset", name: "reviews", options: {} },
};

/** Why the lead is not trained, with what can be done about it; null where it is. */
export function obstacleOf(frame: Frame): Message | null {
  const { obstacle } = frame.pane;
  return obstacle === null ? null : { text: obstacleText(obstacle, frame.words), offers: obstacleOffers(frame) };
}

/** What makes examples such that the lead can learn from them, or it such that it can. */
export function obstacleOffers(frame: Frame): readonly Offer[] {
  const say = frame.words.room(offers);
  return curesOf(frame).map(({ name, ...cure }) => ({ ...cure, words: say[name] }));
}

function curesOf({ examples, pane, state }: Frame): readonly Cure[] {
  if (pane.obstacle === null) return [];
  const { count, base, label } = examples;
  const reviews = state.data.kind === "reviews";
  if (count === 0) return reviews ? [loadReviews] : [drawPositives, loadBlobs];
  if (!tellsClasses(pane.learner) && label.some((one) => one > 1)) return [useMulticlass];
  const [first = 1] = label;
  // A place on the stage says only two of the features, and reviews are written.
  if (reviews || base > 2 || label.some((one) => one !== first)) return [];
  return [first > 0 ? drawNegatives : drawPositives];
}

/** Why a learner is not trained, in a sentence. */
export function obstacleText(obstacle: Obstacle, words: Words): string {
  return sayFacts(words.room(obstacles), told(obstacle, words.room(refusals)));
}
