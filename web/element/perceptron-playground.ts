import { html, LitElement } from "lit";
import { type Lazy, lazy } from "../engine/lazy.js";
import type { Advance, Snapshot } from "../engine/types.js";
import { parameterNames } from "../state/document/parameter-names.js";
import type { PlaygroundState } from "../state/document/state.js";
import type { Frame, VisitEvent } from "../state/frame.js";
import type { Decision, Dispatch, Intent } from "../state/intent.js";
import { controlsCss } from "../views/shared/controls/controls.css.js";
import { define } from "../views/shared/controls/define.js";
import { loadFor } from "../views/shared/loading/loads.js";
import { adopt, wear } from "../views/shared/loading/styles.js";
import { onApproach } from "./approach.js";
import { fireChanges, fireRefusals } from "./host-events.js";
import { layoutCss } from "./layout.css.js";
import { Life } from "./life.js";
import * as methods from "./methods.js";
import { followed } from "./outside.js";
import { page, waiting } from "./page.js";
import { watchPaper } from "./paper.js";
import { parts } from "./parts.js";
import type { Playground } from "./playground.js";
import { Scheduler } from "./scheduler.js";
import type { Sheet } from "./sheet.js";
import { tokensCss } from "./tokens.css.js";
import { Visibility } from "./visibility.js";
import { whileConnected } from "./while-connected.js";

const messages = lazy(() => import("./messages/index.js"));
const keys = lazy(() => import("./keys/index.js"));

/** The step or the question that stands where the story stands. */
function guideOf({ state: { ui } }: Frame): string | null {
  return ui.lesson ?? ui.quiz;
}

/**
 * The whole app: the site, the single file and an embed differ only in attributes.
 *
 * Attributes: those of `parameterNames`; `from-url`: read them from the page's address too; `keys="page"`: the keys of
 * the transport work wherever the focus is, not only inside the element; `messages`: where its page is framed, that is told
 * what happens, and answered what it asks: see `state/messages/`; `allow-from`: who may ask: see `messages/allow-from.ts`.
 * Properties and methods: see `Playground`; events: see `PlaygroundEvents`.
 *
 * What stands in the element is shown until it is ready, and where it cannot be. It starts when it comes into view. Taken
 * out of its page for longer than a task it frees all that it holds; put back, it starts again as it stood.
 */
export class PerceptronPlayground extends LitElement implements Playground {
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, "keys", ...parameterNames];
  }

  #frame: Frame | null = null;
  #sheet: Sheet = "story";
  readonly #scheduler = new Scheduler({
    paint: (seen) => this.#paint(seen),
    tick: () => this.#life.session?.tick(),
    rest: () => this.#life.session?.rest ?? Number.POSITIVE_INFINITY,
  });
  readonly #life = new Life(this, this.#scheduler);
  #disconnect: () => void = () => {};
  #stopKeys: () => void = () => {};

  constructor() {
    super();
    const follow = (event: Event): void => this.#life.outside.follow(event, this.#life.session);
    watchPaper(this, follow);
    whileConnected(this, window, ["popstate"], follow);
    whileConnected(this, this, followed, follow);
    new Visibility(this, (onScreen, seen) => {
      this.#scheduler.seen = seen;
      if (onScreen) void this.#life.start();
    });
    // Set before there was a setter: then it stands before that.
    if (Object.hasOwn(this, "state")) {
      const { state } = this;
      Reflect.deleteProperty(this, "state");
      this.state = state;
    }
  }

  get ready(): Promise<void> {
    return this.#life.ready;
  }

  get state(): PlaygroundState {
    // A copy: what the page around does with it changes nothing here.
    return structuredClone(this.#life.open.state);
  }

  set state(value: unknown) {
    this.#life.state = value;
  }

  play(): void {
    this.#life.open.dispatch({ type: "play" }, undefined, "host");
  }

  pause(): void {
    this.#life.open.dispatch({ type: "pause" }, undefined, "host");
  }

  step(): VisitEvent | null {
    return methods.step(this.#life.open);
  }

  async advance(how: Advance): Promise<number> {
    return methods.advance(this.#life.session ?? (await this.#life.usable), how);
  }

  async seek(visit: number): Promise<void> {
    return methods.seek(this.#life.session ?? (await this.#life.usable), visit);
  }

  reset(): void {
    this.#life.open.dispatch({ type: "reset" }, undefined, "host");
  }

  snapshot(): Snapshot | null {
    return methods.snapshot(this.#life.open);
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
    this.#life.enter();
    if (parent !== window && this.hasAttribute("messages")) this.#connect();
    this.#scheduler.start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopKeys();
    this.#disconnect();
    this.#scheduler.stop();
    this.#life.leave();
  }

  adoptedCallback(): void {
    if (this.shadowRoot) wear(this.shadowRoot);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === "keys") this.#listen();
    // The element writes its theme itself, for the style sheets.
    else if (old !== value && (name !== "theme" || value !== this.#frame?.state.ui.theme)) {
      this.#life.attributeChanged(name);
    }
  }

  /** What has ended is not shown. */
  protected override willUpdate(): void {
    if (!this.#life.session) this.#frame = null;
  }

  protected override render(): unknown {
    return html`<div class="pp-box">${this.#frame ? this.#page(this.#frame) : waiting(this.#life.failure)}</div>`;
  }

  #page(frame: Frame): unknown {
    return page({
      frame,
      dispatch: this.#dispatch,
      sheet: this.#sheet,
      showSheet: this.#showSheet,
      approach: this.#approach,
      address: this.hasAttribute("printing") ? this.#life.outside.address(frame.state) : "",
    });
  }

  readonly #showSheet = (sheet: Sheet): void => {
    this.#sheet = sheet;
    this.requestUpdate();
  };

  readonly #approach = (event: Event): void => onApproach(event, this.#life.session);

  readonly #dispatch: Dispatch = Object.assign((wanted: Intent | Decision) => this.#life.session?.dispatch(wanted), {
    now: () => this.#life.open.frame(),
    inTurn: (act: () => void, code?: Lazy<unknown>) => this.#life.session?.inTurn(act, code),
  });

  /** What could not be loaded is not said: nobody looks at it. */
  #connect(): void {
    messages.load().then(
      ({ connect }) => {
        this.#disconnect();
        if (this.isConnected) this.#disconnect = connect(this);
      },
      () => {},
    );
  }

  #listen(): void {
    this.#stopKeys();
    if (!this.isConnected || !keys.module) return;
    this.#stopKeys = keys.module.onShortcut(this, this.#dispatch, () => this.#frame?.state.ui.present ?? false);
  }

  /** One frame: look once, let every view draw from that look. Out of sight only the page around is told. */
  #paint(seen: boolean): void {
    const { session, outside } = this.#life;
    if (!session) return;
    const before = this.#frame;
    const frame = session.frame();
    this.#frame = frame;
    if (!before) void loadFor(this.renderRoot, keys).then(() => this.#listen());
    const { theme } = frame.state.ui;
    // What is asked for shows itself, whatever tab of a phone is open.
    if (before && guideOf(before) !== guideOf(frame)) this.#sheet = "story";
    // Not over an attribute that has still to be read.
    if (!outside.unread && this.getAttribute("theme") !== theme) this.setAttribute("theme", theme);
    if (seen) this.requestUpdate();
    fireChanges(this, before, frame);
    fireRefusals(this, session.takeRefusals());
  }
}

define("perceptron-playground", PerceptronPlayground);
