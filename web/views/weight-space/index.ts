import { html, nothing, type TemplateResult } from "lit";
import { hyperplane } from "../../state/frame.js";
import { weightSpace } from "../../words/en/companion/weight-space.js";
import { openLayer } from "../shared/canvas/layer.js";
import type { Plane } from "../shared/canvas/plane.js";
import { dataX, dataY, insidePlot } from "../shared/canvas/projection.js";
import { DrawnSurface } from "../shared/canvas/surface/drawn-surface.js";
import { surfaceCss } from "../shared/canvas/surface/surface.css.js";
import { define } from "../shared/controls/define.js";
import { uniqueId } from "../shared/controls/unique-id.js";
import { handleCss } from "../shared/handles/handle.css.js";
import { litExample } from "../shared/lit-example.js";
import { hint } from "../shared/offers/offer.js";
import { ExampleInput } from "../shared/press/example-input.js";
import { throttledViewOf } from "../shared/throttled-view.js";
import type { PartView } from "../shared/view.js";
import { axesOf, heldWeights, withAxis } from "./axes.js";
import { controls } from "./controls.js";
import { paint } from "./draw/painter.js";
import { planeLayout } from "./draw/plane.js";
import { type WeightSpaceFrame, weightSpaceReads } from "./inputs.js";
import { type ExampleLine, lineAt, stepOf } from "./lines.js";
import { type WeightPicture, weightPicture } from "./picture.js";
import { PointHandle } from "./point-handle.js";
import { placesOf } from "./way.js";
import { weightSpaceCss } from "./weight-space.css.js";
import { windowAround } from "./window.js";
import { drawnText, lineText, noPlane, regionText } from "./words.js";

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The example whose line a key goes to from another; null: none; undefined: the key is not for lines. */
export function neighbour(key: string, lines: readonly ExampleLine[], from: number | null): number | null | undefined {
  if (key === "Escape") return from === null ? undefined : null;
  if (key === "Home") return lines[0]?.example ?? null;
  if (key === "End") return lines.at(-1)?.example ?? null;
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (step === undefined) return undefined;
  const at = lines.findIndex(({ example }) => example === from);
  const next = at < 0 && step < 0 ? lines.length - 1 : at + step;
  return lines[(next + lines.length) % lines.length]?.example ?? null;
}

/** Pixels that a pointer may be from a line. */
const NEAR = 9;

/** The moment of the region; null where the region does not depend on the moment, because no weight is held. */
function regionVisit(frame: WeightSpaceFrame): number | null {
  const axes = axesOf(frame);
  const model = hyperplane(frame.pane.current);
  const held = axes && model ? heldWeights(frame, model, axes) : [];
  return held.length > 0 ? (frame.findings?.weights?.region?.visit ?? null) : null;
}

/** The plane of two weights: a line for each example, the region where all are right, and the way of the weights. */
class PpWeightSpace extends throttledViewOf(weightSpaceReads, regionVisit) {
  static override properties = { ...super.properties, zoom: { state: true } };

  /** How many times the window is as large as what it is around. */
  declare private zoom: number;
  readonly #id = uniqueId("pp-weights");
  readonly #surface = new DrawnSurface(this, () => this.#paint());
  readonly #hand = new ExampleInput(this, {
    at: (event) => this.#exampleAt(event),
    next: (key, from) => (this.#picture ? neighbour(key, this.#picture.lines, from) : undefined),
  });
  readonly #handle = new PointHandle(
    () => this.dispatch,
    () => this.requestUpdate(),
  );
  #picture: WeightPicture | null = null;
  #layout: Plane | null = null;
  #asked = "";
  /** Of the plane that the handle was last placed on. */
  #placed = "";

  constructor() {
    super();
    this.zoom = 1;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#asked = "";
    this.dispatch({ type: "want-weights", want: null });
  }

  protected override willUpdate(): void {
    const { frame } = this;
    this.#picture = frame && frame.pane.obstacle === null ? weightPicture(frame) : null;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame) return nothing;
    const say = this.say(weightSpace);
    const without = noPlane(frame);
    if (without) return hint(without, frame, this.dispatch);
    const picture = this.#picture;
    if (!picture) return nothing;
    const { lines, axes } = picture;
    const chosen = lines.find(({ example }) => example === litExample(frame));
    const text = `${regionText(frame, picture)} ${drawnText(frame, picture)}`.trim();
    const acts = {
      choose: (place: 0 | 1, name: string) =>
        this.dispatch({ type: "set-ui", ui: { weightAxes: withAxis(axes, place, name) } }),
      zoom: (times: number) => {
        this.zoom = times === 0 ? 1 : this.zoom * times;
      },
    };
    return html`<div class="pp-weight-space">
      ${controls(frame, axes, this.#id, acts)}
      <div
        class="pp-surface pp-weight-space-surface"
        tabindex="0"
        role="application"
        aria-roledescription=${say.role}
        aria-label=${say.name}
        aria-describedby="${this.#id}-help"
        @pointermove=${this.#hand.hover}
        @pointerleave=${this.#hand.leave}
        @pointerdown=${this.#hand.press}
        @keydown=${this.#hand.key}
        @blur=${this.#hand.leave}
      >
        <canvas class="pp-canvas" aria-hidden="true"></canvas>
        ${this.#layout && this.#handle.render(frame, picture, this.#layout, this.#surface.size(frame.state.ui)?.magnification ?? 1)}
      </div>
      <p class="pp-visually-hidden" aria-live="polite">${this.#handle.told}</p>
      <div class="pp-weight-space-words">
        <p>${text}</p>
        <p aria-live="polite">${chosen ? lineText(frame, picture, chosen) : say.about}</p>
      </div>
      <p class="pp-visually-hidden" id="${this.#id}-help">${say.keyHelp}</p>
      <span class="pp-probe" hidden></span>
    </div>`;
  }

  #paint(): void {
    const { frame } = this;
    const picture = this.#picture;
    const size = frame && this.#surface.size(frame.state.ui);
    const theme = frame && this.#surface.theme(frame.state.ui);
    this.#layout = null;
    if (!frame || !picture || !theme) return;
    if (size) {
      const path = frame.findings?.weights?.path ?? null;
      const shown = [...placesOf(path), picture.present, ...(picture.step ? [picture.step.from] : [])];
      this.#layout =
        this.#handle.layout ?? planeLayout(windowAround(shown, stepOf(picture.lines) / 2, this.zoom), size, theme.size);
      const layer = openLayer(this.querySelector(".pp-surface > canvas"), size);
      if (layer) paint(layer, this.#layout, frame, picture, theme);
    }
    this.#ask(picture);
    const placed = JSON.stringify(this.#layout?.projection) ?? "";
    if (placed === this.#placed) return;
    this.#placed = placed;
    // The handle is over what is drawn.
    this.requestUpdate();
  }

  /** Asks for the plane, and once it is known which part of it is in sight, for what lies there. */
  #ask({ axes }: WeightPicture): void {
    const window = this.#layout && { axes, ...this.#layout.projection.window };
    const asked = JSON.stringify([axes, window]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    // Not in the middle of drawing: what is asked for may draw again.
    queueMicrotask(() => this.isConnected && this.dispatch({ type: "want-weights", want: { axes, window } }));
  }

  #exampleAt(event: PointerEvent): number | null {
    const picture = this.#picture;
    const layout = this.#layout;
    if (!picture || !layout || !this.frame) return null;
    const { x, y } = this.#surface.placeOf(event, this.frame.state.ui);
    const { projection } = layout;
    if (!insidePlot(projection, x, y)) return null;
    const at = { x: dataX(projection, x), y: dataY(projection, y) };
    return lineAt(picture.lines, at, NEAR / projection.scale)?.example ?? null;
  }
}

define("pp-weight-space", PpWeightSpace);

export const styles: PartView["styles"] = [surfaceCss, handleCss, weightSpaceCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-weight-space .frame=${frame} .dispatch=${dispatch}></pp-weight-space>`;
