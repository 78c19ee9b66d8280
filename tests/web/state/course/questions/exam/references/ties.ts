import { assert, type Reference, scoreOf } from "./reference.js";

type Question = Parameters<Reference<"tie">["check"]>[0];

/** The first epoch by one of the rules: the scores at its updates, by hand. */
function updatesOf({ given, subject }: Question, isMistake: (agreement: number) => boolean) {
  let [weights, bias]: [readonly number[], number] = [given.weights, given.bias];
  return subject.rows.flatMap((row, k) => {
    const [label, score] = [subject.spec.y[k] ?? 0, scoreOf(weights, bias, row)];
    if (!isMistake(label * score)) return [];
    weights = weights.map((weight, at) => weight + label * (row[at] ?? 0));
    bias += label;
    return [{ example: k + 1, score }];
  });
}

const counts = (question: Question): [number, number] => [
  updatesOf(question, (agreement) => agreement < 0).length,
  updatesOf(question, (agreement) => agreement <= 0).length,
];

export const tie: Reference<"tie"> = {
  check: (question) => {
    const [strict, withTies] = counts(question);
    assert(strict !== withTies, "The rules differ.");
    const first = updatesOf(question, (agreement) => agreement <= 0).find(({ score }) => score === 0);
    assert(first?.example === question.given.first, "That is the first tie.");
    const { weights, bias } = question.given;
    if (bias === 0 && weights.every((one) => one === 0)) assert(strict === 0, "From 0 there is never an update.");
  },
  right: (question) => [counts(question)],
  wrong: (question) => {
    const { given, subject } = question;
    const [strict, withTies] = counts(question);
    const agreements = subject.rows.map((row, k) => (subject.spec.y[k] ?? 0) * scoreOf(given.weights, given.bias, row));
    const frozen = [agreements.filter((one) => one < 0).length, agreements.filter((one) => one <= 0).length];
    const isOther = (answer: readonly number[]) => answer.join() !== [strict, withTies].join();
    const [swapped, same] = [
      [withTies, strict],
      [withTies, withTies],
    ];
    const other = Array.from({ length: 5 }, (_, k) => k).find((one) => ![strict, withTies, ...frozen].includes(one));
    return [
      [swapped, "swapped"],
      ...(isOther(frozen) && frozen.join() !== swapped.join() ? ([[frozen, "frozen"]] as const) : []),
      ...(frozen.join() === same.join() ? [] : ([[same, "same"]] as const)),
      ...(other === undefined
        ? []
        : ([
            [[strict, other], "tiesWrong"],
            [[other, withTies], "strictWrong"],
          ] as const)),
      [[strict, 5], "tooMany"],
      [[strict], "examMissing"],
      [null, "examMissing"],
    ];
  },
};
