import { html, nothing, type TemplateResult } from "lit";
import type { Dispatch } from "../../state/intent.js";
import type { SheetNeed, SheetOutcome } from "../../state/worksheet/index.js";
import { obstacleOffers, type obstacleReads } from "../shared/offers/obstacle.js";
import { type Offer, offerButtons } from "../shared/offers/offer.js";
import { usePerceptron } from "../shared/offers/use-perceptron.js";
import type { Reading } from "../shared/reading.js";

/** What makes the page such that its own run is a sheet. */
const offers: Readonly<Record<Exclude<SheetNeed, null>, Offer>> = {
  // The first of the presets that fits.
  data: {
    words: "Load the CS 188 worked example",
    field: "data",
    act: { type: "load-preset", name: "cs188", options: {} },
  },
  learner: usePerceptron,
  tie: {
    words: "Count a tie as a mistake",
    field: "learners",
    act: ({ pane: { learner } }) =>
      "tie" in learner ? { type: "configure", learner: { ...learner, tie: "mistake" } } : null,
  },
};

/** Why there is no sheet, or another one than was wanted, with what would make it. */
export function said(
  outcome: SheetOutcome | null,
  frame: Reading<(typeof obstacleReads)[number]>,
  dispatch: Dispatch,
): TemplateResult {
  const refusal = outcome && ("refused" in outcome ? outcome : outcome.instead);
  const obstructed = refusal?.needs === "data" ? obstacleOffers(frame) : [];
  const needed = refusal?.needs ? [offers[refusal.needs]] : [];
  return html`<p class="pp-worksheet-said" role="status">${outcome ? (refusal?.refused ?? nothing) : "A moment…"}</p>
    ${offerButtons(obstructed.length > 0 ? obstructed : needed, frame, dispatch)}`;
}
