import { html, nothing, type TemplateResult } from "lit";
import { describedFacts } from "../../../state/io/exports/described.js";
import {
  type Color,
  type Font,
  type Item,
  type Segment,
  svgOf,
  tikzOf,
  type VectorPicture,
} from "../../../state/io/exports/picture/index.js";
import { fileName, mostPictures, type TextFile } from "../../../state/io/exports/text-file.js";
import type { Frame, PaneView } from "../../../state/runs/frame.js";
import { readTheme } from "../../../ui/canvas/colors.js";
import { FULL_GLYPHS } from "../../../ui/canvas/glyphs.js";
import { pixelBytes } from "../../../ui/canvas/pixel-bytes.js";
import { selectField } from "../../../ui/controls/controls.js";
import { define, withProperties } from "../../../ui/controls/define.js";
import exportCss from "../../../ui/files/export.css?inline";
import { described } from "../../../words/generated/en/described.js";
import { picture } from "../../../words/generated/en/picture.js";
import { numberField } from "../../shared/controls/number-field.js";
import { AbortableTask } from "../../shared/files/abortable-task.js";
import type { PixelFile } from "../../shared/files/pp-export.js";
import { type PartView, View } from "../../shared/view.js";
import { Painter } from "../draw/painter.js";
import { answersCode, type PpStage, predictionsCode } from "../pp-stage.js";
import { filmed } from "./filmed.js";
import { type DrawingCode, Easel, Pen, paperOf, Shared, type StageView, sceneOf } from "./pen.js";
import "../../shared/files/pp-export.js";
import { describedIn } from "../../shared/words/described.js";

/**
 * Stands in the place of a canvas's context and keeps what is drawn, as lines and texts. It knows what the stage draws
 * with: whole circles, scales that are the same both ways, and pictures that are copied from other canvases.
 */
class Recorder extends Pen {
  #path: Segment[] = [];

  beginPath(): void {
    this.#path = [];
  }

  moveTo(x: number, y: number): void {
    this.#path.push({ to: "move", ...this.at(x, y) });
  }

  /** The first of a path is where it begins. */
  lineTo(x: number, y: number): void {
    this.#path.push({ to: this.#path.length > 0 ? "line" : "move", ...this.at(x, y) });
  }

  closePath(): void {
    this.#path.push({ to: "close" });
  }

  arc(x: number, y: number, radius: number, from: number, to: number): void {
    if (Math.abs(to - from) < 2 * Math.PI) throw new RangeError("A recorded picture has whole circles only.");
    this.#path.push({ to: "circle", ...this.at(x, y), radius: this.length(radius) });
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.roundRect(x, y, width, height, 0);
  }

  roundRect(x: number, y: number, width: number, height: number, radius: number): void {
    this.#path.push(this.#rectangle(x, y, width, height, radius));
  }

  stroke(): void {
    this.#strokePath([...this.#path]);
  }

  fill(): void {
    this.#fillPath([...this.#path]);
  }

  clip(): void {
    const items: Item[] = [];
    this.items.push({ kind: "clipped", by: [...this.#path], items });
    this.items = items;
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.#strokePath([this.#rectangle(x, y, width, height, 0)]);
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.#fillPath([this.#rectangle(x, y, width, height, 0)]);
  }

  fillText(text: string, x: number, y: number, widest?: number): void {
    this.#write(text, x, y, this.fillStyle, null, widest);
  }

  strokeText(text: string, x: number, y: number): void {
    this.#write(text, x, y, this.strokeStyle, this.length(this.lineWidth));
  }

  measureText(text: string): TextMetrics {
    return this.ruler(this.font).measureText(text);
  }

  createImageData(width: number, height: number): ImageData {
    return new ImageData(width, height);
  }

  putImageData(image: ImageData, x: number, y: number): void {
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d")?.putImageData(image, 0, 0);
    // Wherever the pen is, pixels go to pixels.
    this.save();
    this.setTransform(1, 0, 0, 1, 0, 0);
    this.#image(canvas, x, y, canvas.width, canvas.height);
    this.restore();
  }

  /** A symbol where the canvas was drawn in a way that is known, else its pixels. */
  drawImage(canvas: HTMLCanvasElement, x: number, y: number, width?: number, height?: number): void {
    const symbol = width === undefined ? this.#symbolOf(canvas) : null;
    if (symbol === null) this.#image(canvas, x, y, width ?? canvas.width, height ?? canvas.height);
    else this.items.push({ kind: "symbol", symbol, ...this.at(x, y), alpha: this.globalAlpha });
  }

  /** There is nothing on it yet. */
  clearRect(): void {}

  #symbolOf(canvas: HTMLCanvasElement): number | null {
    return this.shared.symbolOf(canvas, (shared: Shared, draw) => {
      const inner = new Recorder(shared);
      inner.setTransform(1, 0, 0, 1, 0, 0);
      draw(inner as unknown as CanvasRenderingContext2D);
      return inner.drawn;
    });
  }

  #rectangle(x: number, y: number, width: number, height: number, radius: number): Segment {
    const [across, down] = [this.length(width), this.length(height)];
    return { to: "rectangle", ...this.at(x, y), width: across, height: down, radius: this.length(radius) };
  }

  #strokePath(segments: readonly Segment[]): void {
    const stroke = {
      color: colorOf(this.strokeStyle, this.globalAlpha),
      width: this.length(this.lineWidth),
      dash: this.dash.map((length) => this.length(length)),
      join: this.lineJoin,
    };
    this.items.push({ kind: "path", segments, fill: null, stroke });
  }

  #fillPath(segments: readonly Segment[]): void {
    this.items.push({ kind: "path", segments, fill: colorOf(this.fillStyle, this.globalAlpha), stroke: null });
  }

  #write(text: string, x: number, y: number, color: string, halo: number | null, widest = Number.POSITIVE_INFINITY) {
    const { width } = this.measureText(text);
    const place = this.at(x, y + this.baseline());
    const align = { left: "start", start: "start", center: "middle", right: "end", end: "end" } as const;
    this.items.push({
      kind: "text",
      text,
      ...place,
      align: align[this.textAlign],
      font: fontOf(this.font, this.length(Math.min(1, widest / width))),
      color: colorOf(color, this.globalAlpha),
      halo,
    });
  }

  #image(canvas: HTMLCanvasElement, x: number, y: number, width: number, height: number): void {
    this.items.push({
      kind: "image",
      source: canvas.toDataURL("image/png"),
      ...this.at(x, y),
      width: this.length(width),
      height: this.length(height),
      alpha: this.globalAlpha,
      smooth: this.imageSmoothingEnabled,
    });
  }
}

/** Device pixels per pixel of a recorded picture: what is put on whole device pixels is nowhere off by more than a quarter. */
const FINE = 2;

/** A scene as lines and texts, recorded while it is painted. */
export function recorded(frame: Frame, pane: PaneView, view: StageView, code: DrawingCode): VectorPicture {
  const scene = { ...sceneOf(frame, pane, paperOf(view, FINE), code), printed: false };
  const shared = new Shared(FINE);
  const recorder = new Recorder(shared);
  // All three layers on one sheet, from the lowest to the uppermost.
  const sheet = { width: 0, height: 0, getContext: () => recorder } as unknown as HTMLCanvasElement;
  new Painter().paint({ ground: sheet, points: sheet, marks: sheet }, scene);
  const { width, height, theme } = view;
  return { width, height, ground: colorOf(theme.surface, 1), items: recorder.drawn, symbols: shared.symbols };
}

/** What draws all that the stage may show. */
async function drawingCode() {
  const [predictions, answers] = await Promise.all([predictionsCode.load(), answersCode.load()]);
  return { predictions, answers };
}

/** Device pixels per pixel: sharp on every screen. */
const PNG_RATIO = 2;

/** The stage as a picture: as a drawing, as pixels, or moving. */
class PpPicture extends withProperties(View, {
  /** Which of several stages. */
  chosen: 0,
  /** Of the animation, in visits made; null: as on the page. */
  first: 0,
  last: null as number | null,
  /** Pictures a second. */
  pace: 4,
}) {
  readonly #filming = new AbortableTask(this, { outlives: true });

  protected override render(): unknown {
    const { frame } = this;
    const say = this.say(picture);
    const stages = this.#stages();
    if (!frame || stages.length === 0) return html`<p>${say.noStage}</p>`;
    return html`
      <p>${say.intro}</p>
      ${stages.length > 1 ? this.#choice(stages) : nothing}
      <pp-export format="SVG" what="picture" .words=${this.words} .make=${() => this.#drawing("svg")}></pp-export>
      <pp-export format="PNG" what="picture" .words=${this.words} .make=${this.#pixels}></pp-export>
      ${this.#tikz(frame)}
      ${this.#animation(frame.playback.frontier)}
    `;
  }

  #tikz({ examples, panes }: NonNullable<this["frame"]>): TemplateResult {
    const say = this.say(picture);
    if (examples.count > FULL_GLYPHS) {
      return html`<p class="pp-hint">${say.tikzLimit({ examples: FULL_GLYPHS })}</p>`;
    }
    const byPoints = panes.some(({ regions }) => regions.kind === "field");
    return html`
      <pp-export format="TikZ" what="picture" .words=${this.words} .make=${() => this.#drawing("tex")}></pp-export>
      ${byPoints ? html`<p class="pp-hint">${say.tikzByPoints}</p>` : nothing}
    `;
  }

  #animation(frontier: number): TemplateResult {
    const say = this.say(picture);
    const last = this.last ?? frontier;
    const count = last - this.first + 1;
    return html`
      <h4>${say.animation}</h4>
      <div class="pp-flow">
        ${this.#field("first", this.first, 1e15)} ${this.#field("last", last, 1e15)} ${this.#field("pace", this.pace, 50)}
      </div>
      ${count > mostPictures ? html`<p class="pp-hint">${say.fewer({ frames: mostPictures, visits: count })}</p>` : nothing}
      <pp-export format="GIF" what="animation" .words=${this.words} .make=${() => this.#film(last)}></pp-export>
      ${this.#filming.bar(say.making, this.words)}
    `;
  }

  #field(which: "first" | "last" | "pace", value: number, max: number): TemplateResult {
    const label = this.say(picture)[which];
    return numberField({
      words: this.words,
      id: `pp-picture-${which}`,
      label,
      value,
      rule: { name: label, min: which === "pace" ? 1 : 0, max, whole: true },
      step: 1,
      commit: (number) => {
        this[which] = number;
      },
    });
  }

  #choice(stages: readonly PpStage[]): TemplateResult {
    return selectField({
      id: "pp-picture-stage",
      label: this.say(picture).stage,
      choices: stages.map(({ label }, place) => ({ value: String(place), title: label ?? "" })),
      value: String(this.chosen),
      choose: (place) => {
        this.chosen = Number(place);
      },
    });
  }

  #stages(): readonly PpStage[] {
    return [...(this.getRootNode() as Document | ShadowRoot).querySelectorAll<PpStage>("pp-stage")];
  }

  /** The stage that is drawn, and what it shows: drawn anew at its size. */
  #stage(): { readonly stage: PpStage; readonly pane: PaneView; readonly view: StageView } | null {
    const stages = this.#stages();
    const stage = stages[this.chosen] ?? stages[0];
    const { pane = null, projection = null } = stage ?? {};
    const surface = stage?.querySelector(".pp-stage-surface")?.getBoundingClientRect();
    const probe = stage?.querySelector<HTMLElement>(".pp-probe");
    if (!stage || !pane || !projection || !surface || !probe) return null;
    const { width, height } = surface;
    return { stage, pane, view: { window: projection.window, width, height, theme: readTheme(probe) } };
  }

  async #drawing(ending: "svg" | "tex"): Promise<TextFile | null> {
    const code = await drawingCode();
    const shown = this.#stage();
    if (!shown?.stage.frame) return null;
    const drawn = recorded(shown.stage.frame, shown.pane, shown.view, code);
    const now = this.dispatch.now();
    const [write, type] = ending === "svg" ? [svgOf, "image/svg+xml"] : [tikzOf, "application/x-tex"];
    return {
      name: this.#name(ending),
      type,
      text: write(drawn, this.say(described).moment(describedIn(describedFacts(now, "all"), now.words))),
    };
  }

  readonly #pixels = async (): Promise<PixelFile | null> => {
    const code = await drawingCode();
    const shown = this.#stage();
    if (!shown?.stage.frame) return null;
    const paper = paperOf(shown.view, PNG_RATIO);
    const canvas = new Easel().paint(sceneOf(shown.stage.frame, shown.pane, paper, code));
    const pixels = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    return pixels && { name: this.#name("png"), pixels };
  };

  async #film(last: number): Promise<PixelFile | null> {
    const code = await drawingCode();
    const shown = this.#stage();
    if (!shown) return null;
    const place = this.frame?.panes.length === 1 ? 0 : this.dispatch.now().panes.indexOf(shown.pane);
    const { first, pace } = this;
    const script = { first: Math.min(first, last), last: Math.max(first, last), pace, pane: Math.max(0, place) };
    const pixels = await this.#filming.begin((signal, tell) =>
      filmed(this.dispatch.now(), shown.view, script, code, signal, tell),
    );
    return (
      pixels && { name: fileName(this.dispatch.now().state, `visits-${script.first}-to-${script.last}`, "gif"), pixels }
    );
  }

  #name(ending: string): string {
    const { state, playback } = this.dispatch.now();
    return fileName(state, `visit-${playback.visit}`, ending);
  }
}

define("pp-picture", PpPicture);

export const styles: PartView["styles"] = [exportCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-picture .frame=${frame} .dispatch=${dispatch}></pp-picture>`;

/** A colour as style sheets write it. */
function colorOf(css: string, opacity: number): Color {
  if (/^#[0-9a-f]{6}$/i.test(css)) return { hex: css.toLowerCase(), alpha: opacity };
  const parts = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+([\d.]+))?\s*\)$/.exec(css);
  if (!parts) return colorOfBytes(pixelBytes(css), opacity);
  const [red = 0, green = 0, blue = 0, own = 1] = parts.slice(1).map((part) => Number(part ?? 1));
  return { hex: hexOf(red, green, blue), alpha: opacity * own };
}

function colorOfBytes(bytes: number, opacity: number): Color {
  const [red, green, blue] = [bytes & 255, (bytes >>> 8) & 255, (bytes >>> 16) & 255];
  return { hex: hexOf(red, green, blue), alpha: (opacity * (bytes >>> 24)) / 255 };
}

function hexOf(...channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** "italic 14px Palatino, serif", as a context takes it. */
function fontOf(css: string, times: number): Font {
  const [, style = "", size = "10", family = "sans-serif"] = /^(.*?)([\d.]+)px\s+(.*)$/.exec(css) ?? [];
  return {
    family,
    size: Number(size) * times,
    bold: /bold|[6-9]00/.test(style),
    italic: style.includes("italic"),
  };
}
