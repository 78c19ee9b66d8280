import * as v from "valibot";
import type { LearnerKind } from "../../../engine/types.js";
import type { LearnerDescriptor, LearnerField, NumberField } from "../../learners/descriptor.js";
import { descriptors } from "../../learners/index.js";
import { tellsClasses } from "../../learners/traits.js";
import { classInitial, finite, initial, maybe, words } from "../primitives.js";
import { rule } from "./checks.js";

type Entries = Record<string, v.GenericSchema>;

/** A number within its limits, in the words of the core. */
function rangeSchema({ min, max, above, whole }: NumberField): v.GenericSchema {
  const said = rule(rangeRule(above, whole), min, max);
  const least = above ? v.gtValue<number, number, string>(min, said) : v.minValue<number, number, string>(min, said);
  return whole
    ? v.pipe(finite, v.integer(said), least, v.maxValue(max, said))
    : v.pipe(finite, least, v.maxValue(max, said));
}

function rangeRule(above = false, whole = false): string {
  if (whole)
    return above ? "must be a whole number above {0} and at most {1}" : "must be a whole number from {0} to {1}";
  return above ? "must be above {0} and at most {1}" : "must be from {0} to {1}";
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
  const oneOf = rule("must be one of {0}", kinds.join(", "));
  return v.variant("kind", descriptors.map(one), ({ received }) => (received === "undefined" ? "is missing" : oneOf));
}

export const learner = learnerWith({ insteadOf: maybe(learnerWith({})) });
