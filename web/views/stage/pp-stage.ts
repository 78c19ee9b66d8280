import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from "lit";
import type { ViewWindow } from "../../state/document/state.js";
import type { PaneView } from "../../state/frame.js";
import type { Intent } from "../../state/intent.js";
import { readTheme } from "../shared/canvas/colors.js";
import type { StageSize } from "../shared/canvas/layer.js";
import type { PlanePoint, Projection } from "../shared/canvas/projection.js";
import { SizeWatch } from "../shared/canvas/size-watch.js";
import { StageGroup } from "../shared/canvas/stage-group.js";
import { ThemeWatch } from "../shared/canvas/theme-watch.js";
import type { Ticks } from "../shared/canvas/ticks.js";
import { define } from "../shared/controls/controls.js";
import { viewOf } from "../shared/view.js";
import { needsPredictions } from "./draw/needs.js";
import { type Canvases, Painter } from "./draw/painter.js";
import { marksOf } from "./draw/pointed.js";
import { placeReadout } from "./draw/readout.js";
import type { Predictions } from "./draw/scene.js";
import type { KeyboardHand } from "./input/commands.js";
import { listen } from "./input/listeners.js";
import { hoveredExample, PointerTools } from "./input/pointer.js";
import { SpaceBar } from "./input/space-bar.js";
import { readableWindow } from "./input/strokes.js";
import type { Surface } from "./input/surface.js";
import { wheel } from "./input/wheel.js";
import { ZOOM_STEP, zoomBy } from "./input/zoom.js";
import { zoomButtons } from "./input/zoom-buttons.js";
import { type StageFrame, stageReads } from "./inputs.js";
import type { Narration } from "./narration/index.js";
import type { Narrator } from "./narration/narrator.js";
import type { Layout } from "./plane/layout.js";
import { Placing } from "./plane/placing.js";
import type { FieldAsker } from "./predictions/field-asker.js";

let stages = 0;

/** The plot: draws the frame, and turns pointer and keyboard into intents. It computes nothing of the model. */
export class PpStage extends viewOf(stageReads) implements Surface {
  static override properties: PropertyDeclarations = {
    pane: { attribute: false },
    group: { attribute: false },
    label: { attribute: false },
  };

  /** The one of the frame's panes that is drawn. */
  declare pane: PaneView | null;
  /** What it shares with the stages beside it. */
  declare group: StageGroup;
  /** What the stage shows, where there are several: the learner's name. */
  declare label: string | null;

  cursor: PlanePoint | null = null;
  pointer: PlanePoint | null = null;

  readonly #id = `pp-stage-${++stages}`;
  readonly #placing = new Placing();
  readonly #painter = new Painter();
  readonly #space = new SpaceBar();
  readonly #tools = new PointerTools(this, this.#space);
  readonly #themes = new ThemeWatch(readTheme, () => this.requestUpdate());
  readonly #zoom = {
    zoomIn: () => zoomBy(this, ZOOM_STEP),
    zoomOut: () => zoomBy(this, 1 / ZOOM_STEP),
    fit: () => this.lookAt(null),
    shade: () => this.dispatch({ type: "set-shading", shading: !this.now?.state.ui.shading }),
  };
  #asker: FieldAsker | null = null;
  #predictions: Predictions | null = null;
  #loading: Promise<void> | null = null;
  #narration: Narration | null = null;
  #narrator: Narrator | null = null;
  #keyboard: KeyboardHand | null = null;
  #watch: SizeWatch | null = null;
  #size: StageSize | null = null;
  #hovered: number | null = null;
  #focused = false;

  constructor() {
    super();
    this.pane = null;
    this.group = new StageGroup();
    this.label = null;
  }

  get now(): StageFrame | null {
    return this.frame && this.dispatch.now();
  }

  get projection(): Projection | null {
    return this.#placing.layout?.projection ?? null;
  }

  get ticks(): Ticks | null {
    return this.#placing.layout?.ticks ?? null;
  }

  send(intent: Intent): void {
    this.group.edits++;
    this.dispatch(intent);
  }

  lookAt(view: ViewWindow | null): void {
    const rounded = view && readableWindow(view, this.projection?.scale ?? 1);
    this.#placing.take(rounded, this.frame);
    this.dispatch({ type: "set-view", view: rounded });
    // Gestures go on from there before it is painted.
    const knowing = rounded ? this.frame : this.now;
    if (knowing) this.#place(knowing);
    this.requestUpdate();
  }

  announce(text: string): void {
    if (this.#narrator) this.#narrator.announcement = text;
    this.requestUpdate();
  }

  refresh(): void {
    this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#space.start();
    this.#themes.start();
    this.#watch?.start();
    if (this.hasUpdated) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#space.stop();
    this.#themes.stop();
    this.#watch?.stop();
    this.#painter.stop();
    this.#asker?.stop(this.dispatch);
  }

  /** What draws and asks for more than the first picture needs. */
  #follow(frame: StageFrame, pane: PaneView, size: StageSize, { projection }: Layout): void {
    if (this.#predictions) {
      if (this.isConnected) this.#asker?.follow(frame, pane, projection, size, this.dispatch);
    } else if (needsPredictions(frame, pane) || this.#narration?.whyShown(frame, pane)) {
      this.#loading ??= this.#loadPredictions();
    }
  }

  async #loadPredictions(): Promise<void> {
    const predictions = await import("./predictions/index.js");
    this.#predictions = predictions;
    this.#asker = new predictions.FieldAsker();
    this.requestUpdate();
  }

  async #loadNarration(): Promise<void> {
    this.#narration = await import("./narration/index.js");
    this.#keyboard = new this.#narration.KeyboardHand(this);
    this.#narrator = new this.#narration.Narrator();
    if (this.frame && this.pane) this.#narrator.follow(null, this.frame, this.pane, this.#focused);
    this.requestUpdate();
  }

  protected override firstUpdated(): void {
    void this.#loadNarration();
    const surface = this.#find(".pp-stage-surface");
    if (!surface) return;
    listen(surface, {
      tools: this.#tools,
      command: (command, repeat) => this.#keyboard?.perform(command, repeat),
      wheel: (event) => wheel(this, event, this.#focused),
      focus: (focused) => {
        this.#focused = focused;
        this.requestUpdate();
      },
    });
    this.#watch = new SizeWatch(surface, (size) => {
      this.#size = size;
      this.requestUpdate();
    });
    this.#watch.start();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { frame, pane } = this;
    if (!frame || !pane) return;
    if (changed.has("frame")) this.#narrator?.follow(changed.get("frame") ?? null, frame, pane, this.#focused);
    this.#place(frame);
    // None while drawing: the next frame moves it anyway.
    this.#hovered = this.#tools.busy ? null : hoveredExample(this, this.#focused);
  }

  #place(frame: StageFrame): void {
    const probe = this.#find(".pp-stage-probe");
    if (!this.#size || !probe) return;
    const theme = this.#themes.theme(probe, frame.state.ui.theme);
    this.#placing.follow(frame, this.#size, theme, this.#tools.busy, this.group.edits);
  }

  protected override updated(changed: PropertyValues<this>): void {
    const { frame, pane } = this;
    const probe = this.#find(".pp-stage-probe");
    const { layout } = this.#placing;
    if (!frame || !pane || !probe || !this.#size || !layout) {
      // The first update only makes the surface; its size arrives with the observer.
      return;
    }
    this.#watch?.check();
    const { cursor, pointer } = this;
    this.#painter.paint(this.#canvases(), {
      frame,
      pane,
      group: this.group,
      size: this.#size,
      theme: this.#themes.theme(probe, frame.state.ui.theme),
      layout,
      marks: marksOf(
        frame,
        pane,
        { hovered: this.#hovered, pointer, cursor: this.#focused ? cursor : null },
        layout.projection.plot,
      ),
      still: matchMedia("(prefers-reduced-motion: reduce)").matches,
      predictions: this.#predictions,
    });
    this.#follow(frame, pane, this.#size, layout);
    const line = this.#find(".pp-stage-readout");
    if (line) placeReadout(line, layout.projection.plot, this.#size);
    if (changed.has("frame")) this.#tools.framed();
  }

  protected override render(): TemplateResult {
    const { frame } = this;
    // Of several stages the lead's has the buttons: they act on all of them.
    const leads = !frame || this.pane === frame.pane;
    return html`
      <div
        class="pp-stage-surface"
        part="stage"
        tabindex="0"
        role="application"
        aria-roledescription="plot"
        aria-label="Stage: ${this.label ?? "the examples and the decision boundary"}"
        aria-describedby="${this.#id}-text ${this.#id}-help"
        data-tool=${frame?.state.ui.tool ?? nothing}
        ?data-hover=${this.#hovered !== null}
      >
        <canvas class="pp-stage-canvas" aria-hidden="true"></canvas>
        <canvas class="pp-stage-canvas" aria-hidden="true"></canvas>
        <canvas class="pp-stage-canvas" aria-hidden="true"></canvas>
      </div>
      <p class="pp-stage-readout" aria-hidden="true">${this.#readoutText()}</p>
      ${leads ? zoomButtons(this.#zoom, frame?.state.ui.shading ?? false, frame ? this.#narration?.liftToggle(frame, this.dispatch) : undefined) : nothing}
      <p class="pp-visually-hidden" id="${this.#id}-text">${this.#narrator?.description}</p>
      <p class="pp-visually-hidden" id="${this.#id}-help">${this.#narration?.KEY_HELP}</p>
      <p class="pp-visually-hidden" aria-live="polite">${this.#narrator?.announcement}</p>
      <span class="pp-stage-probe"></span>
    `;
  }

  #readoutText(): string {
    const { frame, pane, projection } = this;
    if (!frame || !pane || !projection) return "";
    return this.#narration?.readoutLine(frame, pane, projection.window, this.#hovered) ?? "";
  }

  #canvases(): Canvases {
    const [ground = null, points = null, marks = null] = this.querySelectorAll("canvas");
    return { ground, points, marks };
  }

  #find(selector: string): HTMLElement | null {
    return this.querySelector<HTMLElement>(selector);
  }
}

define("pp-stage", PpStage);
