import { html, LitElement } from "lit";
import { takeEngine } from "../engine/early.js";
import { PlaygroundError } from "../engine/errors.js";
import { type Lazy, lazy } from "../engine/lazy.js";
import type { Advance, Snapshot } from "../engine/types.js";
import { defaultState } from "../state/document/defaults.js";
import { parameterNames } from "../state/document/parameter-names.js";
import type { PlaygroundState } from "../state/document/state.js";
import type { Frame, VisitEvent } from "../state/frame.js";
import type { Decision, Dispatch, Intent } from "../state/intent.js";
import type { ReadState } from "../state/parameters/index.js";
import { Session } from "../state/session.js";
import { notLoaded } from "../state/waiting.js";
import { controlsCss } from "../views/shared/controls/controls.css.js";
import { define } from "../views/shared/controls/define.js";
import { afterPaint } from "../views/shared/loading/after-paint.js";
import { adoptAfterPaint, settled } from "../views/shared/loading/loads.js";
import { adopt, type Styled } from "../views/shared/loading/styles.js";
import { LOW_WINDOW } from "../views/shared/low-window.js";
import { onApproach } from "./approach.js";
import { fire, fireChanges, fireRefusals } from "./host-events.js";
import { layoutCss } from "./layout.css.js";
import * as methods from "./methods.js";
import { followed, Outside } from "./outside.js";
import { page } from "./page.js";
import { watchPaper } from "./paper.js";
import { Scheduler } from "./scheduler.js";
import type { Sheet } from "./sheet.js";
import { onShortcut } from "./shortcuts.js";
import { tokensCss } from "./tokens.css.js";
import { Visibility } from "./visibility.js";
import { whileConnected } from "./while-connected.js";

const layouts = lazy(() => import("./layouts/index.js"));

/**
 * The whole app: the site, the single file and an embed differ only in attributes.
 *
 * Attributes: those of `parameterNames`; `from-url`: read them from the page's address too; `keys="page"`: the keys of
 * the transport work wherever the focus is, not only inside the element.
 * Events: see `PlaygroundEvents`.
 */
export class PerceptronPlayground extends LitElement {
  /** Those of the parts come with the parts. */
  static override styles = [tokensCss, layoutCss, controlsCss];
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...parameterNames];
  }

  readonly #usable: Promise<Session>;
  /** Kept when `pp-ready` has been fired. */
  readonly #announced: Promise<void>;
  #isAnnounced = false;
  #session: Session | null = null;
  #frame: Frame | null = null;
  #failure: string | null = null;
  #sheet: Sheet = "story";
  readonly #outside = new Outside(this);
  readonly #scheduler = new Scheduler({
    paint: (seen) => this.#paint(seen),
    tick: () => this.#session?.tick(),
    rest: () => this.#session?.rest ?? Number.POSITIVE_INFINITY,
  });
  #started = false;
  #becomeUsable!: (session: Session) => void;
  #becomeFailed!: (error: unknown) => void;
  #stopKeys: () => void = () => {};

  constructor() {
    super();
    this.#usable = new Promise((resolve, reject) => {
      this.#becomeUsable = resolve;
      this.#becomeFailed = reject;
    });
    this.#announced = this.#usable.then(async (session) => {
      await this.#settled(session);
      this.#isAnnounced = true;
      fire(this, "pp-ready", { version: 1 });
    });
    // Whoever does not ask for `ready` reads the failure on the page; it is no unhandled rejection.
    this.#announced.catch(() => {});
    const follow = (event: Event): void => this.#outside.follow(event, this.#session);
    watchPaper(this, follow);
    whileConnected(this, window, ["popstate"], follow);
    whileConnected(this, this, followed, follow);
    new Visibility(this, (seen) => {
      this.#scheduler.seen = seen;
    });
  }

  /**
   * Kept once what the state shows, as it is when this is asked for, is there or has failed where everybody sees it.
   * Rejected with a `PlaygroundError` where the page could not start.
   */
  get ready(): Promise<void> {
    // The event comes first, whoever asks when.
    return this.#isAnnounced ? this.#usable.then((session) => this.#settled(session)) : this.#announced;
  }

  /** The whole state as JSON. Setting it checks every field; what is wrong is named in a notice and left out. */
  get state(): PlaygroundState {
    // A copy: what the page around does with it changes nothing here.
    return structuredClone(this.#open().state);
  }

  set state(value: unknown) {
    if (this.#session && this.#outside.loaded) {
      this.#replace((present) => this.#outside.read(value, present));
    } else {
      this.#outside.want(value);
      void this.#readPending();
    }
  }

  play(): void {
    this.#open().dispatch({ type: "play" });
  }

  pause(): void {
    this.#open().dispatch({ type: "pause" });
  }

  /** One visit, as the story tells it; null when the run has stopped. */
  step(): VisitEvent | null {
    return methods.step(this.#open());
  }

  /** As `Run.advance`, over as many frames as it takes. Kept with the visits made; rejected where `how` is not valid. */
  async advance(how: Advance): Promise<number> {
    return methods.advance(this.#open(), how);
  }

  /** To the state just before a visit, forwards or back, over as many frames as it takes; rejected where it is none. */
  async seek(visit: number): Promise<void> {
    return methods.seek(this.#open(), visit);
  }

  reset(): void {
    this.#open().dispatch({ type: "reset" });
  }

  /** As `Run.snapshot`, counts of the examples being of the page's; null while there is nothing to train. */
  snapshot(): Snapshot | null {
    return methods.snapshot(this.#open());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopKeys = onShortcut(this, this.#dispatch, () => this.#frame?.state.ui.present ?? false);
    // An element that is moved connects again; it starts once.
    if (!this.#started) void this.#start();
    this.#scheduler.start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopKeys();
    this.#scheduler.stop();
    this.#session?.dispatch({ type: "pause" });
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    // The element writes its theme itself, for the style sheets.
    if (old === value || (name === "theme" && value === this.#frame?.state.ui.theme)) return;
    if (this.#session && this.#outside.loaded) {
      this.#replace((present) => this.#outside.readChange(name, present));
    } else {
      if (this.#session) this.#outside.noteChange(name);
      else this.#outside.noteAll();
      void this.#readPending();
    }
  }

  protected override render(): unknown {
    if (this.#failure) return html`<p class="pp-failure" role="alert">${this.#failure}</p>`;
    return page({
      frame: this.#frame,
      dispatch: this.#dispatch,
      sheet: this.#sheet,
      showSheet: this.#showSheet,
      approach: this.#approach,
      address: this.#frame && this.hasAttribute("printing") ? this.#outside.address(this.#frame.state) : "",
    });
  }

  readonly #showSheet = (sheet: Sheet): void => {
    this.#sheet = sheet;
    this.requestUpdate();
  };

  readonly #approach = (event: Event): void => onApproach(event, this.#session);

  readonly #dispatch: Dispatch = Object.assign((wanted: Intent | Decision) => this.#session?.dispatch(wanted), {
    now: () => this.#open().frame(),
    inTurn: (act: () => void, code?: Lazy<unknown>) => this.#session?.inTurn(act, code),
  });

  /** Where it stands as on a phone, from the first picture on. */
  get #isSmall(): boolean {
    // It has no box of its own yet.
    const width = this.parentElement?.clientWidth ?? innerWidth;
    return width < 832 || innerHeight < LOW_WINDOW;
  }

  readonly #lay = ({ styles }: Styled): void => adopt(this.renderRoot, styles ?? []);

  /** Where the engine is there already and nothing is to be read, at once: then the first picture shows the state. */
  async #start(): Promise<void> {
    this.#started = true;
    try {
      const taken = takeEngine();
      if (this.#isSmall) await layouts.load().then(this.#lay, () => {});
      if (this.#outside.speaks) this.#outside.noteAll();
      // Whether it comes is said below, when there is a page to say it on.
      if (this.#outside.pending) await this.#outside.load().catch(() => {});
      const engine = taken instanceof Promise ? await taken : taken;
      const session = new Session(engine, defaultState, () => this.#scheduler.invalidate());
      this.#session = session;
      if (this.#outside.pending) await this.#readPending().then(() => session.settled());
      session.forget();
      this.#scheduler.paint();
      this.#becomeUsable(session);
      adoptAfterPaint(this.renderRoot, layouts);
    } catch (error) {
      this.#fail(error instanceof PlaygroundError ? error : new PlaygroundError("failed", "", String(error)));
    }
  }

  /** Takes what was set before it could be read; what is set before there is a session waits for that. */
  async #readPending(): Promise<void> {
    const session = this.#session;
    if (!session || !this.#outside.pending) return;
    try {
      await this.#outside.load();
    } catch (cause) {
      session.refuse(notLoaded(cause));
    }
    if (this.#outside.loaded && this.#outside.pending) this.#replace(this.#outside.takePending());
  }

  /** Kept once what is shown is there, or has failed where everybody sees it. */
  async #settled(session: Session): Promise<void> {
    await this.#readPending();
    // One picture shows it, and after that it is known what it takes.
    for (let frame = 0; frame < 2; frame++) await afterPaint();
    // What comes with one may show what needs the other.
    for (let busy = true; busy; ) busy = (await settled(this.renderRoot)) || (await session.settled());
  }

  #fail(error: PlaygroundError): void {
    this.#failure = error.message;
    this.requestUpdate();
    this.#becomeFailed(error);
    fireRefusals(this, [error]);
  }

  /** Takes a state that is read from outside when its turn has come, and says once what was wrong with it. */
  #replace(read: (present: PlaygroundState) => ReadState): void {
    const session = this.#open();
    let told = false;
    session.replace((present) => {
      const { state, refusals } = read(present);
      if (refusals.length > 0 && !told) session.refuse(...refusals);
      told = true;
      return state;
    });
  }

  #open(): Session {
    return this.#session ?? notReady();
  }

  /** One frame: look once, let every view draw from that look. Out of sight only the page around is told. */
  #paint(seen: boolean): void {
    const session = this.#session;
    if (!session) return;
    const before = this.#frame;
    const frame = session.frame();
    this.#frame = frame;
    const { theme } = frame.state.ui;
    // Not over an attribute that has still to be read.
    if (!this.#outside.unread && this.getAttribute("theme") !== theme) this.setAttribute("theme", theme);
    if (seen) this.requestUpdate();
    fireChanges(this, before, frame);
    fireRefusals(this, session.takeRefusals());
  }
}

function notReady(): never {
  throw new PlaygroundError("not-ready", "ready", "The playground is still loading: await its ready promise first.");
}

define("perceptron-playground", PerceptronPlayground);

declare global {
  interface HTMLElementTagNameMap {
    "perceptron-playground": PerceptronPlayground;
  }
}
