import type { WholeEngine } from "../../../engine/engine.js";
import type { Analysis, LinearModel, VisitRecord } from "../../../engine/types.js";
import { hyperplane } from "../../runs/frame.js";
import { using } from "../checks/run.js";
import type { Subject } from "./subject.js";

/** Questions on visits are about the first few epochs, so that each can be gone through by hand. */
const epochs = 4;
const mostVisits = 40;

/** A visit of a hyperplane's run. */
export interface LinearVisit extends VisitRecord {
  readonly before: LinearModel;
  readonly after: LinearModel;
}

/** The first visits of a run, in their order; none where it trains no hyperplane. */
export function firstVisits({ spec, rows }: Subject, engine: WholeEngine): readonly LinearVisit[] {
  return using(engine.createRun(spec), (run) => {
    const visits: LinearVisit[] = [];
    while (visits.length < Math.min(mostVisits, epochs * rows.length) && run.step() !== null) {
      const record = run.record();
      const [before, after] = [hyperplane(record?.before ?? null), hyperplane(record?.after ?? null)];
      if (!record || !before || !after) return [];
      visits.push({ ...record, before, after });
    }
    return visits;
  });
}

/** Of the sizes that are added up: a score that is nearer to 0 is a sum of decimals that should come to 0: by hand it is a tie. */
const roundedOff = 1e-9;

/** Whether its score has the same sign where it is reckoned by hand. */
export function isClear({ x, before: { weights, bias }, score }: LinearVisit, engine: WholeEngine): boolean {
  if (Number.isInteger(score) || x.length === 0) return true;
  const features = Array.from(x, (_, k) => `x${k + 1}`);
  const X = { data: Float64Array.from(x, Math.abs), shape: [1, x.length] as const };
  const sizes = { weights: Float64Array.from(weights, Math.abs), bias: Math.abs(bias) };
  const [added = 0] = engine.featureMap({ X, features }).scores(sizes, X);
  return Math.abs(score) > roundedOff * added;
}

/** A run to its end, as far as it is within so many visits. */
export function toTheEnd(
  { spec }: Subject,
  engine: WholeEngine,
  visits: number,
): { readonly converged: boolean; readonly model: LinearModel | null } {
  return using(engine.createRun(spec), (run) => {
    run.advance({ visits });
    const { converged, current } = run.snapshot();
    return { converged, model: hyperplane(current) };
  });
}

/** Whether a hyperplane separates, over other features or with examples more. */
export function analysed(
  { spec, rows }: Subject,
  engine: WholeEngine,
  {
    features,
    more,
  }: { readonly features?: readonly string[]; readonly more?: readonly [row: readonly number[], label: number] } = {},
): Analysis {
  const over = features ?? spec.features;
  return engine.analyse({
    X: more ? [...rows, more[0]] : rows,
    y: more ? [...Array.from(spec.y), more[1]] : spec.y,
    bias: spec.bias,
    scaling: spec.scaling ?? "none",
    ...(over && { features: over }),
  });
}

/** The number of an example of a run, as the page counts it, from 1. */
export function numberOf({ index }: Pick<Subject, "index">, row: number): number {
  return (index[row] ?? row) + 1;
}

/** Whether it learns from the plane as it is drawn. */
export function isPlane({ spec, rows }: Subject): boolean {
  const features = spec.features?.join() ?? "x1,x2";
  return rows[0]?.length === 2 && features === "x1,x2" && (spec.scaling ?? "none") === "none";
}
