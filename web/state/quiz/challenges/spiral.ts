import { sameValue } from "../../document/problem.js";
import type { Point } from "../../document/state.js";
import { leadRunOf } from "../../exports/lead-run.js";
import { counted } from "../../notation/numbers.js";

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
      return { result: null, feedback: "It counts with the spiral as it was, and all of its points." };
    const { spec } = leadRunOf(frame);
    const features = spec.features ?? ["x1", "x2"];
    const { separable } = engine.analyse({
      X: spec.X,
      y: spec.y,
      bias: spec.bias,
      scaling: spec.scaling ?? "none",
      features,
    });
    const over = counted(features.length, "feature");
    if (separable === true) return { result: features.length, feedback: `Separable with ${over}.` };
    const not = separable === null ? "It could not be decided whether they are separable" : "Still inseparable";
    return { result: null, feedback: `${not} with ${over}.` };
  },
};
