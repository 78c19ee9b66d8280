import { assert, isNear, type Reference, visitsOf } from "./reference.js";

type Question = Parameters<Reference<"rate">["check"]>[0];

const outcomes = { zero: "scales", scaled: "scales", elsewhere: "differs", divided: "same" } as const;

/** Both runs until they converge. */
function runs({ given, subject }: Question) {
  const { rows } = subject;
  const labels = Array.from(subject.spec.y);
  const { rate, from, start } = given;
  const times = from === "scaled" ? rate : 1;
  const scaled = { weights: start.weights.map((one) => one * times), bias: start.bias * times };
  return [visitsOf({ rows, labels, start }, 60), visitsOf({ rows, labels, start: scaled, rate }, 60)].map((visits) => ({
    updated: visits.filter(({ mistake }) => mistake).map(({ row }) => row),
    end: visits.at(-1) ?? { weights: [], bias: 0 },
  }));
}

export const rate: Reference<"rate"> = {
  check: (question) => {
    const { given } = question;
    const [run, again] = runs(question);
    if (!run || !again) throw new Error("There are two.");
    assert(run.updated.length === given.updates && again.updated.length === given.otherUpdates, "So many updates.");
    assert(run.end.weights.join() === given.end.weights.join() && run.end.bias === given.end.bias, "So it ends.");
    const isSame = run.updated.join() === again.updated.join();
    assert(isSame === (given.from !== "elsewhere"), "From elsewhere the visits that are mistakes differ.");
    const isScaled = again.end.weights.every((one, k) => isNear(one, given.rate * (run.end.weights[k] ?? 0)));
    assert(given.from === "elsewhere" || isScaled, "Else only the scale does.");
  },
  right: (question) => {
    const [, again] = runs(question);
    const { asks, options, from } = question.given;
    return asks === "weights"
      ? [[...(again?.end.weights ?? []), again?.end.bias ?? 0]]
      : [options.indexOf(outcomes[from])];
  },
  wrong: (question) => {
    const { asks, options, from, rate: times } = question.given;
    if (asks === "run")
      return options.filter((one) => one !== outcomes[from]).map((one) => [options.indexOf(one), one] as const);
    const [run, again] = runs(question);
    const before = [...(run?.end.weights ?? []), run?.end.bias ?? 0];
    const after = [...(again?.end.weights ?? []), again?.end.bias ?? 0];
    return [
      [before, "unchanged"],
      ...(before[2] === 0 ? [] : ([[after.with(2, before[2] ?? 0), "biasUnchanged"]] as const)),
      [before.map((one) => one / times), "divided"],
      [after.with(0, (after[0] ?? 0) + 70), "notTimes"],
      [after.with(2, (after[2] ?? 0) + 70), "notTimes"],
      [after.slice(1), "examMissing"],
    ];
  },
};
