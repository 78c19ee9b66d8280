import type * as v from "valibot";
import { defaultState } from "../state/document/defaults.js";
import { mostHeldOut } from "../state/document/limits.js";
import { type OwnParameter, ownParameters, type PartParameter } from "../state/document/parameter-names.js";
import { fields, ui } from "../state/document/schema.js";
import type { LearnerField } from "../state/learners/descriptor.js";
import { descriptors } from "../state/learners/index.js";
import { learnerParameters } from "../state/learners/parameters.js";
import { at } from "../state/learners/settings.js";
import { written } from "../state/parameters/notations.js";
import { paramPaths } from "../state/parameters/param-paths.js";
import { learnerSettings } from "../words/en/learner-settings.js";
import { valuesOf } from "./values.js";
import { partWords, settingWords, type Words } from "./words.js";

/** A row of the reference. */
export interface Row {
  readonly name: string;
  readonly values: string;
  /** Empty: left out. */
  readonly default: string;
  readonly is: string;
  /** As it stands behind the ? of an address. */
  readonly example?: string | undefined;
}

const schemas: Readonly<Record<string, v.GenericSchema>> = { ...fields, ...ui.entries };

/** The values of parameters that set a part of a setting, as far as its own schema does not say them. */
const partValues: Readonly<Record<PartParameter, string>> = {
  data: "the name of a preset, below",
  n: "a whole number: its range is the preset's, below",
  noise: "a number: its default is the preset's, below",
  seed: "a whole number from 0",
  columns: "two whole numbers from 0 to 3",
  species: "two whole numbers from 0 to 2",
  learner: `one to six kinds: ${descriptors.map(({ kind }) => kind).join(", ")}`,
  order: "given, positives-first, shuffle-once, shuffle-each-epoch",
  "order-seed": "a whole number from 0",
  split: `a number from 0 to ${mostHeldOut}`,
  "split-seed": "a whole number from 0",
  lift: "a product of base features, or bias",
};

/** Those of the page itself, as they stand in an address and as attributes. */
export const pageParameters: readonly Row[] = ownParameters.map((name) => {
  const { path, notation } = paramPaths[name];
  const value = name === "learner" ? defaultState.learners.map(({ kind }) => kind) : at(defaultState, path);
  const { is, example } = wordsOf(name);
  return {
    name,
    values: isPart(name) ? partValues[name] : valuesAs(notation, path),
    default: value === undefined || value === null ? "" : written(notation, value),
    is,
    example,
  };
});

function isPart(name: OwnParameter): name is PartParameter {
  return name in partWords;
}

function wordsOf(name: OwnParameter): Words {
  if (isPart(name)) return partWords[name];
  return settingWords[settingOf(paramPaths[name].path) as keyof typeof settingWords];
}

function settingOf(path: string): string {
  return path.split(".").at(-1) ?? path;
}

/** A list is written with commas. */
function valuesAs(notation: string, path: string): string {
  const schema = schemas[settingOf(path)];
  const values = schema ? valuesOf(schema) : "";
  return notation === "words" ? values.replace(/^a list: each /, "with commas between them: ") : values;
}

/** The settings of learners. */
export const learnerRows: readonly Row[] = learnerParameters.map((name) => {
  const owners = descriptors.filter(({ fields }) => fields.some(({ parameter }) => parameter === name));
  const found = owners.flatMap(({ fields }) => fields.filter(({ parameter }) => parameter === name));
  const [field] = found;
  if (!field) throw new Error(`No learner has the parameter ${name}.`);
  const { labels, hints } = learnerSettings.english;
  const [label, hint] = [labels[field.path], hints.fields[field.path]];
  const kinds = owners.map(({ kind }) => kind);
  return {
    name,
    values: [...new Set(found.map(valuesOfField))].join("; "),
    default: field.default === null ? "found from the data" : String(field.default),
    is: `${label}. ${hint ? `${hint} ` : ""}Of ${kinds.join(", ")}.`,
    example: exampleOf(name, kinds[0] ?? "", field),
  };
});

function valuesOfField(field: LearnerField): string {
  if (field.kind === "choice") return field.values.join(", ");
  const { min, max, above, whole } = field;
  return `${whole ? "a whole number" : "a number"} ${above ? "above" : "from"} ${min} to ${max}`;
}

/** One in which it has an effect: a setting of a kernel takes that kernel. */
function exampleOf(name: string, kind: string, field: LearnerField): string {
  const value = field.kind === "choice" ? field.values.at(-1) : (field.default ?? Math.max(field.min, 2));
  const needed = field.when ? `&${field.when.path.split(".")[0]}=${field.when.is[0]}` : "";
  return `learner=${kind}${needed}&${name}=${value}`;
}
