import { html, mathml, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { Words } from "../../state/document/notation/words.js";
import { define } from "../../ui/controls/define.js";
import headingCss from "../../ui/controls/heading.css?inline";
import { filled } from "../../ui/formulas/filled.js";
import mathmlCss from "../../ui/formulas/mathml.css?inline";
import { formula, lines, type Maths, number, operator, subscript, variable } from "../../ui/formulas/mathml.js";
import scrollCueCss from "../../ui/tables/scroll-cue.css?inline";
import valueTableCss from "../../ui/tables/value-table.css?inline";
import { type CuresWords, cures } from "../../words/generated/en/cures.js";
import { ThrottledView } from "../shared/throttled-view.js";
import type { PartView } from "../shared/view.js";
import curesCss from "./feature-suggestions.css?inline";
import { kernelCure } from "./kernel-suggestion.js";

/** Two layers of perceptrons by hand: what hidden units make of XOR. Nothing here is trained. */

/** The line w·x + b = 0 of the figure. */
export interface Line {
  readonly weights: readonly [number, number];
  readonly bias: number;
}

/** A perceptron that fires, 1, where w·x + b > 0, and else not, 0. */
interface Unit extends Line {
  /** What that makes of two features that are 0 or 1. */
  readonly fires: (x: PlanePoint) => boolean;
}

export type PlanePoint = readonly [number, number];

/** Fires for OR: at least one of the two. */
export const either: Unit = { weights: [1, 1], bias: -0.5, fires: ([first, second]) => first === 1 || second === 1 };
/** Fires for AND: both. */
export const both: Unit = { weights: [1, 1], bias: -1.5, fires: ([first, second]) => first === 1 && second === 1 };
/** Over the two: the first and not the second. */
export const output: Unit = { weights: [1, -1], bias: -0.5, fires: ([first, second]) => first === 1 && second === 0 };

export const corners: readonly PlanePoint[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];

export function fires(unit: Unit, x: PlanePoint): 0 | 1 {
  return unit.fires(x) ? 1 : 0;
}

/** What the hidden units make of an example: where it stands for the output. */
export function hidden(x: PlanePoint): PlanePoint {
  return [fires(either, x), fires(both, x)];
}

interface TruthRow {
  readonly x: PlanePoint;
  readonly hidden: PlanePoint;
  readonly output: 0 | 1;
}

export const truthTable = (): TruthRow[] =>
  corners.map((x) => ({ x, hidden: hidden(x), output: fires(output, hidden(x)) }));

/** The part of a convex polygon where a unit fires, or (side −1) where it does not. */
export function cut(polygon: readonly PlanePoint[], unit: Line, side: 1 | -1): PlanePoint[] {
  return polygon.flatMap((from, k) => {
    const to = polygon[(k + 1) % polygon.length] ?? from;
    const [a, b] = [side * beyond(unit, from), side * beyond(unit, to)];
    const crossing = a * b < 0 ? [between(from, to, a / (a - b))] : [];
    return a >= 0 ? [from, ...crossing] : crossing;
  });
}

/** The ends of a unit's boundary in a convex polygon. */
export function boundary(polygon: readonly PlanePoint[], unit: Line): PlanePoint[] {
  return cut(polygon, unit, 1).filter((place) => Math.abs(beyond(unit, place)) < 1e-9);
}

/** How far a place of the figure lies beyond a unit's line, in units of its own. */
function beyond({ weights: [nx, ny], bias }: Line, [x, y]: PlanePoint): number {
  return nx * x + ny * y + bias;
}

function between([x1, x2]: PlanePoint, [z1, z2]: PlanePoint, t: number): PlanePoint {
  return [x1 + t * (z1 - x1), x2 + t * (z2 - x2)];
}

/** What the figures show of the plane. */
const box: readonly PlanePoint[] = [
  [-0.45, -0.45],
  [1.45, -0.45],
  [1.45, 1.45],
  [-0.45, 1.45],
];
/** Units of the picture for 1 of the plane. */
const unitLength = 100;
const radius = 8;

const toPicture = ([x1, x2]: PlanePoint): PlanePoint => [unitLength * x1, unitLength * (1 - x2)];
const pointsText = (places: readonly PlanePoint[]): string => places.map((place) => toPicture(place).join()).join(" ");

/** The four examples, and the lines of the two hidden units. */
function inputFigure(say: CuresWords): TemplateResult {
  const band = cut(cut(box, either, 1), both, -1);
  const label = (x: PlanePoint) => fires(output, hidden(x));
  return picture(
    say.inputPicture,
    svg`${region(band)} ${line(either, 1 / 2, "h", "1")} ${line(both, 1 / 4, "h", "2")} ${corners.map((x) => mark(x, label(x)))}`,
    "x",
  );
}

/** The same examples where the hidden units put them, and the line of the output. */
function hiddenFigure(say: CuresWords): TemplateResult {
  const seen = new Map(corners.map((x) => [hidden(x).join(), hidden(x)]));
  return picture(
    say.hiddenPicture,
    svg`${region(cut(box, output, 1))} ${line(output, 1 / 4, say.out, "")} ${[...seen.values()].map((h) => mark(h, fires(output, h)))}`,
    "h",
  );
}

function picture(words: string, content: SVGTemplateResult, letter: string): TemplateResult {
  const name = (index: string, x: number, y: number) =>
    svg`<text x=${x} y=${y} text-anchor="middle"><tspan font-style="italic">${letter}</tspan><tspan dy="4" font-size="9">${index}</tspan></text>`;
  const tick = (value: number) => svg`
    <text fill="var(--pp-ink-3)" font-family="var(--pp-font)" font-size="11" x=${unitLength * value} y="161" text-anchor="middle">${value}</text>
    <text fill="var(--pp-ink-3)" font-family="var(--pp-font)" font-size="11" x="-51" y=${unitLength * (1 - value) + 4} text-anchor="end">${value}</text>
  `;
  return html`<svg class="pp-picture pp-cures-picture" overflow="visible" font-family="var(--pp-serif)" font-size="13" fill="var(--pp-ink)" viewBox="-72 -48 222 226" role="img" aria-label=${words}>
    ${svg`<rect fill="var(--pp-surface)" stroke="var(--pp-rule)" x="-45" y="-45" width="190" height="190" />`}
    ${content} ${tick(0)} ${tick(1)} ${name("1", 50, 168)} ${name("2", -60, 54)}
  </svg>`;
}

function region(places: readonly PlanePoint[]): SVGTemplateResult {
  return svg`<polygon fill="var(--pp-positive)" fill-opacity="0.13" points=${pointsText(places)} />`;
}

/** A unit's line, with an arrow to the side where it fires and its name, so far along from the left. */
function line(unit: Unit, share: number, letter: string, index: string): SVGTemplateResult {
  const [from, to] = boundary(box, unit).sort(([a], [b]) => a - b);
  if (!from || !to) return svg``;
  const [[x1, y1], [x2, y2]] = [toPicture(from), toPicture(to)];
  const foot = [x1 + share * (x2 - x1), y1 + share * (y2 - y1)] as const;
  const length = Math.hypot(...unit.weights);
  // Upwards on the plane is downwards in a picture's numbers.
  const [dx, dy] = [(16 * unit.weights[0]) / length, (-16 * unit.weights[1]) / length];
  const tip = [foot[0] + dx, foot[1] + dy] as const;
  const head = [
    [tip[0] + dx / 3, tip[1] + dy / 3],
    [tip[0] - dy / 4, tip[1] + dx / 4],
    [tip[0] + dy / 4, tip[1] - dx / 4],
  ];
  return svg`
    <line stroke="var(--pp-ink)" stroke-width="1.6" x1=${x1} y1=${y1} x2=${x2} y2=${y2} />
    <line stroke="var(--pp-accent)" stroke-width="1.6" x1=${foot[0]} y1=${foot[1]} x2=${tip[0]} y2=${tip[1]} />
    <polygon fill="var(--pp-accent)" points=${head.map((point) => point.join()).join(" ")} />
    <text x=${tip[0] + 0.9 * dx} y=${tip[1] + 0.9 * dy + 4} text-anchor="middle"
      ><tspan font-style="italic">${letter}</tspan><tspan dy="4" font-size="9">${index}</tspan></text
    >
  `;
}

/** As on the stage: a filled disc with + for what fires, a hollow square with − for what does not. */
function mark(place: PlanePoint, positive: 0 | 1): SVGTemplateResult {
  const [x, y] = toPicture(place);
  const ink = positive ? "var(--pp-surface)" : "var(--pp-negative)";
  const minus = svg`<line stroke=${ink} stroke-width="2" x1=${x - 4} x2=${x + 4} y1=${y} y2=${y} />`;
  return positive
    ? svg`<circle fill="var(--pp-positive)" cx=${x} cy=${y} r=${radius} />${minus}<line stroke=${ink} stroke-width="2" x1=${x} x2=${x} y1=${y - 4} y2=${y + 4} />`
    : svg`<rect fill="var(--pp-surface)" stroke=${ink} stroke-width="2" x=${x - radius + 1} y=${y - radius + 1} width=${2 * radius - 2} height=${2 * radius - 2} />${minus}`;
}

/** What else helps where no line does, besides naming a product: a kernel, and hidden units. */
export class PpCures extends ThrottledView {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    if (!frame) return nothing;
    const say = this.say(cures);
    return html`
      <div class="pp-columns">
        <div>
          <h2 class="pp-heading">${say.kernel}</h2>
          ${kernelCure(frame, dispatch)}
        </div>
        <div>
          <h2 class="pp-heading">${say.hidden}</h2>
          ${hiddenCure(frame.words)}
        </div>
      </div>
    `;
  }
}

define("pp-cures", PpCures);

export const styles: PartView["styles"] = [headingCss, curesCss, mathmlCss, valueTableCss, scrollCueCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-cures .frame=${frame} .dispatch=${dispatch}></pp-cures>`;

/** What a hidden unit would do. Nothing is trained. */
export function hiddenCure(words: Words): TemplateResult {
  const say = words.room(cures);
  return html`
    <p class="pp-prose">
      ${filled(say.aboutHidden, {
        first: html`<math class="pp-math-inline">${letter("h", 1)}</math>`,
        second: html`<math class="pp-math-inline">${letter("h", 2)}</math>`,
      })}
    </p>
    <div class="pp-flow pp-cures-pictures">
      <figure>
        ${inputFigure(say)}
        <figcaption class="pp-note">${say.inputCaption}</figcaption>
      </figure>
      <figure>
        ${hiddenFigure(say)}
        <figcaption class="pp-note">${say.hiddenCaption}</figcaption>
      </figure>
    </div>
    <div class="pp-flow">
      ${formula(
        lines([
          [letter("h", 1), fired(either, "x", words)],
          [letter("h", 2), fired(both, "x", words)],
          [mathml`<mi mathvariant="normal">${say.out}</mi>`, fired(output, "h", words)],
        ]),
      )}
      ${table(say)}
    </div>
    <p class="pp-prose">${say.aboutTraining}</p>
  `;
}

/** = [x₁ + x₂ − 0.5 > 0] */
function fired({ weights, bias }: Unit, name: string, words: Words): Maths {
  const term = (weight: number, k: number) =>
    mathml`${sign(weight, k === 0)}${Math.abs(weight) === 1 ? "" : number(words.number(Math.abs(weight)))}${letter(name, k + 1)}`;
  const sum = mathml`${weights.map(term)}${sign(bias, false)}${number(words.number(Math.abs(bias)))}`;
  return mathml`${operator("=")}<mo stretchy="false">[</mo>${sum}${operator(">")}<mn>0</mn><mo stretchy="false">]</mo>`;
}

function sign(value: number, first: boolean): Maths {
  if (value < 0) return first ? mathml`<mo form="prefix">−</mo>` : operator("−");
  return first ? mathml`` : operator("+");
}

function letter(name: string, index: number): Maths {
  return subscript(variable(name), number(String(index)));
}

function table(say: CuresWords): TemplateResult {
  const head = (name: unknown) => html`<th scope="col">${name}</th>`;
  return html`
    <table class="pp-cures-truth">
      <caption class="pp-visually-hidden">${say.truthTable}</caption>
      <thead>
        <tr>
          ${["x", "h"].flatMap((name) => [1, 2].map((index) => head(html`<var>${name}</var><sub>${index}</sub>`)))}
          ${head(say.out)}
        </tr>
      </thead>
      <tbody>
        ${truthTable().map(
          ({ x, hidden, output: out }) => html`
            <tr>
              ${[...x, ...hidden].map((value) => html`<td>${value}</td>`)}
              <td class=${out ? "pp-positive" : "pp-negative"}>${out} ${out ? "(+)" : "(−)"}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
