import type { OrderKind, RunSpec, TieRule } from "../../web/engine/index.js";

/** The online perceptron in plain JavaScript, written from the documentation of the core: nothing is shared with it. */

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

/** Up to here four places come out of one draw. */
const batchLimit = 2 ** 14;

/** Fisher–Yates inside out. What the first product leaves of 32 bits makes a second place, without bias. */
function permutation(n: number, random: Random): number[] {
  const items: number[] = [];
  const insert = (place: number) => {
    const i = items.length;
    items.push(items[place] ?? i);
    items[place] = i;
  };
  const insertTwo = (bits: bigint) => {
    const [one, two] = [BigInt(items.length + 1), BigInt(items.length + 2)];
    const threshold = 2n ** 32n % (one * two);
    const split = (half: bigint) => [half * one, ((half * one) & low) * two] as const;
    let [first, second] = split(bits);
    while ((second & low) < threshold) [first, second] = split(random.next() >> 32n);
    insert(Number(first >> 32n));
    insert(Number(second >> 32n));
  };
  while (items.length + 4 <= Math.min(n, batchLimit)) {
    const draw = random.next();
    insertTwo(draw >> 32n);
    insertTwo(draw & low);
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
      return [...given.filter((i) => y[i] === 1), ...given.filter((i) => y[i] === -1)];
    case "shuffle-once":
      return permutation(y.length, new Random(seed));
    case "shuffle-each-epoch":
      return permutation(y.length, new Random(seed, epoch));
    case "custom":
      return indices;
  }
}

/** w·x in the order of core/include/perceptron/lanes.hpp. */
export function dot(w: Float64Array, x: readonly number[]): number {
  const products = x.map((value, i) => (w[i] ?? 0) * value);
  if (products.length === 0) return 0;
  if (products.length < 4) return products.reduce((sum, product) => sum + product);
  const inLanes = products.length - (products.length % 8);
  const lanes = new Float64Array(8);
  for (let i = 0; i < inLanes; i++) lanes[i % 8] = (lanes[i % 8] ?? 0) + (products[i] ?? 0);
  const [l0 = 0, l1 = 0, l2 = 0, l3 = 0, l4 = 0, l5 = 0, l6 = 0, l7 = 0] = lanes;
  const start = l0 + l2 + (l4 + l6) + (l1 + l3 + (l5 + l7));
  return products.slice(inLanes).reduce((sum, product) => sum + product, start);
}

function isMistake(score: number, label: number, tie: TieRule): boolean {
  switch (tie) {
    case "mistake":
      return label * score <= 0;
    case "correct":
      return label * score < 0;
    case "negative":
      return (score > 0 ? 1 : -1) !== label;
    case "positive":
      return (score >= 0 ? 1 : -1) !== label;
  }
}

/** What a run is made of, every choice made. */
export interface ReferenceSpec extends Omit<RunSpec, "X" | "y"> {
  readonly X: readonly (readonly number[])[];
  readonly y: readonly number[];
  readonly bias: boolean;
  readonly learner: { readonly kind: "perceptron"; readonly learningRate: number; readonly tie: TieRule };
  readonly order: { readonly kind: OrderKind; readonly seed: number; readonly indices: readonly number[] };
  readonly initial: { readonly weights: readonly number[]; readonly bias: number };
  readonly maxEpochs: number;
}

export interface ReferenceVisit {
  readonly epoch: number;
  readonly example: number;
  readonly label: number;
  readonly score: number;
  readonly mistake: boolean;
  /** Weights, then the bias, after the visit. */
  readonly after: Float64Array;
}

export function train({ X, y, bias, learner, order, initial, maxEpochs }: ReferenceSpec): {
  visits: ReferenceVisit[];
  converged: boolean;
} {
  const w = Float64Array.from(initial.weights);
  let b = initial.bias;
  const visits: ReferenceVisit[] = [];
  for (let epoch = 0; epoch < maxEpochs; epoch++) {
    let mistakes = 0;
    for (const example of sequence(order.kind, order.seed, epoch, y, order.indices)) {
      const x = X[example] ?? [];
      const label = y[example] ?? 0;
      const score = dot(w, x) + b;
      const mistake = isMistake(score, label, learner.tie);
      if (mistake) {
        mistakes++;
        const c = learner.learningRate * label;
        x.forEach((value, j) => {
          w[j] = (w[j] ?? 0) + c * value;
        });
        b += c * (bias ? 1 : 0);
      }
      visits.push({ epoch, example, label, score, mistake, after: Float64Array.of(...w, b) });
    }
    if (mistakes === 0) return { visits, converged: true };
  }
  return { visits, converged: false };
}
