import { adoptStyles, html, LitElement, nothing } from "lit";
import { startEngine, type WasmEngine } from "../engine/engine.js";
import { PlaygroundError } from "../engine/errors.js";
import type { Advance, Snapshot } from "../engine/types.js";
import type { Background } from "../state/background/index.js";
import { defaultState } from "../state/document/defaults.js";
import type { PlaygroundState } from "../state/document/state.js";
import type { Frame, VisitEvent } from "../state/frame.js";
import type { Dispatch, Intent } from "../state/intent.js";
import type { ReadState } from "../state/parameters/index.js";
import { parameterNames } from "../state/parameters/parameters.js";
import { Session } from "../state/session.js";
import { define } from "../views/shared/controls/controls.js";
import { fire, fireChanges, fireRefusals } from "./host-events.js";
import type * as Methods from "./methods.js";
import { Outside } from "./outside.js";
import { type PartEntry, parts } from "./parts.js";
import { Scheduler } from "./scheduler.js";
import { onShortcut } from "./shortcuts.js";
import { styles } from "./styles.js";

/**
 * The whole app: the site, the single file and an embed differ only in attributes.
 *
 * Attributes: those of `parameterNames`; `from-url`: read them from the page's address too; `keys="page"`: the keys of
 * the transport work wherever the focus is, not only inside the element.
 * Events: see `PlaygroundEvents`. `ready` is kept once everything has loaded (the page can be used a little earlier), and rejected with a `PlaygroundError` when it
 * cannot be loaded.
 */
export class PerceptronPlayground extends LitElement {
  static override styles = styles;
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...parameterNames];
  }

  readonly ready: Promise<void>;
  #session: Session | null = null;
  #methods: typeof Methods | null = null;
  #frame: Frame | null = null;
  #failure: string | null = null;
  readonly #outside = new Outside(this);
  readonly #scheduler = new Scheduler({
    paint: (seen) => this.#paint(seen),
    tick: () => this.#session?.tick(),
    rest: () => this.#session?.rest ?? Number.POSITIVE_INFINITY,
  });
  #started = false;
  #becomeReady!: () => void;
  #becomeFailed!: (error: unknown) => void;
  #stopKeys: () => void = () => {};

  constructor() {
    super();
    this.ready = new Promise((resolve, reject) => {
      this.#becomeReady = resolve;
      this.#becomeFailed = reject;
    });
    // Whoever does not ask for `ready` reads the failure on the page; it is no unhandled rejection.
    this.ready.catch(() => {});
  }

  /** The whole state as JSON. Setting it checks every field; what is wrong is named in a notice and left out. */
  get state(): PlaygroundState {
    // A copy: what the page around does with it changes nothing here.
    return structuredClone(this.#open().state);
  }

  set state(value: unknown) {
    if (this.#session && this.#outside.loaded) this.#replace(this.#outside.read(value, this.#session.state));
    else this.#outside.want(value);
  }

  play(): void {
    this.#open().dispatch({ type: "play" });
  }

  pause(): void {
    this.#open().dispatch({ type: "pause" });
  }

  /** One visit, as the story tells it; null when the run has stopped. */
  step(): VisitEvent | null {
    return (this.#methods ?? notReady()).step(this.#open());
  }

  /** As `Run.advance`, over as many frames as it takes. Kept with the visits made; rejected where `how` is not valid. */
  async advance(how: Advance): Promise<number> {
    return (this.#methods ?? notReady()).advance(this.#open(), how);
  }

  /** To the state just before a visit, forwards or back, over as many frames as it takes; rejected where it is none. */
  async seek(visit: number): Promise<void> {
    return (this.#methods ?? notReady()).seek(this.#open(), visit);
  }

  reset(): void {
    this.#open().dispatch({ type: "reset" });
  }

  /** As `Run.snapshot`, counts of the examples being of the page's; null while there is nothing to train. */
  snapshot(): Snapshot | null {
    return (this.#methods ?? notReady()).snapshot(this.#open());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopKeys = onShortcut(this, this.#dispatch);
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
      this.#replace(this.#outside.readChange(name, this.#session.state));
    } else {
      this.#outside.noteChange();
    }
  }

  protected override render(): unknown {
    if (this.#failure) return html`<p class="pp-failure" role="alert">${this.#failure}</p>`;
    const frame = this.#frame;
    const hidden = new Set<string>(frame?.state.ui.hide ?? []);
    const isShown = (part: PartEntry): boolean => !hidden.has(part.name) && part.shown?.(frame) !== false;
    const below = parts.some((part) => part.below && isShown(part));
    const panes = frame !== null && frame.panes.length > 1 && frame.state.ui.compare === "panes";
    return html`
      <div class="pp-app" part="app" ?data-below=${below} ?data-panes=${panes}>
        ${parts.map((part) =>
          isShown(part)
            ? html`<section class="pp-part" part=${part.name} data-part=${part.name} aria-label=${part.label}>
                ${part.render(frame, this.#dispatch)}
              </section>`
            : nothing,
        )}
        <pp-notices .frame=${frame} .dispatch=${this.#dispatch}></pp-notices>
      </div>
    `;
  }

  readonly #dispatch: Dispatch = Object.assign((intent: Intent): void => this.#session?.dispatch(intent), {
    now: () => this.#open().frame(),
  });

  async #start(): Promise<void> {
    this.#started = true;
    try {
      const speaks = this.#outside.speaks;
      const [engine] = await Promise.all([startEngine(), speaks && this.#outside.load()]);
      // What comes from outside may ask for any learner and any dataset.
      if (speaks) await engine.complete();
      this.#session = new Session(engine, defaultState, () => this.#scheduler.invalidate());
      if (this.#outside.loaded) this.#replace(this.#outside.readFirst(this.#session.state));
      this.#session.forget();
      // What a link asks for may be much: to draw it is a task of its own, in the next frame.
      if (!speaks) this.#scheduler.paint();
      await this.#loadTheRest(engine, this.#session);
      this.#becomeReady();
      fire(this, "pp-ready", { version: 1 });
    } catch (error) {
      this.#fail(error instanceof PlaygroundError ? error : new PlaygroundError("failed", "", String(error)));
    }
  }

  /** What can wait until after the first picture. Without it the page still works. */
  async #loadTheRest(engine: WasmEngine, session: Session): Promise<void> {
    try {
      const [lateWork] = await Promise.all([this.#loadParts(), this.#outside.load(), engine.complete()]);
      session.provide(lateWork);
      if (this.#outside.pending) this.#replace(this.#outside.readFirst(session.state));
    } catch (cause) {
      const message = `A part of the page could not be loaded; loading the page again may help. (${String(cause)})`;
      session.doWithout({ code: "load-failed", field: "", message });
    }
  }

  /** The parts stand on the page as soon as they have loaded: in the same task they are given their styles. */
  async #loadParts(): Promise<Background> {
    const { lateStyles, lateWork, methods, Visibility } = await import("./late-parts.js");
    this.#methods = methods;
    new Visibility(this, (seen) => {
      this.#scheduler.seen = seen;
    });
    adoptStyles(this.renderRoot as ShadowRoot, [...styles, ...lateStyles]);
    return lateWork;
  }

  #fail(error: PlaygroundError): void {
    this.#failure = error.message;
    this.requestUpdate();
    this.#becomeFailed(error);
    fireRefusals(this, [error]);
  }

  /** Takes a state that was read from outside, and says what was wrong with it. */
  #replace({ state, refusals }: ReadState): void {
    const session = this.#open();
    if (refusals.length > 0) session.refuse(...refusals);
    session.replace(state);
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
    if (!this.#outside.pending && this.getAttribute("theme") !== theme) this.setAttribute("theme", theme);
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
