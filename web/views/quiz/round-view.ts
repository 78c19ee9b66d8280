import { html, nothing, type TemplateResult } from "lit";
import type { Reference } from "../../state/lessons/reference.js";
import { units } from "../../state/lessons/unit.js";
import { isPassed, type Round, toLookAtAgain } from "../../state/quiz/rounds/round.js";
import type { Words } from "../../state/words.js";
import { contents } from "../../words/en/course/contents.js";
import { rounds } from "../../words/en/course/rounds.js";
import { unitCard } from "../shared/guide/unit-card.js";

/** What a round is called. */
export function roundTitle({ before, of }: Round, words: Words): string {
  const say = words.room(rounds);
  if (before) return say.before(before.lesson);
  return say.test(units.some(({ name }) => name === of) ? words.room(contents).unit(of) : null);
}

/** Which question of the round it is. */
export function roundPlace({ asked }: Round, at: number, words: Words): TemplateResult {
  return html`<p class="pp-quiz-score">${words.room(rounds).place(at + 1, asked.length)}</p>`;
}

/** The way past the questions before a lesson, in one press. */
export function skipRound(
  { before }: Round,
  enter: (at: Reference) => void,
  words: Words,
): TemplateResult | typeof nothing {
  if (!before) return nothing;
  const say = words.room(rounds);
  return html`<p class="pp-quiz-whose">${say.about} <button class="pp-button pp-quiz-skip" type="button" @click=${() => enter(before)}>${say.skip(before.lesson)}</button></p>`;
}

interface EndInputs {
  readonly round: Round;
  readonly enter: (at: Reference) => void;
  /** Takes a test of the unit of that name once more, or of the whole course. */
  readonly test: (of: string) => void;
  readonly words: Words;
}

/** What has come of a test: what was right, what to look at again, and what is next. */
export function roundEnd({ round, enter, test, words }: EndInputs): TemplateResult {
  const say = words.room(rounds);
  const again = toLookAtAgain(round);
  const unit = units.find(({ name }) => name === round.of);
  return html`
    <p class="pp-round-result" role="status">${say.right(round.right.filter(Boolean).length, round.asked.length)}</p>
    ${
      again.length === 0
        ? html`<p>${say.allRight}</p>`
        : html`<p>${say.lookAgain}</p><ul class="pp-round-again">${again.map((at) => html`<li><button class="pp-button" type="button" @click=${() => enter(at)}>${stepName(at, words)}</button></li>`)}</ul>`
    }
    <p><button class="pp-button pp-round-more" type="button" @click=${() => test(round.of)}>${say.again}</button></p>
    ${unit ? unitCard({ unit, test: null, can: isPassed(round), testAll: () => test(""), go: enter, words }) : nothing}
  `;
}

function stepName({ lesson, step }: Reference, words: Words): string {
  return words.room(rounds).step(lesson, step, words.room(contents).heading(lesson, step));
}
