import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../../../../state/document/notation/words.js";
import type { ProofView } from "../../../../state/runs/proof.js";
import { tighten as said, type TightenWords } from "../../../../words/en/companion/tighten.js";
import { filled } from "../../../shared/words/filled.js";
import { histogram } from "./histogram.js";
import { type BoundStanding, sameStanding, standingOf } from "./standing.js";

/**
 * The bound and the updates, before edits and now.
 * @param forget Holds what comes against how it is now.
 * @param bias Whether the bias is a weight of the vector whose margin is measured.
 */
export function tighten(
  view: ProofView,
  baseline: BoundStanding | null,
  forget: () => void,
  bias: boolean,
  words: Words,
): TemplateResult | typeof nothing {
  const say = words.room(said);
  const now = standingOf(view);
  if (!now) return html`<p>${filled(say.inseparable, { gamma })}</p>`;
  const before = baseline && !sameStanding(baseline, now) ? baseline : null;
  return html`
    <div>
      <p>${filled(say.drag, { gamma })}</p>
      <dl class="pp-measures">
        ${row(filled(say.margin, { gamma }), before, now, say, ({ margin }) => words.number(margin))}
        ${row(filled(say.bound, { formula: html`(<var>R</var>/<var>γ</var>)²` }), before, now, say, ({ bound }) => words.count(bound))}
        ${row(say.updates, before, now, say, ({ updates }) => say.counted(updates))}
        ${view.counts?.total === 0 ? nothing : row(say.median, before, now, say, ({ median }) => say.counted(median))}
      </dl>
      <p class="pp-hint">${filled(bias ? say.gamma : say.gammaUnbiased, { gamma, rho: html`<var>ρ</var>` })}</p>
      <p class="pp-visually-hidden" aria-live="polite">${before ? spoken(before, now, say) : nothing}</p>
      ${before ? html`<p><button type="button" class="pp-button" @click=${forget}>${say.forget}</button></p>` : nothing}
    </div>
    <div>${view.counts ? histogram(view.counts, now.bound, words) : nothing}</div>
  `;
}

const gamma = html`<var>γ</var>`;

function row(
  name: unknown,
  before: BoundStanding | null,
  now: BoundStanding,
  say: TightenWords,
  text: (standing: BoundStanding) => string,
): TemplateResult {
  return html`<dt>${name}</dt>
    <dd>${before ? html`<span class="pp-muted"><span class="pp-visually-hidden">${say.before} </span>${text(before)} → </span>` : nothing}${text(now)}</dd>`;
}

/** Once it is all known: not at every place that a point is dragged over. */
function spoken(before: BoundStanding, now: BoundStanding, say: TightenWords): string {
  return now.updates === "unknown" ? "" : say.spoken([before.bound, now.bound], [before.updates, now.updates]);
}
