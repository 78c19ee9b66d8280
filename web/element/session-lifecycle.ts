import type { ReactiveElement } from "lit";
import { PlaygroundError } from "../engine/errors.js";
import { patience, loadFailed as retryLoads } from "../engine/lazy.js";
import { takeEngine } from "../engine/start/early.js";
import { english, type Words } from "../state/document/notation/words.js";
import type { Parameter } from "../state/document/parameter-names.js";
import { noData } from "../state/document/reading/fit-problem.js";
import { defaultState, readPreferences } from "../state/document/settings.js";
import type { PlaygroundState } from "../state/document/state.js";
import { loadFailed } from "../state/session/intent-queue.js";
import { Session } from "../state/session/session.js";
import controlsCss from "../ui/controls/controls.css?inline";
import { afterPaint } from "../ui/page/after-paint.js";
import { LOW_WINDOW } from "../ui/page/low-window.js";
import type * as Lesson from "../views/lessons/index.js";
import { loadFor, settled } from "../views/shared/loading/loading.js";
import { adopt } from "../views/shared/loading/styles.js";
import { keptLanguage, type LanguageCode, languages, spokenOf } from "../words/languages.js";
import { ExternalState } from "./external-state.js";
import { fire, fireRefusals } from "./host-events.js";
import { lesson, presenting, screen } from "./parts.js";
import type { Scheduler } from "./scheduler.js";

/** The language that an element speaks, and its words once they have loaded. */
export class ElementLanguage {
  readonly #host: ReactiveElement;
  readonly #onWords: (words: Words) => void;
  /** What the reader has chosen here; browsers that keep nothing forget it with the page. */
  #chosen: LanguageCode | null = null;
  #code: LanguageCode = "en";
  /** Whether the page says more than the first picture does. */
  #isWhole = false;
  words: Words = english;

  /** @param onWords Called when `words` has changed. */
  constructor(host: ReactiveElement, onWords: (words: Words) => void) {
    this.#host = host;
    this.#onWords = onWords;
  }

  /**
   * Follows what the page, its address and the reader want. Returns null when nothing has to load; otherwise a promise
   * that resolves when the first picture can be drawn: in English if the language could not be loaded.
   */
  follow(): Promise<void> | null {
    const code = this.#wanted();
    this.#code = code;
    const first = languages[code];
    if (first === null) {
      this.#speak(english);
      return null;
    }
    const take = ({ words, all }: Awaited<ReturnType<typeof first.load>>): void => {
      if (this.#code !== code) return;
      this.#speak((all.module ?? { words }).words);
      if (this.#isWhole) void this.complete();
    };
    if (!first.module) return first.load().then(take, () => {});
    take(first.module);
    return null;
  }

  /** Speaks what the reader has chosen. */
  async choose(code: LanguageCode): Promise<void> {
    this.#chosen = code;
    await this.follow();
  }

  /** Loads all words and their type, now and of the next language. What a view says that opens before that is English. */
  async complete(): Promise<void> {
    this.#isWhole = true;
    const code = this.#code;
    const all = await languages[code]?.module?.all.load().catch(() => {});
    if (!all || this.#code !== code) return;
    adopt(this.#host.renderRoot, all.styles);
    this.#speak(all.words);
  }

  #speak(words: Words): void {
    if (this.#ownsPage) document.documentElement.lang = words.locale;
    if (words === this.words) return;
    this.words = words;
    this.#onWords(words);
  }

  /** Whether the page is there for this element alone. */
  get #ownsPage(): boolean {
    return this.#host.hasAttribute("from-url");
  }

  /** The page that an element owns speaks as it does; in another, what its author says of the element comes first. */
  #wanted(): LanguageCode {
    const { lang } = this.#host;
    const asked = this.#ownsPage
      ? [new URLSearchParams(location.search).get("lang"), kept(), lang]
      : [lang, kept(), inherited(this.#host)];
    return spokenOf([this.#chosen, ...asked, ...navigator.languages]) ?? "en";
  }
}

/** The language of what stands around an element, through shadow roots. */
function inherited(element: Element): string | null {
  const around = element.parentElement?.closest("[lang]");
  if (around) return around.getAttribute("lang");
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? (root.host.getAttribute("lang") ?? inherited(root.host)) : null;
}

/** Storage throws in a frame that may not use it. */
function kept(): string | null {
  try {
    return localStorage.getItem(keptLanguage);
  } catch {
    return null;
  }
}

/** The first state, as large and as loud as the reader has chosen before. */
function startState(visit: number): PlaygroundState {
  return { ...defaultState, visit, ui: { ...defaultState.ui, ...readPreferences() } };
}

/** The promises of one start of a playground. Each start has its own. */
class StartPromises {
  /** Resolves with the session. */
  readonly usable: Promise<Session>;
  /** Resolves when `pp-ready` has been fired. */
  readonly announced: Promise<void>;
  isAnnounced = false;
  begun = false;
  resolve!: (session: Session | Promise<Session>) => void;
  reject!: (error: unknown) => void;

  /** @param announce Fires `pp-ready` when the page has settled. */
  constructor(announce: (session: Session, promises: StartPromises) => Promise<void>) {
    this.usable = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    this.announced = this.usable.then((session) => announce(session, this));
    // The page shows the failure, so a host that does not use `ready` gets no unhandled rejection.
    this.announced.catch(() => {});
  }
}

/**
 * Owns the session of an element. It starts when the element is seen or used, ends when the element is removed from its
 * page, and starts again with the same state.
 */
export class SessionLifecycle {
  session: Session | null = null;
  /** The session that has ended, for what is still on its way for it, until the next begins. */
  #ended: Session | null = null;
  failure: PlaygroundError | null = null;
  /** Whether it has been starting for long. */
  slow = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly external: ExternalState;
  readonly language: ElementLanguage;
  readonly #host: ReactiveElement;
  readonly #scheduler: Scheduler;
  #promises = this.#newPromises();
  /** Resolves when the step that was named last is on the page, or could not be loaded. */
  #laying = Promise.resolve();
  /** Resolves when the progress that was set last has been taken, or refused. */
  #marking = Promise.resolve();
  /** Whether a start has been requested, seen or not, and whether the session has ever started. */
  #requested = false;
  #startedOnce = false;

  constructor(host: ReactiveElement, scheduler: Scheduler) {
    this.#host = host;
    this.#scheduler = scheduler;
    this.external = new ExternalState(host);
    this.language = new ElementLanguage(host, (words) => {
      if (this.session) this.session.words = words;
    });
  }

  /** As `PerceptronPlayground.ready`. */
  get ready(): Promise<void> {
    this.#request();
    const { usable, announced, isAnnounced } = this.#promises;
    // `pp-ready` is fired before any of these promises resolves.
    return isAnnounced ? usable.then((session) => this.#settled(session)) : announced;
  }

  get usable(): Promise<Session> {
    this.#request();
    return this.#promises.usable;
  }

  /** The session. Throws while it is loading, and makes it load. */
  get requireSession(): Session {
    if (this.session) return this.session;
    this.#request();
    throw new PlaygroundError("not-ready", "ready", "The playground is still loading: await its ready promise first.");
  }

  /** The session, or the one that has ended and none has followed yet. Throws before the first. */
  get latest(): Session {
    return this.session ?? this.#ended ?? this.requireSession;
  }

  /** The element is in a page: starts if that was requested before. */
  connected(): void {
    if (this.#requested) void this.start();
  }

  /** An element that is moved is back in a page before the end of the task; otherwise its session ends. */
  disconnected(): void {
    this.session?.dispatch({ type: "pause" }, undefined, "host");
    setTimeout(() => this.#host.isConnected || this.#end());
  }

  set state(value: unknown) {
    this.external.assign(value);
    this.#readNow();
  }

  /** Lets the lessons' own part of the page take progress. */
  mark(take: (code: typeof Lesson) => Promise<void>): void {
    this.#marking = this.usable.then(
      (session) => lesson.load().then(take, (cause) => session.refuse(loadFailed(cause))),
      // The page shows why it could not start.
      () => {},
    );
  }

  attributeChanged(name: Parameter): void {
    if (this.#startedOnce) this.external.attributeChanged(name);
    else this.external.readAllAttributes();
    this.#readNow();
  }

  /** Reads the new value after those set before it; at once if the code for that has loaded. */
  #readNow(): void {
    if (this.session && this.external.loaded) this.#take(this.session);
    else void this.#readPending();
  }

  /** Synchronous when the engine has loaded and there is nothing to read: then the first paint shows the state. */
  async start(): Promise<void> {
    const promises = this.#promises;
    const host = this.#host;
    if (promises.begun || !host.isConnected) return;
    promises.begun = true;
    this.#timer = setTimeout(() => this.#setSlow(true), patience);
    if (!this.#startedOnce) this.external.restoreAfterReload();
    const { opensAt } = this.external;
    if (!this.#startedOnce && this.external.hasInput) this.external.readAllAttributes();
    this.#startedOnce = true;
    try {
      const language = this.language.follow();
      const taken = takeEngine();
      // The first paint has the layout of a phone already.
      if (host.clientWidth < 832 || innerHeight < LOW_WINDOW) await screen.load().then(this.#adoptStyles, () => {});
      // `#readPending` reports a failure, when there is a page to show it on.
      if (this.external.pending) await this.external.load().catch(() => {});
      const engine = taken instanceof Promise ? await taken : taken;
      if (language) await language;
      if (promises !== this.#promises) return;
      const start = startState(opensAt);
      // Where somebody gives a state nothing else is shown before it is read.
      const first = this.external.pending ? { ...start, data: noData } : start;
      const session = new Session(engine, first, () => this.#scheduler.invalidate());
      session.words = this.language.words;
      this.#setSlow(false);
      this.session = session;
      this.#ended = null;
      if (this.external.pending) await this.#readPending().then(() => session.settled());
      // The first paint of a link to a step shows the state of that step.
      await this.#laying;
      // What is in the strip below the stage comes with the screen.
      if (session.state.ui.present)
        await Promise.all([presenting.load(), screen.load()]).then(this.#adoptStyles, () => {});
      if (promises !== this.#promises) return;
      session.clearHistory();
      this.#scheduler.paint();
      promises.resolve(session);
      void loadFor(host.renderRoot, screen).then(this.#adoptStyles);
      void afterPaint().then(() => this.language.complete());
    } catch (error) {
      // Of a start whose element has been removed meanwhile nobody is told.
      if (promises === this.#promises)
        this.#fail(
          error instanceof PlaygroundError ? error : new PlaygroundError("failed", "", "{0}", [String(error)]),
        );
    }
  }

  /** Takes what has come from outside. Where that names a step, what it says is laid over the state of that. */
  #take(session: Session): void {
    session.replaceBy(this.external.takePending(), () => {
      if (session.frame().linked?.over) this.#laying = this.#openLinkedStep(session);
    });
  }

  /** The lesson's own part of the page reports a failure. */
  async #openLinkedStep(session: Session): Promise<void> {
    try {
      const { openLinked } = await lesson.load();
      await openLinked(session, this.language.words.locale);
      await session.settled();
    } catch {}
  }

  /** The styles of a view's fields come after those that all fields share. */
  readonly #adoptStyles = (): void => {
    if (!screen.module) return;
    const { layouts, fieldStyles } = screen.module;
    adopt(this.#host.renderRoot, layouts.styles);
    adopt(this.#host.renderRoot, fieldStyles, controlsCss);
  };

  #request(): void {
    this.#requested = true;
    void this.start();
  }

  #newPromises(): StartPromises {
    return new StartPromises(async (session, promises) => {
      await this.#settled(session);
      // The element has been removed meanwhile: it is ready when it is back and has started again.
      if (promises !== this.#promises) return this.#promises.announced;
      promises.isAnnounced = true;
      fire(this.#host, "pp-ready", { version: 1 });
    });
  }

  /** Ends the session. Those who still await its start await the next one. */
  #end(): void {
    const { begun, resolve } = this.#promises;
    if (!begun) return;
    const { session } = this;
    this.#promises = this.#newPromises();
    resolve(this.#promises.usable);
    this.session = null;
    this.#ended = session;
    this.failure = null;
    this.#setSlow(false);
    if (session) this.external.sessionEnded(session.state);
    session?.dispose();
    this.#host.requestUpdate();
  }

  /** Starts again where it could not, and beside what takes long. */
  readonly tryAgain = (): void => {
    retryLoads();
    if (!this.failure) return;
    this.failure = null;
    this.#promises = this.#newPromises();
    this.#host.requestUpdate();
    void this.start();
  };

  #setSlow(slow: boolean): void {
    clearTimeout(this.#timer);
    if (this.slow === slow) return;
    this.slow = slow;
    this.#host.requestUpdate();
  }

  /** Reads values that were set before the code had loaded. Without a session they stay pending. */
  async #readPending(): Promise<void> {
    const { session, external } = this;
    if (!session || !external.pending) return;
    try {
      await external.load();
    } catch (cause) {
      session.refuse(loadFailed(cause));
    }
    if (session === this.session && external.loaded && external.pending) this.#take(session);
  }

  /** Resolves when everything shown has loaded, or its failure is shown. */
  async #settled(session: Session): Promise<void> {
    await this.#readPending();
    await this.#laying;
    await this.#marking;
    // The first frame shows the state, and the second what the state needs.
    for (let frame = 0; frame < 2; frame++) await afterPaint();
    // Loaded code may render views that need more.
    for (let busy = true; busy; ) busy = (await settled(this.#host.renderRoot)) || (await session.settled());
  }

  #fail(error: PlaygroundError): void {
    this.failure = error;
    this.#setSlow(false);
    this.#host.requestUpdate();
    this.#promises.reject(error);
    fireRefusals(this.#host, [error]);
  }
}
