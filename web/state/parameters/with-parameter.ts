import type { LearnerSpec } from "../../engine/types.js";
import { baseOf } from "../data/base-features.js";
import { highest } from "../data/product.js";
import { withoutStart } from "../document/initial-weights.js";
import type { Parameter } from "../document/parameter-names.js";
import type { DataSource, PlaygroundState } from "../document/state.js";
import { descriptorOf } from "../learners/index.js";
import { type LearnerParameter, learnerParameters } from "../learners/parameters.js";
import { given, withSetting } from "../learners/settings.js";
import { paramPaths } from "./param-paths.js";

/**
 * The state with only what one parameter sets taken from another: the same where that has it from this one, as what is refused
 * is. A changed problem starts at visit 0.
 */
export function withParameter(state: PlaygroundState, name: Parameter, from: PlaygroundState): PlaygroundState {
  if (isOfLearners(name)) return { ...state, visit: 0, learners: withSettings(state.learners, name, from.learners) };
  const [field = "", member = ""] = paramPaths[name].path.split(".");
  if (name === "speed") return { ...state, ui: { ...state.ui, speed: from.ui.speed, pace: from.ui.pace } };
  if (from[field as "data"] === state[field as "data"]) return state;
  if (field === "ui") return { ...state, ui: { ...state.ui, [member]: from.ui[member as "theme"] } };
  if (name === "data" && (state.data.kind === "reviews" || baseOf(state) !== baseOf(from)))
    return withOtherData(state, from);
  return { ...state, visit: 0, [field]: from[field as "visit"], ...withinField(state, name, from) };
}

/** Words and the plane have no features in common, and a bias only one of them: those that are named must fit. */
function withOtherData(state: PlaygroundState, { data, bias, features }: PlaygroundState): PlaygroundState {
  const { features: _, ...rest } = withoutStart(state);
  const fit = features?.every((name) => highest(name) <= baseOf({ data }));
  return { ...rest, data, bias, visit: 0, ...(fit && { features }) };
}

/** For parameters that set a part of a field: the field with the rest as it was. */
function withinField(state: PlaygroundState, name: Parameter, from: PlaygroundState): Partial<PlaygroundState> {
  if (name === "seed") {
    const generated = state.data.kind === "preset" && from.data.kind === "preset";
    return {
      data: generated ? { ...state.data, ...picked(from.data, "seed") } : state.data,
      order: { ...state.order, ...picked(from.order, "seed") },
    };
  }
  if (isOfData(name)) return { data: withOption(state.data, name, from.data) };
  if (name === "order") return { order: { ...state.order, kind: from.order.kind } };
  if (name === "order-seed") return { order: { ...state.order, ...picked(from.order, "seed") } };
  if (name === "split-seed" && state.split && from.split) return { split: { ...state.split, seed: from.split.seed } };
  if (name === "split" && state.split && from.split)
    return { split: { ...state.split, fraction: from.split.fraction } };
  return {};
}

/** The options of generated data that are parameters of their own. */
export const dataOptions = ["n", "noise", "columns", "species"] as const;

const isOfData = (name: Parameter): name is (typeof dataOptions)[number] =>
  (dataOptions as readonly Parameter[]).includes(name);

/** Generated data with one option as other data have it. */
function withOption(data: DataSource, name: (typeof dataOptions)[number], from: DataSource): DataSource {
  if (data.kind !== "preset" || from.kind !== "preset") return from;
  const { [name]: _, ...others } = data;
  return { ...others, ...picked(from, name) };
}

/** The learners with one setting as the others have it. */
export function withSettings(
  learners: readonly LearnerSpec[],
  name: LearnerParameter,
  from: readonly LearnerSpec[],
): readonly LearnerSpec[] {
  return learners.map((learner, place) => withSettingOf(learner, name, sources(learner, from, place)));
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
