import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { readTheme } from "../shared/canvas/colors.js";
import { DrawnSize } from "../shared/canvas/drawn-size.js";
import { openLayer, placeOf, type StageSize } from "../shared/canvas/layer.js";
import { SizeWatch } from "../shared/canvas/size-watch.js";
import { ThemeWatch } from "../shared/canvas/theme-watch.js";
import { checkbox, selectField } from "../shared/controls/controls.js";
import { define } from "../shared/controls/define.js";
import { uniqueId } from "../shared/controls/unique-id.js";
import { ExamplePointer } from "../shared/press/example-pointer.js";
import { throttledViewOf } from "../shared/throttled-view.js";
import { dotAt } from "./dots.js";
import { paint } from "./draw/painter.js";
import { projectionReads } from "./inputs.js";
import { neighbour } from "./keys.js";
import { type Picture, pictureOf } from "./picture.js";
import { planeFigure } from "./plane-figure.js";
import { aboutAxis, exampleText, nothingToProject, summary } from "./words.js";

const axes = [
  { value: "score", title: "scores" },
  { value: "distance", title: "distances" },
] as const;

const KEY_HELP = "Left and right arrow keys go from example to example along the line, Home and End to the outermost.";

/** All examples on the number line that the weights are the direction of, with the threshold and the margin. */
export class PpProjection extends throttledViewOf(projectionReads) {
  readonly #id = uniqueId("pp-projection");
  readonly #themes = new ThemeWatch(readTheme, () => this.requestUpdate());
  readonly #sizes = new DrawnSize();
  readonly #pointer = new ExamplePointer(() => this.dispatch);
  #watch: SizeWatch | null = null;
  #surface: Element | null = null;
  #picture: Picture | null = null;
  #hovered: number | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#themes.start();
    // Not in the middle of drawing: what is asked for may draw again.
    queueMicrotask(() => this.isConnected && this.dispatch({ type: "want-projection", want: true }));
    if (this.hasUpdated) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#themes.stop();
    this.#watch?.stop();
    this.#surface = null;
    this.#pointer.point(null);
    this.dispatch({ type: "want-projection", want: false });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame) return nothing;
    const { axis, turned } = frame.state.ui;
    const without = nothingToProject(frame);
    if (without !== null) return html`<p class="pp-hint" aria-live="polite">${without}</p>`;
    const found = frame.findings?.projection;
    if (!found) return nothing;
    const about = frame.selected === null ? null : exampleText(frame, found, frame.selected);
    return html`<div class="pp-projection">
      <div class="pp-projection-bar">
        ${selectField({
          id: `${this.#id}-axis`,
          label: "Measured in",
          choices: axes,
          value: axis,
          choose: (chosen) => this.dispatch({ type: "set-ui", ui: { axis: chosen } }),
        })}
        ${checkbox("Turn the negatives round", turned, (on) => this.dispatch({ type: "set-ui", ui: { turned: on } }))}
      </div>
      <div class="pp-projection-pictures">
        <div
          class="pp-projection-surface"
          tabindex="0"
          role="application"
          aria-roledescription="number line"
          aria-label="Examples on the line of the weights"
          aria-describedby="${this.#id}-help"
          @pointermove=${this.#hover}
          @pointerleave=${this.#leave}
          @pointerdown=${this.#press}
          @keydown=${this.#key}
          @blur=${this.#leave}
        >
          <canvas class="pp-projection-canvas" role="img" aria-label=${summary(frame, found)}></canvas>
        </div>
        ${planeFigure(frame, found)}
      </div>
      <p class="pp-projection-words">${summary(frame, found)}</p>
      <p class="pp-projection-example" aria-live="polite">${about ?? aboutAxis(frame.state.ui)}</p>
      <p class="pp-visually-hidden" id="${this.#id}-help">${KEY_HELP}</p>
      <span class="pp-projection-probe"></span>
    </div>`;
  }

  protected override updated(_changed: PropertyValues): void {
    this.#watchSurface();
    this.#paint();
  }

  /** The surface comes and goes with what there is to project. */
  #watchSurface(): void {
    const surface = this.querySelector(".pp-projection-surface");
    if (surface !== this.#surface) {
      this.#watch?.stop();
      this.#surface = surface;
      this.#watch = surface && new SizeWatch(surface, (size) => this.#resize(size));
      this.#watch?.start();
    } else this.#watch?.check();
  }

  #resize(size: StageSize): void {
    this.#sizes.measured = size;
    requestAnimationFrame(() => this.#paint());
  }

  #paint(): void {
    const { frame } = this;
    const probe = this.querySelector<HTMLElement>(".pp-projection-probe");
    const found = frame?.findings?.projection;
    const size = frame && this.#sizes.of(frame.state.ui.present);
    this.#picture = null;
    if (!frame || !found || !size || !probe || !this.isConnected) return;
    const theme = this.#themes.theme(probe, frame.state.ui.theme);
    this.#picture = pictureOf(frame, found, size, theme);
    const layer = this.#picture && openLayer(this.querySelector(".pp-projection-canvas"), size);
    if (layer && this.#picture) paint(layer, frame, this.#picture, this.#hovered, theme);
  }

  #exampleAt(event: PointerEvent): number | null {
    const { frame } = this;
    if (!this.#picture || !frame) return null;
    const { laid, line, room } = this.#picture;
    const { x, y } = placeOf(event, this.#sizes.of(frame.state.ui.present)?.magnification ?? 1);
    const i = dotAt(laid, line, { x, height: room.line - y }, frame.state.ui.turned);
    return i === null ? null : (line.examples[i] ?? null);
  }

  #show(example: number | null): void {
    this.#hovered = example;
    this.#pointer.point(example);
    this.requestUpdate();
  }

  readonly #hover = (event: PointerEvent): void => {
    const example = this.#exampleAt(event);
    if (example !== this.#hovered) this.#show(example);
  };

  readonly #leave = (): void => {
    if (this.#hovered !== null) this.#show(null);
  };

  readonly #press = (event: PointerEvent): void => {
    this.#hovered = null;
    this.#pointer.choose(this.#exampleAt(event));
  };

  readonly #key = (event: KeyboardEvent): void => {
    const { frame } = this;
    if (!frame || !this.#picture || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = neighbour(event.key, this.#picture.line, frame.selected);
    if (next === undefined) return;
    this.#pointer.choose(next);
    event.preventDefault();
    event.stopPropagation();
  };
}

define("pp-projection", PpProjection);
