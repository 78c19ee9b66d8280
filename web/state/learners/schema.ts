import * as v from "valibot";
import type { LearnerKind } from "../../engine/types.js";
import { between, finite, initial, maybe, words } from "../document/primitives.js";
import type { LearnerDescriptor, LearnerField } from "./descriptor.js";
import { descriptors } from "./index.js";

type Entries = Record<string, v.GenericSchema>;

/** Of numbers the engine checks the range. */
function settingSchema(field: LearnerField): v.GenericSchema {
  if (field.kind === "number") return maybe(field.narrower ? between(field.min, field.max) : finite);
  const word = words(field.words.map(({ value }) => value));
  return field.always ? v.optional(word, field.default) : maybe(word);
}

/** Schemas of settings, as entries of an object: what stands behind a dot is an object of its own. */
function entriesOf(fields: readonly LearnerField[], depth = 0): Entries {
  const names = new Set(fields.map(({ path }) => path.split(".")[depth] ?? ""));
  const entry = (name: string): v.GenericSchema => {
    const members = fields.filter(({ path }) => path.split(".")[depth] === name);
    const setting = members.find(({ path }) => path.split(".").length === depth + 1);
    return setting ? settingSchema(setting) : maybe(v.object(entriesOf(members, depth + 1)));
  };
  return Object.fromEntries(Array.from(names, (name) => [name, entry(name)]));
}

function learnerSchema({ kind, fields }: LearnerDescriptor) {
  return v.object({ kind: v.literal(kind), ...entriesOf(fields), initial: maybe(initial) });
}

const kinds = descriptors.map(({ kind }): LearnerKind => kind);

/** A learner's spec, by its kind. */
export const learner = v.variant("kind", descriptors.map(learnerSchema), ({ received }) =>
  received === "undefined" ? "is missing" : `must be one of ${kinds.join(", ")}`,
);
