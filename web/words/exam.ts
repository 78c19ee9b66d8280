import type { ExamName, GivenOf, SaidOf } from "../state/course/questions/exam/index.js";
import { votesOptions } from "../state/course/questions/exam/kinds/votes.js";
import type { Overlap } from "../state/course/questions/overlap.js";
import type { Room, Words } from "../state/document/notation/words.js";
import { examBatch } from "./generated/en/examBatch.js";
import { examBound } from "./generated/en/examBound.js";
import { examClasses } from "./generated/en/examClasses.js";
import { examCounts } from "./generated/en/examCounts.js";
import { examCycle } from "./generated/en/examCycle.js";
import { examFires } from "./generated/en/examFires.js";
import { examGate } from "./generated/en/examGate.js";
import { examKernel } from "./generated/en/examKernel.js";
import { examLine } from "./generated/en/examLine.js";
import { examMargin } from "./generated/en/examMargin.js";
import { examOrders } from "./generated/en/examOrders.js";
import { examProof } from "./generated/en/examProof.js";
import { examRate } from "./generated/en/examRate.js";
import { examReading } from "./generated/en/examReading.js";
import { examResidual } from "./generated/en/examResidual.js";
import { examScore } from "./generated/en/examScore.js";
import { examSets } from "./generated/en/examSets.js";
import { examStart } from "./generated/en/examStart.js";
import { examStopping } from "./generated/en/examStopping.js";
import { examTie } from "./generated/en/examTie.js";
import { examTruth } from "./generated/en/examTruth.js";
import { examVotes } from "./generated/en/examVotes.js";
import { quizFeedback } from "./generated/en/quizFeedback.js";
import { type Messages, sayFacts, textOf } from "./sentences.js";

type Asked<Facts> = string | ((facts: Facts) => string);

/** What is said around questions of one kind: what is asked and what helps, of what the question gives; and to answers, by their codes. */
type ExamMessages<Name extends ExamName, More> = {
  readonly ask: Asked<GivenOf<Name> & More>;
  readonly hint: Asked<GivenOf<Name> & More>;
} & Messages<SaidOf<Name> & More>;

/** Questions of one kind, as a language says them. */
interface ExamWords {
  readonly ask: (given: unknown) => string;
  readonly hint: (given: unknown) => string;
  /** What the numbers that are asked for are called, or what the options say. */
  readonly parts: (given: unknown) => readonly string[];
  /** What is said to an answer. */
  readonly said: (facts: unknown) => string;
}

type Kind = (words: Words) => ExamWords;

/**
 * @param more What messages are told in addition to what a question gives or a reply has: what follows from it, and lists as texts.
 * @param parts What the numbers that are asked for are called, or what the options say.
 */
function kind<Name extends ExamName, W extends object, More extends object>(
  _: Name,
  room: Room<W>,
  more: (facts: GivenOf<Name> | SaidOf<Name>, say: W, words: Words) => More,
  parts: (given: GivenOf<Name> & More, say: W) => readonly string[],
): W extends ExamMessages<Name, More> ? Kind : "A message is told what no question gives." {
  const made: Kind = (words) => {
    const say = words.room(room);
    const told = (facts: unknown) => Object.assign({}, facts, more(facts as never, say, words)) as never;
    const { ask, hint } = say as unknown as ExamMessages<Name, More>;
    return {
      ask: (given) => textOf(ask, told(given)),
      hint: (given) => textOf(hint, told(given)),
      parts: (given) => parts(told(given), say),
      said: (facts) => sayFacts(say as Messages<{ readonly code: string }>, told(facts)),
    };
  };
  return made as never;
}

const nothing = (): object => ({});
const weights = (): readonly string[] => ["w₁", "w₂", "b"];
/** "x₁" */
const named = (letter: string, number: number): string => `${letter}${"₀₁₂₃₄₅"[number] ?? ""}`;

/** "x₂ = 2x₁ − 3" */
function equationOf({ slope, offset }: Pick<GivenOf<"line">, "slope" | "offset">, { number }: Words): string {
  if (slope === null) return `x₁ = ${number(offset)}`;
  if (slope === 0) return `x₂ = ${number(offset)}`;
  const size = Math.abs(slope) === 1 ? "" : number(Math.abs(slope));
  return `x₂ = ${slope < 0 ? "−" : ""}${size}x₁ ${offset < 0 ? "−" : "+"} ${number(Math.abs(offset))}`;
}

/** What a statement of any kind may give. */
const statement = {
  example: 0,
  place: [] as readonly number[],
  label: 0,
  score: 0,
  after: 0,
  factor: 1,
  biasToo: true,
  bias: 0,
  separable: false,
  distance: 0,
  widest: 0,
  wider: false,
  tie: "mistake" as "mistake" | "correct",
};

/** The lines of a proof that are right. */
const rightLines = {
  grows: "growsAtLeast",
  shrinks: "squareAtMost",
  unit: "atMostLength",
  ends: "squaredBound",
} as const;

const kinds: { readonly [Name in ExamName]: Kind } = {
  margin: kind("margin", examMargin, nothing, (_, { numbers }) => [numbers.functional, numbers.geometric]),
  bound: kind(
    "bound",
    examBound,
    ({ bound, most }) => ({ whole: bound === most }),
    ({ asks, options }, say) => (asks === "most" ? [say.number] : options.map((option) => say.options[option])),
  ),
  line: kind(
    "line",
    examLine,
    ({ asks, slope, offset, above }, _, words) => {
      const side = slope === null ? (above ? "right" : "left") : above ? "above" : "below";
      return { equation: equationOf({ slope, offset }, words), side: asks === "weights" ? side : null } as const;
    },
    ({ asks }) => (asks === "weights" ? weights() : ["m", "c"]),
  ),
  votes: kind(
    "votes",
    examVotes,
    ({ voters }, say) => ({ lines: voters.map((one) => say.voter(one)).join("\n") }),
    (_, say) => votesOptions.map(([voted, averaged]) => say.option({ voted, averaged })),
  ),
  classes: kind(
    "classes",
    examClasses,
    ({ before, label, predicted, ...facts }, say) => ({
      all: before.map((one, k) => say.weights({ name: named("w", k), weights: one })),
      name: "of" in facts ? named("w", facts.of) : "",
      ofLabel: named("w", label),
      ofPredicted: named("w", predicted),
    }),
    ({ asks, before }, say) =>
      asks === "scores"
        ? [...before.map((_, k) => named("a", k)), say.class]
        : before.flatMap((_, k) => [`${named("w", k)}: x₁`, "x₂"]),
  ),
  kernel: kind(
    "kernel",
    examKernel,
    ({ degree, examples, score }, say) => ({
      power: { 1: "", 2: "²", 3: "³" }[degree] ?? "",
      counts: examples.flatMap(({ alpha }, k) => (alpha > 0 ? [say.count({ alpha, example: k + 1 })] : [])),
      sign: Math.sign(score),
    }),
    () => ["a"],
  ),
  gate: kind(
    "gate",
    examGate,
    ({ negated, ...facts }, say) => {
      const inputs = negated.map((_, k) => named("x", k + 1));
      return {
        literals: inputs.map((input, k) => (negated[k] ? say.not({ input }) : input)),
        negates: negated.includes(true),
        others: "wrong" in facts ? facts.wrong - 1 : 0,
      };
    },
    ({ negated }) => [...negated.map((_, k) => named("w", k + 1)), "b"],
  ),
  truth: kind(
    "truth",
    examTruth,
    (facts) => {
      const told = { ...statement, ...facts.statement };
      return { ...told, turned: told.factor < 0 };
    },
    ({ options, ...facts }, say) => options.map((option) => textOf(say.options[option], facts)),
  ),
  sets: kind(
    "sets",
    examSets,
    (facts, _, words) => ({
      why: "overlap" in facts && facts.overlap !== null ? overlapText(facts.overlap, words) : null,
    }),
    ({ sets }, say) => sets.map((one) => say.option(one)),
  ),
  rate: kind("rate", examRate, nothing, ({ asks, options, rate }, say) =>
    asks === "weights" ? weights() : options.map((option) => textOf(say.options[option], { rate })),
  ),
  counts: kind(
    "counts",
    examCounts,
    ({ counts }, say) => ({ all: counts.map((count, k) => say.count({ count, example: k + 1 })) }),
    ({ asks, options }, say) => (asks === "weights" ? weights() : options.map((option) => say.options[option])),
  ),
  start: kind("start", examStart, nothing, () => []),
  proof: kind(
    "proof",
    examProof,
    ({ missing, ...facts }, { lines }) => {
      const told = { ...facts, square: facts.radius * facts.radius, inverse: 1 / facts.bound };
      const shown = (which: typeof missing): string =>
        which === missing ? "[ ? ]" : textOf(lines[rightLines[which]], told);
      return { ...told, grows: shown("grows"), shrinks: shown("shrinks"), unit: shown("unit"), ends: shown("ends") };
    },
    (given, { lines }) => given.options.map((option) => textOf(lines[option], given)),
  ),
  score: kind(
    "score",
    examScore,
    ({ scored }, say) => ({
      examples: scored.map((one) => say.example(one)),
      verdicts: scored.map((one) => say.verdict({ ...one, positive: one.score > 0 })),
    }),
    ({ scored }, say) => scored.map((one) => say.number(one)),
  ),
  fires: kind(
    "fires",
    examFires,
    ({ change, ...facts }) => {
      const scores = "fired" in facts ? facts.fired.map(({ score }) => score) : [];
      return { feature: named("x", change.feature), positive: change.weight > 0, scores, count: scores.length };
    },
    ({ asks }, say) => (asks === "which" ? [] : [say.number]),
  ),
  tie: kind("tie", examTie, nothing, () => ["y·a < 0", "y·a ≤ 0"]),
  residual: kind(
    "residual",
    examResidual,
    ({ score }) => ({ side: score === 0 ? null : score > 0 ? "above" : "below" }) as const,
    () => ["e", ...weights()],
  ),
  orders: kind(
    "orders",
    examOrders,
    ({ orders: [blocks, mixed] }) => ({
      blocks: blocks.order,
      mixed: mixed.order,
      fewer: blocks.updates < mixed.updates,
    }),
    ({ orders }, say) => orders.map((one) => say.order(one)),
  ),
  stopping: kind(
    "stopping",
    examStopping,
    ({ training, examples: [trained, others] }) => ({
      trained,
      others,
      last: typeof training === "number" ? training : training.length,
    }),
    ({ asks }, say) => [say.numbers[asks]],
  ),
  batch: kind(
    "batch",
    examBatch,
    (facts, say) => ({
      names: "code" in facts && facts.code === "right" ? facts.mistakes.map((example) => say.example({ example })) : [],
    }),
    weights,
  ),
  reading: kind(
    "reading",
    examReading,
    ({ features, ...facts }, say) => ({
      lines: features.map((one) => say.line({ ...one, feature: named("x", one.feature) })).join("\n"),
      range: "chosen" in facts ? facts.chosen.most - facts.chosen.least : 0,
    }),
    ({ features }) => features.map(({ feature }) => `${named("x", feature)}.`),
  ),
  cycle: kind(
    "cycle",
    examCycle,
    ({ first, again }) => ({ length: again - first }),
    ({ asks }, say) => (asks === "weights" ? weights() : [say.number]),
  ),
};

export const examWords = (name: ExamName, words: Words): ExamWords => kinds[name](words);

/** Why no line separates, by the examples that show it. */
export function overlapText(overlap: Overlap, words: Words): string {
  const say = words.room(quizFeedback);
  const { positives, negatives } = overlap;
  const listed = (numbers: Overlap["positives"]): string[] =>
    numbers.map((one) => (one === null ? say.yours : words.count(one)));
  const alone = positives.length === 1 ? "positive" : negatives.length === 1 ? "negative" : null;
  return say.inseparable({ ...overlap, positives: listed(positives), negatives: listed(negatives), alone });
}
