import type { TrainingSet } from "../../../../../web/state/data/training-set.js";
import type { Problem } from "../../../../../web/state/document/problem.js";
import type { PageLearner } from "../../../../../web/state/document/state.js";
import { PaneRun } from "../../../../../web/state/runs/training/pane-run.js";
import { Start } from "../../../../../web/state/runs/training/start.js";
import { engine } from "../../engine.js";

/** The pane of one learner, as if it were the only one. Its run is to be disposed. */
export function paneAlone(problem: Problem, learner: PageLearner, set: TrainingSet): PaneRun {
  const own = { ...problem, learners: [learner] };
  const [outcome = null] = new Start(engine, own, set).outcomes;
  return new PaneRun(engine, own, learner, set, outcome);
}
