import { html, nothing, type PropertyValues, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { canonical } from "../../state/document/features/feature-names.js";
import { featureText } from "../../state/document/notation/feature-text.js";
import type { LiftState } from "../../state/document/state.js";
import type { Frame } from "../../state/runs/frame.js";
import { BIAS, featureShown, heightsFor, type Liftable } from "../../state/runs/lift-features.js";
import { readTheme } from "../../ui/canvas/colors.js";
import { placeOf } from "../../ui/canvas/layer.js";
import { define, uniqueId } from "../../ui/controls/define.js";
import { isStill } from "../../ui/page/still.js";
import { DrawnSurface } from "../../ui/surface/drawn-surface.js";
import surfaceCss from "../../ui/surface/surface.css?inline";
import { type LiftWords, lift, lift as words } from "../../words/generated/en/lift.js";
import { type Offer, obstacleOffers, offerButtons } from "../shared/offers/offer.js";
import { choose } from "../shared/pointing/example-input.js";
import { ViewPointer } from "../shared/pointing/view-pointer.js";
import { ThrottledView } from "../shared/throttled-view.js";
import { type PartView, View } from "../shared/view.js";
import { LiftPainter } from "./draw/painter.js";
import { type Figure, FigureMaker, isUpright } from "./figure/figure.js";
import liftCss from "./lift.css?inline";
import { type Camera, dragged, moved, readable, START } from "./space/camera.js";
import { exampleNear, type Projected } from "./space/projected.js";
import { altText, wordsOf } from "./words.js";

/** A feature that the examples can be lifted to. */
interface LiftFeature {
  readonly name: string;
  readonly title: string;
}

/** The learner's own features beyond the axes, others that are often used, and the constant one. */
interface LiftFeatures {
  readonly own: readonly LiftFeature[];
  readonly others: readonly LiftFeature[];
  readonly bias: LiftFeature;
}

/** More would be a list nobody reads. */
const MOST_OWN = 40;

export function liftFeatures(frame: Liftable & Pick<Frame, "words">, chosen: string | null): LiftFeatures {
  const named = (name: string): LiftFeature => ({ name, title: featureTitle(name, frame) });
  const { own, others } = heightsFor(frame, chosen);
  return { own: own.slice(0, MOST_OWN).map(named), others: others.map(named), bias: named(BIAS) };
}

/** As it is written on an axis; the constant feature is x₀. */
function featureTitle(name: string, { examples, words }: Liftable & Pick<Frame, "words">): string {
  return name === BIAS ? words.room(lift).constantName : featureText(name, examples);
}

/** What lifts the examples where they, or the plane, stay as flat as before. */
export function liftOffers({ pane, state, words }: Frame, figure: Figure): readonly Offer[] {
  const say = words.room(lift);
  const { feature, examples } = figure.cloud;
  if (feature === BIAS)
    return state.bias ? [] : [{ words: say.turnBiasOn, field: "bias", act: { type: "configure", bias: true } }];
  if (!isUpright(figure) || pane.features.map(canonical).includes(feature)) return [];
  return [
    {
      words: say.addFeature({ feature: featureText(feature, examples) }),
      field: "features",
      act: ({ pane: now }) => ({ type: "set-features", features: [...now.features, feature] }),
    },
  ];
}

/** Pixels a press may tremble before it counts as a drag. */
const TREMBLE = 3;
/** Reach in pixels of a mouse or pen, and of a finger. */
const REACH = 12;
const TOUCH_REACH = 22;

/** What the hand may know of the picture and ask of it. */
export interface Turnable {
  readonly places: Projected | null;
  /** CSS pixels per pixel that is drawn in. */
  readonly magnification: number;
  /** A drag by so many pixels since the last. */
  turn(dx: number, dy: number): void;
  /** The end of a drag. */
  settle(): void;
  select(example: number | null): void;
  hover(example: number | null): void;
}

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  last: { readonly x: number; readonly y: number };
  dragging: boolean;
}

/** Whether a press becomes a drag. A finger that sets out up or down scrolls the page. */
function begins(dx: number, dy: number, pointer: string): boolean {
  if (pointer !== "touch") return Math.hypot(dx, dy) > TREMBLE;
  return Math.abs(dx) > 2 * TREMBLE && Math.abs(dx) > Math.abs(dy);
}

/** Turns pointer events into turns of the picture; a press without a drag selects. */
export class RotateInput {
  readonly #picture: Turnable;
  #press: Press | null = null;

  constructor(picture: Turnable) {
    this.#picture = picture;
  }

  get dragging(): boolean {
    return this.#press?.dragging ?? false;
  }

  listen(surface: HTMLElement): void {
    surface.addEventListener("pointerdown", (event) => this.#down(event, surface));
    surface.addEventListener("pointermove", (event) => this.#move(event));
    surface.addEventListener("pointerup", (event) => this.#up(event));
    surface.addEventListener("pointercancel", (event) => this.#cancel(event));
    surface.addEventListener("pointerleave", () => this.#picture.hover(null));
  }

  #down(event: PointerEvent, surface: HTMLElement): void {
    if (this.#press || event.button !== 0) return;
    const { clientX: x, clientY: y, pointerId: id } = event;
    this.#press = { id, x, y, last: { x, y }, dragging: false };
    try {
      surface.setPointerCapture(id);
    } catch {
      // The pointer is gone already, or the event was made by a script: the drag works without.
    }
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) {
      if (event.pointerType !== "touch") this.#picture.hover(this.#exampleAt(event));
      return;
    }
    const { clientX: x, clientY: y } = event;
    press.dragging ||= begins(x - press.x, y - press.y, event.pointerType);
    if (!press.dragging) return;
    this.#picture.hover(null);
    this.#picture.turn(x - press.last.x, y - press.last.y);
    press.last = { x, y };
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    this.#press = null;
    if (press.dragging) this.#picture.settle();
    else if (Math.hypot(event.clientX - press.x, event.clientY - press.y) <= REACH)
      this.#picture.select(this.#exampleAt(event));
  }

  /** The browser has taken the finger to scroll the page. */
  #cancel(event: PointerEvent): void {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    this.#press = null;
    if (press.dragging) this.#picture.settle();
  }

  #exampleAt(event: PointerEvent): number | null {
    const { places, magnification } = this.#picture;
    if (!places) return null;
    return exampleNear(places, placeOf(event, magnification), event.pointerType === "touch" ? TOUCH_REACH : REACH);
  }
}

interface LiftActions {
  readonly choose: (feature: string) => void;
  readonly turn: (byTurn: number, byTilt: number) => void;
  /** Null where it is closed elsewhere. */
  readonly close: (() => void) | null;
}

/** Degrees of one press. */
const STEP = 10;

const LEFT = svg`<path d="M3 8.5c0-3 2.5-5 5.5-5s5 2 5 4.5-2 4.5-4.5 4.5M3 8.5l-1.5-2.5M3 8.5l2.5-2" />`;
const RIGHT = svg`<path d="M13 8.5c0-3-2.5-5-5.5-5s-5 2-5 4.5 2 4.5 4.5 4.5M13 8.5l1.5-2.5M13 8.5l-2.5-2" />`;
const HIGHER = svg`<path d="M8 12.5v-8M4.5 7.5l3.5-3.5 3.5 3.5" />`;
const LOWER = svg`<path d="M8 3.5v8M4.5 8.5l3.5 3.5 3.5-3.5" />`;
const CROSS = svg`<path d="M4 4l8 8M12 4l-8 8" />`;

/** What the picture is about, how to turn it without dragging, and in a figure how to close it. */
function liftBar(
  features: LiftFeatures,
  shown: string,
  id: string,
  say: LiftWords,
  actions: LiftActions,
): TemplateResult {
  const pick = (event: Event): void => actions.choose((event.target as HTMLSelectElement).value);
  return html`
    <div class="pp-row pp-bar pp-lift-bar">
      <div class="pp-line pp-lift-choice">
        <label for=${id}>${say.height}</label>
        <select class="pp-select" id=${id} @change=${pick}>
          ${group(say.own, features.own, shown)} ${group(say.others, features.others, shown)}
          ${group(say.constant, [features.bias], shown)}
        </select>
      </div>
      <div class="pp-signs" role="group" aria-label=${say.view}>
        ${button(say.left, LEFT, () => actions.turn(-STEP, 0))}
        ${button(say.right, RIGHT, () => actions.turn(STEP, 0))}
        ${button(say.higher, HIGHER, () => actions.turn(0, STEP))}
        ${button(say.lower, LOWER, () => actions.turn(0, -STEP))}
        ${actions.close ? button(say.close, CROSS, actions.close) : nothing}
      </div>
    </div>
  `;
}

function group(label: string, features: readonly LiftFeature[], shown: string): TemplateResult | string {
  if (features.length === 0) return "";
  return html`<optgroup label=${label}>
    ${features.map(
      ({ name, title }) => html`<option value=${name} .selected=${live(name === shown)}>${title}</option>`,
    )}
  </optgroup>`;
}

function button(name: string, icon: SVGTemplateResult, press: () => void): TemplateResult {
  return html`
    <button
      type="button"
      class="pp-button pp-button-quiet pp-button-icon"
      title=${name}
      @click=${press}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">${icon}</svg>
    </button>
  `;
}

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP / 2, 0],
  ArrowRight: [STEP / 2, 0],
  ArrowUp: [0, STEP / 2],
  ArrowDown: [0, -STEP / 2],
};

/** What the picture shows, in words. */
class PpLiftWords extends ThrottledView {
  declare figureOf: (frame: Frame) => Figure | null;

  protected override render(): string | typeof nothing {
    const { frame } = this;
    const figure = frame && this.figureOf(frame);
    return figure ? wordsOf(frame, figure) : nothing;
  }
}

define("pp-lift-words", PpLiftWords);

/** The examples lifted to one more feature, in 3-D, and the plane that stands among them. */
class PpLift extends View {
  readonly #id = uniqueId("pp-lift");
  readonly #maker = new FigureMaker();
  readonly #painter = new LiftPainter();
  readonly #hand = new RotateInput(this);
  readonly #surface = new DrawnSurface(this, readTheme, () => this.#paint());
  readonly #actions = {
    choose: (feature: string) => this.#set({ feature }),
    turn: (byTurn: number, byTilt: number) => this.#look(moved(this.#camera, byTurn, byTilt)),
  };
  #figure: Figure | null = null;
  /** Where the eye is before the frame says so: all through a drag, and between two frames. */
  #ahead: Camera | null = null;
  #request = 0;
  readonly #pointer = new ViewPointer(this);
  readonly #figureOf = (frame: Frame): Figure | null =>
    frame.state.ui.lift && this.#maker.figure(frame, featureShown(frame, frame.state.ui.lift.feature));

  get magnification(): number {
    return this.#surface.size(this.frame?.state.ui.present)?.magnification ?? 1;
  }

  get places(): Projected | null {
    return this.#painter.places;
  }

  turn(dx: number, dy: number): void {
    this.#ahead = dragged(this.#camera, dx, dy);
    this.#request ||= requestAnimationFrame(() => {
      this.#request = 0;
      this.#paint();
    });
  }

  settle(): void {
    if (this.#ahead) this.#look(this.#ahead);
  }

  select(example: number | null): void {
    choose(this.dispatch, example);
  }

  hover(example: number | null): void {
    this.#pointer.toExample(example);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#painter.stop();
  }

  get #lift(): LiftState | null {
    return this.frame?.state.ui.lift ?? null;
  }

  get #camera(): Camera {
    return this.#ahead ?? this.#lift ?? START;
  }

  #look(camera: Camera): void {
    this.#ahead = readable(camera);
    this.#set(this.#ahead);
  }

  #set(change: Partial<LiftState>): void {
    const changes = { ...this.#ahead, ...change };
    this.dispatch(({ state: { ui } }) => ui.lift && { type: "set-ui", ui: { lift: { ...ui.lift, ...changes } } });
  }

  /** The button that is pressed goes with the picture: the focus moves to the one that opens it again. */
  #close(): void {
    const root = this.getRootNode() as ParentNode;
    this.dispatch({ type: "set-ui", ui: { lift: null } });
    root.querySelector<HTMLElement>('.pp-tab-group[data-wants="lift"], .pp-lecture-bar > select')?.focus();
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = Object.hasOwn(KEYS, event.key) ? KEYS[event.key] : undefined;
    if (step) this.#look(moved(this.#camera, ...step));
    else if (event.key === "Home") this.#look(START);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  protected override firstUpdated(): void {
    const surface = this.querySelector<HTMLElement>(".pp-lift-surface");
    if (!surface) return;
    this.#hand.listen(surface);
    surface.addEventListener("keydown", (event) => this.#key(event));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { frame } = this;
    if (!frame || !this.#lift) return;
    if (changed.has("frame") && !this.#hand.dragging) this.#ahead = null;
    this.#figure = this.#figureOf(frame);
  }

  #paint(): void {
    const { frame } = this;
    const size = frame && this.#surface.size(frame.state.ui.present);
    const theme = frame && this.#surface.theme(frame.state.ui.theme);
    if (!frame || !this.#figure || !size || !theme || !this.isConnected) return;
    const { feature, examples } = this.#figure.cloud;
    const [x = "", y = ""] = examples.columns;
    this.#painter.paint(this.querySelector("canvas"), {
      frame,
      figure: this.#figure,
      names: { x, y, z: feature === BIAS ? "x₀" : featureText(feature, examples) },
      camera: this.#camera,
      size,
      theme,
      still: isStill(frame.state.ui.motion),
    });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    const lift = this.#lift;
    if (!frame || !lift) return nothing;
    const say = this.say(words);
    const shown = featureShown(frame, lift.feature);
    return html`
      ${liftBar(liftFeatures(frame, lift.feature), shown, `${this.#id}-feature`, say, {
        ...this.#actions,
        close: frame.state.ui.embed ? () => this.#close() : null,
      })}
      <div
        class="pp-surface pp-lift-surface"
        part="lift"
        tabindex="0"
        role="application"
        aria-roledescription=${say.role}
        aria-label=${say.name}
        aria-describedby="${this.#id}-help"
        ?data-hover=${typeof frame.pointed?.example === "number"}
      >
        <canvas class="pp-canvas pp-lift-canvas" role="img" aria-label=${this.#figure ? altText(frame, this.#figure) : ""}></canvas>
      </div>
      <pp-lift-words class="pp-aside-note pp-lift-words" .frame=${frame} .figureOf=${this.#figureOf}></pp-lift-words>
      ${offerButtons([...obstacleOffers(frame), ...(this.#figure ? liftOffers(frame, this.#figure) : [])], frame, this.dispatch)}
      <p class="pp-visually-hidden" id="${this.#id}-help">${say.keyHelp}</p>
      <span class="pp-probe" hidden></span>
    `;
  }
}

define("pp-lift", PpLift);

export const styles: PartView["styles"] = [surfaceCss, liftCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-lift .frame=${frame} .dispatch=${dispatch}></pp-lift>`;
