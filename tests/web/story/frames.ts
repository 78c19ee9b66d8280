import type { LearnerSpec, LinearModel, StopReason, TieRule } from "../../../web/engine/types.js";
import type { Frame, VisitEvent } from "../../../web/state/frame.js";

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
export function frameAt(spec: Case, upTo = Number.POSITIVE_INFINITY, changes: Partial<Frame> = {}): Frame {
  const learner: LearnerSpec = { kind: "perceptron", tie: spec.tie ?? "mistake", learningRate: spec.learningRate ?? 1 };
  const bias = spec.bias ?? true;
  const maxEpochs = spec.maxEpochs ?? 1000;
  const n = spec.X.length;
  const width = spec.X[0]?.length ?? 2;
  let model: LinearModel = {
    weights: Float64Array.from(spec.initial?.weights ?? new Array<number>(width).fill(0)),
    bias: spec.initial?.bias ?? 0,
  };
  const updates: number[] = [];
  let event: VisitEvent | null = null;
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
  return {
    state: {
      v: 1,
      data: { kind: "points", points: [] },
      scaling: "none",
      bias,
      learners: [learner],
      order: { kind: "given" },
      initial: spec.initial ?? null,
      maxEpochs,
      visit,
      view: null,
      ui: { tool: "move", brush: 1, theme: "auto", speed: 1, precision: "short", keepWeights: false, hide: [] },
    },
    presets: [],
    examples: { count: n, xy: new Float64Array(2 * n), label: Int8Array.from(spec.y), columns: ["x₁", "x₂"] },
    features: Array.from({ length: width }, (_, k) => `x${k + 1}`),
    learner,
    order: { kind: "given" },
    visit,
    epoch: n > 0 ? Math.floor(visit / n) : 0,
    updates: updates.length,
    stop,
    frontier: visit,
    frontierUpdates: updates.length,
    finished: stop !== null,
    playing: false,
    current: model,
    ghost: null,
    event,
    trainingMistakes: 0,
    obstacle: n === 0 ? "X has no rows" : null,
    selected: null,
    canUndo: false,
    canRedo: false,
    notices: [],
    updatesBefore: (visits) => Float64Array.from(visits, (limit) => updates.filter((at) => at < limit).length),
    ...changes,
  };
}

function look(spec: Case, before: LinearModel, visit: number, learner: LearnerSpec, bias: boolean): VisitEvent {
  const example = visit % spec.X.length;
  const x = Float64Array.from(spec.X[example] ?? []);
  const label = spec.y[example] ?? 1;
  const score = x.reduce((sum, value, k) => sum + value * (before.weights[k] ?? 0), before.bias);
  const mistake = score === 0 ? tieIsMistake(learner.tie, label) : label * score < 0;
  const step = (learner.learningRate ?? 1) * label;
  const update = mistake ? { weights: x.map((value) => step * value), bias: bias ? step : 0 } : null;
  const after = update
    ? {
        weights: before.weights.map((value, k) => value + (update.weights[k] ?? 0)),
        bias: before.bias + update.bias,
      }
    : before;
  return { visit, epoch: Math.floor(visit / spec.X.length), example, label, score, mistake, update, x, before, after };
}

function tieIsMistake(tie: TieRule | undefined, label: number): boolean {
  return tie === "mistake" || (tie === "negative" && label > 0) || (tie === "positive" && label < 0);
}
