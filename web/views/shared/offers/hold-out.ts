import type { Decision } from "../../../state/runs/intent.js";

/** Of fewer examples none can be spared. */
export const fewestToHoldOut = 10;
/** The fraction that is offered. */
export const fractionToHoldOut = 0.3;

/** Holds out some examples, by the seed that chose them before. */
export const holdSomeOut: Decision = ({ state }) => ({
  type: "configure",
  split: { fraction: fractionToHoldOut, seed: state.split?.seed ?? 0 },
});
