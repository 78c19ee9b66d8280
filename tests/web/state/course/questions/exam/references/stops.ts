import { assert, type Reference, scoreOf, visitsOf } from "./reference.js";

type Question = Parameters<Reference<"stopping">["check"]>[0];

/** The mistakes in training after each update of the first epoch, or after each epoch, by hand. */
function trainingOf({ given, subject }: Question): readonly number[] {
  const { rows } = subject;
  const labels = Array.from(subject.spec.y);
  const visits = visitsOf({ rows, labels }, 6 * rows.length);
  const isAsked = (at: number): boolean =>
    given.asks === "pocket" ? at < rows.length && visits[at]?.mistake === true : (at + 1) % rows.length === 0;
  return visits
    .filter((_, at) => isAsked(at))
    .map(({ weights, bias }) => rows.filter((row, k) => (labels[k] ?? 0) * scoreOf(weights, bias, row) <= 0).length);
}

const asked = ({ given: { asks, training, heldOut } }: Question): readonly number[] =>
  asks === "pocket" ? training : heldOut;

/** The numbers, from 1, of those with the fewest mistakes. */
const bestOf = (question: Question): readonly number[] =>
  asked(question).flatMap((one, k) => (one === Math.min(...asked(question)) ? [k + 1] : []));

export const stopping: Reference<"stopping"> = {
  check: (question) => {
    const { given, subject } = question;
    assert(trainingOf(question).join() === given.training.join(), "The run makes these mistakes.");
    assert(given.examples[0] === subject.rows.length, "These are the training examples.");
    assert(given.heldOut.length === (given.asks === "pocket" ? 0 : given.training.length), "Both rows are as long.");
    assert(
      given.heldOut.every((one) => one >= 0 && one <= given.examples[1]),
      "No more are wrong than there are.",
    );
    assert(!bestOf(question).includes(asked(question).length), "The last ones are not the best.");
  },
  right: (question) => {
    const best = bestOf(question);
    return (question.given.asks === "pocket" ? best.slice(0, 1) : best).map((one) => [one]);
  },
  wrong: (question) => {
    const { asks, training } = question.given;
    const best = bestOf(question);
    const count = asked(question).length;
    const none = asks === "pocket" ? "noUpdate" : "noEpoch";
    const others = Array.from({ length: count }, (_, k) => k + 1).filter((one) => !best.includes(one));
    const fewest = Math.min(...training);
    const codeOf = (one: number): string => {
      if (asks === "pocket") return one === count ? "pocketLast" : "pocketNotFewest";
      if (training[one - 1] === fewest) return "byTraining";
      return one === count ? "last" : "notFewest";
    };
    return [
      ...others.map((one) => [[one], codeOf(one)] as const),
      ...(asks === "pocket" ? best.slice(1).map((one) => [[one], "pocketAgain"] as const) : []),
      [[0], none],
      [[count + 1], none],
      [[1.5], none],
      [[], "examMissing"],
    ];
  },
};
