import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from "lit";
import { type Lazy, lazy } from "../../engine/lazy.js";
import type { DataSource, ViewWindow } from "../../state/document/state.js";
import type { Frame, PaneView } from "../../state/runs/frame.js";
import type { Intent } from "../../state/runs/intent.js";
import { isFieldBehind } from "../../state/runs/models.js";
import { readTheme, type StageTheme } from "../../ui/canvas/colors.js";
import type { StageSize } from "../../ui/canvas/layer.js";
import type { Plane, Ticks } from "../../ui/canvas/plane.js";
import { type PlanePoint, type Projection, sameWindow } from "../../ui/canvas/projection.js";
import { define, uniqueId } from "../../ui/controls/define.js";
import { isStill } from "../../ui/page/still.js";
import { onZoomRequest, type Zoom } from "../../ui/page/zoom-request.js";
import { DrawnSurface } from "../../ui/surface/drawn-surface.js";
import { stage } from "../../words/generated/en/stage.js";
import { StageGroup } from "../shared/canvas/stage-group.js";
import { LazyController } from "../shared/loading/loading.js";
import { markStale, View } from "../shared/view.js";
import { marksOf } from "./draw/marks.js";
import { needsPredictions } from "./draw/needs.js";
import { type Canvases, Painter } from "./draw/painter.js";
import { commandFor, SpaceBar, type StageCommand } from "./input/keyboard.js";
import { pointerEvents, type Surface } from "./input/pointer-act.js";
import { Pointing, ZOOM_STEP, zoomBy } from "./input/pointing.js";
import type { KeyboardCommands } from "./keyboard/index.js";
import type { Handles, Narrator } from "./narration/index.js";
import { crowdsOf, layOut } from "./plane/place.js";
import { boundsOf, contains, EMPTY_WINDOW, filled, fitWindow, readableWindow } from "./plane/view-window.js";
import type { FieldAsker } from "./predictions/index.js";

/** Data from elsewhere that fills less than this share of the window gets a new one. */
const TOO_SMALL = 0.35;

/**
 * Decides which window to show. A window chosen by the user wins; else the data is fitted, but a fit never jumps under
 * the hand: it is kept during a stroke, and after an edit as long as every point is inside.
 */
export class FittedWindow {
  #asked: ViewWindow = EMPTY_WINDOW;
  #examples: Frame["examples"] | null = null;
  #source = "";
  #fitting = false;
  #editsSeen = 0;
  /** What was drawn when a window was taken: it does not know that window. */
  #outdated: Frame | null = null;

  /** The window asked for; the plot shows at least this. */
  get asked(): ViewWindow {
    return this.#asked;
  }

  /** Takes a window at once, so that gestures compound before the next frame arrives. */
  take(view: ViewWindow, frame: Frame | null): void {
    this.#asked = view;
    this.#fitting = false;
    this.#outdated = frame;
  }

  /** The next frame without a chosen window gets a fresh fit, which what is drawn does not know of. */
  refit(frame: Frame | null): void {
    this.#fitting = false;
    this.#outdated = frame;
  }

  /**
   * @param shown what the plot shows now, or null before the first frame.
   * @param edits made so far on this stage and those beside it, which show the same window after each.
   */
  follow(frame: Frame, shown: ViewWindow | null, stroking: boolean, edits: number): void {
    if (frame === this.#outdated) return;
    if (frame.state.view) {
      // An equal window stays the same object, so that nothing is drawn again for its sake.
      if (!sameWindow(this.#asked, frame.state.view)) this.#asked = frame.state.view;
      this.#fitting = false;
      return;
    }
    const source = sourceKey(frame.state.data);
    const otherSource = source !== this.#source && source !== "points";
    if (this.#fitting && !otherSource && frame.examples === this.#examples) return;
    if (stroking && this.#fitting) return;
    if (!this.#fitting || otherSource || this.#mustRefit(frame, shown, edits))
      this.#asked = fitWindow(frame.examples.xy);
    this.#fitting = true;
    this.#editsSeen = edits;
    this.#examples = frame.examples;
    this.#source = source;
  }

  #mustRefit(frame: Frame, shown: ViewWindow | null, edits: number): boolean {
    const bounds = boundsOf(frame.examples.xy);
    if (!bounds || !shown || !contains(shown, bounds)) return true;
    return this.#editsSeen === edits && frame.examples.count > 1 && filled(shown, bounds) < TOO_SMALL;
  }
}

function sourceKey(data: DataSource): string {
  return data.kind === "points" ? "points" : JSON.stringify("rows" in data ? data.columns : data);
}

/** Decides the window of a stage, and with it where everything is. */
class Placing {
  readonly #window = new FittedWindow();
  #layout: Plane | null = null;
  #from: readonly unknown[] = [];

  /** Null until the stage has a size. */
  get layout(): Plane | null {
    return this.#layout;
  }

  /** Takes a window at once; null fits the data. */
  take(view: ViewWindow | null, frame: Frame | null): void {
    if (view) this.#window.take(view, frame);
    else this.#window.refit(frame);
  }

  /** @param edits made so far on this stage and those beside it, which show the same window after each. */
  follow(frame: Frame, size: StageSize, theme: StageTheme, stroking: boolean, edits: number): void {
    this.#window.follow(frame, this.#layout?.projection.window ?? null, stroking, edits);
    const from = [this.#window.asked, size, theme];
    // The same layout stays the same object: nothing is drawn again for its sake.
    if (this.#layout && from.every((part, i) => part === this.#from[i])) return;
    this.#layout = layOut(this.#window.asked, size, theme);
    this.#from = from;
  }
}

/** Shares of the size of the numbers along the axes: from the lower edge to the line, how high that is, and how wide a letter. */
const BELOW = 0.15;
const LINE = 1.25;
const LETTER = 0.65;

/**
 * Puts the readout below the numbers of the plot, in the row that the name of the axis ends: there it never covers an example.
 * A second line goes over the numbers.
 * @param name of the axis, which it leaves room for, with its arrow.
 */
export function placeReadout(
  line: HTMLElement | null,
  { projection: { plot }, font }: Pick<Plane, "projection" | "font">,
  { magnification }: Pick<StageSize, "magnification">,
  name = "",
): void {
  if (!line) return;
  const pixels = (share: number): string => `${share * magnification}px`;
  line.style.left = pixels(plot.x);
  line.style.bottom = pixels(BELOW * font);
  line.style.maxWidth = pixels(plot.width - Math.min(plot.width / 2, (name.length + 2) * LETTER * font));
  line.style.fontSize = pixels(font);
  line.style.lineHeight = String(LINE);
}

const keyboardCode = lazy(() => import("./keyboard/index.js"));
export const answersCode = lazy(() => import("./pointed/index.js"));
const narrationCode = lazy(() => import("./narration/index.js"));
/** What draws predictions that no line bounds. */
export const predictionsCode = lazy(() => import("./predictions/index.js"));

/** The plot: draws the frame, and turns pointer and keyboard into intents. It computes nothing of the model. */
export class PpStage extends View implements Surface {
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

  readonly #id = uniqueId("pp-stage");
  readonly #placing = new Placing();
  readonly #painter = new Painter();
  readonly #space = new SpaceBar();
  readonly #pointing = new Pointing(this, this.#space);
  readonly #surface = new DrawnSurface(this, readTheme, () => this.#paint(), { changed: () => this.requestUpdate() });
  readonly #narration = new LazyController(this, narrationCode);
  readonly #keyboardCode = new LazyController(this, keyboardCode);
  readonly #predictions = new LazyController(this, predictionsCode);
  readonly #answers = new LazyController(this, answersCode);
  #asker: FieldAsker | null = null;
  #narrator: Narrator | null = null;
  #handles: Handles | null = null;
  #keyboard: KeyboardCommands | null = null;
  #stopZooming = (): void => {};
  #size: StageSize | null = null;
  #hovered: number | null = null;
  /** Whether the run on show has converged before the reader's eyes: the plot settles, once. */
  #settles = false;
  #focused = false;

  constructor() {
    // Panes are read as a whole: which of them leads is told by what object it is.
    super({ state: { ui: {} }, playback: {}, findings: {} });
    this.pane = null;
    this.group = new StageGroup();
    this.label = null;
  }

  get now(): Frame | null {
    return this.frame && this.dispatch.now();
  }

  get projection(): Projection | null {
    return this.#placing.layout?.projection ?? null;
  }

  get magnification(): number {
    return this.#size?.magnification ?? 1;
  }

  get ticks(): Ticks | null {
    return this.#placing.layout?.ticks ?? null;
  }

  send(intent: Intent): void {
    this.group.edits++;
    this.dispatch(intent);
  }

  inTurn(act: () => void, code?: Lazy<unknown>): void {
    this.dispatch.inTurn(act, code);
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
    this.#narrator?.say(text);
    this.requestUpdate();
  }

  refresh(): void {
    this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#space.start();
    this.#stopZooming = onZoomRequest(this.getRootNode(), (zoom) => this.inTurn(() => this.#zoom(zoom)));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#space.stop();
    this.#stopZooming();
    this.#painter.stop();
    this.#asker?.stop(this.dispatch);
  }

  /** Of several stages the lead's answers: what it shows, all of them show. */
  #zoom(zoom: Zoom): void {
    if (this.frame && this.pane !== this.frame.pane) return;
    if (zoom === "fit") this.lookAt(null);
    else zoomBy(this, zoom === "in" ? ZOOM_STEP : 1 / ZOOM_STEP);
  }

  /** What draws and asks for more than the first picture needs. */
  #follow(frame: Frame, pane: PaneView, size: StageSize, { projection }: Plane): void {
    const { module } = this.#predictions;
    if (module) {
      this.#asker ??= new module.FieldAsker();
      if (this.isConnected) this.#asker.follow(frame, pane, projection, size, this.dispatch);
    } else if (needsPredictions(frame, pane) || this.#narration.module?.whyShown(frame, pane)) {
      this.#predictions.load();
    }
  }

  protected override firstUpdated(): void {
    const surface = this.querySelector<HTMLElement>(".pp-stage-surface");
    if (!surface) return;
    listen(surface, {
      pointing: this.#pointing,
      command: (command, repeat) => this.inTurn(() => this.#perform(command, repeat), keyboardCode),
      wheel: (event) => this.#narration.module?.wheel(this, event, this.#focused),
      focus: (focused) => {
        this.#focused = focused;
        if (focused) this.#keyboardCode.load();
        this.requestUpdate();
      },
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { frame, pane } = this;
    if (!frame || !pane) return;
    const before = changed.get("pane");
    if (pane.stop !== "converged") this.#settles = false;
    else if (before && before.stop !== "converged" && before.learner === pane.learner) this.#settles = true;
    this.#size = this.#surface.size(frame.state.ui.present);
    this.#narrate(changed.has("frame") ? (changed.get("frame") ?? null) : undefined, frame, pane);
    this.#place(frame);
    this.#hovered = this.#pointing.hovered(this.#focused);
    this.#narrator?.pointer.toExample(this.#hovered);
  }

  /** Where what answers keys could not be loaded, that is said below. */
  #perform(command: StageCommand, repeat: boolean): void {
    const { module } = this.#keyboardCode;
    this.#keyboard ??= module && new module.KeyboardCommands(this);
    this.#keyboard?.perform(command, repeat);
  }

  /** @param before The frame before this one; undefined where this one is not new. */
  #narrate(before: Frame | null | undefined, frame: Frame, pane: PaneView): void {
    this.#narration.load();
    const { module } = this.#narration;
    if (!module) return;
    if (before !== undefined) this.#narrator?.follow(before, frame, pane, this.#focused);
    if (this.#narrator) return;
    this.#narrator = new module.Narrator(this);
    this.#handles = new module.Handles(this);
    this.#narrator.follow(null, frame, pane, this.#focused);
  }

  /** Decides the window, and with it where everything is. */
  #place(frame: Frame): void {
    const theme = this.#size && this.#surface.theme(frame.state.ui.theme);
    if (!this.#size || !theme) return;
    this.#placing.follow(frame, this.#size, theme, this.#pointing.busy, this.group.edits);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("frame")) this.#pointing.framed();
  }

  #paint(): void {
    const { frame, pane } = this;
    const { layout } = this.#placing;
    const theme = frame && this.#surface.theme(frame.state.ui.theme);
    // The first update only makes the surface; its size arrives with the observer.
    if (!frame || !pane || !theme || !this.#size || !layout) return;
    const pointed = this.#hovered ?? frame.selected;
    const by = { hovered: this.#hovered, pointer: this.pointer, cursor: this.#focused ? this.cursor : null };
    const asked = this.closest('[data-predicts~="mistakes"]') !== null;
    if (pointed !== null || crowdsOf(frame.examples).size > 0) this.#answers.load();
    const canvases = this.#canvases();
    if (canvases.ground) markStale(canvases.ground, isFieldBehind(pane));
    this.#painter.paint(canvases, {
      frame,
      pane,
      group: this.group,
      size: this.#size,
      theme,
      layout,
      marks: marksOf(frame, pane, by, layout.projection.plot),
      standing: this.#handles?.standing ?? null,
      pointed,
      still: isStill(frame.state.ui.motion),
      updates: this.#narration.module?.updateDrawing ?? null,
      predictions: this.#predictions.module,
      asked,
      answers: asked ? null : this.#answers.module,
      printed: this.#surface.printing,
    });
    this.#follow(frame, pane, this.#size, layout);
    placeReadout(this.querySelector(".pp-stage-readout"), layout, this.#size, frame.examples.columns[0]);
  }

  protected override render(): TemplateResult {
    const say = this.say(stage);
    return html`
      <div
        class="pp-surface pp-stage-surface"
        part="stage"
        tabindex="0"
        role="application"
        aria-roledescription=${say.role}
        aria-label=${say.name({ learner: this.label })}
        aria-describedby=${this.#narrator?.describedBy(this.#id, this.#focused) ?? nothing}
        data-tool=${this.frame?.state.ui.tool ?? nothing}
        ?data-hover=${this.#hovered !== null}
        ?data-settles=${this.#settles && !isStill(this.frame?.state.ui.motion ?? "auto")}
      >
        <canvas class="pp-canvas pp-stage-canvas" aria-hidden="true"></canvas>
        <canvas class="pp-canvas pp-stage-canvas" aria-hidden="true"></canvas>
        <canvas class="pp-canvas pp-stage-canvas" aria-hidden="true"></canvas>
        ${this.#handles?.render()}
      </div>
      <p class="pp-stage-readout" aria-hidden="true">${this.#readoutText()}</p>
      <p class="pp-visually-hidden" id="${this.#id}-text">${this.#narrator?.description}</p>
      <p class="pp-visually-hidden" id="${this.#id}-help">${this.#narration.module?.keyHelp(this.words)}</p>
      <p class="pp-visually-hidden" aria-live="polite">${this.#narrator?.announcement}</p>
      <div class="pp-stage-failures">${[this.#narration, this.#keyboardCode, this.#predictions, this.#answers, this.#handles?.code].map((code) => code?.failure(this.words))}</div>
      <span class="pp-probe" hidden></span>
    `;
  }

  #readoutText(): string {
    const { frame, pane, projection } = this;
    if (!frame || !pane || !projection) return "";
    return this.#narration.module?.readoutLine(frame, pane, projection.window, this.#hovered) ?? "";
  }

  #canvases(): Canvases {
    const [ground = null, points = null, marks = null] = this.querySelectorAll("canvas");
    return { ground, points, marks };
  }
}

define("pp-stage", PpStage);

interface InputHandlers {
  readonly pointing: Pointing;
  readonly command: (command: StageCommand, repeat: boolean) => void;
  readonly wheel: (event: WheelEvent) => void;
  readonly focus: (focused: boolean) => void;
}

/** Connects the events of the surface. They live as long as the surface itself. */
function listen(surface: HTMLElement, { pointing, command, wheel, focus }: InputHandlers): void {
  for (const type of pointerEvents) surface.addEventListener(type, (event) => pointing.hear(event));
  // The right button flips a label; the browser's menu would cover it.
  surface.addEventListener("contextmenu", (event) => event.preventDefault());
  surface.addEventListener("mousedown", (event) => {
    if (event.button === 1) event.preventDefault(); // no autoscroll
  });
  surface.addEventListener("wheel", wheel, { passive: false });
  // Of two fingers that begin to pinch the browser would take the one that moves up or down first, to scroll the page.
  surface.addEventListener(
    "touchmove",
    (event) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
  surface.addEventListener("focus", () => focus(true));
  surface.addEventListener("blur", () => focus(false));
  surface.addEventListener("keydown", (event) => {
    const wanted = commandFor(event);
    if (!wanted) return;
    event.preventDefault();
    event.stopPropagation();
    command(wanted, event.repeat);
  });
}
