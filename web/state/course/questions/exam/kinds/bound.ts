import { using } from "../../../checks/run.js";
import { agrees, chosen, examKind } from "../exam.js";
import { separatedBy } from "../separated.js";

/** What the theorem can say of so many mistakes. */
const possible = ["ruled-out", "promised", "open"] as const;

interface Asked {
  /** How many mistakes there are at most; or what the theorem says of so many or more, or of so many at most. */
  readonly asks: "most" | "or-more" | "at-most";
  /** So many are asked about. */
  readonly count: number;
  readonly most: number;
}

/** The most mistakes by R and γ, or what these say of so many. */
export const bound = examKind({
  turn: 1,
  make: (random, engine) => {
    const separated = separatedBy(random, engine);
    if (!separated) return null;
    const { radius, margin, bound, points: X, labels: y, page } = separated;
    const most = Math.floor(bound);
    const asks = random.one(["most", "most", "or-more", "at-most"] as const) ?? "most";
    const near = Math.max(1, Math.round(most / 5));
    const count = random.below(2) === 0 ? most + 1 + random.below(near) : Math.max(2, most - random.below(near));
    const run = using(engine.createRun({ X, y, bias: false }), (one) => {
      one.advance({ until: "converged" });
      return one.snapshot();
    });
    if (run.updates === count) return null;
    const options = random.shuffled(possible);
    return {
      form: asks === "most" ? "numbers" : "options",
      // The mistakes are those of a run over these examples, in their order.
      given: { asks, radius, margin, ratio: radius / margin, bound, most, mistakes: run.updates, count, options },
      page,
      after: { visit: run.visit },
    };
  },
  truth: (given) => (given.asks === "most" ? [given.most] : [given.options.indexOf(possibleOf(given))]),
  replies: ({ asks, options, most, bound, ratio }, answer) =>
    asks === "most"
      ? {
          right: [most],
          notWhole: [bound],
          roundedUp: answer[0] === most + 1,
          notSquared: agrees(answer[0], ratio) || answer[0] === Math.floor(ratio),
          upsideDown: Math.abs((answer[0] ?? 0) - 1 / bound) < 0.0051,
          most: true,
        }
      : chosen(options, answer),
});

function possibleOf({ asks, count, most }: Asked): (typeof possible)[number] {
  if (asks === "or-more") return count > most ? "ruled-out" : "open";
  return count >= most ? "promised" : "open";
}
