import type { LearnerSpec } from "../../engine/types.js";
import { courseReviews } from "../data/reviews.js";
import { defaultState } from "../document/defaults.js";
import { fitted, type ReadState } from "../document/fit.js";
import { readFields, readState } from "../document/read-state.js";
import type { PlaygroundState } from "../document/state.js";
import { descriptorOf, type LearnerParameter, learnerParameters } from "../learners/index.js";
import { withValue } from "../learners/settings.js";
import type { Parameter } from "./parameters.js";
import { idle, refusedNames } from "./refusals.js";
import { withParameter } from "./with-parameter.js";

/** Readable parameters, wherever they stand. */
export interface Parameters {
  /** The text of one, or null. */
  readonly get: (name: string) => string | null;
  /** Every name in the address, as often as it stands there. */
  readonly names: readonly string[];
}

/** The state that parameters describe. Fields that are wrong are as they are at `present`. */
export function readParameters({ get, names }: Parameters, present: PlaygroundState): ReadState {
  const { state, refusals } = readState(stateFromParameters(get), present);
  return { state, refusals: [...refusedNames(names), ...refusals, ...idle(get, state.learners)] };
}

/** The state after one parameter has changed: everything else stays as it is. */
export function readChange({ get }: Pick<Parameters, "get">, name: Parameter, present: PlaygroundState): ReadState {
  // A setting is of the learners there are now, who may be others than the parameters named first.
  const current = (other: string) => (other === "learner" && name !== "learner" ? null : get(other));
  const read = readFields(stateFromParameters(current, present.learners), present);
  const { state, refusals } = fitted(withParameter(present, name, read.state));
  const idling = idle((other) => (other === name || other === "data" ? get(other) : null), state.learners);
  return { state, refusals: [...read.refusals, ...refusals, ...idling] };
}

/** Numbers stay text where they are none: the schema then says what is wrong with them. */
function number(text: string): unknown {
  const value = Number(text);
  return text.trim() === "" || Number.isNaN(value) ? text : value;
}

const list = (text: string): string[] => text.split(",").filter((part) => part !== "");
const truth: Readonly<Record<string, boolean>> = { true: true, false: false, "1": true, "0": false, "": true };

/**
 * The state that readable parameters describe, unchecked. What is not given is left out. Settings of learners without
 * `learner` are of those that are `present`.
 */
export function stateFromParameters(
  get: Parameters["get"],
  present: readonly LearnerSpec[] = defaultState.learners,
): Record<string, unknown> {
  const read = <Value>(name: Parameter, parse: (text: string) => Value): Value | undefined => {
    const text = get(name);
    return text === null ? undefined : parse(text);
  };
  const seed = read("seed", number);
  const state = {
    data: dataOf(read, seed),
    features: read("features", list),
    scaling: read("scaling", String),
    bias: read("bias", (text) => truth[text] ?? text),
    learners: learnersOf(read, present),
    order: defined({ kind: read("order", String), seed }),
    maxEpochs: read("max-epochs", number),
    split: defined({ fraction: read("split", number), seed: read("split-seed", number) }),
    visit: read("visit", number),
    ui: defined({
      theme: read("theme", String),
      lift: read("lift", (feature) => ({ feature })),
      hide: read("hide", list),
      speed: read("speed", (text) => (text === "max" ? text : number(text))),
    }),
  };
  // Data of several classes come with a learner that tells them apart, as they do on the page.
  if (!state.learners && classedPresets.has(String(state.data?.["name"]))) state.learners = [{ kind: "multiclass" }];
  // Reviews come without a bias, as they do there too.
  if (state.data?.["kind"] === "reviews") state.bias ??= false;
  if (state.order && state.order["kind"] === undefined) state.order = { kind: "given", ...state.order };
  if (state.split) state.split = { fraction: 0, ...state.split };
  return defined(state) ?? {};
}

/** The presets of more than two classes. */
export const classedPresets: ReadonlySet<string> = new Set(["three-classes", "iris-species"]);

type Read = <Value>(name: Parameter, parse: (text: string) => Value) => Value | undefined;

function dataOf(read: Read, seed: unknown): Record<string, unknown> | undefined {
  const numbers = (text: string) => list(text).map(number);
  const options = defined({
    n: read("n", number),
    noise: read("noise", number),
    columns: read("columns", numbers),
    species: read("species", numbers),
  });
  const name = read("data", String);
  if (name === undefined && options === undefined && seed === undefined) return undefined;
  if (name === courseReviews.kind) return { ...courseReviews };
  return defined({ kind: "preset", name: name ?? "blobs", ...options, seed });
}

/** Each learner of the list, with the parameters that set something of it. */
function learnersOf(read: Read, present: readonly LearnerSpec[]): object[] | undefined {
  const kinds = read("learner", list);
  if (!kinds && learnerParameters.every((name) => read(name, String) === undefined)) return undefined;
  const learners: readonly { readonly kind: string }[] = kinds?.map((kind) => ({ kind })) ?? present;
  return learners.map((learner) =>
    (descriptorOf(learner.kind)?.fields ?? []).reduce((spec, field) => {
      const value = read(field.parameter as LearnerParameter, field.kind === "number" ? number : String);
      return value === undefined ? spec : withValue(spec, field.path, value);
    }, learner),
  );
}

/** Without the members that are undefined; undefined where none is left. */
function defined(members: Record<string, unknown>): Record<string, unknown> | undefined {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
