import type { WholeEngine } from "../../../engine/engine.js";
import { PlaygroundError } from "../../../engine/errors.js";
import type { WasmRun } from "../../../engine/run.js";
import type { LinearModel, RunSpec, VisitRecord } from "../../../engine/types.js";
import { type LeadRun, leadRunOf } from "../../io/exports/lead-run.js";
import { tellsClasses } from "../../learners/traits.js";
import { hyperplane } from "../../runs/frame.js";
import type { WrongExample } from "./feedback.js";
import type { CheckContext } from "./kind.js";

/** More is not trained while somebody waits for what an answer is worth. */
const mostVisits = 2_000_000;

/** Asks the run of the lead something, at the moment shown; it is another one, and the page's stays as it is. */
export function ofRun<Said>({ frame, engine }: CheckContext, ask: (run: WasmRun, spec: RunSpec) => Said): Said {
  const { spec } = leadRunOf(frame);
  return using(engine.createRun(spec), (run) => {
    run.seek(frame.pane.visit);
    return ask(run, spec);
  });
}

/** Brings the run to a moment, to the end as far as that is near; with the number of the visit that this is after, from 1. */
export function goTo(run: WasmRun, after: string): number {
  const [unit, count] = after.split(" ");
  if (after === "end") run.advance({ visits: mostVisits });
  else if (after === "next visit") run.step();
  else if (unit === "visit") run.seek(Number(count));
  else if (unit === "epoch") run.seek(Number(count) * run.examples);
  return run.snapshot().visit;
}

/** The visit that would come next; null where the run has ended. */
export function nextVisit(moment: CheckContext): VisitRecord | null {
  return ofRun(moment, (run) => (run.step() === null ? null : run.record()));
}

/** The example that would be visited next, as the page counts it, from 1; null where none would, or that cannot be said. */
export function nextExampleOf(moment: CheckContext): number | null {
  const visit = orRefused(() => nextVisit(moment));
  return visit === null || visit instanceof PlaygroundError ? null : exampleOf(moment, visit.example);
}

/** The example visited, as the page counts it, from 1. */
export function exampleOf({ frame }: CheckContext, row: number): number {
  return (leadRunOf(frame).index[row] ?? row) + 1;
}

/** What weights make of the examples trained on. */
export interface Reading {
  readonly wrong: number;
  /** How many of those have the score 0: they are on the boundary. */
  readonly tied: number;
  /** The first of those that they get wrong. */
  readonly first: WrongExample | null;
}

/** An example is right where its score is strictly on the side of its label. Null where the labels are classes. */
export function readingOf(model: LinearModel, moment: CheckContext): Reading | null {
  const run = leadRunOf(moment.frame);
  return tellsClasses(run.spec.learner) ? null : readingWith(moment.engine, run, model);
}

/** The same of any examples with the labels −1 and +1. */
export function readingWith(engine: WholeEngine, { spec, index }: LeadRun, model: LinearModel): Reading {
  const score = scoresWith(engine, spec, model);
  const wrong = Array.from(score.keys()).filter((row) => {
    const label = spec.y[row] ?? 0;
    return label > 0 ? !((score[row] ?? 0) > 0) : !((score[row] ?? 0) < 0);
  });
  const [row] = wrong;
  const first =
    row === undefined ? null : { example: (index[row] ?? row) + 1, score: score[row] ?? 0, label: spec.y[row] ?? 0 };
  return { wrong: wrong.length, tied: wrong.filter((row) => score[row] === 0).length, first };
}

/** The scores that weights give the examples of a run. */
export function scoresWith(engine: WholeEngine, spec: LeadRun["spec"], model: LinearModel): Float64Array {
  const initial = { weights: Array.from(model.weights), bias: spec.bias ? model.bias : 0 };
  const run = engine.createRun({ ...spec, learner: { kind: "perceptron" }, initial });
  return using(run, () => run.predict(spec.X).score);
}

/** Weights, and the bias last where there is one, of what is trained; null where that is no hyperplane. */
export function weightsOf(current: Parameters<typeof hyperplane>[0], bias: boolean): number[] | null {
  const plane = hyperplane(current);
  return plane && [...plane.weights, ...(bias ? [plane.bias] : [])];
}

/** Asks a run something, and frees it. */
export function using<Said>(run: WasmRun, ask: (run: WasmRun) => Said): Said {
  try {
    return ask(run);
  } finally {
    run.dispose();
  }
}

/** What comes of asking the engine, or what it refuses it with, as a page without examples or a weight beyond reach. */
export function orRefused<Said>(ask: () => Said): Said | PlaygroundError {
  try {
    return ask();
  } catch (error) {
    if (error instanceof PlaygroundError) return error;
    throw error;
  }
}

/** Whether it is what the engine refused something with. */
export function isRefused(said: unknown): said is PlaygroundError {
  return said instanceof PlaygroundError;
}
