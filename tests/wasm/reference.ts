import type { OrderKind, RunSpec } from "../../web/engine/index.js";
import { type Found, machineOf, type ReferenceLearner } from "./reference-learners.js";

/** Runs in plain JavaScript, written from the documentation of the core: nothing is shared with it. */

const mask = 2n ** 64n - 1n;
const low = 2n ** 32n - 1n;
const step = 0x9e3779b97f4a7c15n;

function mix(value: bigint): bigint {
  let z = value & mask;
  z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
  z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask;
  return z ^ (z >> 31n);
}

/** SplitMix64, with streams. */
export class Random {
  #state: bigint;

  constructor(seed: number, stream = 0) {
    this.#state = mix(BigInt(seed) + step) ^ mix(BigInt(stream) * 0xd1342543de82ef95n + 0x2545f4914f6cdd1dn);
  }

  next(): bigint {
    this.#state = (this.#state + step) & mask;
    return mix(this.#state);
  }

  /** Lemire's method on 32 bits: the high half of the product, drawing again what would be biased. */
  below(bound: number): number {
    const wide = BigInt(bound);
    const threshold = (2n ** 32n - wide) % wide;
    let product = (this.next() >> 32n) * wide;
    while ((product & low) < threshold) product = (this.next() >> 32n) * wide;
    return Number(product >> 32n);
  }

  uniform(low = 0, high = 1): number {
    return low + (high - low) * (Number(this.next() >> 11n) * 2 ** -53);
  }
}

/** Up to here eight places come out of one draw. */
const batchLimit = 2 ** 14;

/** sfc32 four times side by side, lane after lane out of two numbers of 64 bits for each of its words. */
function fourRandoms(random: Random): () => bigint[] {
  const word = () => [random.next(), random.next()].flatMap((bits) => [bits & low, bits >> 32n]);
  const [a, b, c] = [word(), word(), word()];
  let counter = 0n;
  return () => {
    counter = (counter + 1n) & low;
    return [0, 1, 2, 3].map((lane) => {
      const [one = 0n, two = 0n, three = 0n] = [a[lane], b[lane], c[lane]];
      const sum = (one + two + counter) & low;
      a[lane] = two ^ (two >> 9n);
      b[lane] = (three + (three << 3n)) & low;
      c[lane] = ((((three << 21n) & low) | (three >> 11n)) + sum) & low;
      return sum;
    });
  };
}

/** Fisher–Yates inside out. What the first product leaves of 32 bits makes a second place, without bias. */
function permutation(n: number, random: Random): number[] {
  const items: number[] = [];
  const insert = (place: number) => {
    const i = items.length;
    items.push(items[place] ?? i);
    items[place] = i;
  };
  /** Places for the numbers `i` and `i + 4`. */
  const places = (bits: bigint, i: number) => {
    const [one, two] = [BigInt(i + 1), BigInt(i + 5)];
    const threshold = 2n ** 32n % (one * two);
    const split = (drawn: bigint) => [drawn * one, ((drawn * one) & low) * two] as const;
    let [first, second] = split(bits);
    while ((second & low) < threshold) [first, second] = split(random.next() >> 32n);
    return [Number(first >> 32n), Number(second >> 32n)] as const;
  };
  const draw = n < 8 ? () => [] : fourRandoms(random);
  while (items.length + 8 <= Math.min(n, batchLimit)) {
    const found = draw().map((bits, lane) => places(bits, items.length + lane));
    for (const [first] of found) insert(first);
    for (const [, second] of found) insert(second);
  }
  while (items.length < n) insert(random.below(items.length + 1));
  return items;
}

function sequence(kind: OrderKind, seed: number, epoch: number, y: readonly number[], indices: readonly number[]) {
  const given = y.map((_, i) => i);
  switch (kind) {
    case "given":
      return given;
    case "positives-first":
      return given.sort((i, k) => (y[k] ?? 0) - (y[i] ?? 0) || i - k);
    case "shuffle-once":
      return permutation(y.length, new Random(seed));
    case "shuffle-each-epoch":
      return permutation(y.length, new Random(seed, epoch));
    case "custom":
      return indices;
  }
}

/** What a run is made of, every choice made. */
export interface ReferenceSpec extends Omit<RunSpec, "X" | "y"> {
  readonly X: readonly (readonly number[])[];
  readonly y: readonly number[];
  readonly bias: boolean;
  readonly learner: ReferenceLearner;
  readonly order: { readonly kind: OrderKind; readonly seed: number; readonly indices: readonly number[] };
  readonly maxEpochs: number;
}

export interface ReferenceVisit extends Found {
  readonly epoch: number;
  readonly example: number;
  readonly label: number;
  /** What is in training after the visit: weights, then the bias, a class at a time; or α. */
  readonly after: Float64Array;
}

export interface Trained {
  /** What is in training before the first visit. */
  readonly start: Float64Array;
  readonly visits: readonly ReferenceVisit[];
  readonly stop: "converged" | "settled" | "max-epochs";
}

/** Trains to the end. `start` are the weights to begin with, in the order of `after`. */
export function train(spec: ReferenceSpec, start: readonly number[]): Trained {
  const { y, order, maxEpochs } = spec;
  const machine = machineOf(spec, start);
  const visits: ReferenceVisit[] = [];
  const trained = { start: machine.state.slice(), visits };
  for (let epoch = 0; epoch < maxEpochs; epoch++) {
    const examples = sequence(order.kind, order.seed, epoch, y, order.indices);
    let unsettled = false;
    let finished = false;
    examples.forEach((example, place) => {
      const found = machine.visit(example, place === examples.length - 1);
      unsettled ||= found.unsettled;
      finished = found.finished ?? false;
      visits.push({ ...found, epoch, example, label: y[example] ?? 0, after: machine.state.slice() });
    });
    if (!unsettled) return { ...trained, stop: "converged" };
    if (finished) return { ...trained, stop: "settled" };
  }
  return { ...trained, stop: "max-epochs" };
}
