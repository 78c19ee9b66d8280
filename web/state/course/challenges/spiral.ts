import { sameValue } from "../../document/problem.js";
import type { Point } from "../../document/state.js";
import { leadRunOf } from "../../io/exports/lead-run.js";
import type { Challenge } from "./challenge.js";

/** Of each of the two arms. */
const points = 16;
/** Half turns of an arm: with fewer, products of three would do. */
const halfTurns = 2.25;

/** Two arms of a spiral, one the other turned half round; to two decimals. */
function arms(): readonly Point[] {
  return Array.from({ length: 2 * points }, (_, k): Point => {
    const label = k % 2 === 0 ? 1 : -1;
    const turn = (Math.floor(k / 2) / points) * halfTurns * Math.PI + 0.4;
    const [across, up] = [turn * Math.cos(turn), turn * Math.sin(turn)];
    return [round(label * across), round(label * up), label];
  });
}

function round(value: number): number {
  return Math.round(50 * value) / 100;
}

/** The spiral, with as few features as can be. */
export const spiral: Challenge = {
  needs: ["features", "verdict"],
  better: "fewer",
  toBeat: 8,
  start: { data: { kind: "points", points: arms() } },
  grade: (frame, engine) => {
    const { state } = frame;
    if (!sameValue(state.data, spiral.start.data) || state.split)
      return { result: null, feedback: { code: "otherSpiral" } };
    const { spec } = leadRunOf(frame);
    const features = spec.features ?? ["x1", "x2"];
    const { separable } = engine.analyse({
      X: spec.X,
      y: spec.y,
      bias: spec.bias,
      scaling: spec.scaling ?? "none",
      features,
    });
    const count = features.length;
    if (separable === true) return { result: count, feedback: { code: "separable", features: count } };
    return { result: null, feedback: { code: separable === null ? "undecided" : "inseparable", features: count } };
  },
};
