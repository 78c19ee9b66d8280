import type { PlaygroundState } from "../../../../document/state.js";
import { examKind, flat, type Model, pointsOf, scoresOf } from "../exam.js";

interface Gate {
  readonly name: "nand" | "nor" | "and" | "or" | "majority" | "at-least" | "fewer";
  readonly inputs: readonly number[];
  readonly least: (inputs: number) => readonly number[];
  readonly inverted: boolean;
}

/** One of them, of so many inputs. */
interface Asked {
  readonly inputs: number;
  /** So many inputs have to be on; where it is inverted, fewer. */
  readonly least: number;
  readonly inverted: boolean;
  /** Which inputs count where they are off. */
  readonly negated: readonly boolean[];
  /** What an input is that is off: 0 or −1. */
  readonly off: number;
}

/** So often more, because their inputs may be negated in many ways. */
const negatable = ["and", "or"];

const gates: readonly Gate[] = [
  { name: "nand", inputs: [2, 3], least: (n) => [n], inverted: true },
  { name: "nor", inputs: [2, 3], least: () => [1], inverted: true },
  { name: "and", inputs: [2, 3, 4], least: (n) => [n], inverted: false },
  { name: "or", inputs: [2, 3, 4], least: () => [1], inverted: false },
  { name: "majority", inputs: [3, 5], least: (n) => [(n + 1) / 2], inverted: false },
  { name: "at-least", inputs: [3, 4], least: (n) => (n === 3 ? [2] : [2, 3]), inverted: false },
  { name: "fewer", inputs: [3, 4], least: (n) => (n === 3 ? [2] : [2, 3]), inverted: true },
];

/** Weights and a bias that make a gate: any that put every row on its side. */
export const gate = examKind({
  turn: 6,
  make: (random) => {
    const {
      name,
      inputs: sizes,
      least: leasts,
      inverted,
    } = random.one([...gates, ...gates.filter((one) => negatable.includes(one.name))]) ?? (gates[0] as Gate);
    const inputs = random.one(sizes) ?? 2;
    const least = random.one(leasts(inputs)) ?? 1;
    const off = random.below(3) === 0 ? -1 : 0;
    const rows = Array.from({ length: 2 ** inputs }, (_, bits) =>
      Array.from({ length: inputs }, (_, k) => ((bits >> (inputs - 1 - k)) % 2 === 1 ? 1 : off)),
    );
    const negated = Array.from({ length: inputs }, () => negatable.includes(name) && random.below(2) === 0);
    if (negatable.includes(name) && !negated.includes(true)) return null;
    const held = (row: readonly number[]): number => row.filter((one, k) => (one === 1) !== negated[k]).length;
    const wanted = rows.map((row) => (held(row) >= least !== inverted ? 1 : -1));
    return {
      form: "numbers",
      given: { name, inputs, least, inverted, negated, off, rows, wanted },
      page: { data: dataOf(rows, wanted) },
      ...(inputs > 2 && { lift: "x3" }),
      after: { initial: solutionOf({ inputs, least, inverted, negated, off }) },
    };
  },
  truth: (given) => flat(solutionOf(given)),
  replies: ({ rows, wanted }, answer, engine) => {
    // By hand 0.1 + 0.2 − 0.3 is a tie: scores are rounded.
    const scores = scoresOf({ weights: answer.slice(0, -1), bias: answer.at(-1) ?? 0 }, rows, engine);
    const wrong = [...rows.keys()].filter((row) => Math.sign(scores[row] ?? 0) !== wanted[row]);
    const [at = 0] = wrong;
    const facts = { row: rows[at] ?? [], score: scores[at] ?? 0, wanted: wanted[at] ?? 1, wrong: wrong.length };
    return {
      right: wrong.length === 0 && { right: true },
      opposite: wrong.length === rows.length && scores.every((score) => score !== 0),
      tie: facts.score === 0 && facts,
      wrongSide: facts,
    };
  },
});

/** In whole numbers: the threshold is half way between two sums of inputs. */
function solutionOf({ inputs, least, inverted, negated, off }: Asked): Model {
  const turned = inverted ? -1 : 1;
  const each = off === 0 ? 2 : 1;
  // Of inputs 0 and 1, a negated one is 1 minus the input; of −1 and 1 it is the input with its sign turned.
  const shift = off === 0 ? 2 * negated.filter(Boolean).length : 0;
  const sum = (off === 0 ? 2 * least - 1 : 2 * least - inputs - 1) - shift;
  return { weights: negated.map((one) => (one ? -turned : turned) * each), bias: -turned * sum + 0 };
}

function dataOf(rows: readonly (readonly number[])[], wanted: readonly number[]): PlaygroundState["data"] {
  const inputs = rows[0]?.length ?? 0;
  if (inputs === 2)
    return pointsOf(
      rows.map(([x1 = 0, x2 = 0]) => [x1, x2] as const),
      wanted,
    );
  return {
    kind: "table",
    columns: [...Array.from({ length: inputs }, (_, k) => `x${k + 1}`), "y"],
    rows: rows.map((row, k) => [...row, wanted[k] ?? 1]),
    label: "y",
  };
}
