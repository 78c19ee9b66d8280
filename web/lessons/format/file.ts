import * as v from "valibot";
import { check } from "../../state/course/checks/schema.js";
import { finite, maybe, text, whole, words } from "../../state/document/primitives.js";

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
