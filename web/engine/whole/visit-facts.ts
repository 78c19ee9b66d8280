import type { Glue } from "#glue";
import { booleanOf, numberOf, numbersOf } from "../checks.js";
import { PlaygroundError } from "../errors.js";
import { aggressiveInput } from "../generated/job-inputs.js";
import { aggressiveStep as step } from "../generated/result-layouts.js";
import { written } from "../layout/inputs.js";
import { read } from "../layout/values.js";
import { encodeLearner } from "../learners/index.js";
import { fieldOf } from "../run/fields.js";
import type { WasmRun } from "../run.js";
import type { AggressiveStep, LearnerSpec, PassiveAggressiveSpec, VisitEffect, VisitRecord } from "../types.js";
import { visitEffect } from "./run-jobs.js";

/** What there is to say of a visit beyond its record. */
export interface VisitFacts {
  /** What it did to its example's score. */
  readonly effect?: VisitEffect;
  /** What a passive-aggressive learner went by. */
  readonly aggression?: AggressiveStep;
}

type Visited = Pick<VisitRecord, "x" | "label" | "score">;

/** Of the visit before the present moment of a run, whose record that is. */
export function visitFacts(glue: Glue, run: WasmRun, learner: LearnerSpec, record: Visited, bias: boolean): VisitFacts {
  const effect = visitEffect(glue, run);
  return {
    ...(effect && { effect }),
    ...(learner.kind === "passive-aggressive" && { aggression: aggressiveStep(glue, learner, record, bias) }),
  };
}

/** As `Jobs.aggressiveStep`. */
export function aggressiveStep(
  glue: Glue,
  learner: PassiveAggressiveSpec,
  visit: Visited,
  bias: boolean,
): AggressiveStep {
  const { kind, settings } = encodeLearner(learner);
  if (kind !== "passive-aggressive") {
    throw new PlaygroundError("unknown", "learner.kind", "The learner must be passive-aggressive.");
  }
  if (typeof visit !== "object" || visit === null) {
    throw new PlaygroundError("wrong-type", "visit", "visit must be an object.");
  }
  const x = numbersOf(fieldOf(visit, "x", "visit.x"), "visit.x");
  const [label, score] = ["label", "score"].map((name) =>
    numberOf(fieldOf(visit, name, `visit.${name}`), `visit.${name}`, Number.NaN),
  ) as [number, number];
  const numbers = written(aggressiveInput, {
    settings,
    bias: booleanOf(bias, "bias", true),
    margin: label * score,
  });
  return read(step, glue.aggressiveStep(numbers, x));
}
