import { leadRunOf } from "../../io/exports/lead-run.js";
import { using } from "../checks/run.js";
import { type Challenge, type ChallengeFeedback, type ChallengeGrade, notPlain } from "./challenge.js";

const points = 5;
const leastMargin = 0.1;
/** What the margin may be less by: it is reckoned in doubles, and points of one decimal may lie exactly so far apart. */
const roundedOff = 1e-9;
/** The bound allows far fewer with such a margin. */
const mostVisits = 100_000;

/** As many updates as can be until convergence, of five examples that are not made hard by being close together or far out. */
export const mostUpdates: Challenge = {
  needs: ["tools", "stage"],
  better: "more",
  toBeat: 50,
  start: {
    data: {
      kind: "points",
      points: [
        [0.2, 0.2, -1],
        [0.8, 0.8, 1],
        [0.9, 0.5, 1],
        [0.1, 0.6, -1],
        [0.6, 0.9, 1],
      ],
    },
    view: { x: [-0.1, 1.1], y: [-0.1, 1.1] },
  },
  grade: (frame, engine) => {
    const { count, base, X } = frame.examples;
    if (count !== points || base !== 2) return lacking({ code: "notFive", points: count });
    if (X.some((value) => value < 0 || value > 1)) return lacking({ code: "outsideSquare" });
    const { state } = frame;
    if (state.split || state.scaling !== "none" || (state.features && state.features.join() !== "x1,x2"))
      return lacking({ code: "otherFeaturesOrSplit" });
    const { spec } = leadRunOf(frame);
    const plain = notPlain({ spec });
    if (plain) return lacking(plain);
    const { separable, geometric } = engine.analyse({ X: spec.X, y: spec.y, bias: true });
    if (separable !== true || !geometric) return lacking({ code: "noLine" });
    if (geometric.margin < leastMargin - roundedOff) return lacking({ code: "smallMargin", margin: geometric.margin });
    return using(engine.createRun(spec), (run) => {
      run.advance({ visits: mostVisits });
      const { converged, updates } = run.snapshot();
      if (!converged) return lacking({ code: "notConverged" });
      return { result: updates, feedback: { code: "mostUpdates", updates, margin: geometric.margin } };
    });
  },
};

function lacking(feedback: ChallengeFeedback): ChallengeGrade {
  return { result: null, feedback };
}
