import { agrees, examKind, labels, places, pointsOf, ran, scoresOf, signedBelow } from "../exam.js";

/** The updates of a first epoch by both rules: is a score of 0 a mistake? */
export const tie = examKind({
  turn: 15,
  make: (random, engine) => {
    const at = places(random, 4, 2);
    const y = labels(random, at.length);
    const isZero = random.below(4) === 0;
    const weights = isZero ? [0, 0] : [signedBelow(random, 2), signedBelow(random, 2)];
    const bias = isZero ? 0 : random.below(5) - 2;
    const initial = { weights, bias };
    const updatesBy = (tie: "correct" | "mistake") =>
      ran({ X: at, y, bias: true, initial, learner: { kind: "perceptron", tie } }, at.length, engine).updates;
    const [strict, withTies] = [updatesBy("correct"), updatesBy("mistake")];
    const first = withTies.find(({ score }) => score === 0);
    if (!first || strict.length === withTies.length) return null;
    const agreements = scoresOf(initial, at, engine).map((score, k) => (y[k] ?? 1) * score);
    return {
      form: "numbers",
      given: {
        weights,
        bias,
        // Updates, where only y·a < 0 is a mistake, and where a tie is one too.
        strict: strict.length,
        withTies: withTies.length,
        // How many examples the weights at the start get wrong, without any update.
        frozen: [agreements.filter((one) => one < 0).length, agreements.filter((one) => one <= 0).length],
        examples: at.length,
        // Where the two rules differ for the first time.
        first: first.example,
      },
      page: { data: pointsOf(at, y) },
      // Before, the stage would show which are mistakes.
      after: { initial, visit: at.length },
    };
  },
  truth: ({ strict, withTies }) => [strict, withTies],
  replies: ({ strict, withTies, frozen, examples, weights, bias }, [one = 0, other = 0]) => ({
    right: [strict, withTies],
    tooMany: one > examples || other > examples,
    swapped: [withTies, strict],
    frozen,
    same: agrees(one, other),
    tiesWrong: agrees(one, strict),
    strictWrong: { weightsZero: [...weights, bias].every((one) => one === 0) },
  }),
});
