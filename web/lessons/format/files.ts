import * as v from "valibot";
import { hidden, state, task } from "../../state/course/written/states.js";
import { maybe, text } from "../../state/document/primitives.js";
import { unknownFields } from "../../state/document/reading/unknown-fields.js";

// What a lesson's file holds, as its author writes it: see web/lessons/README.md. The site is built with it; what it
// loads is compiled.

const list = <Schema extends v.GenericSchema>(schema: Schema) => v.array(schema, "must be a list");
const ids = list(text(60));

/** A schema that refuses what it does not know, however deep it is. */
const strict = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.unknown(),
    v.rawCheck(({ dataset, addIssue }) => {
      for (const { field } of unknownFields(schema, dataset.value)) {
        const path = field
          .split(".")
          .map((key) => ({ type: "unknown", origin: "value", input: null, key, value: null }));
        addIssue({ expected: "never", message: "must not be there", path: path as never });
      }
    }),
    schema,
  );

/** The block under the heading of a step. */
export const step = strict(
  v.object({
    state: maybe(state),
    highlight: maybe(ids),
    hides: maybe(list(hidden)),
    covers: maybe(ids),
    tasks: maybe(v.pipe(list(task), v.maxLength(4, "must have at most four tasks"))),
    note: maybe(text(600)),
  }),
);
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
