/** How what is handed to the core becomes numbers: generated/inputs.ts and job-inputs.ts put these together, row by row. */

/** Lists that follow each other: joined at once, for they may be long. */
type Lists = readonly ArrayLike<number>[];
export type Writer<Value> = (value: Value) => Lists;

type Values<Writers> = { readonly [Name in keyof Writers]: Writers[Name] extends Writer<infer Value> ? Value : never };

export const one: Writer<number> = (value) => [[value]];

export const flag: Writer<boolean> = (value) => [[Number(value)]];

/** Before a list there is how many numbers it has. */
export const many: Writer<ArrayLike<number>> = (list) => [[list.length], list];

/** Before what may be missing there is whether it is there. */
export const maybe =
  <Value>(write: Writer<Value>): Writer<Value | null> =>
  (value) =>
    value === null ? [[0]] : [[1], ...write(value)];

export const input =
  <Writers extends { readonly [name: string]: Writer<never> }>(writers: Writers): Writer<Values<Writers>> =>
  (values) =>
    Object.entries(writers).flatMap(([name, write]) => write(values[name] as never));

/** A value as the core takes it. */
export function written<Value>(write: Writer<Value>, value: Value): Float64Array {
  return joined(write(value));
}

/** One list after another. */
export function joined(lists: Lists): Float64Array {
  const all = new Float64Array(lists.reduce((length, list) => length + list.length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}
