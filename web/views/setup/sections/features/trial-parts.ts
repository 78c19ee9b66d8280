import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../../../../state/document/notation/words.js";
import type { Frame, TrialRow, TrialView } from "../../../../state/runs/frame.js";
import type { Dispatch } from "../../../../state/runs/intent.js";
import { setupTrials } from "../../../../words/generated/en/setupTrials.js";
import { obstacleOffers, obstacleText, offerButtons } from "../../../shared/offers/offer.js";

/** The trial of this kind that was asked for last, or null. */
export function trialOf({ findings }: Frame, of: TrialView["of"]): TrialView | null {
  return findings?.trial?.of === of ? findings.trial : null;
}

/** One button to begin and to cancel, so that the focus stays where it is; and how far the trial is. */
export function trialButton(
  frame: Frame,
  { of, title }: { readonly of: TrialView["of"]; readonly title: string },
  dispatch: Dispatch,
): TemplateResult {
  const trial = trialOf(frame, of);
  const say = frame.words.room(setupTrials);
  const { obstacle } = frame.pane;
  const running = trial?.running ?? false;
  const press = (): void =>
    dispatch((now) => (trialOf(now, of)?.running ? { type: "cancel-trial" } : { type: "run-trial", of }));
  return html`
    <div class="pp-row pp-trial-start">
      <button class="pp-button" type="button" ?disabled=${obstacle !== null && !running} @click=${press}>
        ${running ? say.cancel : title}
      </button>
      <span class="pp-hint" role="status">${trial ? progressText(trial, frame.words) : obstacle && obstacleText(obstacle, frame.words)}</span>
    </div>
    ${trial ? nothing : offerButtons(obstacleOffers(frame), frame, dispatch)}
  `;
}

export function progressText(
  { running, rows, total }: Pick<TrialView, "running" | "rows" | "total">,
  words: Words,
): string {
  const trained = rows.length;
  const state = running ? "running" : trained < total ? "cancelled" : "done";
  return words.room(setupTrials).progress({ state, trained, total });
}

/** How a run ended that did not converge, or why there was none; null for one that converged. */
export function endNote(
  { obstacle, ...end }: Pick<TrialRow, "stop" | "epochs" | "visits" | "obstacle">,
  words: Words,
): string | null {
  if (obstacle !== null) return obstacleText(obstacle, words);
  return end.stop === "converged" ? null : words.room(setupTrials).ended(end);
}

/** What there is to say of how a run ended, below its row. */
export function endRow(row: TrialRow, words: Words): TemplateResult | typeof nothing {
  const note = endNote(row, words);
  return note === null ? nothing : noteRow(note);
}

/** A line of its own below a row, as wide as the table. */
export function noteRow(content: unknown): TemplateResult {
  return html`<tr><td colspan="3" class="pp-trial-note">${content}</td></tr>`;
}
