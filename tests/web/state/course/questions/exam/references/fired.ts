import { assert, type Reference, scoreOf } from "./reference.js";

type Question = Parameters<Reference<"fires">["check"]>[0];

const scoresOf = ({ given, subject }: Question) => subject.rows.map((row) => scoreOf(given.weights, 0, row));

/** The numbers of the examples on one side. */
const onSide = (question: Question, side: 1 | -1): readonly number[] =>
  scoresOf(question).flatMap((score, k) => (Math.sign(score) === side ? [k + 1] : []));

export const fires: Reference<"fires"> = {
  check: (question) => {
    const { given, subject } = question;
    assert(!subject.spec.bias, "There is no bias.");
    assert(!scoresOf(question).includes(0), "None is on the line.");
    assert(onSide(question, 1).length > 0 && onSide(question, -1).length > 0, "It fires for some.");
    const { feature, weight, otherWeight } = given.change;
    assert(
      [weight, otherWeight].join() === [given.weights[feature - 1], given.weights[2 - feature]].join(),
      "The weights are those of the neuron.",
    );
  },
  right: (question) => {
    const { asks, weights, change } = question.given;
    if (asks === "change") return [[(weights[change.feature - 1] ?? 0) * change.by]];
    const fired = onSide(question, 1);
    return [fired, fired.toReversed(), [...fired, ...fired]];
  },
  wrong: (question) => {
    const { asks, weights, change } = question.given;
    const [fired, silent] = [onSide(question, 1), onSide(question, -1)];
    if (asks === "which")
      return [
        [silent, "opposite"],
        [[...fired, ...silent.slice(0, 1)], "silent"],
        ...(fired.length > 1 ? ([[fired.slice(1), "missed"]] as const) : []),
        [[...fired, 6], "noExample"],
        [[0], "noExample"],
        [[], "examMissing"],
      ];
    const [weight, other] = [weights[change.feature - 1] ?? 0, weights[2 - change.feature] ?? 0];
    const right = weight * change.by;
    const slips = [
      [-right, "wrongSign"],
      [other * change.by, "otherWeight"],
      [weight, "weightAlone"],
      [change.by, "changeAlone"],
    ] as const;
    return [
      ...slips.flatMap(([answer, code], at) => {
        if (answer === right) return [];
        return [[[answer], slips.slice(0, at).some(([one]) => one === answer) ? null : code] as const];
      }),
      [[right + 100], "changeWrong"],
      [[Number.NaN], "examMissing"],
    ];
  },
};
