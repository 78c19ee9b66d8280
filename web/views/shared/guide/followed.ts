import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Dispatch } from "../../../state/runs/intent.js";

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
