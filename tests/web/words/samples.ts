import type { Room, Words } from "../../../web/state/document/notation/words.js";

type Said = (...facts: never[]) => unknown;

/** What is said in a language by code that tells messages their facts, of facts as the state has them. */
export type Telling = (words: Words) => string;

/** For each function of a room the facts to call it with, or what tells it them; of a group of them, again by key. */
export type Samples<W> = {
  readonly [K in keyof W as W[K] extends string | readonly unknown[]
    ? never
    : HasFunctions<W[K]> extends true
      ? K
      : never]: W[K] extends Said ? readonly Parameters<W[K]>[] : Samples<W[K]>;
};

type HasFunctions<V> = V extends string
  ? false
  : V extends Said
    ? true
    : true extends { [K in keyof V]: HasFunctions<V[K]> }[keyof V]
      ? true
      : false;

export interface RoomSamples {
  readonly room: Room<object>;
  readonly samples: Readonly<Record<string, unknown>>;
}

/** Declares with which facts a room is read through. The compiler asks for each of its functions. */
export function samplesOf<W extends object>(room: Room<W>, samples: Samples<W>): RoomSamples {
  return { room, samples: samples as RoomSamples["samples"] };
}

/** Every combination of these facts: `every({ a: [1, 2], b: [null] })` is `[{ a: 1, b: null }, { a: 2, b: null }]`. */
export function every<T extends object>(facts: { readonly [K in keyof T]: readonly T[K][] }): T[] {
  const keys = Object.keys(facts) as (keyof T)[];
  return keys.reduce<Partial<T>[]>(
    (made, key) => made.flatMap((one) => facts[key].map((value) => ({ ...one, [key]: value }))),
    [{}],
  ) as T[];
}

/** Each combination of positional facts: `across([1, 2], ["a"])` is `[[1, "a"], [2, "a"]]`. */
export function across<T extends readonly unknown[]>(...facts: { readonly [K in keyof T]: readonly T[K][] }): T[] {
  return facts.reduce<unknown[][]>(
    (made, values) => made.flatMap((one) => (values as readonly unknown[]).map((value) => [...one, value])),
    [[]],
  ) as unknown as T[];
}

/** A sample in place of facts: what code says in a language that tells messages their facts. */
export const telling = (say: Telling): never => say as never;

/** None, one, a few, and so many that they are grouped. */
export const counts = [0, 1, 2, 12_345] as const;
