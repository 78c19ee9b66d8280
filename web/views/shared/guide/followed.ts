import { css, html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import type { GuideFailure } from "../../../state/course/lessons/guide-session.js";
import type { Words } from "../../../state/document/notation/words.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import { failures } from "../../../words/en/course/rounds.js";
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
