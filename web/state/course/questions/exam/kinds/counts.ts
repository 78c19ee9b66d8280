import { agrees, allAgree, chosen, examKind, flat, labels, places, pointsOf, ran, sumOf } from "../exam.js";

const mostVisits = 60;

/** Whether an example could have come first, or last. */
const answers = ["yesCounted", "yesOpen", "noNoMistake"] as const;

/** From counts of mistakes to weights, and what counts say of the order. */
export const counts = examKind({
  turn: 10,
  make: (random, engine) => {
    const at = places(random, 5, 3);
    const y = labels(random, at.length);
    const order = random.shuffled([...at.keys()]);
    const asks = random.one(["weights", "weights", "weights", "first", "first", "last"] as const) ?? "weights";
    const spec = { X: at, y, bias: true, order: { kind: "custom", indices: order } } as const;
    const { converged, model, visits, updates } = ran(spec, mostVisits, engine);
    if (!converged || !model) return null;
    const found = at.map((_, k) => updates.filter(({ example }) => example === k + 1).length);
    const clean = found.flatMap((count, k) => (count === 0 ? [k] : []));
    const [first, last] = [order[0], order.at(-1) ?? 0];
    // The last one is asked of where it has no mistake: the other reason for a yes would be true as well.
    const asked = asks === "last" ? clean.find((k) => k === last) : random.below(2) === 0 ? first : random.one(clean);
    if (updates.length < 3 || updates.length > 9 || asked === undefined) return null;
    const rows = at.map((place) => [...place, 1]);
    const once = found.map((count, k) => (count > 0 ? (y[k] ?? 0) : 0));
    return {
      form: asks === "weights" ? "numbers" : "options",
      given: {
        asks,
        // How many mistakes have been made on each example, in their order.
        counts: found,
        terms: updates.length,
        labels: y,
        places: at,
        ...model,
        // The sums without the labels, and those in which every example that was a mistake is there once.
        unlabelled: sumOf(found, rows, engine),
        once: sumOf(once, rows, engine),
        // The number of the one that is asked about, from 1.
        example: asked + 1,
        count: found[asked] ?? 0,
        options: random.shuffled(answers),
      },
      page: { data: pointsOf(at, y) },
      after: { order: { kind: "custom", indices: order }, visit: visits },
    };
  },
  truth: ({ asks, options, count, ...model }) =>
    asks === "weights"
      ? flat(model)
      : [options.indexOf(asks === "last" ? "yesOpen" : count > 0 ? "yesCounted" : "noNoMistake")],
  replies: ({ asks, options, counts: found, terms, labels: y, places: at, ...given }, answer) => {
    if (asks !== "weights") return chosen(options, answer);
    const { unlabelled, once, weights } = given;
    const areWeights = allAgree(answer.slice(0, 2), weights);
    const row = found.findIndex((count) => count > 0);
    return {
      right: flat(given),
      unlabelled,
      once,
      biasSum: areWeights && agrees(answer[2], terms),
      biasMissing: areWeights,
      term: { example: row + 1, count: found[row] ?? 0, label: y[row] ?? 1, place: at[row] ?? ([0, 0] as const) },
    };
  },
});
