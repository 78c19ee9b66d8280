import { tickIncrement } from "d3-array";
import { html, nothing, type TemplateResult } from "lit";
import { marginText } from "../../state/document/notation/labels.js";
import type { Words } from "../../state/document/notation/words.js";
import type { Frame, ProjectionView } from "../../state/runs/frame.js";
import { readTheme, type StageTheme } from "../../ui/canvas/colors.js";
import { crisp, crispWidth, type Layer, openLayer, placeOf, type StageSize } from "../../ui/canvas/layer.js";
import { type Ticks, tickLabel } from "../../ui/canvas/plane.js";
import { checkbox, selectField } from "../../ui/controls/controls.js";
import { define, uniqueId } from "../../ui/controls/define.js";
import { DrawnSurface } from "../../ui/surface/drawn-surface.js";
import picturedCss from "../../ui/surface/pictured.css?inline";
import surfaceCss from "../../ui/surface/surface.css?inline";
import { projection } from "../../words/generated/en/projection.js";
import { fillSide, hatchSide } from "../shared/canvas/boundary.js";
import { Memo } from "../shared/frame-reads.js";
import { hint } from "../shared/offers/offer.js";
import { ExampleInput } from "../shared/pointing/example-input.js";
import { litExample } from "../shared/pointing/view-pointer.js";
import { ThrottledView } from "../shared/throttled-view.js";
import type { PartView } from "../shared/view.js";
import { type Columns, type Dots, dotAt, layOut } from "./dots.js";
import { type DrawnExamples, drawColumns, drawDots, drawPointedOut } from "./draw/examples.js";
import { drawMargin, drawOrigin, drawThreshold, drawUnit } from "./draw/marks.js";
import {
  type NumberLine,
  numberLine,
  productFormula,
  type Room,
  roomOf,
  scoreFormula,
  thresholdFormula,
} from "./line.js";
import { planeFigure } from "./plane-figure.js";
import projectionCss from "./projection.css?inline";
import { aboutAxis, exampleText, marginName, nothingToProject, summary } from "./words.js";

/** The two sides of the threshold: a tint each, and a hatch for the side of the negatives. */
function drawSides(layer: Layer, room: Room, threshold: number, theme: StageTheme): void {
  const { left, right, top, bottom } = room;
  const at = Math.min(right, Math.max(left, room.across(threshold)));
  const { context } = layer;
  const side = (x: number, width: number) => {
    context.beginPath();
    context.rect(x, top, width, bottom - top);
  };
  context.save();
  side(at, right - at);
  fillSide(context, 1, theme);
  side(left, at - left);
  fillSide(context, -1, theme);
  context.clip();
  hatchSide(layer, { x: left, y: top, width: at - left, height: bottom - top }, theme);
  context.restore();
}

/** The line itself, with an arrow in the direction of w. */
function drawLine({ context, size }: Layer, { left, right, line }: Room, theme: StageTheme): void {
  const y = crisp(line, size.ratio);
  context.strokeStyle = theme.ink2;
  context.fillStyle = theme.ink2;
  context.lineWidth = crispWidth(1, size.ratio);
  context.beginPath();
  context.moveTo(left, y);
  context.lineTo(right, y);
  context.stroke();
  context.beginPath();
  context.moveTo(right + 5, y);
  context.lineTo(right - 3, y - 4);
  context.lineTo(right - 3, y + 4);
  context.fill();
}

/** Numbers along the picture, a row for each of the rulers, its name at the right end of the row. */
function drawRulers(layer: Layer, room: Room, rulers: readonly Ruler[], theme: StageTheme): void {
  rulers.forEach((one, row) => {
    drawRuler(layer, room, one, room.bottom + row * room.font * 2.1, theme);
  });
}

function drawRuler({ context, size }: Layer, room: Room, { name, ticks }: Ruler, top: number, theme: StageTheme): void {
  const { left, right, font, across } = room;
  const y = crisp(top, size.ratio);
  context.strokeStyle = theme.ink3;
  context.lineWidth = crispWidth(1, size.ratio);
  context.beginPath();
  context.moveTo(left, y);
  context.lineTo(right, y);
  context.textBaseline = "top";
  context.textAlign = "right";
  context.fillStyle = theme.ink;
  context.font = `italic ${Math.round(font * 1.1)}px ${theme.serif}`;
  context.fillText(name, right, y + font * 0.45);
  const free = right - context.measureText(name).width - font;
  context.font = `${font}px ${theme.font}`;
  context.fillStyle = theme.ink2;
  context.textAlign = "center";
  context.fontKerning = "none";
  for (const { place, text } of ticks) {
    const x = crisp(across(place), size.ratio);
    // None goes through the name.
    if (x < left || x > free + font / 2) continue;
    context.moveTo(x, y);
    context.lineTo(x, y + font * 0.36);
    const half = context.measureText(text).width / 2;
    if (x + half <= free) context.fillText(text, Math.max(left + half, x), y + font * 0.5);
  }
  context.stroke();
}

const axes = ["score", "distance"] as const;

/** All examples on the number line that the weights are the direction of, with the threshold and the margin. */
class PpProjection extends ThrottledView {
  readonly #id = uniqueId("pp-projection");
  readonly #surface = new DrawnSurface(this, readTheme, () => this.#paint());
  readonly #hand = new ExampleInput(this, {
    at: (event) => this.#exampleAt(event),
    next: (key, from) => (this.#picture ? neighbour(key, this.#picture.line, from) : undefined),
  });
  readonly #pictures = new Memo<Picture | null>();
  #picture: Picture | null = null;

  protected override momentShown({ findings }: Frame): number | null {
    return findings?.projection?.visit ?? null;
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
    return html`<div class="pp-pictured">
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
      <div class="pp-picture-place pp-projection-pictures">
        ${this.#hand.surface("pp-projection-surface", say, this.#id)}
        ${planeFigure(frame, found)}
      </div>
      <div class="pp-words" tabindex="0" role="group" aria-label=${say.name}>
        <p class="pp-projection-words">${summary(frame, found)}</p>
        <p class="pp-muted pp-projection-example" aria-live="polite">${about ?? aboutAxis(frame)}</p>
      </div>
      <p class="pp-visually-hidden" id="${this.#id}-help">${say.keyHelp}</p>
      <span class="pp-probe" hidden></span>
    </div>`;
  }

  #paint(): void {
    const { frame } = this;
    const found = frame?.findings?.projection;
    const size = frame && this.#surface.size(frame.state.ui.present);
    this.#picture = null;
    const theme = frame && this.#surface.theme(frame.state.ui.theme);
    if (!frame || !found || !size || !theme) return;
    this.#picture = this.#pictures.of(frame, [found, size, theme], (read) => pictureOf(read, found, size, theme));
    const layer = this.#picture && openLayer(this.querySelector(".pp-surface > canvas"), size);
    if (layer && this.#picture) paint(layer, frame, this.#picture, theme);
  }

  #exampleAt(event: PointerEvent): number | null {
    const { frame } = this;
    if (!this.#picture || !frame) return null;
    const { laid, line, room } = this.#picture;
    const { x, y } = placeOf(event, this.#surface.size(frame.state.ui.present)?.magnification ?? 1);
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

export const styles: PartView["styles"] = [surfaceCss, picturedCss, projectionCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-projection .frame=${frame} .dispatch=${dispatch}></pp-projection>`;

function paint(layer: Layer, frame: Frame, picture: Picture, theme: StageTheme): void {
  const { found, line, laid, room } = picture;
  const { turned } = frame.state.ui;
  const shown: DrawnExamples = { examples: frame.examples, line, laid, turned, mistake: found.mistake };
  drawSides(layer, room, line.threshold, theme);
  if (line.origin !== null) drawOrigin(layer, room, line.origin, theme);
  drawLine(layer, room, theme);
  drawRulers(layer, room, picture.rulers, theme);
  if (found.margin > 0) drawMargin(layer, room, line.threshold, marginOf(frame, picture), theme);
  drawThreshold(layer, room, { place: line.threshold, name: thresholdName(frame, picture) }, theme);
  if (line.origin !== null) drawUnit(layer, room, line.origin, theme);
  if (laid.kind === "dots") drawDots(layer, room, shown, laid, theme);
  else drawColumns(layer, room, laid, turned, theme);
  const { event } = frame.pane;
  const pointed = { visited: event?.example ?? null, mistake: event?.mistake ?? false, selected: frame.selected };
  drawPointedOut(layer, room, shown, { ...pointed, hovered: frame.pointed?.example ?? null }, theme);
}

function thresholdName({ state }: Frame, { line, found }: Picture): string {
  if (line.origin === null || found.model.bias === 0) return "0";
  return `w·x = ${thresholdFormula(state.ui)}`;
}

/** From the threshold to the nearest example, on its side. */
function marginOf(frame: Frame, { found, line }: Picture) {
  const i = line.examples.indexOf(found.nearest);
  return { place: line.place[i] ?? line.threshold, name: marginName(frame, found) };
}

/** All that is drawn of a moment, laid out for a size. */
interface Picture {
  readonly found: ProjectionView;
  readonly line: NumberLine;
  readonly laid: Dots | Columns;
  readonly room: Room;
  readonly rulers: readonly Ruler[];
}

/** Null where there is no direction to project on. */
function pictureOf(frame: Frame, found: ProjectionView, size: StageSize, theme: StageTheme): Picture | null {
  const { turned } = frame.state.ui;
  const line = numberLine(found, frame.examples.label, turned);
  if (!line) return null;
  const shifted = !turned && found.model.bias !== 0;
  const room = roomOf(size, theme.size, shifted ? 2 : 1, turned, line.window);
  const laid = layOut(line, { left: room.left, width: room.right - room.left, height: room.stack }, turned);
  return { found, line, laid, room, rulers: rulersOf(frame, found, line, room) };
}

/** The scores, and where there is a bias w·x too: the one has its 0 at the threshold, the other at the origin. */
function rulersOf(frame: Frame, { length }: ProjectionView, line: NumberLine, room: Room): Ruler[] {
  const { axis, turned } = frame.state.ui;
  const far = axis === "distance";
  const unit = far ? 1 : 1 / length;
  const along = (low: number, high: number) => marksOf(low, high, (room.right - room.left) / (room.font * 7));
  const named = (formula: string): string => (far ? quotient(formula) : formula);
  const one = (name: string, zero: number): Ruler => ruler(name, line.window, zero, unit, along, frame.words);
  const { ui } = frame.state;
  if (turned) return [one(named(marginText(true, ui)), 0)];
  if (line.threshold === line.origin || line.origin === null) return [one(named(far ? "w·x" : "a = w·x"), 0)];
  const [score, product] = [scoreFormula(ui), productFormula(ui)].map((formula) => (far ? quotient(formula) : formula));
  return [one(score ?? "", line.threshold), one(product ?? "", line.origin)];
}

/** What is divided by ‖w‖ is no longer what it is called: "a = w·x + b" becomes "(w·x + b) / ‖w‖". */
function quotient(formula: string): string {
  const value = formula.replace(/^a = /, "");
  return `${value.includes(" ") ? `(${value})` : value} / ‖w‖`;
}

function marksOf(low: number, high: number, count: number) {
  const increment = tickIncrement(low, high, Math.max(2, Math.min(10, count)));
  const step = increment < 0 ? 1 / -increment : increment;
  const from = Math.ceil(low / step);
  const x: number[] = [];
  for (let k = from; k * step <= high && x.length < 50; k++) x.push((increment < 0 ? k / -increment : k * step) + 0);
  return { x, step };
}

/** What the places of a number line are, each by a factor and a shift: value = place · times + plus. */
interface Ruler {
  readonly name: string;
  readonly ticks: readonly { readonly place: number; readonly text: string }[];
}

/** Makes the marks of a window, so many apart that their numbers have room. */
type MakeTicks = (low: number, high: number) => Pick<Ticks, "x" | "step">;

/** @param zero Where the value is 0. @param unit How far it is to 1. */
function ruler(
  name: string,
  window: readonly [number, number],
  zero: number,
  unit: number,
  make: MakeTicks,
  words: Words,
): Ruler {
  const value = (place: number): number => (place - zero) / unit;
  const { x, step } = make(value(window[0]), value(window[1]));
  return { name, ticks: x.map((one) => ({ place: zero + one * unit, text: tickLabel(one, step, words) })) };
}
