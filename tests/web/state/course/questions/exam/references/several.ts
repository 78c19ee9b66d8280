import { assert, type Reference, scoreOf } from "./reference.js";

type Question = Parameters<Reference<"classes">["check"]>[0];

/** Crammer and Singer's perceptron by hand: a vector a class, ties to the lowest. */
function byHand({ given: { before, place, label } }: Question) {
  const scores = before.map((vector) => scoreOf(vector, 0, place));
  const predicted = scores.indexOf(Math.max(...scores));
  const after = changed(before, place, predicted === label ? [] : [label], predicted === label ? [] : [predicted]);
  return { scores, predicted, after };
}

function changed(
  before: readonly (readonly number[])[],
  place: readonly number[],
  added: readonly number[],
  taken: readonly number[],
): number[] {
  return before.flatMap((vector, of) =>
    vector.map(
      (value, k) =>
        value + (place[k] ?? 0) * (added.filter((one) => one === of).length - taken.filter((one) => one === of).length),
    ),
  );
}

export const classes: Reference<"classes"> = {
  check: ({ given, subject, visit }) => {
    // The weights before are those of the run.
    let all: readonly (readonly number[])[] = [0, 1, 2].map(() => [0, 0]);
    for (let at = 0; at < visit; at++) {
      const row = at % subject.rows.length;
      const [place, label] = [subject.rows[row] ?? [], subject.spec.y[row] ?? 0];
      const scores = all.map((vector) => scoreOf(vector, 0, place));
      const predicted = scores.indexOf(Math.max(...scores));
      if (predicted === label) continue;
      const next = changed(all, place, [label], [predicted]);
      all = [next.slice(0, 2), next.slice(2, 4), next.slice(4, 6)];
    }
    assert(JSON.stringify(all) === JSON.stringify(given.before), "The weights are those of the run.");
    assert(subject.rows[given.example - 1]?.join() === given.place.join(), "It is the example that comes next.");
  },
  right: (question) => {
    const { scores, predicted, after } = byHand(question);
    return [question.given.asks === "scores" ? [...scores, predicted] : after];
  },
  wrong: (question) => {
    const { scores, predicted, after } = byHand(question);
    const { asks, before, place, label } = question.given;
    if (asks === "scores") {
      const tied = scores.lastIndexOf(Math.max(...scores));
      const lower = scores.findIndex((score) => score < Math.max(...scores));
      return [
        [[...scores.with(1, (scores[1] ?? 0) + 1), predicted], "scoreWrong"],
        [[...scores, 3], "noClass"],
        [[...scores, 0.5], "noClass"],
        ...(tied === predicted ? [] : ([[[...scores, tied], "tieToHigher"]] as const)),
        ...(lower < 0 ? [] : ([[[...scores, lower], "notLargest"]] as const)),
      ];
    }
    if (predicted === label)
      return [
        [after.with(0, (after[0] ?? 0) + 1), "stays"],
        [changed(before, place, [label], []), "stays"],
      ];
    const third = 3 - label - predicted;
    const wrong = (at: number): number[] => after.with(2 * at, (after[2 * at] ?? 0) + 50);
    return [
      [before.flat(), "leftAsBefore"],
      [changed(before, place, [predicted], [label]), "wrongWay"],
      [changed(before, place, [label], []), "onlyOne"],
      [changed(before, place, [], [predicted]), "onlyOne"],
      [
        changed(
          before,
          place,
          [label],
          [0, 1, 2].filter((one) => one !== label),
        ),
        "allOthers",
      ],
      [wrong(third), "vectorWrong"],
      [wrong(label), "vectorWrong"],
      [wrong(predicted), "vectorWrong"],
      [after.slice(1), "examMissing"],
    ];
  },
};
