import type { ReactiveElement } from "lit";
import { takeEngine } from "../engine/early.js";
import { PlaygroundError } from "../engine/errors.js";
import { lazy } from "../engine/lazy.js";
import { defaultState } from "../state/document/defaults.js";
import type { PlaygroundState } from "../state/document/state.js";
import type { ReadState } from "../state/parameters/index.js";
import { Session } from "../state/session.js";
import { notLoaded } from "../state/waiting.js";
import { controlsCss } from "../views/shared/controls/controls.css.js";
import { afterPaint } from "../views/shared/loading/after-paint.js";
import { adoptAfterPaint, settled } from "../views/shared/loading/loads.js";
import { adopt, type Styled } from "../views/shared/loading/styles.js";
import { LOW_WINDOW } from "../views/shared/low-window.js";
import { fire, fireRefusals } from "./host-events.js";
import { Outside } from "./outside.js";
import { lesson } from "./parts.js";
import { Promised } from "./promised.js";
import type { Scheduler } from "./scheduler.js";

const fields = lazy(() => import("../views/shared/controls/fields/index.js"));
const layouts = lazy(() => import("./layouts/index.js"));

/** The session of an element: begun when it is seen or asked for, ended when it is taken away, and begun again as it stood. */
export class Life {
  session: Session | null = null;
  failure: string | null = null;
  readonly outside: Outside;
  readonly #host: ReactiveElement;
  readonly #scheduler: Scheduler;
  #promised = this.#promise();
  /** Whether it is to start wherever it stands, and whether it ever has. */
  #asked = false;
  #began = false;

  constructor(host: ReactiveElement, scheduler: Scheduler) {
    this.#host = host;
    this.#scheduler = scheduler;
    this.outside = new Outside(host);
  }

  /** As `PerceptronPlayground.ready`. */
  get ready(): Promise<void> {
    this.#ask();
    const { usable, announced, isAnnounced } = this.#promised;
    // The event comes first, whoever asks when.
    return isAnnounced ? usable.then((session) => this.#settled(session)) : announced;
  }

  get usable(): Promise<Session> {
    this.#ask();
    return this.#promised.usable;
  }

  /** Throws where it is still loading, and has it load. */
  get open(): Session {
    if (this.session) return this.session;
    this.#ask();
    throw new PlaygroundError("not-ready", "ready", "The playground is still loading: await its ready promise first.");
  }

  /** It stands in a page: what was asked for before that begins now. */
  enter(): void {
    if (this.#asked) void this.start();
  }

  /** One that is moved stands in its page again before the task is over; one that is not ends. */
  leave(): void {
    this.session?.dispatch({ type: "pause" }, undefined, "host");
    setTimeout(() => this.#host.isConnected || this.#end());
  }

  set state(value: unknown) {
    this.outside.want(value);
    this.#readNow();
  }

  attributeChanged(name: string): void {
    if (this.#began) this.outside.noteChange(name);
    else this.outside.noteAll();
    this.#readNow();
  }

  /** With all that was set before it: what was set last stays. Where that can be read, at once. */
  #readNow(): void {
    if (this.session && this.outside.loaded) this.#replace(this.outside.takePending());
    else void this.#readPending();
  }

  /** Where the engine is there already and nothing is to be read, at once: then the first picture shows the state. */
  async start(): Promise<void> {
    const promised = this.#promised;
    const host = this.#host;
    if (promised.begun || !host.isConnected) return;
    promised.begun = true;
    if (!this.#began) this.outside.recall();
    if (!this.#began && this.outside.speaks) this.outside.noteAll();
    this.#began = true;
    try {
      const taken = takeEngine();
      // Where it stands as on a phone, from the first picture on.
      if (host.clientWidth < 832 || innerHeight < LOW_WINDOW) await layouts.load().then(this.#lay, () => {});
      // Whether it comes is said below, when there is a page to say it on.
      if (this.outside.pending) await this.outside.load().catch(() => {});
      const engine = taken instanceof Promise ? await taken : taken;
      if (promised !== this.#promised) return;
      const session = new Session(engine, defaultState, () => this.#scheduler.invalidate());
      this.session = session;
      if (this.outside.pending) await this.#readPending().then(() => session.settled());
      // A link to a step shows what that is about, from the first picture on.
      if (session.state.ui.lesson) await this.#arrive(session);
      if (promised !== this.#promised) return;
      session.forget();
      this.#scheduler.paint();
      promised.keep(session);
      adoptAfterPaint(host.renderRoot, layouts);
      // What a view says of its fields comes after what all have in common.
      adoptAfterPaint(host.renderRoot, fields, controlsCss);
    } catch (error) {
      this.#fail(error instanceof PlaygroundError ? error : new PlaygroundError("failed", "", String(error)));
    }
  }

  /** Whether the lesson has come is said in its place. */
  async #arrive(session: Session): Promise<void> {
    try {
      session.replace(await (await lesson.load()).arrived(session.state));
      await session.settled();
    } catch {}
  }

  readonly #lay = ({ styles }: Styled): void => adopt(this.#host.renderRoot, styles ?? []);

  #ask(): void {
    this.#asked = true;
    void this.start();
  }

  #promise(): Promised {
    return new Promised(async (session, promised) => {
      await this.#settled(session);
      // Taken away meanwhile: it is ready when it has been put back, and is.
      if (promised !== this.#promised) return this.#promised.announced;
      promised.isAnnounced = true;
      fire(this.#host, "pp-ready", { version: 1 });
    });
  }

  /** Frees what it holds. Who still waits for it to start waits for the next time. */
  #end(): void {
    const { begun, keep } = this.#promised;
    if (!begun) return;
    const { session } = this;
    this.#promised = this.#promise();
    keep(this.#promised.usable);
    this.session = null;
    this.failure = null;
    if (session) this.outside.keep(session.state);
    session?.dispose();
    this.#host.requestUpdate();
  }

  /** Takes what was set before it could be read; what is set before there is a session waits for that. */
  async #readPending(): Promise<void> {
    const { session, outside } = this;
    if (!session || !outside.pending) return;
    try {
      await outside.load();
    } catch (cause) {
      session.refuse(notLoaded(cause));
    }
    if (session === this.session && outside.loaded && outside.pending) this.#replace(outside.takePending());
  }

  /** Kept once what is shown is there, or has failed where everybody sees it. */
  async #settled(session: Session): Promise<void> {
    await this.#readPending();
    // One picture shows it, and after that it is known what it takes.
    for (let frame = 0; frame < 2; frame++) await afterPaint();
    // What comes with one may show what needs the other.
    for (let busy = true; busy; ) busy = (await settled(this.#host.renderRoot)) || (await session.settled());
  }

  #fail(error: PlaygroundError): void {
    this.failure = error.message;
    this.#host.requestUpdate();
    this.#promised.break(error);
    fireRefusals(this.#host, [error]);
  }

  /** Takes a state that is read from outside when its turn has come, and says once what was wrong with it. */
  #replace(read: (present: PlaygroundState) => ReadState): void {
    const session = this.open;
    let told = false;
    session.replace((present) => {
      const { state, refusals } = read(present);
      if (refusals.length > 0 && !told) session.refuse(...refusals);
      told = true;
      return state;
    });
  }
}
