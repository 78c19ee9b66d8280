import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { LinearModel } from "../../engine/types.js";
import type { Examples } from "../../state/frame.js";
import type { ProjectionFrame } from "./inputs.js";

/** With more examples, so many of them: the figure says what happens to each. */
const MOST = 200;
/** Where the way of each is drawn, the more of them the paler it would have to be. */
const MOST_WAYS = 40;
/** Sizes in the figure, which reaches from −1 to 1. */
const [DOT, REACH] = [0.045, 1.12];

/** What turning negatives round does to points of the plane; nothing where the features are not its axes. */
export function turnedFigure(frame: ProjectionFrame): TemplateResult {
  const { pane, state, examples, findings } = frame;
  const plain = pane.features.length === 2 && pane.features.every((name) => name === "x1" || name === "x2");
  if (!plain || state.scaling !== "none" || examples.base !== 2) {
    return html`<p class="pp-turned pp-hint">The same as points of a plane is drawn of two features, x₁ and x₂ as they are.</p>`;
  }
  const numbers = sampleOf(examples.count);
  const unit = largestOf(examples, numbers);
  const model = findings?.projection?.model ?? null;
  const ways = examples.count <= MOST_WAYS;
  return html`
    <figure class="pp-turned">
      <svg viewBox="${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}" role="img" aria-label=${caption(frame)}>
        <path class="pp-turned-axes" d="M${-REACH} 0H${REACH}M0 ${-REACH}V${REACH}" />
        ${model ? boundaries(pane.features, model, unit) : nothing}
        ${numbers.map((example) => point(examples, example, unit, ways))}
        ${frame.selected === null ? nothing : ring(examples, frame.selected, unit)}
      </svg>
      <figcaption>${caption(frame)}</figcaption>
    </figure>
  `;
}

function caption({ state, findings }: ProjectionFrame): string {
  const bias = state.bias && (findings?.projection?.model.bias ?? 0) !== 0;
  return bias
    ? "x to −x for each negative. Its 1 of the bias turns too: the dashed line is the turned ones’ w·x = b."
    : "x to −x for each negative: all should lie on the one side that w points to.";
}

function sampleOf(count: number): readonly number[] {
  const every = Math.max(1, Math.ceil(count / MOST));
  return Array.from({ length: Math.ceil(count / every) }, (_, k) => k * every);
}

function largestOf({ xy }: Examples, numbers: readonly number[]): number {
  return numbers.reduce((most, i) => Math.max(most, Math.abs(xy[2 * i] ?? 0), Math.abs(xy[2 * i + 1] ?? 0)), 0) || 1;
}

/** Where an example was, and where it is turned round. */
function placesOf({ xy, label }: Examples, example: number, unit: number) {
  const [x, y] = [(xy[2 * example] ?? 0) / unit, -(xy[2 * example + 1] ?? 0) / unit];
  return (label[example] ?? 0) < 0 ? { x: -x, y: -y, from: { x, y } } : { x, y, from: null };
}

function point(examples: Examples, example: number, unit: number, ways: boolean): SVGTemplateResult {
  const { x, y, from } = placesOf(examples, example, unit);
  if (!from) return svg`<circle class="pp-turned-positive" cx=${x} cy=${y} r=${DOT} />`;
  const way = ways
    ? svg`<path class="pp-turned-way" d="M${from.x} ${from.y}L${x} ${y}" />
        <rect class="pp-turned-before" x=${from.x - 0.8 * DOT} y=${from.y - 0.8 * DOT} width=${1.6 * DOT} height=${1.6 * DOT} />`
    : nothing;
  return svg`${way}<rect class="pp-turned-negative" x=${x - 0.8 * DOT} y=${y - 0.8 * DOT} width=${1.6 * DOT} height=${1.6 * DOT} />`;
}

function ring(examples: Examples, example: number, unit: number): SVGTemplateResult {
  const { x, y } = placesOf(examples, example, unit);
  return svg`<circle class="pp-turned-ring" cx=${x} cy=${y} r=${2 * DOT} />`;
}

/** That of the examples as they are, and that of those turned round, which is the same without a bias. */
function boundaries(features: readonly string[], { weights, bias }: LinearModel, unit: number): SVGTemplateResult {
  const [w1 = 0, w2 = 0] = ["x1", "x2"].map((name) => weights[features.indexOf(name)] ?? 0);
  const length = Math.hypot(w1, w2);
  if (!(length > 0)) return svg``;
  const [nx, ny] = [w1 / length, -w2 / length];
  const far = -bias / length / unit;
  const line = (at: number): string => {
    const [x, y] = [nx * at, ny * at];
    return `M${x - 3 * ny} ${y + 3 * nx}L${x + 3 * ny} ${y - 3 * nx}`;
  };
  if (!Number.isFinite(far)) return svg``;
  return svg`
    <path class="pp-turned-line" d=${line(far)} />
    ${bias === 0 ? nothing : svg`<path class="pp-turned-line" stroke-dasharray="0.06 0.04" d=${line(-far)} />`}
    <path class="pp-turned-w" d="M${nx * far} ${ny * far}L${nx * (far + 0.3)} ${ny * (far + 0.3)}" />
  `;
}
