// The pages for those who teach: the guide of the units, figures and grades; the format of a course; and a page of a course as
// an example. What they say is in web/teachers/, in web/site/courses.md and in the lessons.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import Markdown from "markdown-it";
import { parse } from "yaml";
import { folder, readCourse, roomOf } from "../lessons/course.mjs";
import { loadOf } from "../lessons/minutes.mjs";
import { compiledSteps, readUnits } from "../lessons/units.mjs";
import { paths } from "../paths.mjs";
import { escaped, page } from "./page.mjs";
import { stillOf } from "./stills.mjs";

/** @import { Reference, Unit } from "../../lessons/format/index.js" */
/** @import { CompiledFile, Room } from "../lessons/course.mjs" */

/** What stands for the site's address until a script has written it. */
const address = "https://playground.example/";

/** @typedef {{ readonly shows: string, readonly link: string }} Figure */
/** @typedef {{ readonly at: number | string, readonly says: string }} Said */
/** @typedef {Readonly<Record<string, { readonly misconceptions: readonly Said[], readonly ask: readonly Said[] }>>} Guides */

/** @param {string} name of a file of web/teachers/ */
const read = (name) => readFileSync(join(paths.web, "teachers", name), "utf8");

/** The figures to copy, under what they are about. @returns {Readonly<Record<string, readonly Figure[]>>} */
export const readFigures = () => parse(read("figures.yaml"));

/** The figures of the example. @returns {Figure[]} */
export const exampleFigures = () =>
  Array.from(read("example.md").matchAll(/^```figure\n(.*?)^```$/gms), ([, text = ""]) => parse(text));

/**
 * All pages, by their names.
 * @param {string} index The built page of the site, whose scripts the example takes.
 * @returns {Promise<Record<string, string>>}
 */
export async function teacherPages(index) {
  const [course, room] = [await readCourse(), await roomOf()];
  const { units } = readUnits(folder, course, room);
  /** @type {Guides} */
  const guides = parse(read("guides.yaml"));
  const scripts = Array.from(index.matchAll(/<script [^>]*src="\.\/assets\/[^>]*><\/script>/g), ([tag]) => tag);
  if (scripts.length === 0) throw new Error("The page of the site has no script.");
  const styles = '<link rel="stylesheet" href="./teachers.css">';
  const guide = inserted(markdownOf().render(read("teachers.md")), {
    guides: units.map((unit) => guideOf(unit, guides[unit.name], course)).join("\n"),
    figures: Object.entries(readFigures()).map(figureGroup).join("\n"),
    address: `<p class="without-scripts">In each, <code>${address}</code> stands for the address of this site.</p>`,
  });
  const example = exampleOf(room).replaceAll("{address}", address);
  return {
    "teachers.html": page(`<div>\n${guide}\n</div>`, styles, '<script defer src="./teachers.js"></script>'),
    "courses.html": page(`<div>\n${markdownOf().render(courseFormat())}\n</div>`, styles),
    "example.html": page(`<article>\n${example}\n</article>`, styles, ...scripts),
  };
}

/** @param {string} html @param {Readonly<Record<string, string>>} parts by what stands for each in braces, as a paragraph */
function inserted(html, parts) {
  return Object.entries(parts).reduce((text, [name, part]) => text.replace(`<p>{${name}}</p>`, () => part), html);
}

/** courses.md, and behind it what the lessons' own README says of tasks, which have the same form. */
function courseFormat() {
  const course = readFileSync(join(paths.site, "courses.md"), "utf8");
  const own = readFileSync(join(folder, "README.md"), "utf8");
  const from = own.indexOf("## A task\n");
  const to = own.indexOf("## In another language");
  if (from < 0 || to < from) throw new Error("The README of the lessons has no section on tasks.");
  const tasks = own
    .slice(from, to)
    .replace("## A task\n", "## The form of a task {#task-form}\n")
    .replace(/^A kind is a row of .*$/m, "");
  return `${course.replace("../lessons/README.md#a-task", "#task-form")}\n${tasks}`;
}

/** Markdown with the frames that wide tables and code scroll in, and an id for each heading: `{#id}` behind it, or its words. */
function markdownOf() {
  const markdown = new Markdown();
  const { rules } = markdown.renderer;
  markdown.core.ruler.push("headings", ({ tokens }) => {
    for (const [at, token] of tokens.entries()) {
      const content = tokens[at + 1];
      if (token.type !== "heading_open" || !content) continue;
      const [, id = slug(content.content)] = / \{#([a-z-]+)\}$/.exec(content.content) ?? [];
      token.attrSet("id", id);
      const last = content.children?.at(-1);
      if (last) last.content = last.content.replace(/ \{#[a-z-]+\}$/, "");
    }
  });
  rules["table_open"] = () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>\n';
  rules["table_close"] = () => "</table></div>\n";
  const { fence } = rules;
  rules["fence"] = (tokens, at, ...rest) => (fence?.(tokens, at, ...rest) ?? "").replace("<pre>", '<pre tabindex="0">');
  return markdown;
}

/** @param {string} text */
function slug(text) {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** @param {string} text Markdown on one line. */
function inline(text) {
  return new Markdown().renderInline(text);
}

/**
 * @param {Unit} unit
 * @param {Guides[string] | undefined} guide
 * @param {readonly CompiledFile[]} course
 */
function guideOf({ name, title, can, steps, minutes }, guide, course) {
  if (!guide) throw new Error(`guides.yaml says nothing of the unit ${name}.`);
  const { tasks } = loadOf(compiledSteps(steps, course));
  const lessons = course.filter(({ entry }) => steps.some(({ lesson }) => lesson === entry.number));
  const rows = lessons.map(({ entry, lesson }) => {
    const own = steps.filter((step) => step.lesson === entry.number);
    const links = own.map(({ step }) => stepLink(entry.number, step, entry.steps[step - 1] ?? ""));
    return `<tr><th scope="row">${entry.number}. ${escaped(entry.title)}</th><td>${lesson.keep}</td><td>${links.join(" ")}</td></tr>`;
  });
  /** @param {readonly Said[]} all */
  const list = (all) =>
    `<ul>\n${all.map(({ at, says }) => `<li>${inline(says)} ${linkTo(String(at), name, steps, course)}</li>`).join("\n")}\n</ul>`;
  return `<section class="unit" aria-labelledby="unit-${name}">
<h3 id="unit-${name}">${escaped(title)}</h3>
<p class="amount">${minutes} minutes, ${steps.length} steps, ${tasks} questions</p>
<p><strong>At the end:</strong> ${escaped(can)}</p>
<h4>What to keep of each lesson</h4>
<div class="table" tabindex="0" role="group" aria-label="${escaped(title)}"><table>
<thead><tr><th scope="col">Lesson</th><th scope="col">The sentence to keep</th><th scope="col">Steps</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table></div>
<h4>What students often think, and the step that meets it</h4>
${list(guide.misconceptions)}
<h4>What to ask the room</h4>
${list(guide.ask)}
</section>`;
}

/** @param {string} at "4.1" @param {string} unit @param {readonly Reference[]} steps @param {readonly CompiledFile[]} course */
function linkTo(at, unit, steps, course) {
  const found = steps.find(({ lesson, step }) => `${lesson}.${step}` === at);
  if (!found) throw new Error(`guides.yaml: step ${at} is not in the unit ${unit}.`);
  const entry = course.find(({ entry }) => entry.number === found.lesson)?.entry;
  return stepLink(found.lesson, found.step, entry?.steps[found.step - 1] ?? "");
}

/** @param {number} lesson @param {number} step @param {string} heading */
function stepLink(lesson, step, heading) {
  return `<a href="./?lesson=${lesson}.${step}" title="${escaped(heading)}">${lesson}.${step}</a>`;
}

/** @param {[string, readonly Figure[]]} group */
function figureGroup([title, figures]) {
  const items = figures.map(({ shows, link }) => {
    const frame = `<iframe src="${address}?${escaped(link)}&amp;embed=true" title="${escaped(shows)}" width="100%" height="480"></iframe>`;
    return `<li><a href="./?${escaped(link)}">${escaped(shows)}</a>
<div class="snippet"><code tabindex="0">${escaped(frame)}</code><button type="button" hidden data-copied="Copied" aria-label="Copy: ${escaped(shows)}">Copy</button></div></li>`;
  });
  return `<h3 id="${slug(title)}">${escaped(title)}</h3>\n<ul class="figures">\n${items.join("\n")}\n</ul>`;
}

/** @param {Room} room */
function exampleOf({ engine }) {
  const markdown = markdownOf();
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules["fence"] = (tokens, at, ...rest) => {
    const token = tokens[at];
    if (token?.info !== "figure") return fence?.(tokens, at, ...rest) ?? "";
    /** @type {Figure} */
    const { shows, link } = parse(token.content);
    const attributes = Array.from(new URLSearchParams(link), ([name, value]) => `${name}="${escaped(value)}"`);
    return `<figure>
<perceptron-playground embed="true" keep="none" ${attributes.join(" ")}>
${stillOf(link, engine)}
</perceptron-playground>
<figcaption>${escaped(shows)} <a href="./?${escaped(link)}">Open it in the playground</a></figcaption>
</figure>\n`;
  };
  return markdown.render(read("example.md"));
}
