import * as v from "valibot";
import type { LearnerKind } from "../../engine/types.js";
import { brief, classInitial, finite, initial, maybe, words } from "../document/primitives.js";
import type { LearnerDescriptor, LearnerField, NumberField } from "./descriptor.js";
import { descriptors } from "./index.js";
import { tellsClasses } from "./traits.js";

type Entries = Record<string, v.GenericSchema>;

/** A number within its limits, in the words of the core. */
function rangeSchema({ min, max, above, whole }: NumberField): v.GenericSchema {
  const limits = above ? `above ${brief(min)} and at most ${brief(max)}` : `from ${brief(min)} to ${brief(max)}`;
  const rule = `must be ${whole ? "a whole number " : ""}${limits}`;
  const least = above ? v.gtValue<number, number, string>(min, rule) : v.minValue<number, number, string>(min, rule);
  return whole
    ? v.pipe(finite, v.integer(rule), least, v.maxValue(max, rule))
    : v.pipe(finite, least, v.maxValue(max, rule));
}

function settingSchema(field: LearnerField): v.GenericSchema {
  if (field.kind === "number") return maybe(rangeSchema(field));
  const word = words(field.values);
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

const kinds = descriptors.map(({ kind }): LearnerKind => kind);

/** Weights to start from, as a learner has them: of several classes, a vector and a bias each. */
const startOf = (learner: LearnerDescriptor): v.GenericSchema =>
  tellsClasses(learner)
    ? v.union([classInitial, initial], "must have a list of weight vectors and a list of biases, one a class")
    : initial;

/** A learner's spec, by its kind, with what it has beside that. */
function learnerWith(others: Entries) {
  const one = (learner: LearnerDescriptor) => {
    const { kind, fields } = learner;
    return v.object({ kind: v.literal(kind), ...entriesOf(fields), initial: maybe(startOf(learner)), ...others });
  };
  return v.variant("kind", descriptors.map(one), ({ received }) =>
    received === "undefined" ? "is missing" : `must be one of ${kinds.join(", ")}`,
  );
}

export const learner = learnerWith({ insteadOf: maybe(learnerWith({})) });
