import { html, nothing, type TemplateResult } from "lit";
import type { PresetInfo } from "../../../../engine/types.js";
import { reviewsPreset } from "../../../../state/document/features/presets.js";
import type { Examples } from "../../../../state/runs/frame.js";
import { presetPictures } from "../../../../state/runs/preset-pictures.js";
import { classGlyphs } from "../../../../ui/canvas/class-glyphs.js";
import { readTheme, type StageTheme } from "../../../../ui/canvas/colors.js";
import { openLayer } from "../../../../ui/canvas/layer.js";
import { byLook, spriteFor } from "../../../../ui/canvas/points.js";
import { pixelX, pixelY, project } from "../../../../ui/canvas/projection.js";
import { radio } from "../../../../ui/controls/choices.js";
import { define, withProperties } from "../../../../ui/controls/define.js";
import { DrawnSurface } from "../../../../ui/surface/drawn-surface.js";
import { setupData } from "../../../../words/generated/en/setupData.js";
import { View } from "../../../shared/view.js";
import { presetTitle } from "../../../shared/words/names.js";

/** Of a glyph, in pixels. */
const radius = 2.6;
/** Around the examples, in pixels. */
const margin = 6;

/** Draws a set of examples on a small canvas, with the shapes and colours of the stage. */
function drawThumbnail(canvas: HTMLCanvasElement, examples: Examples, theme: StageTheme): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = devicePixelRatio;
  const [deviceWidth, deviceHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
  const layer = openLayer(canvas, { width, height, deviceWidth, deviceHeight, ratio, magnification: 1 });
  if (!layer || examples.count === 0) return;
  const across = examples.xy.filter((_, k) => k % 2 === 0);
  const up = examples.xy.filter((_, k) => k % 2 === 1);
  const window = { x: rangeOf(across), y: rangeOf(up) };
  const plot = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  const projection = project(window, plot);
  const spriteOf = byLook(examples, (label, held) => spriteFor(label, held, radius, ratio, theme, classGlyphs));
  layer.context.setTransform(1, 0, 0, 1, 0, 0);
  across.forEach((x1, i) => {
    const sprite = spriteOf(i);
    if (!sprite) return;
    const left = Math.round(pixelX(projection, x1) * ratio) - sprite.half;
    const top = Math.round(pixelY(projection, up[i] ?? 0) * ratio) - sprite.half;
    layer.context.drawImage(sprite.canvas, left, top);
  });
}

/** Stands for texts, which are no points in a plane: lines of writing. */
function drawLines(canvas: HTMLCanvasElement, theme: StageTheme): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d");
  if (!context) return;
  context.fillStyle = theme.ink3;
  [0.8, 0.9, 0.7, 0.5].forEach((length, k) => {
    context.fillRect(width / 8, (height * (k + 1)) / 5, (length * width * 3) / 4, 2);
  });
}

/** From the least to the greatest, and at least a little. */
function rangeOf(values: Float64Array): readonly [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return high > low ? [low, high] : [low - 1, high + 1];
}

const GROUPS: readonly PresetInfo["separable"][] = ["yes", "depends", "no"];

/**
 * The presets, in groups by what a line can do, each with a picture of its examples, which are generated when this opens.
 * Choosing one replaces the data, which can be undone.
 */
class PpPresets extends withProperties(View, {
  /** By the names of the presets; empty until they have been generated. */
  pictures: new Map() as ReadonlyMap<string, Examples>,
}) {
  readonly #surface = new DrawnSurface(this, readTheme, () => this.#paint());
  #asked = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.pictures = new Map();
    this.#asked = false;
  }

  #paint(): void {
    const { frame } = this;
    const theme = frame && this.#surface.theme(frame.state.ui.theme);
    if (!frame || !theme) return;
    if (!this.#asked) void this.#generate(frame);
    for (const canvas of this.querySelectorAll("canvas")) {
      const { preset = "" } = canvas.dataset;
      const examples = preset === "" ? frame.examples : this.pictures.get(preset);
      if (preset === reviewsPreset.name) drawLines(canvas, theme);
      else if (examples) drawThumbnail(canvas, examples, theme);
    }
  }

  async #generate({ presets, engine }: NonNullable<this["frame"]>): Promise<void> {
    this.#asked = true;
    // Without what generates them there are no pictures: names are enough to choose by.
    const pictures = await presetPictures(presets, engine).catch(() => null);
    if (pictures && this.isConnected) this.pictures = pictures;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame, words } = this;
    if (!frame) return nothing;
    const { data } = frame.state;
    const say = this.say(setupData);
    // Reviews are among the presets by the name of their kind.
    const current = data.kind === "preset" ? data.name : data.kind === "reviews" ? data.kind : null;
    const own = data.kind === "table" || data.kind === "points" ? say.own[data.kind] : null;
    return html`
      <div class="pp-presets" role="radiogroup" aria-label=${say.preset}>
        <span class="pp-probe" hidden></span>
        ${own === null ? nothing : html`<div>${this.#choice("", own, true)}</div>`}
        ${GROUPS.map((separable) => {
          const members = frame.presets.filter((preset) => preset.separable === separable);
          if (members.length === 0) return nothing;
          return html`<p class="pp-hint" aria-hidden="true">${say.separable[separable]}</p>
            <div role="group" aria-label=${say.separable[separable]}>
              ${members.map(({ name }) => this.#choice(name, presetTitle(name, words), name === current))}
            </div>`;
        })}
      </div>
    `;
  }

  /** @param name empty for the data that there is, where it is no preset. */
  #choice(name: string, title: string, checked: boolean): TemplateResult {
    const choose = (): void => {
      if (name !== "") this.dispatch({ type: "load-preset", name, options: {} });
    };
    return html`<label class="pp-choice pp-preset" data-wants="learners">
      ${radio({ group: "pp-preset", value: name, checked, choose })}
      <canvas data-preset=${name} aria-hidden="true"></canvas>${title}
    </label>`;
  }
}

define("pp-presets", PpPresets);
