import { assert, type Reference, visitsOf } from "./reference.js";

type Question = Parameters<Reference<"start">["check"]>[0];

function updated({ given, subject }: Question, { bias = true, from = given.first } = {}): readonly number[] {
  const { rows } = subject;
  const order = rows.map((_, k) => (from - 1 + k) % rows.length);
  const visits = visitsOf({ rows, labels: Array.from(subject.spec.y), order, bias }, 40);
  return visits.filter(({ mistake }) => mistake).map(({ row }) => row + 1);
}

export const start: Reference<"start"> = {
  check: (question) => {
    const { given, subject } = question;
    const { rows } = subject;
    const order = rows.map((_, k) => ((given.first - 1 + k) % rows.length) + 1);
    assert(given.order.join() === order.join() && given.first !== 1, "It goes round from another example.");
    const last = visitsOf({ rows, labels: Array.from(subject.spec.y), order: order.map((one) => one - 1) }, 40);
    assert(
      last.slice(-rows.length).every(({ mistake }) => !mistake),
      "It converges.",
    );
  },
  right: (question) => [updated(question)],
  wrong: (question) => {
    const right = updated(question);
    const examples = question.subject.rows.length;
    const inFirst = question.given.inFirstEpoch;
    const [fromOne, withoutBias] = [updated(question, { from: 1 }), updated(question, { bias: false })];
    const isApart = (one: readonly number[], ...others: readonly (readonly number[])[]): boolean =>
      one.length > 0 && others.every((other) => one.join() !== other.join());
    const shorter = right.slice(0, -1);
    const other = right.with(1, (right[1] ?? 0) === 1 ? 2 : 1);
    const longer = [...right, right[0] ?? 1];
    return [
      ...(isApart(fromOne, right) && fromOne.length < 8 ? ([[fromOne, "fromOne"]] as const) : []),
      ...(isApart(withoutBias, right, fromOne) && withoutBias.length < 8 ? ([[withoutBias, null]] as const) : []),
      ...(isApart(shorter, fromOne, withoutBias)
        ? ([[shorter, shorter.length === inFirst ? "firstEpochOnly" : "unfinished"]] as const)
        : []),
      ...(isApart(longer, fromOne, withoutBias) ? ([[longer, "tooLong"]] as const) : []),
      ...(isApart(other, fromOne, withoutBias) ? ([[other, "otherExample"]] as const) : []),
      [[right.length, ...right, 99], "noExample"],
      [right.with(0, examples + 1), "noExample"],
      [[], "examMissing"],
      [null, "examMissing"],
    ];
  },
};
