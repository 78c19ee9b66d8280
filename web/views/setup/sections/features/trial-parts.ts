import { html, nothing, type TemplateResult } from "lit";
import type { TrialRow, TrialView } from "../../../../state/frame.js";
import type { Dispatch } from "../../../../state/intent.js";
import { counted, formatCount } from "../../../../state/notation/numbers.js";

import { obstacleOffers } from "../../../shared/offers/obstacle.js";
import { offerButtons } from "../../../shared/offers/offer.js";
import type { SetupFrame } from "../inputs.js";

/** The trial of this kind that was asked for last, or null. */
export function trialOf({ findings }: SetupFrame, of: TrialView["of"]): TrialView | null {
  return findings?.trial?.of === of ? findings.trial : null;
}

/** One button to begin and to cancel, so that the focus stays where it is; and how far the trial is. */
export function trialButton(
  frame: SetupFrame,
  { of, title }: { readonly of: TrialView["of"]; readonly title: string },
  dispatch: Dispatch,
): TemplateResult {
  const trial = trialOf(frame, of);
  const running = trial?.running ?? false;
  const press = (): void =>
    dispatch((now) => (trialOf(now, of)?.running ? { type: "cancel-trial" } : { type: "run-trial", of }));
  return html`
    <div class="pp-row pp-trial-start">
      <button class="pp-button" type="button" ?disabled=${frame.pane.obstacle !== null && !running} @click=${press}>
        ${running ? "Cancel" : title}
      </button>
      <span class="pp-hint" role="status">${trial ? progressText(trial) : (frame.pane.obstacle ?? nothing)}</span>
    </div>
    ${trial ? nothing : offerButtons(obstacleOffers(frame), frame, dispatch)}
  `;
}

export function progressText({ running, rows, total }: Pick<TrialView, "running" | "rows" | "total">): string {
  if (running) return `${rows.length} of ${total} trained`;
  return rows.length < total ? `Cancelled: ${rows.length} of ${total} trained` : `All ${total} trained`;
}

/** How a run ended that did not converge, or why there was none; null for one that converged. */
export function endNote({
  stop,
  epochs,
  visits,
  obstacle,
}: Pick<TrialRow, "stop" | "epochs" | "visits" | "obstacle">): string | null {
  if (obstacle !== null) return obstacle;
  if (stop === "converged") return null;
  if (stop === null) return `Stopped after ${formatCount(visits)} visits.`;
  const time = counted(epochs, "epoch");
  return stop === "settled" ? `Settled after ${time}.` : `Did not converge in ${time}.`;
}

/** A line of its own below a row, as wide as the table. */
export function noteRow(content: unknown): TemplateResult {
  return html`<tr><td colspan="3" class="pp-trial-note">${content}</td></tr>`;
}
