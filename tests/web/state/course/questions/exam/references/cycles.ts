import { assert, type HandVisit, type Reference, visitsOf } from "./reference.js";

type Question = Parameters<Reference<"cycle">["check"]>[0];

const run = ({ given, subject }: Question, epochs = given.epochs): readonly HandVisit[] =>
  visitsOf({ rows: subject.rows, labels: Array.from(subject.spec.y) }, epochs * subject.rows.length);

const flat = ({ weights, bias }: Pick<HandVisit, "weights" | "bias">): number[] => [...weights, bias];
const updatesOf = (visits: readonly HandVisit[]): number => visits.filter(({ mistake }) => mistake).length;

/** Every visit by hand, though most of them only repeat others. */
function truthOf(question: Question): number[] {
  const visits = run(question);
  const last = visits.at(-1);
  return question.given.asks === "weights" && last ? flat(last) : [updatesOf(visits)];
}

/** The weights at the start, and after each epoch until they come back. */
function endsOf(question: Question): number[][] {
  const { again } = question.given;
  const ends = Array.from({ length: again }, (_, epoch) => run(question, epoch + 1).at(-1));
  return [[0, 0, 0], ...ends.map((end) => (end ? flat(end) : []))];
}

const isIn = (answers: readonly (readonly number[])[], one: readonly number[]): boolean =>
  answers.some((other) => other.join() === one.join());

export const cycle: Reference<"cycle"> = {
  check: (question) => {
    const { first, again, epochs, examples } = question.given;
    assert(question.subject.rows.length === examples && examples === 4, "There are four.");
    const ends = endsOf(question);
    assert(ends[first]?.join() === ends[again]?.join(), "The weights are there again.");
    assert(new Set(ends.map(String)).size === again, "They were not there before.");
    assert(epochs > 2 * again, "There are many epochs after that.");
    // As if no line could: then no epoch is without a mistake.
    const visits = run(question);
    for (let epoch = 0; epoch < epochs; epoch++)
      assert(updatesOf(visits.slice(4 * epoch, 4 * epoch + 4)) > 0, "It never stops.");
  },
  right: (question) => [truthOf(question)],
  wrong: (question) => {
    const { asks, first, again, epochs, examples } = question.given;
    const truth = truthOf(question);
    if (asks === "updates") {
      const [total = 0] = truth;
      const one = updatesOf(run(question, 1));
      const known = [total, epochs * one];
      return [
        [[epochs * examples + 1], "impossible"],
        [[-1], "impossible"],
        [[total + 0.5], "impossible"],
        [[epochs - 1], "ended"],
        [[epochs * one], "likeFirst"],
        ...[total + 1, total - 1]
          .filter((other) => !known.includes(other) && other >= epochs && other <= epochs * examples)
          .map((other) => [[other], "updatesWrong"] as const),
        [[], "examMissing"],
      ];
    }
    const ends = endsOf(question);
    const inside = run(question, again).map(flat);
    const [w1 = 0, w2 = 0, b = 0] = truth;
    const others = (wrong: readonly (readonly number[])[], known: readonly (readonly number[])[]) =>
      wrong.filter((one) => !isIn([truth, ...known], one));
    const odd = [
      [w1, w2, b + 1],
      [w1, w2, b - 1],
    ];
    return [
      ...others(ends.slice(first, again), []).map((one) => [one, "otherEpoch"] as const),
      ...others(ends.slice(0, first), []).map((one) => [one, "before"] as const),
      ...others(inside, ends).map((one) => [one, "within"] as const),
      ...others(odd, [...ends, ...inside]).map((one) => [one, "bias"] as const),
      [[w1 + 20, w2, b], "wrong"],
      [[w1, w2], "examMissing"],
    ];
  },
};
