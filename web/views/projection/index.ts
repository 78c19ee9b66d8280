import { html, nothing, type TemplateResult } from "lit";
import { projection } from "../../words/en/companion/projection.js";
import { openLayer } from "../shared/canvas/layer.js";
import { DrawnSurface } from "../shared/canvas/surface/drawn-surface.js";
import { surfaceCss } from "../shared/canvas/surface/surface.css.js";
import { checkbox, selectField } from "../shared/controls/controls.js";
import { define } from "../shared/controls/define.js";
import { uniqueId } from "../shared/controls/unique-id.js";
import { Memo } from "../shared/frame-paths.js";
import { litExample } from "../shared/lit-example.js";
import { hint } from "../shared/offers/offer.js";
import { ExampleInput } from "../shared/press/example-input.js";
import { throttledViewOf } from "../shared/throttled-view.js";
import type { PartView } from "../shared/view.js";
import { dotAt } from "./dots.js";
import { paint } from "./draw/painter.js";
import { type ProjectionFrame, pictureReads, projectionReads } from "./inputs.js";
import type { NumberLine } from "./line.js";
import { type Picture, pictureOf } from "./picture.js";
import { planeFigure } from "./plane-figure.js";
import { projectionCss } from "./projection.css.js";
import { aboutAxis, exampleText, nothingToProject, summary } from "./words.js";

const axes = ["score", "distance"] as const;

const visitOf = ({ findings }: ProjectionFrame): number | null => findings?.projection?.visit ?? null;

/** All examples on the number line that the weights are the direction of, with the threshold and the margin. */
class PpProjection extends throttledViewOf(projectionReads, visitOf) {
  readonly #id = uniqueId("pp-projection");
  readonly #surface = new DrawnSurface(this, () => this.#paint());
  readonly #hand = new ExampleInput(this, {
    at: (event) => this.#exampleAt(event),
    next: (key, from) => (this.#picture ? neighbour(key, this.#picture.line, from) : undefined),
  });
  readonly #pictures = new Memo<(typeof projectionReads)[number], Picture | null>(...pictureReads);
  #picture: Picture | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame) return nothing;
    const say = this.say(projection);
    const { axis, turned } = frame.state.ui;
    const without = nothingToProject(frame);
    if (without) return hint(without, frame, this.dispatch);
    const found = frame.findings?.projection;
    if (!found) return nothing;
    const lit = litExample(frame);
    const about = lit === null ? null : exampleText(frame, found, lit);
    return html`<div class="pp-projection">
      <div class="pp-row pp-bar pp-projection-bar">
        ${selectField({
          id: `${this.#id}-axis`,
          label: say.axis,
          choices: axes.map((value) => ({ value, title: say.axes[value] })),
          value: axis,
          choose: (chosen) => this.dispatch({ type: "set-ui", ui: { axis: chosen } }),
        })}
        ${checkbox(say.turn, turned, (on) => this.dispatch({ type: "set-ui", ui: { turned: on } }))}
      </div>
      <div class="pp-projection-pictures">
        <div
          class="pp-surface pp-projection-surface"
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
        </div>
        ${planeFigure(frame, found)}
      </div>
      <p class="pp-projection-words">${summary(frame, found)}</p>
      <p class="pp-muted pp-projection-example" aria-live="polite">${about ?? aboutAxis(frame)}</p>
      <p class="pp-visually-hidden" id="${this.#id}-help">${say.keyHelp}</p>
      <span class="pp-probe" hidden></span>
    </div>`;
  }

  #paint(): void {
    const { frame } = this;
    const found = frame?.findings?.projection;
    const size = frame && this.#surface.size(frame.state.ui);
    this.#picture = null;
    const theme = frame && this.#surface.theme(frame.state.ui);
    if (!frame || !found || !size || !theme) return;
    this.#picture = this.#pictures.of(frame, [size, theme], () => pictureOf(frame, found, size, theme));
    const layer = this.#picture && openLayer(this.querySelector(".pp-surface > canvas"), size);
    if (layer && this.#picture) paint(layer, frame, this.#picture, theme);
  }

  #exampleAt(event: PointerEvent): number | null {
    const { frame } = this;
    if (!this.#picture || !frame) return null;
    const { laid, line, room } = this.#picture;
    const { x, y } = this.#surface.placeOf(event, frame.state.ui);
    const i = dotAt(laid, line, { x, height: room.line - y }, frame.state.ui.turned);
    return i === null ? null : (line.examples[i] ?? null);
  }
}

define("pp-projection", PpProjection);

/** The example that a key goes to from another, along the line; null: none; undefined: the key is not for the line. */
export function neighbour(
  key: string,
  { place, examples }: NumberLine,
  from: number | null,
): number | null | undefined {
  if (key === "Escape") return from === null ? undefined : null;
  const steps: Readonly<Record<string, (at: number) => number>> = {
    ArrowLeft: (at) => at - 1,
    ArrowRight: (at) => at + 1,
    Home: () => 0,
    End: () => place.length - 1,
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (!step) return undefined;
  const order = Array.from(place, (_, i) => i).sort((a, b) => (place[a] as number) - (place[b] as number) || a - b);
  const at = order.findIndex((i) => examples[i] === from);
  const start = at < 0 ? (key === "ArrowLeft" ? order.length : -1) : at;
  const to = Math.min(order.length - 1, Math.max(0, step(start)));
  return examples[order[to] ?? 0] ?? null;
}

export const styles: PartView["styles"] = [surfaceCss, projectionCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-projection .frame=${frame} .dispatch=${dispatch}></pp-projection>`;
