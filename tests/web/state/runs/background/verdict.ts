import { examplesOf } from "../../../../../web/state/data/examples.js";
import { type Problem, problemOf } from "../../../../../web/state/document/problem.js";
import type { Point } from "../../../../../web/state/document/state.js";
import { JobQueue } from "../../../../../web/state/runs/background/queue.js";
import { Verdicts } from "../../../../../web/state/runs/background/verdicts.js";
import type { Findings, Verdict } from "../../../../../web/state/runs/frame.js";
import { rows } from "../../../../rows.js";
import { engine, stateOf } from "../../engine.js";

export const xor: readonly Point[] = rows("0 0 -1; 0 1 1; 1 0 1; 1 1 -1");

/** The verdict of the real core on points, or on the data among the changes. */
export function verdictOn(points: readonly Point[], changes: Partial<Problem> = {}): Verdict {
  const queue = new JobQueue(() => 0);
  const verdicts = new Verdicts(engine, queue);
  const problem = { ...problemOf(stateOf(points)), ...changes };
  verdicts.load(problem, examplesOf(problem.data, engine));
  queue.work(1);
  const { verdict, noVerdict } = verdicts.view;
  if (!verdict) throw new Error(String(noVerdict));
  return verdict;
}

/** Where nothing else has been found out. */
export function findingsOf(verdict: Verdict | null, noVerdict: Findings["noVerdict"] = null): Findings {
  return {
    verdict,
    noVerdict,
    cures: null,
    trial: null,
    splits: null,
    descent: null,
    trace: null,
    projection: null,
    weights: null,
    proof: null,
    implied: null,
    featureMap: null,
    separates: null,
    geometry: () => null,
    reviews: () => null,
  };
}
