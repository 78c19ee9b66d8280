import { css, html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import type { Reference } from "../../../state/course/lessons/course.js";
import type { GuideFailure } from "../../../state/course/lessons/guide-session.js";
import { type Unit, unitAfter } from "../../../state/course/lessons/unit.js";
import type { Words } from "../../../state/document/notation/words.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import { contents } from "../../../words/en/course/contents.js";
import { failures, rounds } from "../../../words/en/course/rounds.js";
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

/** What tells who listens when it has changed. */
interface Observable {
  subscribe(listener: () => void): () => void;
}

type Host = ReactiveControllerHost & { readonly dispatch: Dispatch };

/** The session of a guide that an element shows: followed while the element is on the page, of the playground it is in now. */
export class Followed<Session extends Observable> implements ReactiveController {
  readonly #host: Host;
  readonly #sessionOf: (dispatch: Dispatch) => Session;
  readonly #changed: () => void;
  #dispatch: Dispatch | null = null;
  #session: Session | null = null;
  #end = (): void => {};

  /** @param changed hears of every change; without it the element is drawn again. */
  constructor(host: Host, sessionOf: (dispatch: Dispatch) => Session, changed = () => host.requestUpdate()) {
    this.#host = host;
    this.#sessionOf = sessionOf;
    this.#changed = changed;
    host.addController(this);
  }

  get session(): Session {
    if (this.#session === null || this.#dispatch !== this.#host.dispatch) return this.#follow();
    return this.#session;
  }

  hostConnected(): void {
    this.#follow();
  }

  hostDisconnected(): void {
    this.#end();
  }

  #follow(): Session {
    this.#end();
    this.#dispatch = this.#host.dispatch;
    const session = this.#sessionOf(this.#dispatch);
    this.#session = session;
    this.#end = session.subscribe(this.#changed);
    return session;
  }
}

interface CardInputs {
  /** The unit that ends. */
  readonly unit: Unit;
  /** Takes its test; null: it has been taken just now. */
  readonly test: (() => void) | null;
  /** Whether somebody can do what the unit promises, as far as is known. */
  readonly can: boolean;
  /** Takes the test of the whole course. */
  readonly testAll: () => void;
  readonly go: (at: Reference) => void;
  readonly words: Words;
}

/** At the end of a unit: what somebody can do now, and what is next, in how many minutes. */
export function unitCard({ unit, test, can, testAll, go, words }: CardInputs): TemplateResult {
  const say = words.room(rounds);
  const course = words.room(contents);
  const after = unitAfter(unit);
  const [first] = after?.steps ?? [];
  return html`
    <section class="pp-unit-card" aria-labelledby="pp-unit-ends">
      <h3 id="pp-unit-ends">${say.ends(course.unit(unit.name))}</h3>
      ${can ? nothing : html`<p>${say.aim}</p>`}
      <p>${course.can(unit.name)}</p>
      <p>${after ? say.next(course.unit(after.name), after.minutes) : say.courseEnds}</p>
      <div class="pp-flow">
        ${test ? html`<button class="pp-button pp-button-primary pp-unit-test" type="button" @click=${test}>${say.takeTest(unit.test)}</button>` : nothing}
        ${first ? html`<button class="pp-button pp-unit-next" type="button" @click=${() => go(first)}>${say.nextUnit}</button>` : html`<button class="pp-button pp-unit-all" type="button" @click=${testAll}>${say.test(null)}</button>`}
      </div>
    </section>
  `;
}
