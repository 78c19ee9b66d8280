import type * as v from "valibot";
import type { PlaygroundEvents } from "../element/host-events.js";
import type { Playground } from "../element/playground.js";
import { cssParts, customProperties, ownAttributes } from "../element/styling.js";
import type { PresetInfo } from "../engine/types.js";
import { defaultState } from "../state/document/defaults.js";
import { mostHeldOut } from "../state/document/limits.js";
import { listed } from "../state/document/notation/sentence.js";
import { type OwnParameter, ownParameters, type PartParameter } from "../state/document/parameter-names.js";
import { fields, ui } from "../state/document/schema.js";
import { settings, viewUi } from "../state/document/settings.js";
import { written } from "../state/io/parameters/notations.js";
import { paramPaths } from "../state/io/parameters/param-paths.js";
import type { LearnerField } from "../state/learners/descriptor.js";
import { descriptors } from "../state/learners/index.js";
import { learnerParameters } from "../state/learners/parameters.js";
import { at } from "../state/learners/settings.js";
import { data } from "../words/en/data.js";
import { learnerSettings } from "../words/en/learner-settings.js";
import { partWords, settingWords, type Words } from "./words.js";

/** As much of a schema as says which values it takes. */
interface Shape {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Shape[];
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly items?: readonly Shape[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly requirement?: unknown;
}

/** Which values a schema takes, in words: "a whole number, at least 1", "auto, light or dark". */
function valuesOf(schema: v.GenericSchema): string {
  return said(schema as unknown as Shape);
}

function said(shape: Shape): string {
  if (shape.pipe) {
    const [first, ...actions] = shape.pipe.flatMap((one) => [...(one.pipe ?? [one])]);
    return first ? withLimits(said(first), actions) : "";
  }
  switch (shape.type) {
    case "picklist":
      return listed((shape.options ?? []).map(String), " or ");
    case "literal":
      return JSON.stringify(shape.literal);
    case "boolean":
      return "true or false";
    case "number":
      return "a number";
    case "string":
      return "a text";
    case "nullable":
      return `${inside(shape)}, or null`;
    case "optional":
    case "exact_optional":
      return inside(shape);
    case "union":
      return (shape.options as readonly Shape[]).map(said).join(", or ");
    case "variant":
      return (shape.options as readonly Shape[]).map(said).join("; ");
    case "array":
      return shape.item ? `a list: each ${said(shape.item)}` : "a list";
    case "tuple":
      return `[${(shape.items ?? []).map(said).join(", ")}]`;
    case "object":
      return `{ ${Object.entries(shape.entries ?? {})
        .map(member)
        .join(", ")} }`;
    case "custom":
      return "a list of numbers";
    default:
      throw new Error(`The reference has no words for a schema of type ${shape.type}.`);
  }
}

const inside = ({ wrapped }: Shape): string => (wrapped ? said(wrapped) : "");

const optional: ReadonlySet<string> = new Set(["optional", "exact_optional"]);

/** What is long to say is said where it stands by itself. */
function member([name, shape]: [string, Shape]): string {
  if (name === "initial" || name === "insteadOf") return `${name}?`;
  return `${name}${optional.has(shape.type) ? "?" : ""}: ${said(shape)}`;
}

function withLimits(what: string, actions: readonly Shape[]): string {
  const limit = (type: string) => actions.findLast((one) => one.type === type)?.requirement;
  const [least, above, most, length] = ["min_value", "gt_value", "max_value", "max_length"].map(limit);
  const parts = [
    what === "a number" && actions.some(({ type }) => type === "integer") ? "a whole number" : what,
    least === undefined ? "" : `from ${String(least)}`,
    above === undefined ? "" : `above ${String(above)}`,
    most === undefined ? "" : `to ${String(most)}`,
    length === undefined ? "" : `of at most ${String(length)}${what === "a text" ? " characters" : ""}`,
  ];
  return parts.filter((part) => part !== "").join(" ");
}

/** A row of the reference. */
interface Row {
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

/** Those of the page itself, as they are written in an address and as attributes. */
const pageParameters: readonly Row[] = ownParameters.map((name) => {
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
const learnerRows: readonly Row[] = learnerParameters.map((name) => {
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

/** The fields of the state as JSON, but for those that are the reader's own. */
const stateFields: readonly Row[] = [
  ...Object.keys(settings).map((name) => rowOf(name, name)),
  ...Object.keys(viewUi).map((name) => rowOf(`ui.${name}`, name)),
];

function rowOf(path: string, name: string): Row {
  const schema = (name in fields && fields[name as keyof typeof fields]) || ui.entries[name as keyof typeof ui.entries];
  const value = at(defaultState, path);
  return {
    name: path,
    // Of learners each setting has a row of its own.
    values: name === "learners" ? "a list of { kind, … } with the settings of learners above" : valuesOf(schema),
    default: value === undefined ? "" : JSON.stringify(value),
    is: settingWords[name as keyof typeof settingWords].is,
  };
}

type Member = Exclude<keyof Playground, keyof HTMLElement>;

/** What scripts do with the element. */
const memberWords: Readonly<Record<Member, string>> = {
  ready: "A promise that is kept once what the state shows is there; rejected where the page could not start.",
  state: "The whole state as JSON, to read and to set. What is wrong in what is set is named and left out.",
  play: "play(): plays from where it stands.",
  pause: "pause(): stays where it stands.",
  step: "step(): one visit, as the story tells it; null when the run has stopped.",
  advance:
    'advance({ visits }), ({ epochs }), ({ updates }) or ({ until: "converged" }): a promise of the visits made.',
  seek: "seek(visit): to the state just before a visit, forwards or back; a promise, rejected where the run has no such visit.",
  reset: "reset(): to the start; the same seed.",
  snapshot: "snapshot(): where the run stands, with its weights; null while there is nothing to train.",
};

/** The events, which bubble out of the element, with what they carry in detail. */
const eventWords: Readonly<Record<keyof PlaygroundEvents, string>> = {
  "pp-ready": "It can be used. { version }",
  "pp-state": "The state has changed in anything but the visit. The whole state.",
  "pp-step": "Another visit is shown. { visit, epoch, updates }",
  "pp-converged": "The run shown has converged. { visit, epoch, updates }",
  "pp-quiz":
    "A question was answered, or the page judged in a challenge. { course, lesson, step, task, kind, seed, right, tries, result }",
  "pp-error": "Something was not taken. { code, field, message }",
};

/** The page that says every setting, where it stands and what it takes. @param presets those of the core. */
export function referencePage(presets: readonly PresetInfo[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Reference: Perceptron Playground</title>
<link rel="icon" href="./icon-192.png" type="image/png">
<link rel="stylesheet" href="./reference.css">
</head>
<body>
<main>
<p><a href="./">Perceptron Playground</a></p>
<h1>Reference</h1>
<p>Every setting, as a parameter of the address (<code>?data=xor&amp;visit=12</code>), as an attribute of
<code>&lt;perceptron-playground&gt;</code>, and as a field of the state. What is left out has its default; what is wrong
is named on the page, and changes nothing.</p>
${section("parameters", "Parameters and attributes", table("Parameter", pageParameters))}
${section("learners", "Settings of learners", table("Parameter", learnerRows))}
${section("presets", "Presets", presetTable(presets))}
${section("state", "The state as JSON", `<p>One object, the same in files, in links as one token, in the element's <code>state</code> and in messages: <code>v</code> is 1, and every other field may be left out.</p>${table("Field", stateFields)}`)}
${section("attributes", "Other attributes", list(ownAttributes))}
${section("members", "Properties and methods", list(memberWords))}
${section("events", "Events", list(eventWords))}
${section("properties", "Custom properties", list(customProperties))}
${section("style-parts", "Parts, for ::part()", list(cssParts))}
</main>
</body>
</html>
`;
}

function section(id: string, title: string, body: string): string {
  return `<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${body}\n</section>`;
}

function table(what: string, rows: readonly Row[]): string {
  const hasExamples = rows.some(({ example }) => example);
  const heads = [what, "Values", "Default", "What it is", ...(hasExamples ? ["Try it"] : [])];
  const lines = rows.map(({ name, values, default: given, is, example }) => {
    const link = example ? `<a href="./?${escaped(example)}">?${escaped(example)}</a>` : "";
    return line(name, [
      escaped(values),
      given && `<code>${escaped(given)}</code>`,
      escaped(is),
      ...(hasExamples ? [link] : []),
    ]);
  });
  return framed(what, heads, lines);
}

function presetTable(presets: readonly PresetInfo[]): string {
  const rows = presets.map(({ name, n, noise, classes }) =>
    line(name, [
      escaped(data.english.presets[name] ?? name),
      n.min === n.max ? String(n.min) : `${n.min} to ${n.max}, else ${n.default}`,
      noise ? String(noise.default) : "",
      String(classes),
      `<a href="./?data=${escaped(name)}">?data=${escaped(name)}</a>`,
    ]),
  );
  return framed("Presets", ["Name", "Title", "n", "Noise, by default", "Classes", "Try it"], rows);
}

/** What is wider than the window scrolls by itself, with keys too. */
function framed(label: string, heads: readonly string[], lines: readonly string[]): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join("");
  return `<div class="table" tabindex="0" role="group" aria-label="${label}"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${lines.join("\n")}
</tbody>
</table></div>`;
}

function line(name: string, cells: readonly string[]): string {
  const rest = cells.map((cell) => `<td>${cell}</td>`).join("");
  return `<tr><th scope="row"><code>${escaped(name)}</code></th>${rest}</tr>`;
}

function list(words: Readonly<Record<string, string>>): string {
  const items = Object.entries(words).map(
    ([name, is]) => `<dt><code>${escaped(name)}</code></dt><dd>${escaped(is)}</dd>`,
  );
  return `<dl>\n${items.join("\n")}\n</dl>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
