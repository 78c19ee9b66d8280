import { agrees, examKind, places, pointsOf, scoresOf } from "../exam.js";

/** Weights whose length is a whole number. */
const lengths: readonly (readonly [w1: number, w2: number])[] = [
  [3, 4],
  [4, 3],
  [-3, 4],
  [4, -3],
  [-4, -3],
  [3, -4],
  [6, 8],
  [8, -6],
  [0, 2],
  [-2, 0],
  [0, -3],
  [5, 12],
];

/** The functional and the geometric margin of a line on examples. */
export const margin = examKind({
  turn: 0,
  make: (random, engine) => {
    const weights = random.one(lengths) ?? [3, 4];
    const bias = random.below(13) - 6;
    const at = places(random, 4);
    const scores = scoresOf({ weights, bias }, at, engine);
    if (scores.some((score) => score === 0)) return null;
    // A line that does not separate has no geometric margin: every example is on the side of its label.
    const labels = scores.map(Math.sign);
    // Of one label nothing is trained, and no line is drawn.
    if (labels.every((label) => label === labels[0])) return null;
    const examples = scores.map((score, k) => {
      const label = labels[k] ?? 1;
      return { label, score, functional: label * score };
    });
    const functional = Math.min(...examples.map((one) => one.functional));
    const lengthOf = (all: readonly number[]): number => engine.featureMap({ X: [[0, 0]] }).length(all);
    const length = lengthOf(weights);
    return {
      form: "numbers",
      given: {
        weights,
        bias,
        examples,
        // The place of the example with the smallest functional margin.
        nearest: examples.findIndex((one) => one.functional === functional),
        functional,
        // Of the weights without the bias, and with it.
        length,
        longer: lengthOf([...weights, bias]),
        geometric: functional / length,
      },
      page: { data: pointsOf(at, labels), initial: { weights: [...weights], bias } },
    };
  },
  truth: ({ functional, geometric }) => [functional, geometric],
  replies: ({ examples, nearest, functional, geometric, longer }, [given = 0, distance]) => {
    const none = { label: 1, score: 0, functional: 0 };
    const one = { example: nearest + 1, ...(examples[nearest] ?? none) };
    const at = examples.findIndex((another) => agrees(given, another.functional));
    const isSmallest = agrees(given, functional);
    return {
      notSmallest: !isSmallest && at >= 0 && { given, example: at + 1 },
      labelForgotten: !isSmallest && agrees(given, -functional) && one,
      functionalWrong: !isSmallest && { example: 1, ...(examples[0] ?? none) },
      right: agrees(distance, geometric) && one,
      notDivided: agrees(distance, functional),
      biasInLength: agrees(distance, functional / longer),
      divided: true,
    };
  },
});
