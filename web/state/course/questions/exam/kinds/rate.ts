import { agrees, anyModel, chosen, examKind, flat, labels, type Model, places, pointsOf, ran, sumOf } from "../exam.js";

const rates = [2, 3, 5, 0.5, 10] as const;
const mostVisits = 60;

/** What can be said of a run with another rate. */
const outcomes = ["scales", "differs", "same"] as const;

/** What the learning rate changes: from zero nothing but the scale, from elsewhere the run. */
export const rate = examKind({
  turn: 9,
  make: (random, engine) => {
    const at = places(random, 4, 3);
    const y = labels(random, at.length);
    const times = random.one(rates) ?? 2;
    const asks = random.below(3) === 0 ? "weights" : "run";
    const from =
      asks === "weights"
        ? "zero"
        : (random.one(["zero", "elsewhere", "elsewhere", "scaled", "divided", "divided"] as const) ?? "zero");
    const start: Model = from === "zero" || from === "divided" ? { weights: [0, 0], bias: 0 } : anyModel(random, 3);
    const [w1 = 0, w2 = 0, b = 0] = sumOf([from === "scaled" ? times : 1], [flat(start)], engine);
    const startAgain = { weights: [w1, w2], bias: b };
    const ranFrom = (initial: Model, learningRate: number) =>
      ran({ X: at, y, bias: true, initial, learner: { kind: "perceptron", learningRate } }, mostVisits, engine);
    const [run, again] = [ranFrom(start, 1), ranFrom(startAgain, times)];
    if (!run.converged || !again.converged || !run.model || !again.model || run.updates.length < 2) return null;
    const isSame = examplesOf(run) === examplesOf(again);
    // From elsewhere the runs may be alike by chance, and the reason would not be seen.
    if (isSame === (from === "elsewhere")) return null;
    return {
      form: asks === "weights" ? "numbers" : "options",
      given: {
        asks,
        rate: times,
        // Where both runs begin; "scaled": the second one at the rate times that; "divided": its weights are divided by the rate in the end.
        from,
        start,
        // In the end, with the rate 1 and with the other one.
        end: run.model,
        other: again.model,
        updates: run.updates.length,
        otherUpdates: again.updates.length,
        options: random.shuffled(outcomes),
      },
      page: {
        data: pointsOf(at, y),
        ...((from === "elsewhere" || from === "scaled") && { initial: start }),
      },
      after: {
        initial: startAgain,
        learners: [{ kind: "perceptron", learningRate: times }],
        visit: again.visits,
      },
    };
  },
  truth: ({ asks, other, options, from }) =>
    asks === "weights"
      ? flat(other)
      : [options.indexOf(from === "elsewhere" ? "differs" : from === "divided" ? "same" : "scales")],
  replies: ({ asks, rate: times, end, other, options }, answer) => {
    if (asks === "run") return chosen(options, answer);
    const [before, wanted] = [flat(end), flat(other)];
    const at = wanted.findIndex((value, k) => !agrees(answer[k], value));
    return {
      right: wanted,
      unchanged: before,
      biasUnchanged: [...other.weights, end.bias],
      divided: before.map((value) => value / times),
      notTimes: { given: answer[at] ?? 0, before: before[at] ?? 0, bias: at === 2 },
    };
  },
});

const examplesOf = ({ updates }: Pick<ReturnType<typeof ran>, "updates">): string =>
  updates.map(({ example }) => example).join();
