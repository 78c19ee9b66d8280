import type { ProofCurve } from "../../../engine/types.js";
import { leadRunOf } from "../../io/exports/lead-run.js";
import { aimedAt, astrayOf } from "../../runs/proof-target.js";
import { wholeBound } from "../../runs/verdict.js";
import { analysed } from "./actions.js";
import type { ActionKind, CheckContext } from "./kind.js";
import { goTo, using } from "./run.js";

/** The target of the proofs, as the reader holds it: what the whole run makes of it. */
export const target: ActionKind<"target"> = {
  takes: "deed",
  missing: ({ astray, bound }, moment) => {
    const curve = heldAgainst(moment);
    if (!curve) return { code: "noBound" };
    if (bound !== undefined) {
      if (!(curve.margin > 0)) return { code: "offSide", margin: curve.margin };
      const updates = wholeBound(curve.bounds.angle);
      if (updates < bound) return { code: "smallBound", bound: updates, least: bound };
    }
    const found = astrayOf(curve).length;
    return found > (astray ?? found) ? { code: "astray", reach: curve.reach, found } : null;
  },
};

/** Null where nothing separates the examples. */
function heldAgainst({ frame, engine }: CheckContext): ProofCurve | null {
  const { separator, margin, radius } = analysed(frame, engine);
  if (!separator || !margin) return null;
  const { spec } = leadRunOf(frame);
  const { learner } = spec;
  const learningRate = learner && "learningRate" in learner ? (learner.learningRate ?? 1) : 1;
  const best = { separator, margin, radius, learningRate };
  const terms = aimedAt(best, frame.state.ui.target, frame.state.bias) ?? best;
  return using(engine.createRun(spec), (run) => {
    goTo(run, "end");
    return engine.proofCurve(run, terms);
  });
}
