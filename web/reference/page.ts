import type * as v from "valibot";
import type { PlaygroundEvents } from "../element/host-events.js";
import type { Playground } from "../element/playground.js";
import { cssParts, customProperties, ownAttributes } from "../element/styling.js";
import type { PresetInfo } from "../engine/types.js";
import { mostHeldOut } from "../state/document/limits.js";
import { type OwnParameter, ownParameters, type PartParameter } from "../state/document/parameter-names.js";
import { fields, ui } from "../state/document/schema.js";
import { defaultState, settings, viewUi } from "../state/document/settings.js";
import { paramPaths, written } from "../state/io/parameters/param-paths.js";
import type { LearnerField } from "../state/learners/descriptor.js";
import { descriptors } from "../state/learners/index.js";
import { learnerParameters } from "../state/learners/parameters.js";
import { at } from "../state/learners/settings.js";
import { data } from "../words/generated/en/data.js";
import { learnerSettings } from "../words/generated/en/learnerSettings.js";
import { named } from "../words/room.js";

/** What a setting is, in a sentence, and what a parameter of it may say. */
interface Words {
  readonly is: string;
  /** Values to try, as parameters: "features=x1,x2,x1*x2&data=xor". */
  readonly example?: string;
}

/** Of each setting that links hold; they hold none of the reader's own. */
const settingWords: Readonly<Record<keyof typeof settings | keyof typeof viewUi, Words>> = {
  data: { is: "The examples: a preset by its name and options, drawn points, a table, or reviews." },
  features: {
    is: "What is learned from: products of the base features x1, x2, …; left out, every base feature.",
    example: "data=xor&features=x1,x2,x1*x2",
  },
  scaling: { is: "How the base features are scaled before products are made of them.", example: "scaling=standardize" },
  bias: { is: "Whether there is a bias: a weight of a feature that is always 1.", example: "bias=false" },
  learners: { is: "The learners that train side by side, each by its kind and its settings." },
  order: { is: "In which order the examples are visited; a shuffle has a seed." },
  initial: { is: "Weights to start from; null starts at zero." },
  maxEpochs: { is: "After so many passes over the examples the run stops.", example: "max-epochs=20" },
  split: { is: "What is held out of training, to be tested on; null holds out nothing." },
  visit: { is: "The moment that is looked at: so many visits have been made.", example: "visit=12" },
  view: { is: "The part of the plane that the stage shows; null fits the examples." },
  heading: { is: "What the page is called: its title, at most 80 characters.", example: "data=xor&heading=Meet+XOR" },
  theme: { is: "Light and dark; auto follows the reader's system.", example: "theme=dark" },
  pace: { is: "Whether play dwells on updates (told) or goes steadily.", example: "pace=steady" },
  speed: { is: "Visits a second of the steady pace; max is as fast as the machine goes.", example: "speed=20" },
  precision: { is: "Whether numbers are shown short or in full." },
  labels: {
    is: "How labels are written: −1 and +1, or 0 and 1, with what is predicted, q, and the residual e = y − q.",
    example: "labels=zero-one",
  },
  biasAs: {
    is: "How the bias is written: b, the weight w₀ of an input x₀ that is always 1, or a threshold θ = −b.",
    example: "bias-as=threshold",
  },
  lead: { is: "Which of the learners story and timeline are about, counted from 0." },
  shading: { is: "Whether the stage shows the score as shading. null: where one learner draws one line." },
  live: {
    is: "Whether the learners train to their end after every change, each from its start.",
    example: "live=true",
  },
  drawer: { is: "The view that is open next to the stage, or below it.", example: "drawer=margin" },
  dock: {
    is: "Where that view opens; auto is next to the stage where the page is wide enough, otherwise below it.",
    example: "drawer=trace&dock=below",
  },
  pinned: { is: "Whether all settings are in a column next to the stage.", example: "pinned=true" },
  predictFirst: {
    is: "Whether, in Present, a press of the clicker asks the room about the next visit before it makes it.",
    example: "present=true&predict-first=true",
  },
  moments: {
    is: "What a lecturer has prepared, in order: up to nine states, each with a name and as the part of a link after its #.",
  },
  present: { is: "Whether the page is laid out for a lecture hall.", example: "present=true" },
  compare: { is: "Several learners side by side, or their boundaries on one stage." },
  difference: { is: "Two learners whose disagreement is shown, by their numbers from 0." },
  lift: { is: "The view that raises the examples to the values of one more feature." },
  turned: {
    is: "Whether the projection flips the negatives, so that every example should lie above 0.",
    example: "drawer=projection&turned=true",
  },
  axis: {
    is: "What the projection measures along the weights: scores, or distances.",
    example: "drawer=projection&axis=distance",
  },
  proof: {
    is: "What the tab Margin shows: the margin, a proof that the run ends (by the angle, or by the distance), or what edits do to the bound.",
    example: "drawer=margin&proof=angle",
  },
  target: {
    is: "The vector αw* that the proofs hold the run against: weights, then the bias. Empty: the best there is.",
    example: "data=and&drawer=margin&proof=distance&target=2,2,-3",
  },
  weightAxes: {
    is: "The two weights whose plane weight space shows, by their features, or bias.",
    example: "drawer=weight-space&weight-axes=x1,bias",
  },
  why: {
    is: "Whether the stage draws why the examples are separable or not; null: once a run has ended without success.",
  },
  lock: {
    is: "Parts and settings that stay as they are for whoever looks at the page. skip: no question is left out before it is answered; solutions: none is solved for the reader.",
    example: "lock=data",
  },
  lesson: { is: "The step of a lesson that is open: 4.2 is the second of the fourth.", example: "lesson=4.2" },
  course: {
    is: "The address of a teacher's own course, a JSON file of links and texts. Before it is fetched from another site the reader is asked. lesson is then a step of that, the first where none is given.",
    example: "course=course.json&lesson=3",
  },
  worksheet: {
    is: "The sheet to be worked out by hand that is open: this page's (page), or one of a level (gentle, usual, long, like) and a seed.",
    example: "data=cs188&worksheet=page",
  },
  quiz: {
    is: "A question by its kind and seed, asked of the examples on the page where it can be; or a challenge by its name.",
    example: "quiz=mistake.7",
  },
  embed: {
    is: "Whether the page is a figure in another page: stage, transport, one line of story.",
    example: "embed=true",
  },
  tries: {
    is: "A question scores if it is right within so many tries; 0: after any number. 1 counts the first try only.",
    example: "lesson=4.1&tries=1",
  },
  passMark: {
    is: "The percentage of the score from which progress says success.",
    example: "lesson=4.1&pass-mark=60",
  },
  counts: {
    is: "What the score is of: lessons (4), steps (4.1), units (core), paths (lecture, lab), the course that is open (course), questions (weights.5), challenges (spiral), the test of a unit (test.core) or of the course (test.course). Empty: the lesson, the teacher’s course, the test, the challenge or the kind of question that is open.",
    example: "lesson=1.1&counts=1,2,weights.5",
  },
  keep: {
    is: "Whether the browser keeps what somebody does here. none: it stores nothing, and shows no results that were stored before.",
    example: "lesson=4.1&keep=none",
  },
  hide: { is: "Parts of the page that are left out.", example: "hide=header,charts" },
};

/** Of each parameter that sets a part of a setting. Those of a whole setting are told with that. */
const partWords: Readonly<Record<PartParameter, Words & { readonly values?: string }>> = {
  data: { is: "The examples, by the name of a preset.", example: "data=xor" },
  n: { is: "How many examples a preset has.", example: "data=blobs&n=100" },
  noise: { is: "How far the examples of a preset stray.", example: "data=moons&noise=0.2" },
  seed: {
    is: "What chance of a preset begins with, and of a shuffled order that has no seed of its own.",
    example: "data=overlap&seed=7",
  },
  columns: { is: "Which two of the four measurements of Iris are drawn, from 0.", example: "data=iris&columns=2,3" },
  species: { is: "Which two of the three species of Iris are told apart, from 0.", example: "data=iris&species=1,2" },
  learner: { is: "The kinds of the learners that train side by side.", example: "learner=perceptron,averaged" },
  order: { is: "In which order the examples are visited.", example: "order=shuffle-each-epoch&seed=3" },
  "order-seed": {
    is: "What chance of a shuffled order begins with.",
    example: "data=overlap&seed=7&order=shuffle-once&order-seed=3",
  },
  split: { is: "The fraction of the examples that is held out of training.", example: "data=overlap&split=0.3" },
  "split-seed": { is: "What chance of the split begins with.", example: "split=0.3&split-seed=4" },
  lift: {
    is: "The feature whose values raise the examples, or bias.",
    example: "data=xor&features=x1,x2,x1*x2&lift=x1*x2",
  },
};

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
  const hints: Readonly<Record<string, string>> = learnerSettings.english.fieldHints;
  const [label, hint] = [learnerSettings.english.labels[field.parameter], hints[field.parameter]];
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
export const memberWords: Readonly<Record<Member, string>> = {
  ready: "A promise that is kept once what the state shows is there; rejected where the page could not start.",
  state: "The whole state as JSON, to read and to set. What is wrong in what is set is named and left out.",
  progress:
    "What has been done of what counts, as pp-progress said it last. Set to that, or to its text saved, it goes on there; null forgets all.",
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
export const eventWords: Readonly<Record<keyof PlaygroundEvents, string>> = {
  "pp-ready": "It can be used. { version }",
  "pp-state": "The state has changed in anything but the visit. The whole state.",
  "pp-step": "Another visit is shown. { visit, epoch, updates }",
  "pp-converged": "The run shown has converged. { visit, epoch, updates }",
  "pp-quiz":
    "A question was answered, or the page judged in a challenge. { id, course, lesson, step, task, kind, seed, right, tries, result, answer, truth, max, revealed }",
  "pp-progress":
    "A question was answered or left out, or a step read, once it is ready. { course, at, tasks: [{ id, kind, right, tries, revealed, skipped }], score: { raw, max }, complete, success, saved }",
  "pp-error": "Something was not taken. { code, field, message }",
};

/** The page that says every setting, where it stands and what it takes. @param presets those of the core. */
export function referencePage(presets: readonly PresetInfo[]): string {
  return `<h1>Reference</h1>
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
${section("style-parts", "Parts, for ::part()", list(cssParts))}`;
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
      escaped(named(data.english.presets, name)),
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

/** "a", "a and b", "a, b and c"; `before` is what introduces the last of them. */
export function listed(texts: readonly string[], before = " and "): string {
  const last = texts.at(-1) ?? "";
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(", ")}${before}${last}`;
}
