import { isZero } from "../document/initial-weights.js";
import { holds } from "../document/lock.js";
import type { Initial } from "../document/state.js";
import { takesInitial } from "../learners/traits.js";
import type { Frame, PaneView } from "./frame.js";
import type { Intent } from "./intent.js";

type Start = {
  readonly pane: Pick<PaneView, "learner" | "features" | "initial">;
  readonly examples: Pick<Frame["examples"], "initial">;
  readonly state: Pick<Frame["state"], "initial">;
};

/** The weights that the learner starts from: its own, else those of all. */
export function startingWeights({ pane: { features, initial } }: Pick<Start, "pane">): Initial {
  return { weights: features.map((_, index) => initial?.weights[index] ?? 0), bias: initial?.bias ?? 0 };
}

/** To start from other weights: the learner alone where it has a start of its own, else all. */
export function startFrom(
  { pane: { learner }, examples, state }: Start,
  next: Initial,
): Extract<Intent, { type: "configure" }> {
  // Where the data has a start of its own, zero is one that has to be named.
  if (!learner.initial) return { type: "configure", initial: isZero(next) && !examples.initial ? null : next };
  const { initial: _, ...plain } = learner;
  // Without a start of its own it would have that of all, which is zero only where there is none.
  const afresh = isZero(next) && state.initial === null && !examples.initial;
  return { type: "configure", learner: afresh ? plain : { ...plain, initial: next } };
}

/** Whether the lead starts from weights that its reader may choose: those that it has at visit 0. */
export function choosesStart({
  pane: { learner, obstacle },
  state: { ui },
}: {
  readonly pane: Pick<PaneView, "learner" | "obstacle">;
  readonly state: { readonly ui: Pick<Frame["state"]["ui"], "lock" | "quiz"> };
}): boolean {
  // A question is about the weights as they are.
  const free = ui.quiz === null && !holds(ui.lock, "initial") && !holds(ui.lock, "learners");
  return free && obstacle === null && takesInitial(learner);
}
