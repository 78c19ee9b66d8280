import { assert, isNear, type Reference, scoreOf, sum } from "./reference.js";

type Question = Parameters<Reference<"kernel">["check"]>[0];

interface Changes {
  readonly degree?: number;
  readonly offset?: number;
  readonly alpha?: (count: number) => number;
  readonly label?: (label: number) => number;
}

function scoreBy(
  { given: { examples, place, degree, offset } }: Question,
  { degree: power = degree, offset: added = offset, alpha = (one) => one, label: sign = (one) => one }: Changes = {},
): number {
  const terms = examples.map(({ place: at, label, alpha: count }) => {
    return alpha(count) * sign(label) * (added + scoreOf(at, 0, place)) ** power;
  });
  return sum(terms);
}

export const kernel: Reference<"kernel"> = {
  check: (question) => {
    const { given, subject, visit } = question;
    // The counts are those of the run, from none.
    const counts = subject.rows.map(() => 0);
    for (let at = 0; at < visit; at++) {
      const row = at % subject.rows.length;
      const x = subject.rows[row] ?? [];
      const terms = subject.rows.map(
        (other, k) =>
          (counts[k] ?? 0) * (subject.spec.y[k] ?? 0) * (given.offset + scoreOf(other, 0, x)) ** given.degree,
      );
      if ((subject.spec.y[row] ?? 0) * sum(terms) <= 0) counts[row] = (counts[row] ?? 0) + 1;
    }
    assert(given.examples.map(({ alpha }) => alpha).join() === counts.join(), "The counts are those of the run.");
  },
  right: (question) => [[scoreBy(question)]],
  wrong: (question) => {
    const right = scoreBy(question);
    const slips: readonly (readonly [number, string])[] = [
      [scoreBy(question, { label: () => 1 }), "labelsForgotten"],
      [scoreBy(question, { alpha: (count) => Math.min(1, count) }), "countsForgotten"],
      [scoreBy(question, { degree: 1 }), "notRaised"],
      [scoreBy(question, { offset: 0 }), "offsetForgotten"],
    ];
    const told = slips.filter(
      ([value], k) => !isNear(value, right) && !slips.slice(0, k).some(([other]) => isNear(other, value)),
    );
    return [...told.map(([value, code]) => [[value], code] as const), [[right + 1_000_003], "term"]];
  },
};
