import { html, nothing, type TemplateResult } from "lit";
import { holds } from "../../../state/document/lock.js";
import type { Decision, Dispatch, Intent } from "../../../state/runs/intent.js";
import type { FramePick } from "../frame-paths.js";
import { keepFocusNear } from "../press/keep-focus-near.js";

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
