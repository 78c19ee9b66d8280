import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { Examples, Frame, ProjectionView } from "../../state/runs/frame.js";
import { strideFor } from "../../ui/charts/stride.js";
import { projection } from "../../words/generated/en/projection.js";
import { litExamples } from "../shared/pointing/view-pointer.js";
import { turnedFormula } from "./line.js";

/** With more examples, so many of them: the figure says what happens to each. */
const MOST = 200;
/** Where the way of each is drawn; the ways of more would be a thicket. */
const MOST_WAYS = 40;
/** Sizes in the figure, which reaches from −1 to 1. */
const [DOT, REACH] = [0.045, 1.12];

interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

/** What the figure is drawn from; lengths in it are so many units. */
interface Plane {
  readonly examples: Examples;
  readonly found: ProjectionView;
  readonly unit: number;
  /** The direction of w, up being below 0. */
  readonly w: PixelPoint;
  /** Where the boundary is, along w. */
  readonly threshold: number;
}

/** The same as points of the plane: how each is projected, or turned round. Nothing where the features are not its axes. */
export function planeFigure(frame: Frame, found: ProjectionView): TemplateResult | typeof nothing {
  const { turned } = frame.state.ui;
  const plane = planeOf(frame, found);
  if (!plane) {
    const { plane: say } = frame.words.room(projection);
    return turned ? html`<p class="pp-plane-figure pp-hint">${say.none}</p>` : nothing;
  }
  const text = caption(frame, found);
  const numbers = sampleOf(plane.examples.count);
  const draw = turned ? turnedPoint : projectedPoint;
  const ways = plane.examples.count <= MOST_WAYS;
  const lit = litExamples(frame);
  return html`
    <figure class="pp-plane-figure">
      <svg class="pp-picture" viewBox="${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}" aria-hidden="true" fill="none" stroke-width="1.5">
        <path stroke="var(--pp-rule)" d="M${-9} 0H9M0 ${-9}V9" />
        ${turned ? turnedLines(plane) : projectedLines(plane)}
        ${numbers.map((example) => draw(plane, example, ways || lit.has(example)))}
        ${Array.from(lit, (example) => ring(plane, example, turned))}
      </svg>
      <figcaption class="pp-aside-note">${text}</figcaption>
    </figure>
  `;
}

function planeOf({ pane, state, examples }: Frame, found: ProjectionView): Plane | null {
  const features: readonly string[] = pane.features;
  const plain = features.length === 2 && features.includes("x1") && features.includes("x2");
  const { length, model } = found;
  if (!plain || state.scaling !== "none" || examples.base !== 2 || !(length > 0)) return null;
  const [w1 = 0, w2 = 0] = ["x1", "x2"].map((name) => (model.weights[features.indexOf(name)] ?? 0) / length);
  const unit = largestOf(examples);
  return { examples, found, unit, w: { x: w1, y: -w2 }, threshold: -model.bias / length / unit };
}

function caption({ state, words }: Frame, { model }: ProjectionView): string {
  const { plane: say } = words.room(projection);
  if (!state.ui.turned) return say.projected;
  return model.bias === 0 ? say.turned : say.turnedWithBias({ formula: turnedFormula(state.ui) });
}

function sampleOf(count: number): readonly number[] {
  const every = strideFor(count, MOST);
  return Array.from({ length: Math.ceil(count / every) }, (_, k) => k * every);
}

function largestOf({ xy }: Examples): number {
  return xy.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
}

function placeOf({ examples: { xy }, unit }: Plane, example: number): PixelPoint {
  return { x: (xy[2 * example] ?? 0) / unit, y: -(xy[2 * example + 1] ?? 0) / unit };
}

function isNegative({ examples }: Plane, example: number): boolean {
  return (examples.label[example] ?? 0) < 0;
}

function turnedPlace(plane: Plane, example: number): PixelPoint {
  const { x, y } = placeOf(plane, example);
  return isNegative(plane, example) ? { x: -x, y: -y } : { x, y };
}

/** @param way Whether it is shown where the example was. */
function turnedPoint(plane: Plane, example: number, way: boolean): SVGTemplateResult {
  const to = turnedPlace(plane, example);
  if (!isNegative(plane, example) || !way) return glyph(plane, example, to);
  const from = placeOf(plane, example);
  return svg`${segment(toFoot, from, to)}<g opacity="0.4">${square("none", from)}</g>${glyph(plane, example, to)}`;
}

/** @param way Whether it is shown where on the line of w the example falls. */
function projectedPoint(plane: Plane, example: number, way: boolean): SVGTemplateResult {
  const from = placeOf(plane, example);
  const i = way ? plane.found.examples.indexOf(example) : -1;
  if (i < 0) return glyph(plane, example, from);
  const foot = along(plane, (plane.found.along[i] ?? 0) / plane.unit);
  return svg`${segment(toFoot, from, foot)}
    <circle fill="var(--pp-ink)" cx=${foot.x} cy=${foot.y} r=${DOT / 3} />${glyph(plane, example, from)}`;
}

function glyph(plane: Plane, example: number, at: PixelPoint): SVGTemplateResult {
  if (isNegative(plane, example)) return square("var(--pp-surface)", at);
  return svg`<circle fill="var(--pp-positive)" cx=${at.x} cy=${at.y} r=${DOT} />`;
}

function square(fill: string, { x, y }: PixelPoint): SVGTemplateResult {
  const half = 0.8 * DOT;
  return svg`<rect fill=${fill} stroke="var(--pp-negative)" x=${x - half} y=${y - half} width=${2 * half} height=${2 * half} />`;
}

function ring(plane: Plane, example: number, turned: boolean): SVGTemplateResult {
  const { x, y } = turned ? turnedPlace(plane, example) : placeOf(plane, example);
  return svg`<circle stroke="var(--pp-accent)" cx=${x} cy=${y} r=${2 * DOT} />`;
}

/** So far along w from the origin. */
function along({ w }: Plane, far: number): PixelPoint {
  return { x: w.x * far, y: w.y * far };
}

/** How a line is drawn. */
interface Pen {
  readonly ink: string;
  readonly width?: number;
  readonly dashes?: string;
}

const boundary: Pen = { ink: "var(--pp-ink)" };
const other: Pen = { ink: "var(--pp-ink)", dashes: "5 4" };
const track: Pen = { ink: "var(--pp-ink-3)" };
const toFoot: Pen = { ink: "var(--pp-ink-3)", dashes: "1.5 2.5" };
const weights: Pen = { ink: "var(--pp-accent)", width: 3 };

function segment({ ink, width, dashes }: Pen, from: PixelPoint, to: PixelPoint): SVGTemplateResult {
  return svg`<path stroke=${ink} stroke-width=${width ?? nothing} stroke-dasharray=${dashes ?? nothing} d="M${from.x} ${from.y}L${to.x} ${to.y}" />`;
}

/** At a right angle to w, so far along it; nothing beyond the figure. */
function across(plane: Plane, far: number, pen: Pen): SVGTemplateResult | typeof nothing {
  if (!(Math.abs(far) < 2 * REACH)) return nothing;
  const { x, y } = along(plane, far);
  const { w } = plane;
  return segment(pen, { x: x - 3 * w.y, y: y + 3 * w.x }, { x: x + 3 * w.y, y: y - 3 * w.x });
}

/** The line of w through the origin, the boundary across it, and w itself. */
function projectedLines(plane: Plane): SVGTemplateResult {
  return svg`
    ${segment(track, along(plane, -3), along(plane, 3))}
    ${across(plane, plane.threshold, boundary)}
    ${segment(weights, { x: 0, y: 0 }, along(plane, 0.35))}
  `;
}

/** The boundary of the positives, and that of negatives turned round, which is the same without a bias. */
function turnedLines(plane: Plane): SVGTemplateResult {
  const far = plane.threshold;
  return svg`
    ${across(plane, far, boundary)}
    ${far === 0 ? nothing : across(plane, -far, other)}
    ${Math.abs(far) < REACH ? segment(weights, along(plane, far), along(plane, far + 0.35)) : nothing}
  `;
}
