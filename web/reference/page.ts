import { cssParts, customProperties, ownAttributes } from "../element/styling.js";
import type { PresetInfo } from "../engine/types.js";
import { eventWords, memberWords } from "./element-words.js";
import { learnerRows, pageParameters, type Row } from "./parameters.js";
import { stateFields } from "./state-fields.js";

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
  const rows = presets.map(({ name, title, n, noise, classes }) =>
    line(name, [
      escaped(title),
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
