import { html, nothing, type TemplateResult } from "lit";
import { figure } from "../../state/lessons/checks/figures.js";
import { counted } from "../../state/notation/numbers.js";

import { type Challenge, isBetter } from "../../state/quiz/challenges/challenge.js";
import type { OpenedChallenge } from "../../state/quiz/opened-challenge.js";
import type { Words } from "../../state/words.js";
import { needsRow } from "../shared/needs/needs-row.js";

interface ChallengeInputs {
  readonly opened: OpenedChallenge;
  /** The best result so far; null: none yet. */
  readonly best: number | null;
  readonly judge: () => void;
  readonly again: () => void;
  readonly words: Words;
}

/** A challenge: what is to be done on the page, what that is worth, and what is to be beaten. */
export function challengeView({ opened, best, judge, again, words }: ChallengeInputs): TemplateResult {
  const { challenge, standing } = opened;
  const { ask } = challenge;
  const id = "pp-quiz-ask";
  return html`
    <section class="pp-task" data-state="open" tabindex="-1" aria-labelledby=${id}>
      <p class="pp-task-ask" id=${id}>${ask}</p>
      <p>The page is the answer: change it, and have it judged as often as you like.</p>
      ${needsRow(challenge.needs, words)}
      <div class="pp-answer">
        <button class="pp-button pp-button-primary" type="button" @click=${judge}>Judge it</button>
        <button class="pp-button" type="button" @click=${again}>Start again</button>
      </div>
      <div class="pp-task-said" role="status">
        ${
          standing === null
            ? nothing
            : html`<p data-right=${standing.result !== null}><span class="pp-task-mark" aria-hidden="true">${standing.result === null ? "✗" : "✓"}</span> ${standing.feedback}</p>`
        }
      </div>
      <p class="pp-quiz-best">${bestText(challenge, best)}</p>
    </section>
  `;
}

/** The best result, and what is to be beaten: at first the challenge's own mark, then that result. */
function bestText(challenge: Challenge, best: number | null): TemplateResult {
  const { toBeat, unit } = challenge;
  if (best === null) return html`To beat: <strong>${counted(toBeat, unit)}</strong>.`;
  const mine = html`Your best: <strong>${counted(best, unit)}</strong>.`;
  return isBetter(challenge, best, toBeat)
    ? html`${mine} The ${figure(toBeat)} to beat are beaten: now beat yourself.`
    : html`${mine} To beat: <strong>${counted(toBeat, unit)}</strong>.`;
}
