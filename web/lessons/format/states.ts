import * as v from "valibot";
import type { WasmEngine } from "../../engine/engine.js";
import { PlaygroundError } from "../../engine/errors.js";
import { check } from "../../state/course/checks/schema.js";
import type { StateParts, WantedSetting } from "../../state/course/lessons/lesson.js";
import { examplesOf } from "../../state/data/examples.js";
import { heldOutOf } from "../../state/data/training-set.js";
import type { Parameter } from "../../state/document/parameter-names.js";
import { finite, maybe, text, whole, words } from "../../state/document/primitives.js";
import { readState } from "../../state/document/reading/read-state.js";
import { defaultState } from "../../state/document/settings.js";
import type { PlaygroundState } from "../../state/document/state.js";
import { leadRunOf } from "../../state/io/exports/lead-run.js";
import { paramPaths } from "../../state/io/parameters/param-paths.js";
import { stateFromParameters } from "../../state/io/parameters/read.js";
import { idle, refusedNames } from "../../state/io/parameters/refusals.js";
import { descriptors } from "../../state/learners/index.js";

// What stands in a lesson's file, as its author writes it: see web/lessons/README.md. The site is built with it; what it
// loads is compiled.

const said = text(600);
const list = <Schema extends v.GenericSchema>(schema: Schema) => v.array(schema, "must be a list");
const ids = list(text(60));

/** A state: readable parameters, or members of the state, with parameters as well. */
const state = v.union(
  [v.string(), v.record(v.string(), v.unknown())],
  "must be parameters, or a mapping of members of the state",
);

const when = v.union(
  [finite, v.pipe(v.string(), v.regex(/^(-?\d+(\.\d+)?\.\.-?\d+(\.\d+)?|[<>]-?\d+(\.\d+)?)$/))],
  "must be a number, or as 1..4, <0 or >4",
);

const wrong = v.union(
  [said, list(v.strictObject({ when: maybe(when), say: said }))],
  "must be a text, or a list of cases that each have `say`",
);

const task = v.strictObject({
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

/** The block under the heading of a step. */
export const step = v.strictObject({
  state: maybe(state),
  highlight: maybe(ids),
  hides: maybe(list(words(["mistakes", "verdict", "weights"]))),
  covers: maybe(ids),
  tasks: maybe(v.pipe(list(task), v.maxLength(4, "must have at most four tasks"))),
  note: maybe(said),
});

/** The front matter. */
export const lesson = v.strictObject({
  title: text(60),
  moment: text(120),
  keep: text(300),
  covers: ids,
  sources: maybe(ids),
});

export type WrittenStep = v.InferOutput<typeof step>;
export type WrittenFront = v.InferOutput<typeof lesson>;

/** What a translation calls the columns of tables, by their English names. */
export const columnNames = v.record(v.string(), v.pipe(text(20), v.nonEmpty("must have a name")));

// What `units.yaml` has, as its author writes it: see web/lessons/README.md.

const steps = v.union([text(200), v.pipe(v.number(), v.transform(String))], "must be steps, as 1, 2.1–2.3");

const unit = v.strictObject({
  title: text(60),
  steps,
  can: text(200),
  test: v.pipe(
    v.number(),
    v.integer("must be a whole number"),
    v.minValue(5, "must be at least 5"),
    v.maxValue(8, "must be at most 8"),
  ),
});

export const units = v.strictObject({
  units: v.record(v.pipe(v.string(), v.regex(/^[a-z-]+$/, "must be a name")), unit),
  paths: v.strictObject({ lecture: steps, lab: steps }),
});

export type WrittenUnits = v.InferOutput<typeof units>;

/** A state as an author writes it: parameters, or members of it with parameters as well. */
type Written = string | Readonly<Record<string, unknown>>;

interface ReadParts {
  readonly parts: StateParts;
  /** The whole state that these parts make. */
  readonly state: PlaygroundState;
  /** What is wrong with it, in sentences. */
  readonly problems: readonly string[];
}

/** @param present the state that it is on top of: what is not written is as it is there. */
export function readParts(written: Written, engine: WasmEngine, present: PlaygroundState = defaultState): ReadParts {
  const members: Readonly<Record<string, unknown>> = typeof written === "string" ? { parameters: written } : written;
  const { parameters = "", ui: own, ...problem } = members;
  const query = new URLSearchParams(String(parameters));
  const get = (name: string): string | null => query.get(name);
  const { ui: shown, ...given } = stateFromParameters(get, present.learners);
  const named = { ...given, ...problem };
  const settings = { ...(shown as object), ...(own as object) };
  const { state, refusals } = readState({ ...present, ...named, ui: { ...present.ui, ...settings } }, present);
  const unknown = Object.keys(problem).filter((name) => !(name in defaultState) && name !== "features");
  const problems = [
    ...unknown.map((name) => `A state has no member ${name}.`),
    ...[...refusedNames([...query.keys()]), ...idle(get, state.learners), ...refusals].map(({ message, field }) =>
      message.includes(field) ? message : `${field}: ${message}`,
    ),
  ];
  const ui = Object.keys(settings).length > 0 && { ui: picked(state.ui, settings) };
  const parts = { ...picked(state, named), ...ui };
  return { parts, state, problems: problems.length > 0 ? problems : refusedBy(engine, state) };
}

/** What was named, as it was read: with what goes without saying, such as how a 3-D picture is turned. */
function picked(read: object, named: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(named).map((name) => [name, Reflect.get(read, name)]));
}

/** What the engine refuses of a state. */
function refusedBy(engine: WasmEngine, state: PlaygroundState): string[] {
  try {
    const examples = heldOutOf(examplesOf(state.data, engine), state.split, engine);
    for (const lead of state.learners.keys()) engine.createRun(leadRunOf({ state, examples, lead }).spec).dispose();
    return [];
  } catch (error) {
    if (error instanceof PlaygroundError) return [error.message];
    throw error;
  }
}

/** What is wrong with parameters by themselves. */
export function refusedParameters(parameters: string, engine: WasmEngine): readonly string[] {
  return readParts(parameters, engine).problems;
}

/** The settings that parameters ask for, of the learner that leads and of the page. */
export function wantedSettings(parameters: string): {
  settings: readonly WantedSetting[];
  problems: readonly string[];
} {
  const query = [...new URLSearchParams(parameters)];
  const problems = refusedNames(query.map(([name]) => name)).map(({ message }) => message);
  if (query.length === 0) return { settings: [], problems: ["A check of settings names none."] };
  if (problems.length > 0) return { settings: [], problems };
  const settings = query.map(([name, value]): WantedSetting => {
    const place = (paramPaths as Readonly<Partial<Record<string, { readonly path: string }>>>)[name];
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
