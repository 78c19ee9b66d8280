import { html, nothing, type TemplateResult } from "lit";
import { counted } from "../../state/notation/numbers.js";

import { challengeNames, challenges } from "../../state/quiz/challenges/index.js";
import { quizKind, quizNames } from "../../state/quiz/kinds/index.js";
import type { Practice } from "../../state/quiz/practice.js";
import { allScores } from "../../state/quiz/score-text.js";
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
export function practiceList(practice: Practice, giveBackFocus: () => void): TemplateResult {
  const rows = quizNames.map((name): Row => {
    const { right, tries } = practice.scores.of(name);
    return {
      title: quizKind(name).title,
      about: "",
      done: tries === 0 ? "" : `${right}/${tries}`,
      doneAloud: tries === 0 ? "" : ` ${right} of ${tries} right at the first try`,
      open: () => {
        giveBackFocus();
        void practice.open(name);
      },
    };
  });
  return html`
    <p>Questions without an end, asked of what stands on the page where that allows it. What stands there comes back when you leave.</p>
    ${list(rows)} ${scores(practice)}
  `;
}

/** The challenges, with the best result. */
export function challengeList(practice: Practice, giveBackFocus: () => void): TemplateResult {
  const rows = challengeNames.map((name): Row => {
    const { title, ask, unit } = challenges[name];
    const { best } = practice.scores.of(name);
    return {
      title,
      about: ask,
      done: best === null ? "" : counted(best, unit),
      doneAloud: best === null ? "" : " is your best result",
      open: () => {
        giveBackFocus();
        void practice.openChallenge(name);
      },
    };
  });
  return html`
    <p>The page itself is the answer: change it, and beat your best result.</p>
    ${list(rows)} ${scores(practice)}
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
              <span class="pp-aside-note pp-course-done">${done}<span class="pp-visually-hidden">${doneAloud}</span></span>
            </button>
          </li>
        `,
      )}
    </ul>
  `;
}

/** The scores, to be handed in. */
function scores(practice: Practice): TemplateResult {
  const text = allScores(practice.scores);
  return html`
    <div class="pp-flow pp-course-beside">
      ${text === "" ? nothing : html`<pp-copy .text=${text} noun="the scores" named></pp-copy>`}
      <button type="button" class="pp-button pp-button-quiet" ?disabled=${text === ""} @click=${() => practice.reset()}>Forget the scores</button>
    </div>
    ${practice.failure === null ? nothing : html`<p class="pp-error" role="alert">${practice.failure}</p>`}
    ${practice.scores.persisted ? nothing : html`<p>The browser keeps nothing here: this is known until the page is closed.</p>`}
  `;
}
