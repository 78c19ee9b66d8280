import { sameValue } from "../../document/problem.js";
import { leadRunOf } from "../../io/exports/lead-run.js";
import { using } from "../checks/run.js";
import { type Challenge, notPlain } from "./challenge.js";

const mostVisits = 200_000;

/** The order of an epoch that takes the most epochs to converge, on eight examples that are given. */
export const slowestOrder: Challenge = {
  needs: ["order", "count"],
  better: "more",
  toBeat: 200,
  start: {
    data: {
      kind: "points",
      points: [
        [1, 1, -1],
        [2, 3, -1],
        [0, 2, -1],
        [-1, 3, -1],
        [3, 2, 1],
        [2, 4, 1],
        [3, 4, 1],
        [4, 1, 1],
      ],
    },
  },
  grade: (frame, engine) => {
    const { state } = frame;
    if (!sameValue(state.data, slowestOrder.start.data) || state.split)
      return { result: null, feedback: { code: "otherExamples" } };
    if (state.scaling !== "none" || (state.features && state.features.join() !== "x1,x2"))
      return { result: null, feedback: { code: "otherFeatures" } };
    const { spec } = leadRunOf(frame);
    const plain = notPlain({ spec });
    if (plain) return { result: null, feedback: plain };
    return using(engine.createRun(spec), (run) => {
      run.advance({ visits: mostVisits });
      const { converged, epoch, updates } = run.snapshot();
      if (!converged) return { result: null, feedback: { code: "notConverged" } };
      return { result: epoch, feedback: { code: "slowestOrder", epochs: epoch, updates } };
    });
  },
};
