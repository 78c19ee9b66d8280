import type { PlaygroundEvents } from "../element/host-events.js";
import type { Playground } from "../element/playground.js";
import { cssParts, customProperties, ownAttributes } from "../element/styling.js";
import type { PresetInfo } from "../engine/types.js";
import { defaultState } from "../state/document/defaults.js";
import { fields, ui } from "../state/document/schema.js";
import { settings, viewUi } from "../state/document/settings.js";
import { at } from "../state/learners/settings.js";
import { data } from "../words/en/data.js";
import { learnerRows, pageParameters, type Row } from "./parameters.js";
import { valuesOf } from "./values.js";
import { settingWords } from "./words.js";

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
