import { describe, expect, it } from "vitest";
import { sentencesIn } from "./sentences.js";
import { sourcesIn, treeOf } from "./sources.js";

/** What they tell to whoever embeds the element, and to the reference: in English. */
const forAuthors = ["web/element/styling.ts", "web/element/respond.ts", "web/element/persistence/state-database.ts"];

/** What the state says on purpose, and why. */
const ofState: Readonly<Record<string, readonly string[]>> = {
  "to whoever embeds the page, in English": ["web/state/io/messages/"],
  // Other languages have tables by the sentence: see `web/words/de/refusals/`.
  "as the messages of refusals, which `pp-error` and `PlaygroundError` have in English": [
    "web/state/document/",
    "web/state/io/link/",
    "web/state/io/parameters/refusals.ts",
    "web/state/course/checks/schema.ts",
    "web/state/course/own/",
    "web/state/course/written/",
    "web/state/course/questions/opened.ts",
    "web/state/course/progress/",
    "web/state/course/hand-in/answer-file.ts",
    "web/state/session/intent-queue.ts",
    "web/state/runs/training/trainer.ts",
  ],
  "in another language than people's: Python, LaTeX, SVG, HTML, XML": [
    "web/state/course/gradebook/",
    "web/state/io/exports/citation/index.ts",
    "web/state/io/exports/picture/",
    "web/state/io/algorithm/learners/",
    "web/state/io/algorithm/python/",
    "web/state/io/embed/figure.ts",
    "web/state/course/worksheet/writers/",
  ],
  "as data, or names that become data": [
    "web/state/data/reviews/course-reviews.ts",
    "web/state/io/import/columns.ts",
    "web/state/io/import/table.ts",
  ],
  "as codes": ["web/state/course/checks/run.ts", "web/state/course/checks/weights.ts"],
  // As the browser's own are, which come to the same place.
  "as a cause, of the storage": ["web/state/io/saved/"],
  "where a program has asked for a number that is none": ["web/state/document/notation/numbers.ts"],
};

const said = (text: string): string[] => sentencesIn(treeOf({ "web/views/a.ts": text }));

describe("a view holds no sentence", () => {
  it.each([
    ["text between tags", "html`<p>Nothing yet</p>`"],
    ["one word between tags", "html`<p>play</p>`"],
    ["text beside a value", "html`<p>${n} visits</p>`"],
    ["a name for assistive technology", 'html`<p aria-label="Playback"></p>`'],
    ["a name glued to a value", 'html`<p title="Stage: ${name}"></p>`'],
    ["a sentence in a string", 'const a = "no examples yet";'],
    ["a title in a string", 'const a = "Playback";'],
    ["a sentence in a template", "const a = `visit ${n} of ${m}`;"],
    ["a template inside a value", "html`<p>${f(html`<b>bold words</b>`)}</p>`"],
  ])("neither as %s", (_, text) => {
    expect(said(text)).toHaveLength(1);
  });

  it.each([
    ["classes", 'html`<p class="pp-row pp-spread"></p>`; const a = "pp-row pp-spread";'],
    ["codes", 'const a = { type: "set-pace" };'],
    ["keys", 'const a = event.key === "ArrowLeft";'],
    ["what is dragged", 'const a = types.includes("Files");'],
    ["signs", "html`<p>${a} · ${b} ×</p>`"],
    ["a style with a value", "html`<p .style=${`height: ${h}px`}></p>`"],
    ["colours", "const a = `color-mix(in srgb, ${b} 16%, transparent)`;"],
    ["functions in formulas", "mathml`<mi>exp</mi><mo>(</mo>${a}<mo>)</mo>`"],
    ["fonts", "context.font = `italic ${size}px ${theme.serif}`;"],
    ["paths", "svg`<path d=${`M${x} ${y}v4`} />`"],
    ["a selector", 'root.querySelector("input, textarea");'],
    ["imports", 'import { A } from "./a b.js";'],
    ["what is thrown at programmers", 'throw new Error("A view that was given no frame.");'],
  ])("but has %s", (_, text) => {
    expect(said(text)).toEqual([]);
  });

  it("in all of web/views", () => {
    expect(sentencesIn(sourcesIn("web/views"))).toEqual([]);
  });

  it("nor does the element", () => {
    const sources = sourcesIn("web/element").filter(({ path }) => !forAuthors.includes(path));
    expect(sentencesIn(sources)).toEqual([]);
  });

  it("nor does the state, but on purpose", () => {
    const allowed = Object.values(ofState).flat();
    const found = sentencesIn(sourcesIn("web/state"));
    expect(found.filter((one) => !allowed.some((path) => one.startsWith(path)))).toEqual([]);
    // What has nothing to say any more needs no exception.
    expect(allowed.filter((path) => !found.some((one) => one.startsWith(path)))).toEqual([]);
  });
});
