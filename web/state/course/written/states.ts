import * as v from "valibot";
import type { WasmEngine } from "../../../engine/engine.js";
import { PlaygroundError } from "../../../engine/errors.js";
import { examplesOf } from "../../data/examples.js";
import { heldOutOf } from "../../data/training-set.js";
import type { Parameter } from "../../document/parameter-names.js";
import { finite, maybe, text, whole, words } from "../../document/primitives.js";
import { rule } from "../../document/reading/checks.js";
import { readState } from "../../document/reading/read-state.js";
import { type Refusal, refusalBy } from "../../document/reading/refusal.js";
import { defaultState } from "../../document/settings.js";
import type { PlaygroundState } from "../../document/state.js";
import { leadRunOf } from "../../io/exports/lead-run.js";
import type { parameters } from "../../io/link-and-parameters.js";
import { descriptors } from "../../learners/index.js";
import { check } from "../checks/schema.js";
import type { StateParts, WantedSetting } from "../lessons/lesson.js";

// A task as its author writes it: see web/lessons/README.md.

const said = text(600);

/** A state: readable parameters, or members of the state, with parameters as well. */
export const state = v.union(
  [v.string(), v.record(v.string(), v.unknown())],
  "must be parameters, or a mapping of members of the state",
);

const asRange = rule("must be a number, or look like {0}, {1} or {2}", "1..4", "<0", ">4");
const when = v.union(
  [finite, v.pipe(v.string(), v.regex(/^(-?\d+(\.\d+)?\.\.-?\d+(\.\d+)?|[<>]-?\d+(\.\d+)?)$/, asRange))],
  asRange,
);

const wrong = v.union(
  [said, v.array(v.object({ when: maybe(when), say: said }), "must be a list")],
  "must be a text, or a list of cases that each have `say`",
);

export const task = v.object({
  ask: said,
  check: v.union([check, v.pipe(v.array(check), v.minLength(1, "must name a check"))]),
  wrong: maybe(wrong),
  right: maybe(said),
  hint: maybe(said),
  solution: maybe(said),
  // biome-ignore lint/suspicious/noThenProperty: it is what then happens, and no promise.
  then: maybe(words(["visit", "update", "epoch", "end"])),
  solve: maybe(state),
  repeat: maybe(v.pipe(whole, v.minValue(2, "must be at least 2"), v.maxValue(12, "must be at most 12"))),
});

export type WrittenTask = v.InferOutput<typeof task>;

/** What the page can show that a step has hidden. */
export const hidden = words(["mistakes", "verdict", "weights"]);

/** What states are read with. */
export interface Reader {
  readonly engine: WasmEngine;
  readonly parameters: Awaited<ReturnType<typeof parameters.load>>;
}

/** A state as an author writes it: parameters, or members of it with parameters as well. */
type Written = string | Readonly<Record<string, unknown>>;

interface ReadParts {
  readonly parts: StateParts;
  /** The whole state that these parts make. */
  readonly state: PlaygroundState;
  /** What is wrong with it. */
  readonly problems: readonly Refusal[];
}

/** @param present the state that it is on top of: what is not written is as it is there. */
export function readParts(
  written: Written,
  { engine, parameters: reading }: Reader,
  present: PlaygroundState = defaultState,
): ReadParts {
  const members: Readonly<Record<string, unknown>> = typeof written === "string" ? { parameters: written } : written;
  const { parameters = "", ui: own, ...problem } = members;
  const query = new URLSearchParams(String(parameters));
  const get = (name: string): string | null => query.get(name);
  const { ui: shown, ...given } = reading.stateFromParameters(get, present.learners);
  const named = { ...given, ...problem };
  const settings = { ...(shown as object), ...(own as object) };
  const { state, refusals } = readState({ ...present, ...named, ui: { ...present.ui, ...settings } }, present);
  const unknown = Object.keys(problem).filter((name) => !(name in defaultState) && name !== "features");
  const problems = [
    ...unknown.map((name) => refusalBy(name, "unknown-field", "A state has no member {0}.", name)),
    ...[...reading.refusedNames([...query.keys()]), ...reading.idle(get, state.learners), ...refusals].map(withField),
  ];
  const ui = Object.keys(settings).length > 0 && { ui: picked(state.ui, settings) };
  const parts = { ...picked(state, named), ...ui };
  return { parts, state, problems: problems.length > 0 ? problems : refusedBy(engine, state) };
}

/** A sentence that does not say what is wrong begins with that. */
const withField = (one: Refusal): Refusal =>
  one.message.includes(one.field) ? one : { ...one, message: `${one.field}: ${one.message}` };

/** What was named, as it was read: with what goes without saying, such as how a 3-D picture is turned. */
export function picked(read: object, named: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(named).map((name) => [name, Reflect.get(read, name)]));
}

/** What the engine refuses of a state. */
export function refusedBy(engine: WasmEngine, state: PlaygroundState): readonly Refusal[] {
  try {
    const examples = heldOutOf(examplesOf(state.data, engine), state.split, engine);
    for (const lead of state.learners.keys()) engine.createRun(leadRunOf({ state, examples, lead }).spec).dispose();
    return [];
  } catch (error) {
    // The small engine has not all learners: the whole one is asked once they run.
    if (error instanceof PlaygroundError) return error.code === "not-ready" ? [] : [error];
    throw error;
  }
}

/** What is wrong with parameters by themselves. */
export function refusedParameters(written: string, reader: Reader): readonly Refusal[] {
  return readParts(written, reader).problems;
}

interface WantedSettings {
  readonly settings: readonly WantedSetting[];
  readonly problems: readonly Refusal[];
}

/** The settings that parameters ask for, of the learner that leads and of the page. */
export function wantedSettings(written: string, { parameters: reading }: Reader): WantedSettings {
  const query = [...new URLSearchParams(written)];
  const problems = reading.refusedNames(query.map(([name]) => name));
  if (query.length === 0)
    return { settings: [], problems: [refusalBy("is", "not-valid", "A check of settings must name a setting.")] };
  if (problems.length > 0) return { settings: [], problems };
  const settings = query.map(([name, value]): WantedSetting => {
    const place = (reading.paramPaths as Readonly<Partial<Record<string, { readonly path: string }>>>)[name];
    return place
      ? { name, of: "state", path: place.path, value }
      : { name, of: "learner", path: learnerPath(name as Parameter), value };
  });
  return { settings, problems };
}

function learnerPath(name: Parameter): string {
  const fields = descriptors.flatMap(({ fields }) => fields);
  return fields.find(({ parameter }) => parameter === name)?.path ?? name;
}
