import { tex } from "../../exports/tex.js";
import type { PlanePoint, SheetPlot, SheetPoint } from "../worksheet.js";

/** Of a whole number, in centimetres: at most. */
const largestUnit = 1;

/**
 * A plot in LaTeX's own picture environment: squared paper, axes, the examples; solved, the boundary too.
 * @param room the centimetres that it may be high, and half of those that it may be wide.
 */
export function pictureOf({ axes, x, y, points, boundary, normal }: SheetPlot, solved: boolean, room: number): string {
  const [width, height] = [x[1] - x[0], y[1] - y[0]];
  const unit = Math.min(largestUnit, room / (height + 1), (2 * room) / (width + 1));
  const line = (way: string, length: number): string => `\\line(${way}){${length}}`;
  return [
    `{\\setlength{\\unitlength}{${round(unit)}cm}`,
    `\\begin{picture}(${width + 1},${height + 1})(${x[0]},${y[0]})`,
    "\\linethickness{0.1pt}",
    `\\multiput(${x[0]},${y[0]})(1,0){${width + 1}}{${line("0,1", height)}}`,
    `\\multiput(${x[0]},${y[0]})(0,1){${height + 1}}{${line("1,0", width)}}`,
    "\\linethickness{0.9pt}",
    `\\put(${x[0]},0){\\vector(1,0){${width + 0.5}}}\\put(0,${y[0]}){\\vector(0,1){${height + 0.5}}}`,
    `\\put(${x[1] + 0.6},-0.1){${tex(axes[0])}}\\put(-0.1,${y[1] + 0.6}){${tex(axes[1])}}`,
    ...numbers(x).map((value) => `\\put(${value},-0.35){\\makebox(0,0){\\scriptsize $${value}$}}`),
    ...numbers(y).map((value) => `\\put(-0.15,${value}){\\makebox(0,0)[r]{\\scriptsize $${value}$}}`),
    ...(solved && boundary ? [segment(boundary)] : []),
    ...(solved && normal ? [segment(normal), arrowhead(normal)] : []),
    ...points.map(mark),
    "\\end{picture}}",
  ].join("\n");
}

const round = (number: number): number => Math.round(number * 1000) / 1000;

/** The numbers at an axis; the origin has none. */
function numbers([low, high]: readonly [number, number]): readonly number[] {
  return Array.from({ length: high - low + 1 }, (_, k) => low + k).filter((value) => value !== 0);
}

/** Lines of any slope are none of the picture environment; a curve may be straight. */
function segment([[fromX, fromY], [toX, toY]]: readonly [PlanePoint, PlanePoint]): string {
  const at = (x: number, y: number): string => `(${round(x)},${round(y)})`;
  return `\\qbezier${at(fromX, fromY)}${at((fromX + toX) / 2, (fromY + toY) / 2)}${at(toX, toY)}`;
}

/** At its end a disc: vectors have few slopes too. */
function arrowhead([, [x, y]]: readonly [PlanePoint, PlanePoint]): string {
  return `\\put(${round(x)},${round(y)}){\\circle*{0.2}}`;
}

function mark({ place: [x, y], positive, name }: SheetPoint): string {
  const sign = positive ? "\\LARGE\\boldmath $\\oplus$" : "{\\fboxsep1.5pt\\fbox{$-$}}";
  return `\\put(${x},${y}){\\makebox(0,0){${sign}}}\\put(${x + 0.25},${y + 0.3}){\\scriptsize ${name}}`;
}
