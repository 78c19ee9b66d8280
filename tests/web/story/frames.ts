import { PlaygroundError } from "../../../web/engine/errors.js";
import type { LearnerSpec, LinearModel, PerceptronSpec, StopReason, TieRule } from "../../../web/engine/types.js";
import { defaultState } from "../../../web/state/document/settings.js";
import type { Frame, PaneView, VisitEvent } from "../../../web/state/runs/frame.js";
import { type FrameChanges, frameWith } from "../frames.js";

export interface Case {
  readonly X: readonly (readonly number[])[];
  readonly y: readonly number[];
  readonly initial?: { readonly weights: readonly number[]; readonly bias: number };
  readonly maxEpochs?: number;
  readonly bias?: boolean;
  readonly tie?: TieRule;
  readonly learningRate?: number;
}

/** A frame as a session would make it, by the textbook rule written out: nothing is shared with the core. */
export function frameAt(spec: Case, upTo = Number.POSITIVE_INFINITY, changes: FrameChanges = {}): Frame {
  const learner: PerceptronSpec = {
    kind: "perceptron",
    tie: spec.tie ?? "mistake",
    learningRate: spec.learningRate ?? 1,
  };
  const bias = spec.bias ?? true;
  const maxEpochs = spec.maxEpochs ?? 1000;
  const n = spec.X.length;
  const width = spec.X[0]?.length ?? 2;
  let model: LinearModel = {
    weights: Float64Array.from(spec.initial?.weights ?? new Array<number>(width).fill(0)),
    bias: spec.initial?.bias ?? 0,
  };
  const updates: number[] = [];
  let event: (VisitEvent & { readonly after: LinearModel }) | null = null;
  let stop: StopReason | null = null;
  let visit = 0;
  for (let inEpoch = 0; n > 0 && stop === null && visit < upTo; visit++) {
    event = look(spec, model, visit, learner, bias);
    model = event.after;
    if (event.update) updates.push(visit);
    inEpoch += event.mistake ? 1 : 0;
    if ((visit + 1) % n !== 0) continue;
    if (inEpoch === 0) stop = "converged";
    else if ((visit + 1) / n === maxEpochs) stop = "max-epochs";
    inEpoch = 0;
  }
  return frameOf(learner, spec.y, {
    state: { ...defaultState, bias, maxEpochs, initial: spec.initial ?? null, visit },
    features: Array.from({ length: width }, (_, k) => `x${k + 1}`),
    initial: spec.initial ?? null,
    visit,
    epoch: n > 0 ? Math.floor(visit / n) : 0,
    updates: updates.length,
    stop,
    current: model,
    regions: { kind: "linear", model },
    event,
    obstacle: n === 0 ? { code: "refused", error: new PlaygroundError("empty", "X", "X has no rows.") } : null,
    updatesBefore: countBefore(updates),
    mistakesBefore: countBefore(updates),
    ...changes,
  });
}

/** A frame of any learner, before the first visit where nothing else is said; what predicts is asked point by point. */
export function frameOf(learner: LearnerSpec, labels: readonly number[], changes: FrameChanges = {}): Frame {
  const points = labels.map((label) => [0, 0, label] as const);
  return frameWith(points, { learner, regions: { kind: "field" }, plane: null, ...changes });
}

/** How often something happened before given visits, from the visits at which it did. */
export function countBefore(at: readonly number[]): PaneView["updatesBefore"] {
  return (visits) => Float64Array.from(visits, (limit) => at.filter((visit) => visit < limit).length);
}

function look(spec: Case, before: LinearModel, visit: number, learner: PerceptronSpec, bias: boolean) {
  const example = visit % spec.X.length;
  const x = Float64Array.from(spec.X[example] ?? []);
  const label = spec.y[example] ?? 1;
  const score = x.reduce((sum, value, k) => sum + value * (before.weights[k] ?? 0), before.bias);
  const mistake = score === 0 ? tieIsMistake(learner.tie, label) : label * score < 0;
  const step = (learner.learningRate ?? 1) * label;
  const update = mistake ? { weights: x.map((value) => step * value), bias: bias ? step : 0 } : null;
  const after: LinearModel = update
    ? {
        weights: before.weights.map((value, k) => value + (update.weights[k] ?? 0)),
        bias: before.bias + update.bias,
      }
    : before;
  const epoch = Math.floor(visit / spec.X.length);
  const changeLength = update ? Math.hypot(...update.weights, update.bias) : 0;
  const predicted = Math.sign(score);
  const coefficient = update ? step : 0;
  return {
    visit,
    epoch,
    example,
    label,
    score,
    predicted,
    mistake,
    update,
    changeLength,
    coefficient,
    x,
    before,
    after,
  };
}

function tieIsMistake(tie: TieRule | undefined, label: number): boolean {
  return tie === "mistake" || (tie === "negative" && label > 0) || (tie === "positive" && label < 0);
}
