/** How what the core gives back is read: generated/layouts.ts and result-layouts.ts put these together, row by row. */
import type { LinearModel } from "../types.js";

/** Numbers that stand one after another, and how far they have been read. */
interface Source {
  readonly numbers: Float64Array;
  at: number;
}

export type Reader<Value> = (from: Source) => Value;

type Fields<Readers> = { readonly [Name in keyof Readers]: Readers[Name] extends Reader<infer Value> ? Value : never };

export const number: Reader<number> = (from) => from.numbers[from.at++] ?? Number.NaN;

export const flag: Reader<boolean> = (from) => number(from) === 1;

/** One of the members of an enum. */
export const word =
  <Word>(words: readonly Word[]): Reader<Word> =>
  (from) =>
    words[number(from)] as Word;

/** The next so many numbers. */
function next(from: Source, size: number): Float64Array {
  from.at += size;
  return from.numbers.slice(from.at - size, from.at);
}

/** Of a list there is first how many numbers it has. */
export const list: Reader<Float64Array> = (from) => next(from, number(from));

/** Weights, then the bias. */
export const hyperplane: Reader<LinearModel> = (from) => linearModel(list(from));

export function linearModel(numbers: Float64Array): LinearModel {
  return { weights: numbers.slice(0, -1), bias: numbers.at(-1) ?? 0 };
}

export const fields =
  <Readers extends { readonly [name: string]: Reader<unknown> }>(readers: Readers): Reader<Fields<Readers>> =>
  (from) =>
    Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(from)])) as Fields<Readers>;

/** Of what may be missing there is first whether it is there. */
export const optional =
  <Value>(reader: Reader<Value>): Reader<Value | null> =>
  (from) =>
    flag(from) ? reader(from) : null;

export function read<Value>(reader: Reader<Value>, numbers: Float64Array): Value {
  return reader({ numbers, at: 0 });
}

/** Which columns rows have: those of true are as wide as there are features, the others are one number. */
export type Columns = { readonly [name: string]: boolean };

export type Row<Names> = { readonly [Name in keyof Names]: Names[Name] extends true ? Float64Array : number };

/** Rows that stand one after another. @param d The number of features. */
export function rowsOf<Names extends Columns>(columns: Names, numbers: Float64Array, d: number): Row<Names>[] {
  const names = Object.entries(columns);
  const width = names.reduce((sum, [, wide]) => sum + (wide ? d : 1), 0);
  const from = { numbers, at: 0 };
  const row = () => names.map(([name, wide]) => [name, wide ? next(from, d) : number(from)]);
  return Array.from({ length: numbers.length / width }, () => Object.fromEntries(row()) as Row<Names>);
}

/** Rows that stand one after another as columns. @param d The number of features. */
export function columnsOf<Names extends Columns>(
  columns: Names,
  numbers: Float64Array,
  d: number,
): { readonly [Name in keyof Names]: Float64Array } {
  const widths = Object.entries(columns).map(([name, wide]) => [name, wide ? d : 1] as const);
  const stride = widths.reduce((sum, [, width]) => sum + width, 0);
  const rows = numbers.length / stride;
  let first = 0;
  const found = widths.map(([name, width]) => {
    const column = new Float64Array(rows * width);
    for (let k = 0; k < width; k++) {
      for (let to = k, from = first + k; to < column.length; to += width, from += stride)
        column[to] = numbers[from] ?? 0;
    }
    first += width;
    return [name, column];
  });
  return Object.fromEntries(found) as { readonly [Name in keyof Names]: Float64Array };
}
