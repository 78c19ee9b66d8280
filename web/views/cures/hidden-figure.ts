import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { CuresWords } from "../../words/en/companion/cures.js";
import {
  both,
  boundary,
  corners,
  cut,
  either,
  fires,
  hidden,
  output,
  type PlanePoint,
  type Unit,
} from "./hidden-units.js";

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
export function inputFigure(say: CuresWords): TemplateResult {
  const band = cut(cut(box, either, 1), both, -1);
  const label = (x: PlanePoint) => fires(output, hidden(x));
  return picture(
    say.inputPicture,
    svg`${region(band)} ${line(either, 1 / 2, "h", "1")} ${line(both, 1 / 4, "h", "2")} ${corners.map((x) => mark(x, label(x)))}`,
    "x",
  );
}

/** The same examples where the hidden units put them, and the line of the output. */
export function hiddenFigure(say: CuresWords): TemplateResult {
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
  return html`<svg class="pp-picture pp-cures-picture" fill="var(--pp-ink)" viewBox="-72 -48 222 226" role="img" aria-label=${words}>
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
