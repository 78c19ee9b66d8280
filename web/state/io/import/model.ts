import { PlaygroundError } from "../../../engine/errors.js";
import type { LoadedModel, ModelFile } from "../../../engine/types.js";
import { runSpecOf, trainingSetOf } from "../../data/training-set.js";
import { baseFeatures, canonical, sameFeatures } from "../../document/features/feature-names.js";
import { withoutStart } from "../../document/initial-weights.js";
import { holds } from "../../document/lock.js";
import { type Problem, problemOf, sameValue } from "../../document/problem.js";
import { readFields } from "../../document/reading/read-state.js";
import type { Refusal } from "../../document/reading/refusal.js";
import type { Pause } from "../../document/slices.js";
import type { PageLearner, PlaygroundState } from "../../document/state.js";
import { takesInitial, tellsClasses } from "../../learners/traits.js";
import { countsOf } from "../../runs/class-counts.js";
import type { Frame } from "../../runs/frame.js";

/** Why the learners cannot start from a model that is one. */
export type ModelMisfit =
  /** It predicts by something else than the weights of a hyperplane, or of one a class. */
  | { readonly code: "noStart"; readonly kind: Exclude<ModelFile["kind"], "hyperplane" | "hyperplanes"> }
  | { readonly code: "otherColumns"; readonly model: number; readonly data: number }
  /** `model`: how many classes it tells apart. */
  | { readonly code: "otherClasses"; readonly model: number; readonly data: number }
  | { readonly code: "otherScaling" }
  | { readonly code: "locked" };

/** A saved model, as it would be taken: the state with it, or why it is not. */
export type ModelPreview =
  | { readonly state: PlaygroundState }
  | { readonly misfit: ModelMisfit }
  | { readonly refusals: readonly Refusal[] };

/**
 * What comes of a saved model here: features, scaling, bias and starting weights are the model's, and a learner that has
 * such weights stays. All of it or nothing. Rejects where the pause does.
 */
export async function previewModel(text: string, frame: Frame, pause: Pause): Promise<ModelPreview> {
  try {
    const engine = await frame.engine.complete();
    const model = engine.loadModel(text);
    try {
      return await previewOf(model, frame, pause);
    } finally {
      model.dispose();
    }
  } catch (error) {
    if (error instanceof PlaygroundError) return { refusals: [error] };
    throw error;
  }
}

async function previewOf(model: LoadedModel, frame: Frame, pause: Pause): Promise<ModelPreview> {
  const { state, examples } = frame;
  const { kind, baseFeatures: columns } = model.content;
  if (kind !== "hyperplane" && kind !== "hyperplanes") return { misfit: { code: "noStart", kind } };
  if (columns !== examples.base) return { misfit: { code: "otherColumns", model: columns, data: examples.base } };
  const classes = kind === "hyperplane" ? 2 : (model.content.weights?.length ?? 0);
  const present = countsOf(examples).classes.length;
  if (classes !== present) return { misfit: { code: "otherClasses", model: classes, data: present } };
  const given = withModel(model, state, frame.lead);
  const { features, learners, initial } = given;
  const { refusals } = readFields({ v: 1, ...(features && { features }), learners, initial }, state);
  if (refusals.length > 0) return { refusals };
  const changed = problemOf(given);
  const fields = Object.keys({ ...changed, features: 0 }) as (keyof Problem)[];
  const locked = fields.some((name) => holds(state.ui.lock, name) && !sameValue(changed[name], state[name]));
  if (locked) return { misfit: { code: "locked" } };
  if (!(await scalesAlike(model, frame, changed, pause))) return { misfit: { code: "otherScaling" } };
  return { state: given };
}

/** The state with what a model of hyperplanes is made of, at its start. A bias of 0 leaves open whether there is one. */
function withModel({ content, features }: LoadedModel, state: PlaygroundState, lead: number): PlaygroundState {
  const { weights = [], bias = [] } = content;
  const { features: _, ...rest } = withoutStart(state);
  const names = features.map(canonical);
  const isBase = sameFeatures(names, baseFeatures(content.baseFeatures));
  const perClass = content.kind === "hyperplanes";
  const present: PageLearner = rest.learners[lead] ?? { kind: "perceptron" };
  const fits = perClass ? tellsClasses(present) : takesInitial(present);
  const learner: PageLearner = fits ? present : { kind: perClass ? "multiclass" : "perceptron" };
  return {
    ...rest,
    ...(!isBase && { features: names }),
    scaling: content.scaling,
    bias: state.bias || bias.some((one) => one !== 0),
    learners: rest.learners.with(lead, perClass ? { ...learner, initial: { weights, bias } } : learner),
    initial: perClass ? null : { weights: weights[0] ?? [], bias: bias[0] ?? 0 },
    visit: 0,
  };
}

const learned = ({ shift, rest, unit, divisor }: ModelFile): string => JSON.stringify([shift, rest, unit, divisor]);

/** Multiply-adds of a slice. */
const slice = 2_000_000;

/**
 * Whether the run that starts from the model scales as that does: where its scaling has learned something else from the data
 * here, the weights would mean something else. Throws `PlaygroundError` where the engine refuses the run.
 */
async function scalesAlike(model: LoadedModel, frame: Frame, problem: Problem, pause: Pause): Promise<boolean> {
  const engine = await frame.engine.complete();
  const learner = problem.learners[frame.lead] ?? { kind: "perceptron" };
  const job = engine.startRun(runSpecOf(problem, learner, trainingSetOf(frame.examples)));
  try {
    while (!job.advance(slice)) await pause(job.progress);
    const run = job.result();
    const own = engine.loadModel(run.saveModel());
    run.dispose();
    const same = learned(own.content) === learned(model.content);
    own.dispose();
    return same;
  } finally {
    job.dispose();
  }
}
