import { html, nothing, type TemplateResult } from "lit";
import { challengeNames } from "../../state/course/challenges/index.js";
import { quizNames } from "../../state/course/questions/kinds/index.js";
import type { Practice } from "../../state/course/questions/practice.js";
import type { Scores } from "../../state/course/questions/scores.js";
import type { Words } from "../../state/document/notation/words.js";
import { course } from "../../words/en/course/course.js";
import { failures } from "../../words/en/course/failures.js";
import { practice as practiceRoom } from "../../words/en/course/practice.js";
import { sayFacts } from "../../words/sentences.js";
import "../shared/buttons/copy-button.js";

/** What a row of the list opens. */
interface Row {
  readonly title: string;
  readonly about: string;
  /** What has been done of it, as it is shown and as it is read out. */
  readonly done: string;
  readonly doneAloud: string;
  readonly open: () => void;
}

/** The kinds of questions, with how many have been right at the first try. */
export function practiceList(practice: Practice, words: Words, giveBackFocus: () => void): TemplateResult {
  const [say, names] = [words.room(course), words.room(practiceRoom)];
  const rows = quizNames.map((name): Row => {
    const { right, tries } = practice.scores.of(name);
    return {
      title: names.titles[name],
      about: "",
      done: tries === 0 ? "" : `${right}/${tries}`,
      doneAloud: tries === 0 ? "" : say.firstTries(right, tries),
      open: () => {
        giveBackFocus();
        void practice.open(name);
      },
    };
  });
  return html`
    <p>${say.aboutPractice}</p>
    ${list(rows)} ${scores(practice, words)}
  `;
}

/** The challenges, with the best result. */
export function challengeList(practice: Practice, words: Words, giveBackFocus: () => void): TemplateResult {
  const [say, names] = [words.room(course), words.room(practiceRoom)];
  const rows = challengeNames.map((name): Row => {
    const { title, ask } = names.challenges[name];
    const { best } = practice.scores.of(name);
    const reached = best === null ? "" : names.results[name](best);
    return {
      title,
      about: ask,
      done: reached,
      doneAloud: best === null ? "" : say.best(reached),
      open: () => {
        giveBackFocus();
        void practice.openChallenge(name);
      },
    };
  });
  return html`
    <p>${say.aboutChallenges}</p>
    ${list(rows)} ${scores(practice, words)}
  `;
}

function list(rows: readonly Row[]): TemplateResult {
  return html`
    <ul class="pp-course-list">
      ${rows.map(
        ({ title, about, done, doneAloud, open }) => html`
          <li>
            <button type="button" class="pp-course-lesson" @click=${open}>
              <span class="pp-grow">
                <span class="pp-course-name">${title}</span>
                ${about === "" ? nothing : html`<span class="pp-note">${about}</span>`}
              </span>
              <span class="pp-aside-note pp-course-done"><span aria-hidden="true">${done}</span><span class="pp-visually-hidden">${doneAloud}</span></span>
            </button>
          </li>
        `,
      )}
    </ul>
  `;
}

/** The scores, to be handed in. */
function scores(practice: Practice, words: Words): TemplateResult {
  const say = words.room(course);
  const text = allScores(practice.scores, words);
  return html`
    <div class="pp-flow pp-course-beside">
      ${text === "" ? nothing : html`<pp-copy .text=${text} .noun=${say.scores} .words=${words} named></pp-copy>`}
      <button type="button" class="pp-button pp-button-quiet" ?disabled=${text === ""} @click=${() => practice.reset()}>${say.clearScores}</button>
    </div>
    ${practice.failure === null ? nothing : html`<p class="pp-error" role="alert">${sayFacts(words.room(failures), practice.failure)}</p>`}
    ${practice.scores.persisted ? nothing : html`<p>${say.notKept}</p>`}
  `;
}

/** All there is to say of somebody's practice, a line each: what a teacher is given. */
export function allScores(scores: Scores, words: Words): string {
  const say = words.room(practiceRoom);
  const questions = quizNames
    .filter((name) => scores.of(name).tries > 0)
    .map((name) => say.scoreLine(name, scores.of(name)));
  const results = challengeNames.flatMap((name) => {
    const { best } = scores.of(name);
    return best === null ? [] : [say.bestLine(name, best)];
  });
  return [...questions, ...results].join("\n");
}
