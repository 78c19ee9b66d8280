import type { LearnerSpec } from "../engine/types.js";
import { descriptorOf, type LearnerParameter, learnerParameters } from "./learners/index.js";
import { given, withSetting } from "./learners/settings.js";
import { withinLearners } from "./learners-of-page.js";
import { type Parameter, parameters } from "./parameters.js";
import type { PlaygroundState } from "./playground-state.js";

/** The state with only what one parameter sets taken from another. A changed problem starts at visit 0. */
export function withParameter(state: PlaygroundState, name: Parameter, from: PlaygroundState): PlaygroundState {
  const fields = parameters[name];
  if (fields.includes("ui")) return { ...state, ui: { ...state.ui, [name]: from.ui[name as "theme"] } };
  const taken = Object.fromEntries(fields.map((field) => [field, from[field]]));
  return { ...state, visit: 0, ...taken, ...withinField(state, name, from) };
}

/** For parameters that set a part of a field: the field with the rest as it was. */
function withinField(state: PlaygroundState, name: Parameter, from: PlaygroundState): Partial<PlaygroundState> {
  if (name === "seed") {
    const drawn = state.data.kind === "points" || from.data.kind === "points";
    return {
      data: drawn ? state.data : { ...state.data, ...picked(from.data, "seed") },
      order: { ...state.order, ...picked(from.order, "seed") },
    };
  }
  if (name === "order") return { order: { ...state.order, kind: from.order.kind } };
  if (name === "split-seed" && state.split && from.split) return { split: { ...state.split, seed: from.split.seed } };
  if (name === "split" && state.split && from.split)
    return { split: { ...state.split, fraction: from.split.fraction } };
  if (name === "learner") return { ui: withinLearners(state.ui, from.learners.length) };
  if (!isOfLearners(name)) return {};
  return {
    learners: state.learners.map((learner, i) => withSettingOf(learner, name, sources(learner, from.learners, i))),
  };
}

/** Where a learner's setting is read: at its own place, if that is of its kind. */
function sources({ kind }: LearnerSpec, from: readonly LearnerSpec[], place: number): readonly LearnerSpec[] {
  const same = from[place];
  return same?.kind === kind ? [same] : from;
}

const isOfLearners = (name: Parameter): name is LearnerParameter =>
  (learnerParameters as readonly Parameter[]).includes(name);

/** The learner with one setting as the first of others has it that has any. */
function withSettingOf(learner: LearnerSpec, name: LearnerParameter, others: readonly LearnerSpec[]): LearnerSpec {
  const field = descriptorOf(learner.kind).fields.find(({ parameter }) => parameter === name);
  if (!field) return learner;
  for (const other of others) {
    const same = descriptorOf(other.kind).fields.find(({ parameter }) => parameter === name);
    const value = same && given(other, same);
    if (value !== undefined) return withSetting(learner, field, value);
  }
  return learner;
}

function picked<Value extends object, Key extends string>(value: Value, key: Key): Partial<Value> {
  return key in value ? ({ [key]: Reflect.get(value, key) } as Partial<Value>) : {};
}
