import { css, html, type TemplateResult } from "lit";
import type { GuideFailure } from "../../../state/course/lessons/guide-session.js";
import type { Words } from "../../../state/document/notation/words.js";
import { failures } from "../../../words/en/course/failures.js";
import { refusals } from "../../../words/en/refusals/refusals.js";
import { sayFacts } from "../../../words/sentences.js";

export const failureCss = css`
  .pp-mistakes {
    display: grid;
    gap: 0.4em;
    margin: 0.5em 0 0;
    padding-inline-start: 1.2em;
    overflow-wrap: anywhere;
  }
`;

/** Why nothing could be opened; of a course, all that is wrong with it. */
export function failureView(failure: GuideFailure, words: Words): TemplateResult {
  const say = words.room(failures);
  const mistakes = failure.code === "refused" ? mistakesOf(failure.error) : [];
  if (mistakes.length < 2) return html`<p class="pp-error" role="alert">${sayFacts(say, failure)}</p>`;
  return html`
    <p class="pp-error" role="alert">${say.mistakes(mistakes.length)}</p>
    <ul class="pp-mistakes">${mistakes.map((one) => html`<li>${words.room(refusals).said(one)}</li>`)}</ul>
  `;
}

const mistakesOf = ({ parts = [] }: Parameters<typeof refusals.english.said>[0]) => parts;
