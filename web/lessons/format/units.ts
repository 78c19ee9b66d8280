import * as v from "valibot";
import { text } from "../../state/document/primitives.js";

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
