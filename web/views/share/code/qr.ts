import { encode } from "uqr";

/** The most characters of a code that a phone reads from a projector without trouble: of version 20, 97 modules a side. */
export const mostCoded = 850;

/** Modules around a code that scanners need free. */
const quiet = 4;

/** The dark modules of a QR code, with the quiet zone around them. */
export interface QrModules {
  /** Of a side, in modules. */
  readonly size: number;
  /** As a path of SVG: a stroke of modules each. */
  readonly path: string;
}

/** A text as a QR code. Of the levels of correction it has the highest that makes it no larger. */
export function qrOf(text: string): QrModules {
  const { data, size } = encode(text, { border: quiet, boostEcc: true, ecc: "L" });
  const path = data.flatMap((row, y) => strokesOf(row).map(([from, to]) => `M${from} ${y}h${to - from}v1H${from}z`));
  return { size, path: path.join("") };
}

/** The stretches of dark modules in a row, from and to where they go. */
function strokesOf(row: readonly boolean[]): [number, number][] {
  const edges = [...row, false].flatMap((dark, x) => (dark === (row[x - 1] ?? false) ? [] : [x]));
  return Array.from({ length: edges.length / 2 }, (_, k) => [edges[2 * k] ?? 0, edges[2 * k + 1] ?? 0]);
}
