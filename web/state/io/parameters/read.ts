import type { LearnerSpec } from "../../../engine/types.js";
import { courseReviews } from "../../data/reviews/course-reviews.js";
import { replacedBy } from "../../document/choices.js";
import { baseOf } from "../../document/features/base-features.js";
import { highest } from "../../document/features/products.js";
import { withoutStart, withZeroBias } from "../../document/initial-weights.js";
import { ownParameters, type Parameter, type Parameters, parameterNames } from "../../document/parameter-names.js";
import { fitState, type ReadState } from "../../document/reading/fit-state.js";
import { readFields, readState, withOtherExamples } from "../../document/reading/read-state.js";
import { defaultState } from "../../document/settings.js";
import type { ClassInitial, DataSource, Initial, PageLearner, PlaygroundState } from "../../document/state.js";
import { descriptorOf } from "../../learners/index.js";
import { type LearnerParameter, learnerParameters } from "../../learners/parameters.js";
import { given, withSetting, withValue } from "../../learners/settings.js";
import { tellsClasses } from "../../learners/traits.js";
import { notations, paramPaths } from "./param-paths.js";
import { idle, idleBesideStep, refusedNames } from "./refusals.js";

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
const dataOptions = ["n", "noise", "columns", "species"] as const;

const isOfData = (name: Parameter): name is (typeof dataOptions)[number] =>
  (dataOptions as readonly Parameter[]).includes(name);

/** Generated data with one option as other data have it. */
function withOption(data: DataSource, name: (typeof dataOptions)[number], from: DataSource): DataSource {
  if (data.kind !== "preset" || from.kind !== "preset") return from;
  const { [name]: _, ...others } = data;
  return { ...others, ...picked(from, name) };
}

/** The learners with one setting as the others have it. */
function withSettings(
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

/** The state that parameters describe. Fields that are wrong are as they are at `present`. */
export function readParameters(given: Parameters, present: PlaygroundState): ReadState {
  const { get, names } = given;
  const { state, refusals } = readState(stateFromParameters(get), present);
  return { state, refusals: [...refusedNames(names), ...refusals, ...idle(get, state.learners)], over: overOf(given) };
}

/** See `ReadState.over`. */
export function overOf(given: Parameters): ReadState["over"] {
  const { get } = given;
  const namesStep = (get("lesson") !== null || get("course") !== null) && get("quiz") === null;
  return namesStep ? (step) => readOver(given, step) : undefined;
}

function readOver({ get, names }: Parameters, step: PlaygroundState): ReadState {
  const hasOwn = step.data.kind !== "preset" && get("data") === null;
  const useless = hasOwn ? dataOptions.filter((name) => get(name) !== null) : [];
  const named = parameterNames.filter((name) => get(name) !== null && !(useless as readonly string[]).includes(name));
  // A problem that changes is at its start: the visit comes last.
  const given = named.toSorted((a, b) => Number(a === "visit") - Number(b === "visit"));
  const others = get("data") !== null;
  const below = others ? withOtherExamples(step) : step;
  const read = given.reduce<ReadState>(
    ({ state, refusals }, name) => {
      const { state: changed, refusals: more } = readChange({ get }, name, state);
      const next = name === "learner" ? { ...changed, learners: learnersLike(step, changed, get) } : changed;
      return { state: get("bias") === "false" ? withoutBias(next) : next, refusals: [...refusals, ...more] };
    },
    { state: get("bias") === "false" ? withoutBias(below) : below, refusals: [] },
  );
  const { state } = read;
  const refusals = [
    ...refusedNames(names),
    // What the step has and does not fit what is given is nobody's mistake.
    ...read.refusals.filter(
      ({ field }) => !/(^|\.)initial\b/.test(field) && (field !== "features" || get(field) !== null),
    ),
    ...idle(get, state.learners),
    ...idleBesideStep(useless),
  ];
  return {
    state: {
      ...state,
      learners: classedPresets.has(get("data") ?? "") ? state.learners.map(tellingClasses) : state.learners,
      visit: get("visit") === null ? step.visit : state.visit,
      ...(get("bias") === null && get("data") !== courseReviews.kind && { bias: step.bias }),
    },
    refusals: refusals.filter(({ message }, k) => refusals.findIndex((one) => one.message === message) === k),
  };
}

/** Other learners, with what is not said of them as the step has it. */
function learnersLike(
  { learners: own }: PlaygroundState,
  { learners }: PlaygroundState,
  get: Parameters["get"],
): PlaygroundState["learners"] {
  const unsaid = learnerParameters.filter((name) => get(name) === null);
  return unsaid
    .reduce((all, name) => withSettings(all, name, own), learners)
    .map((learner, place) => {
      const { initial } = own[place] ?? {};
      return initial && own[place]?.kind === learner.kind ? { ...learner, initial } : learner;
    });
}

const tellingClasses = (learner: PageLearner): PageLearner => (tellsClasses(learner) ? learner : replacedBy(learner));

/** Weights to start from stay, where the bias goes. */
function withoutBias(state: PlaygroundState): PlaygroundState {
  const zero = <Part extends { readonly initial?: Initial | ClassInitial | null }>(part: Part): Part =>
    part.initial ? { ...part, initial: withZeroBias(part.initial) } : part;
  return { ...zero(state), learners: state.learners.map(zero) };
}

/** The state after parameters have changed, one after the other: everything else stays as it is. */
export function readChanges(given: Pick<Parameters, "get">, names: readonly Parameter[], before: ReadState): ReadState {
  const { over } = before;
  const { state, refusals } = names.reduce(({ state, refusals }, name) => {
    const read = readChange(given, name, state);
    return { state: read.state, refusals: [...refusals, ...read.refusals] };
  }, before);
  return { state, refusals, over: over && ((step) => readChanges(given, names, over(step))) };
}

/** The state after one parameter has changed. */
export function readChange({ get }: Pick<Parameters, "get">, name: Parameter, present: PlaygroundState): ReadState {
  // A setting is of the learners there are now, who may be others than the parameters named first.
  const current = (other: string) => (other === "learner" && name !== "learner" ? null : get(other));
  const read = readFields(stateFromParameters(current, present.learners), present);
  const { state, refusals } = fitState(withParameter(present, name, read.state));
  const idling = idle((other) => (other === name || other === "data" ? get(other) : null), state.learners);
  return { state, refusals: [...read.refusals, ...refusals, ...idling] };
}

/**
 * The state that readable parameters describe, unchecked. What is not given is left out. Settings of learners without
 * `learner` are of those that are `present`.
 */
export function stateFromParameters(
  get: Parameters["get"],
  present: readonly LearnerSpec[] = defaultState.learners,
): Record<string, unknown> {
  const state: Members = {};
  for (const name of ownParameters) {
    const text = get(name);
    if (text === null) continue;
    const value = notations[paramPaths[name].notation].read(text);
    put(state, paramPaths[name].path, value);
    if (name === "seed") put(state, "order.seed", value);
  }
  return completed(withLearners(state, get, present));
}

type Members = Record<string, unknown>;

function put(state: Members, path: string, value: unknown): void {
  Object.assign(state, withValue(state, path, value));
}

/** Each learner of the list, with the parameters that set something of it. */
function withLearners(state: Members, get: Parameters["get"], present: readonly LearnerSpec[]): Members {
  const kinds = state["learners"] as readonly string[] | undefined;
  if (!kinds && learnerParameters.every((name) => get(name) === null)) return state;
  const learners: readonly { readonly kind: string }[] = kinds?.map((kind) => ({ kind })) ?? present;
  return {
    ...state,
    learners: learners.map((learner) =>
      (descriptorOf(learner.kind)?.fields ?? []).reduce((spec, { parameter, kind, path }) => {
        const text = get(parameter);
        return text === null
          ? spec
          : withValue(spec, path, notations[kind === "number" ? "number" : "word"].read(text));
      }, learner),
    ),
  };
}

/** With what goes without saying where a part of a setting is given. */
function completed({ data, order, split, ui, ...state }: Members): Members {
  const source = data === undefined ? undefined : completeData(data as Members);
  // Data of several classes come with a learner that tells them apart, as they do on the page; reviews without a bias.
  const classed = classedPresets.has(String(source?.["name"])) && { learners: [replacedBy(defaultState.learners[0])] };
  const unbiased = source?.["kind"] === courseReviews.kind && { bias: false };
  return {
    ...classed,
    ...unbiased,
    ...state,
    ...(source && { data: source }),
    ...(order !== undefined && { order: { kind: "given", ...(order as Members) } }),
    ...(split !== undefined && { split: { fraction: 0, ...(split as Members) } }),
    ...(ui !== undefined && { ui: completeUi(ui as Members) }),
  };
}

/** A course is open at its first step. */
function completeUi(ui: Members): Members {
  return ui["course"] === undefined || ui["quiz"] !== undefined ? ui : { lesson: "1", ...ui };
}

function completeData(data: Members): Members {
  return data["name"] === courseReviews.kind ? { ...courseReviews } : { kind: "preset", name: "blobs", ...data };
}

/** The presets of more than two classes. */
export const classedPresets: ReadonlySet<string> = new Set(["three-classes", "iris-species"]);
