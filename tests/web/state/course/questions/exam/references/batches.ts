import { assert, type Reference, scoreOf, visitsOf } from "./reference.js";

type Question = Parameters<Reference<"batch">["check"]>[0];

function byHand({ given, subject }: Question) {
  const { rows, spec } = subject;
  const labels = Array.from(spec.y);
  const { weights, bias } = given.before;
  const wrong = rows.map((row, k) => (labels[k] ?? 0) * scoreOf(weights, bias, row) <= 0);
  const added = (factor: (row: number) => number): number[] =>
    rows.reduce<number[]>(
      (sum, row, k) => sum.map((one, at) => one + factor(k) * ([...row, 1][at] ?? 0)),
      [...weights, bias],
    );
  const label = (row: number): number => labels[row] ?? 0;
  const right = added((row) => (wrong[row] ? label(row) : 0));
  return { rows, labels, wrong, added, label, right };
}

export const batch: Reference<"batch"> = {
  check: (question) => {
    const { wrong } = byHand(question);
    const numbers = wrong.flatMap((one, k) => (one ? [k + 1] : []));
    assert(numbers.length >= 2, "There are several mistakes.");
    assert(question.given.mistakes.map(({ example }) => example).join() === numbers.join(), "These are they.");
  },
  right: (question) => [byHand(question).right],
  wrong: (question) => {
    const { rows, labels, wrong, added, label, right } = byHand(question);
    const { before } = question.given;
    const last = visitsOf({ rows, labels, start: before }, rows.length).at(-1);
    const alone = rows.flatMap((_, of) => (wrong[of] ? [added((row) => (row === of ? label(row) : 0))] : []));
    const slips: readonly (readonly [readonly number[], string])[] = [
      [[...before.weights, before.bias], "leftAsBefore"],
      [[...(last?.weights ?? []), last?.bias ?? 0], "oneByOne"],
      [added(label), "all"],
      [added((row) => (wrong[row] ? 1 : 0)), "unlabelled"],
      ...alone.map((answer) => [answer, "onlyOne"] as const),
      [right.with(2, before.bias + 1), "biasOnce"],
      [right.with(2, before.bias - 1), "biasOnce"],
      [right.with(2, before.bias + 50), "biasWrong"],
      [right.with(0, 50), "wrong"],
    ];
    return [
      ...slips.flatMap(([answer, code]) => {
        const same = slips.filter(([other]) => other.join() === answer.join());
        if (answer.join() === right.join()) return [];
        return [[answer, same.every(([, other]) => other === code) ? code : null] as const];
      }),
      [right.slice(1), "examMissing"],
    ];
  },
};
