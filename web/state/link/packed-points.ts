import type { DataSource } from "../document/state.js";
import { bytesOf, lettersOf } from "./letters.js";

type Points = Extract<DataSource, { kind: "points" }>;

/**
 * Points as a link has them. What is drawn is rounded to a power of ten, so its coordinates are whole numbers over
 * 10^decimals, to the same bits, and those deflate well. In the place of any other coordinate stands null; they follow in
 * `exact`, those of x1 before those of x2.
 */
interface Packed extends Omit<Points, "points"> {
  readonly decimals: number;
  readonly x1: readonly (number | null)[];
  readonly x2: readonly (number | null)[];
  /** A character a point: −, +, or the digit of a further class. */
  readonly labels: string;
  /** Eight bytes a number, in letters. */
  readonly exact: string;
}

/** As far as a power of ten is a number of its own, a division by it gives the nearest one; nobody draws finer than this. */
const mostDecimals = 9;

/** About so many letters of a link take a digit, and a number of eight bytes. */
const costs = { digit: 0.6, exact: 11 };

/** Data with its points packed. */
export function packed(data: DataSource): DataSource | Packed {
  if (data.kind !== "points") return data;
  const { points, ...others } = data;
  const [x1, x2] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const values = [...x1, ...x2];
  const decimals = cheapest(values);
  const columnOf = (column: readonly number[]) => column.map((value) => whole(value, decimals));
  const labels = points.map(([, , label]) => (label === 1 ? "+" : label === -1 ? "-" : String(label))).join("");
  const exact = doubles(values.filter((value) => whole(value, decimals) === null));
  return { ...others, decimals, x1: columnOf(x1), x2: columnOf(x2), labels, exact };
}

/** The decimals with which these take the fewest letters. */
function cheapest(values: readonly number[]): number {
  const costOf = (decimals: number): number =>
    values.reduce((sum, value) => {
      const digits = whole(value, decimals);
      return sum + (digits === null ? costs.exact : costs.digit * String(digits).length);
    }, 0);
  const all = Array.from({ length: mostDecimals + 1 }, (_, decimals) => costOf(decimals));
  return all.indexOf(Math.min(...all));
}

/** The whole number that a value is over a power of ten; null where it is none, to the bit. */
function whole(value: number, decimals: number): number | null {
  const scaled = Math.round(value * 10 ** decimals);
  return Number.isSafeInteger(scaled) && Object.is(scaled / 10 ** decimals, value) ? scaled : null;
}

function doubles(values: readonly number[]): string {
  const view = new DataView(new ArrayBuffer(8 * values.length));
  for (const [k, value] of values.entries()) view.setFloat64(8 * k, value);
  return lettersOf(new Uint8Array(view.buffer));
}

/**
 * Data of a link with its points as the state has them. They are not checked: what is no number stays what it is. Throws
 * where the letters are none.
 */
export function unpacked(data: unknown): unknown {
  if (!isPacked(data)) return data;
  const { decimals, x1, x2, labels, exact, ...others } = data;
  const bytes = new DataView(bytesOf(exact).buffer);
  let next = 0;
  const coordinate = (given: unknown): unknown => {
    if (typeof given === "number") return given / 10 ** decimals;
    if (given !== null || next + 8 > bytes.byteLength) return undefined;
    next += 8;
    return bytes.getFloat64(next - 8);
  };
  const columns = [x1.map(coordinate), x2.map(coordinate)];
  const count = Math.max(x1.length, x2.length, labels.length);
  const points = Array.from({ length: count }, (_, i) => [columns[0]?.[i], columns[1]?.[i], labelOf(labels[i])]);
  return { ...others, points };
}

function isPacked(data: unknown): data is Packed {
  if (typeof data !== "object" || data === null) return false;
  const { decimals = -1, x1, x2, labels, exact } = data as Partial<Packed>;
  const isPower = Number.isInteger(decimals) && decimals >= 0 && decimals <= mostDecimals;
  return isPower && [x1, x2].every(Array.isArray) && [labels, exact].every((text) => typeof text === "string");
}

function labelOf(character: string | undefined): number | undefined {
  if (character === "+") return 1;
  return character === "-" ? -1 : character === undefined ? undefined : Number(character);
}
