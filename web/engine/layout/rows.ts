/** What only the layouts of the whole engine need: see values.ts and inputs.ts. */
import type { Writer } from "./inputs.js";
import { list, number, type Reader } from "./values.js";

export const indices: Reader<Uint32Array> = (from) => Uint32Array.from(list(from));

export const integers: Reader<Int32Array> = (from) => Int32Array.from(list(from));

/** Of rows there is first how many there are. */
export const rows =
  <Value>(reader: Reader<Value>): Reader<Value[]> =>
  (from) =>
    Array.from({ length: number(from) }, () => reader(from));

/** What comes as it is to be. */
export const given =
  <Value>(): Reader<Value> =>
  ({ numbers }) =>
    numbers as Value;

/** The other way round. */
export const each =
  <Value>(write: Writer<Value>): Writer<readonly Value[]> =>
  (values) => [[values.length], ...values.flatMap(write)];
