import { html, nothing, type TemplateResult } from "lit";
import { type Challenge, isBetter } from "../../state/course/challenges/challenge.js";
import type { OpenedChallenge } from "../../state/course/questions/opened-challenge.js";
import type { Words } from "../../state/document/notation/words.js";
import { challenges } from "../../words/en/course/challenges.js";
import { practice } from "../../words/en/course/practice.js";
import { type QuizWords, quiz } from "../../words/en/course/quiz.js";
import { sayFacts } from "../../words/sentences.js";
import { needsRow } from "../shared/needs/needs-row.js";

interface ChallengeInputs {
  readonly opened: OpenedChallenge;
  /** The best result so far; null: none yet. */
  readonly best: number | null;
  readonly judge: () => void;
  readonly again: () => void;
  readonly words: Words;
  /** The buttons of what makes the page count. */
  readonly offers: unknown;
}

/** A challenge: what is to be done on the page, what that is worth, and what is to be beaten. */
export function challengeView({ opened, best, judge, again, offers, words }: ChallengeInputs): TemplateResult {
  const { at, challenge, standing } = opened;
  const say = words.room(quiz);
  const names = words.room(practice);
  const id = "pp-quiz-ask";
  return html`
    <section class="pp-task" data-state="open" tabindex="-1" aria-labelledby=${id}>
      <p class="pp-task-ask" id=${id}>${names.challenges[at.challenge].ask}</p>
      <p>${say.changePage}</p>
      ${needsRow(challenge.needs, words)}
      <div class="pp-answer">
        <button class="pp-button pp-button-primary" type="button" @click=${judge}>${say.check}</button>
        <button class="pp-button" type="button" @click=${again}>${say.startAgain}</button>
      </div>
      <div class="pp-task-said" role="status">
        ${
          standing === null
            ? nothing
            : html`<p data-right=${standing.result !== null}><span class="pp-task-mark" aria-hidden="true">${standing.result === null ? "✗" : "✓"}</span> ${sayFacts(words.room(challenges), standing.feedback)}</p>`
        }
      </div>
      ${offers}
      <p class="pp-quiz-best">${bestText(challenge, best, names.results[at.challenge], say)}</p>
    </section>
  `;
}

/** The best result, and what is to be beaten: at first the challenge's own mark, then that result. */
function bestText(
  challenge: Challenge,
  best: number | null,
  named: (result: number) => string,
  say: QuizWords,
): TemplateResult {
  const { toBeat } = challenge;
  const mark = setOff(say.toBeat(named(toBeat)));
  if (best === null) return mark;
  const mine = setOff(say.yourBest(named(best)));
  return html`${mine} ${isBetter(challenge, best, toBeat) ? say.beaten(toBeat) : mark}`;
}

function setOff([label, result]: readonly [string, string]): TemplateResult {
  return html`${label} <strong>${result}</strong>`;
}
