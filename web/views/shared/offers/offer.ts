import { html, nothing, type TemplateResult } from "lit";
import { holds } from "../../../state/document/lock.js";
import type { Words } from "../../../state/document/notation/words.js";
import { startOf } from "../../../state/learners/settings.js";
import type { Decision, Dispatch, Intent } from "../../../state/runs/intent.js";
import { keepFocusNear } from "../../../ui/controls/keep-focus-near.js";
import { offers } from "../../../words/en/offers.js";
import type { FramePick } from "../frame-paths.js";

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
  { state }: FramePick<"state.ui.lock">,
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
export function hint({ text, offers }: Message, frame: FramePick<"state.ui.lock">, dispatch: Dispatch): TemplateResult {
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
