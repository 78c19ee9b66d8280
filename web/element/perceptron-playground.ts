import { html, LitElement, nothing, type ReactiveController, type ReactiveControllerHost } from "lit";
import type { Lazy } from "../engine/lazy.js";
import type { Advance, Snapshot } from "../engine/types.js";
import type { ProgressReport } from "../state/course/progress/study.js";
import { type Parameter, parameterNames } from "../state/document/parameter-names.js";
import type { PlaygroundState } from "../state/document/state.js";
import type { Frame, VisitEvent } from "../state/runs/frame.js";
import type { Decision, Dispatch, Intent } from "../state/runs/intent.js";
import controlsCss from "../ui/controls/controls.css?inline";
import { define } from "../ui/controls/define.js";
import tokensCss from "../ui/tokens.css?inline";
import { languageChosen } from "../views/shared/element-events.js";
import { loadFor } from "../views/shared/loading/loading.js";
import { adopt, readopt } from "../views/shared/loading/styles.js";
import { syncedEvents } from "./external-state.js";
import { fireChanges, fireRefusals } from "./host-events.js";
import layoutCss from "./layout.css?inline";
import * as methods from "./methods.js";
import { page, waiting } from "./page.js";
import type { PhoneSheet } from "./part-entry.js";
import { embed, open, parts, screen, views } from "./parts.js";
import type { Playground } from "./playground.js";
import { Scheduler } from "./scheduler.js";
import { SessionLifecycle } from "./session-lifecycle.js";

/** Watches whether its host can be seen: on the screen, in a page that is not hidden. */
export class Visibility implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #tell: (onScreen: boolean, seen: boolean) => void;
  readonly #observer = new IntersectionObserver((entries) => this.#intersects(entries.at(-1)?.isIntersecting));
  #onScreen = false;

  /** @param tell `onScreen`: where the page shows it; `seen`: and that page is not hidden. */
  constructor(host: ReactiveControllerHost & Element, tell: (onScreen: boolean, seen: boolean) => void) {
    this.#host = host;
    this.#tell = tell;
    host.addController(this);
  }

  async hostConnected(): Promise<void> {
    this.#observer.observe(this.#host);
    document.addEventListener("visibilitychange", this.#look);
    // The observer tells with the next picture. It stands where it will once it has drawn itself.
    await this.#host.updateComplete;
    if (!this.#onScreen && this.#host.isConnected) this.#intersects(standsOnScreen(this.#host));
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    document.removeEventListener("visibilitychange", this.#look);
    // Where it comes to stand is not known yet.
    this.#onScreen = false;
  }

  #intersects(onScreen = true): void {
    this.#onScreen = onScreen;
    this.#look();
  }

  readonly #look = (): void => this.#tell(this.#onScreen, this.#onScreen && document.visibilityState === "visible");
}

function standsOnScreen(host: Element): boolean {
  const { width, top, right, bottom, left } = host.getBoundingClientRect();
  return width > 0 && bottom >= 0 && right >= 0 && top <= innerHeight && left <= innerWidth;
}

/** The step or the question that stands where the story stands. */
function guideOf({ state: { ui } }: Frame): string | null {
  return ui.lesson ?? ui.quiz;
}

/**
 * The whole app: the site, the single file and an embed differ only in attributes.
 *
 * Attributes: those of `parameterNames`; `lang`: the language it speaks, else that of the page around, else the browser's; `from-url`: read them from the page's address too; `keys="page"`: the keys of
 * the transport work wherever the focus is, not only inside the element; `messages`: where its page is framed, that is told
 * what happens, and answered what it asks: see `state/io/messages/`; `allow-from`: who may ask: see `messages/index.ts`.
 * Properties and methods: see `Playground`; events: see `PlaygroundEvents`.
 *
 * What stands in the element is shown until it is ready, and where it cannot be. It starts when it comes into view. Taken
 * out of its page for longer than a task it frees all that it holds; put back, it starts again as it stood.
 */
export class PerceptronPlayground extends LitElement implements Playground {
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, "keys", "lang", ...parameterNames];
  }

  #frame: Frame | null = null;
  #progress: ProgressReport | null = null;
  #sheet: PhoneSheet = "story";
  readonly #scheduler = new Scheduler({
    paint: (seen) => this.#paint(seen),
    tick: () => this.#lifecycle.session?.tick(),
    rest: () => this.#lifecycle.session?.rest ?? Number.POSITIVE_INFINITY,
  });
  readonly #lifecycle = new SessionLifecycle(this, this.#scheduler);
  #disconnect: () => void = () => {};
  #stopListening: () => void = () => {};

  constructor() {
    super();
    whileConnected(this, window, ["popstate"], this.#sync);
    whileConnected(this, this, syncedEvents, this.#sync);
    whileConnected(this, this, [languageChosen.type], (event) => {
      void this.#lifecycle.language.choose(languageChosen.languageOf(event));
    });
    whileConnected(this, this, ["pp-progress"], (event) => {
      this.#progress = (event as CustomEvent<ProgressReport>).detail;
    });
    new Visibility(this, (onScreen, seen) => {
      this.#scheduler.seen = seen;
      if (onScreen) void this.#lifecycle.start();
    });
    // Set before there was a setter: then it stands before that.
    for (const name of ["state", "progress"] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const { [name]: value } = this;
      Reflect.deleteProperty(this, name);
      this[name] = value;
    }
  }

  get ready(): Promise<void> {
    return this.#lifecycle.ready;
  }

  get state(): PlaygroundState {
    // A copy: what the page around does with it changes nothing here.
    return structuredClone(this.#lifecycle.requireSession.state);
  }

  set state(value: unknown) {
    this.#lifecycle.state = value;
  }

  get progress(): ProgressReport | null {
    return this.#progress;
  }

  set progress(value: unknown) {
    this.#lifecycle.mark(({ takeProgress }) => takeProgress(this, this.#dispatch, value));
  }

  play(): void {
    this.#carryOut("play");
  }

  pause(): void {
    this.#carryOut("pause");
  }

  step(): VisitEvent | null {
    return methods.step(this.#lifecycle.requireSession);
  }

  async advance(how: Advance): Promise<number> {
    const { travel } = screen.module ?? (await screen.load());
    const session = this.#lifecycle.session ?? (await this.#lifecycle.usable);
    return travel.advance(session, how);
  }

  async seek(visit: number): Promise<void> {
    const { travel } = screen.module ?? (await screen.load());
    const session = this.#lifecycle.session ?? (await this.#lifecycle.usable);
    return travel.seek(session, visit);
  }

  reset(): void {
    this.#carryOut("reset");
  }

  snapshot(): Snapshot | null {
    return methods.snapshot(this.#lifecycle.requireSession);
  }

  #carryOut(type: "play" | "pause" | "reset"): void {
    this.#lifecycle.requireSession.dispatch({ type }, undefined, "host");
  }

  /** The styles of the parts come with the parts: those that are there at once come before what lays them out elsewhere. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    adopt(root, [tokensCss, layoutCss, controlsCss, ...parts.flatMap(({ view }) => view.module?.styles ?? [])]);
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listen();
    this.#lifecycle.connected();
    if (parent !== window && this.hasAttribute("messages")) this.#connect();
    this.#scheduler.start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopListening();
    this.#disconnect();
    this.#scheduler.stop();
    this.#lifecycle.disconnected();
  }

  adoptedCallback(): void {
    if (this.shadowRoot) readopt(this.shadowRoot);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === "keys") this.#listen();
    else if (name === "lang") void this.#lifecycle.language.follow();
    // The element writes its theme itself, for the style sheets.
    else if (old !== value && (name !== "theme" || value !== this.#frame?.state.ui.theme)) {
      this.#lifecycle.attributeChanged(name as Parameter);
    }
  }

  /** What has ended is not shown. */
  protected override willUpdate(): void {
    if (!this.#lifecycle.session) this.#frame = null;
  }

  protected override render(): unknown {
    const frame = this.#frame;
    const { failure, slow, language, tryAgain } = this.#lifecycle;
    const shown = frame
      ? this.#page(frame)
      : waiting(failure, slow, language.words, tryAgain, this.getAttribute("offline-file"));
    // No space around the box: a page whose text is pre-formatted would give it a line.
    return html`<div class="pp-usual"><div class="pp-box" data-text-size=${frame?.state.ui.textSize ?? nothing}>${shown}</div></div>`;
  }

  #page(frame: Frame): unknown {
    return page({
      frame,
      dispatch: this.#dispatch,
      sheet: this.#sheet,
      showSheet: this.#showSheet,
      prefetch: this.#prefetch,
      address: this.hasAttribute("printing") ? this.#lifecycle.external.address(frame.state) : "",
    });
  }

  readonly #showSheet = (sheet: PhoneSheet): void => {
    this.#sheet = sheet;
    this.requestUpdate();
  };

  /** Keeps the address at what is shown, from now on. */
  readonly #sync = (event: Event): void => this.#lifecycle.external.startSync(event, this.#lifecycle.session);

  readonly #prefetch = (event: Event): void => screen.module?.prefetchOnHover(event, this.#lifecycle.session, views);

  readonly #dispatch: Dispatch = Object.assign(
    (wanted: Intent | Decision) => this.#lifecycle.session?.dispatch(wanted),
    {
      now: () => this.#lifecycle.latest.frame(),
      inTurn: (act: () => void, code?: Lazy<unknown>) => this.#lifecycle.latest.inTurn(act, code),
      lives: () => {
        const { latest } = this.#lifecycle;
        return () => !latest.ended;
      },
    },
  );

  /** What could not be loaded is not said: nobody looks at it. */
  #connect(): void {
    embed.load().then(
      ({ connect }) => {
        this.#disconnect();
        if (this.isConnected) this.#disconnect = connect(this);
      },
      () => {},
    );
  }

  #listen(): void {
    this.#stopListening();
    if (!this.isConnected || !screen.module) return;
    this.#stopListening = screen.module.listen(this, this.#dispatch, () => this.#frame?.state.ui, this.#sync);
  }

  /** One frame: look once, let every view draw from that look. Out of sight only the page around is told. */
  #paint(seen: boolean): void {
    const { session, external } = this.#lifecycle;
    if (!session) return;
    const before = this.#frame;
    const frame = session.frame();
    this.#frame = frame;
    if (!before) void loadFor(this.renderRoot, screen).then(() => this.#listen());
    // What the reader makes is kept from now on, and the document is called what the page is called.
    if ((frame.canUndo || frame.state.ui.heading) && open.state === "unloaded" && this.hasAttribute("from-url"))
      void loadFor(this.renderRoot, open).then(() => this.requestUpdate());
    const { theme } = frame.state.ui;
    // What is asked for shows itself, whatever tab of a phone is open.
    if (before && guideOf(before) !== guideOf(frame)) this.#sheet = "story";
    // Not over an attribute that has still to be read.
    if (!external.unread && this.getAttribute("theme") !== theme) this.setAttribute("theme", theme);
    if (seen) this.requestUpdate();
    fireChanges(this, before, frame);
    fireRefusals(this, session.takeRefusals());
  }
}

define("perceptron-playground", PerceptronPlayground);

/** Listens to a target for as long as the host is in a page. */
function whileConnected(
  host: ReactiveControllerHost,
  target: EventTarget,
  names: readonly string[],
  listener: (event: Event) => void,
): void {
  host.addController({
    hostConnected: () => {
      for (const name of names) target.addEventListener(name, listener);
    },
    hostDisconnected: () => {
      for (const name of names) target.removeEventListener(name, listener);
    },
  });
}
