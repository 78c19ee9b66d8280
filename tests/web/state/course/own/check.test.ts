import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkCourse, readOwnCourse } from "../../../../../web/state/course/own/index.js";
import { paths } from "../../../../../web/tooling/paths.mjs";
import { rows as matrix } from "../../../../rows.js";
import { engine } from "../../engine.js";

beforeEach(() => vi.stubGlobal("document", { baseURI: "https://example.org/playground/" }));
afterEach(() => vi.unstubAllGlobals());

/** The example of the documentation, and the table beside it. */
const documented = readFileSync(join(paths.site, "courses.md"), "utf8");
const block = (language: string): string =>
  new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, "m").exec(documented)?.[1] ?? "";
const [eggs, table] = [block("yaml"), block("csv")];

const surroundings = (csv = table) => ({
  locale: "en",
  engine,
  addressOf: (path: string) => (path === "eggs.csv" ? "https://example.org/playground/eggs.csv" : null),
  textAt: (path: string) => (path === "eggs.csv" ? Promise.resolve(csv) : Promise.reject(new Error("no such file"))),
  heldAt: async (path: string) => `data:text/csv,${path}`,
});

/** What is said of a course: mistakes, and then advice. */
async function saidOf(text: string, csv?: string): Promise<readonly string[]> {
  const { mistakes, advice } = await checkCourse(text, surroundings(csv));
  return [...mistakes, ...advice].map(({ message }) => message);
}

/** The line in which a text is, from 1. */
const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split("\n").length;

const changed = (from: string, to: string): string => {
  if (!eggs.includes(from)) throw new Error(`The example has no ${from}`);
  return eggs.replace(from, to);
};

describe("the example of the documentation", () => {
  it("has nothing wrong", async () => {
    expect(await saidOf(eggs)).toEqual([]);
  });

  it("uses every field of a course and of a step, and becomes what the page shows", async () => {
    const { locale, engine: _, ...beside } = surroundings();
    const course = await readOwnCourse(eggs, { locale, engine }, beside);
    expect([course.title, course.language]).toEqual(["Which eggs hatch?", "en"]);
    const [first, second, third, fourth] = (await course.lessons[0]?.code.load())?.lesson.steps ?? [];
    expect(first?.state).toMatchObject({
      scaling: "standardize",
      data: { kind: "table", columns: ["length", "weight", "hatched"] },
    });
    expect(first?.text).toContain('<button type="button" class="pp-term" data-term="" data-name="clutch"');
    expect(first?.text).toContain("<table>");
    expect(first?.text).toMatch(/<math[^>]*>.*<\/math>/);
    expect(first?.text).toContain('<img src="data:image/svg+xml,');
    expect(first?.text).toContain('<a href="https://example.org/playground/eggs.csv" target="_blank" rel="noopener">');
    expect(first?.text).toContain('data-lesson="1.2"');
    expect(first?.text).not.toContain("style=");
    expect(first?.tasks.map(({ checks }) => checks[0]?.kind)).toEqual(["converged", "choice"]);
    expect(second?.note).toContain("drawn");
    expect(third?.state).toMatchObject({ data: { rows: expect.arrayContaining([[6, 5, -1]]) } });
    expect(fourth?.tasks.length).toBeGreaterThan(0);
    // What goes into a package needs no file beside it.
    const whole = (await course.source?.()) ?? "";
    const { steps, files } = JSON.parse(whole);
    expect(steps[0].data).toEqual({ csv: table, label: "hatched" });
    expect(files).toEqual({ "eggs.csv": "data:text/csv,eggs.csv" });
    const alone = await readOwnCourse(whole, { locale, engine });
    const link = '<a href="data:text/csv,eggs.csv" download="eggs.csv">';
    expect((await alone.lessons[0]?.code.load())?.lesson.steps[0]?.text).toContain(link);
  });
});

describe("what is wrong is named with its place", () => {
  const at = (step: number, task: number | null, part: string, text: string): string =>
    `Step ${step}${task === null ? "" : `, task ${task}`} (line ${lineOf(text, part)}): `;

  it.each<[what: string, from: string, to: string, step: number, task: number | null, says: string]>([
    ["a kind of check", "kind: mistake }", "kind: mistak }", 2, 1, "check.kind must be of a kind: number, "],
    [
      "a field of a task",
      "hint: Press *E*",
      "hnt: Press *E*",
      2,
      2,
      "There is no field named “hnt”: did you mean hint?",
    ],
    ["a truth that the run contradicts", "truth: 2", "truth: 3", 2, 2, "The run says 2, not 3."],
    ["a mistake that is none", "truth: true", "truth: false", 2, 1, "The run says true, not false."],
    ["a solve that does not solve", "solve: { end: true }", "solve: tie=correct", 1, 1, "`solve` does not do what"],
    ["a parameter of solve", "solve: { end: true }", "solve: tye=correct", 1, 1, "There is no parameter named “tye”"],
    ["a value in braces", "There are {truth}.", "There are {truh}.", 2, 2, "There is no value {truh} here: there are"],
    ["a weight that there is not", "of: updates, after: epoch 1", "of: x7, after: epoch 1", 2, 2, "The run has no x7."],
    ["a formula", "$w_1 x_1 +", "$\\frac{w_1 x_1 +", 1, null, ""],
    ["a link to a step", "(step:2)", "(step:9)", 1, null, "This course has 4 steps: there is no step 9."],
    [
      "a file",
      "[data sheet](eggs.csv)",
      "[data sheet](egg.csv)",
      1,
      null,
      "There is no file egg.csv next to the course.",
    ],
    ["a table", "file: eggs.csv", "file: egg.csv", 1, null, "egg.csv cannot be read: no such file."],
    ["a column", "label: hatched", "label: hached", 1, null, "The table has no column hached: its columns are length,"],
    ["a part of the page", "[stage, end]", "[stage, door]", 1, null, "highlight 2 must be one of stage, "],
    ["a note", "at a time.[^note]", "at a time.", 2, null, "A note has one mark in the text, [^note]: this one has 0."],
  ])("%s", async (_, from, to, step, task, says) => {
    const text = changed(from, to);
    const said = await saidOf(text);
    expect(said).toHaveLength(1);
    // Long texts are named by the line where they begin.
    const place = step === 1 && task === null ? /^Step 1 \(line \d+\): / : at(step, task, to, text);
    if (typeof place === "string")
      expect(said[0]?.slice(0, place.length)).toMatch(/^Step \d(, task \d)? \(line \d+\): /);
    else expect(said[0]).toMatch(place);
    expect(said[0]).toMatch(new RegExp(`^Step ${step}${task === null ? "[ ,]" : `, task ${task} `}`));
    expect(said[0]).toContain(says);
  });

  it("all of it at once, in the order of the steps, with what the run says", async () => {
    const text = changed("truth: 2", "truth: 3").replace("label: hatched", "label: hached").replace("4.1", "4.9");
    expect((await saidOf(text)).map((one) => one.slice(0, one.indexOf(" (line")))).toEqual([
      "Step 1",
      "Step 2, task 2",
      "Step 4, link",
    ]);
  });

  it("with advice where features differ a thousandfold, and none where they are standardised", async () => {
    const far = table.replace("52,48,no", "52,48000,no");
    expect(await saidOf(eggs, far)).toEqual([]);
    const said = await saidOf(changed("scaling=standardize", "tie=mistake"), far);
    expect(said.at(-1)).toMatch(/^Step 1 \(line \d+\): weight reaches \d+ times as far as length/);
    const points = matrix("1 1000 1; 2 9000 -1");
    const steps = [{ title: "a", text: "b", state: { data: { kind: "points", points } } }];
    expect(await saidOf(JSON.stringify({ title: "c", steps }))).toEqual([
      expect.stringMatching(/^Step 1: x₂ reaches 8000 times as far as x₁/),
    ]);
  });

  it("with what is wrong with the file itself, and its line", async () => {
    expect(await saidOf("title: x\nsteps: [\n")).toEqual([
      "Line 2: Something is not closed here, a quotation mark or a bracket: “steps: [”.",
    ]);
    expect(await saidOf('{"title": "x",\n "steps": [{"title" "a"}]}')).toEqual([
      expect.stringMatching(/^Line 2: file is not JSON: /),
    ]);
    expect(await saidOf("title: x\nlanguage: 3\nsteps: []\n")).toEqual([
      "Line 2: language must be a text.",
      "Line 3: steps must have a step.",
    ]);
  });
});

describe("a file that people get wrong", () => {
  const head = "title: A\nsteps:\n  - title: B\n    text: C\n    link: '?data=and'\n";
  const task = (check: string, ask = "Q") => `${head}    tasks:\n      - ask: ${ask}\n        check: ${check}\n`;

  it.each([
    ["nothing", "", "The file is empty: a course has a title and steps."],
    ["a remark alone", "# eggs\n", "The file is empty: a course has a title and steps."],
    [
      "a text",
      "Hello there.\nAnother line.",
      "Line 1: This file is a text, not a course: a course begins with title: and steps:.",
    ],
    [
      "a colon in a text",
      task("{ kind: mistake }", "Now: what is it?"),
      "Line 7: Put quotation marks around a text with a colon in it, or write a colon after the key: “ask: Now: what is it?”.",
    ],
    [
      "a text that begins with a star",
      task("{ kind: mistake }", "*End* now"),
      "Line 7: Put quotation marks around a text that begins with a sign: “ask: *End* now”.",
    ],
    ["a tab", "title: A\nsteps:\n\t- title: B\n", "Line 3: Indent this line with spaces, not with a tab: “title: B”."],
    [
      "a line too far to the left",
      "title: A\nsteps:\n  - title: B\n   text: C\n",
      "Line 4: Indent this line as far as the lines that it belongs to: “text: C”.",
    ],
    ["a key twice", "title: A\ntitle: B\nsteps: []\n", "Line 2: This key is there twice: “title: B”."],
    [
      "a misspelt key",
      task("{ kind: number, fo: updates }"),
      "Step 1, task 1 (line 8): There is no field named “check.fo”: did you mean of?",
    ],
    [
      "a key one level too high",
      `${head}    tasks:\n      - ask: Q\n        of: updates\n        check: { kind: number }\n`,
      "Step 1, task 1 (line 8): of belongs within `check`.",
    ],
    [
      "a misspelt check",
      `${head}    tasks:\n      - ask: Q\n        chekc: { kind: mistake }\n`,
      "Step 1, task 1 (line 8): There is no field named “chekc”: did you mean check?",
    ],
    [
      "a misspelt number of the run",
      task("{ kind: number, of: upates }"),
      "Step 1, task 1 (line 8): A run has no number named upates: did you mean updates?",
    ],
    [
      "signs for another number of weights",
      task("{ kind: weights, signs: [+, +] }"),
      "Step 1, task 1 (line 8): check.signs must have a sign for each weight, and one for the bias: 3.",
    ],
  ])("is told once, and what to do: %s", async (_, text, said) => expect(await saidOf(text)).toEqual([said]));
});

describe("a teacher's text", () => {
  const shown = async (text: string): Promise<string> => {
    const { lessons } = await readOwnCourse(JSON.stringify({ title: "a", steps: [{ title: "b", text }] }), {
      locale: "en",
      engine,
    });
    return (await lessons[0]?.code.load())?.lesson.steps[0]?.text ?? "";
  };

  it.each([
    ["one\n\ntwo", "<p>one</p>\n<p>two</p>"],
    ["**a** and *b* and `c`", "<p><strong>a</strong> and <em>b</em> and <code>c</code></p>"],
    ["- a\n- **b**", "<ul>\n<li>a</li>\n<li><strong>b</strong></li>\n</ul>"],
    ["It costs $5, or $7 for two.", "<p>It costs $5, or $7 for two.</p>"],
    ["## A heading", '<p class="pp-text-heading" role="heading" aria-level="4">A heading</p>'],
  ])("%j is %j", async (text, html) => {
    expect(await shown(text)).toBe(html);
  });

  it.each(["<img src=x onerror=alert(1)>", "<script>1</script>", "[a](javascript:alert(1))", "[a](data:text/html,x)"])(
    "shows %s as it is written",
    async (text) => {
      expect(await shown(text)).not.toMatch(/<(img|script|a)\b/);
    },
  );

  it("has colours and frames in formulas, without a style of their own", async () => {
    const html = await shown("$\\color{red} x$ and $\\boxed{y}$");
    expect(html).toContain('mathcolor="#ff0000"');
    expect(html).toContain('class="tml-boxed"');
    expect(html).not.toContain(" style=");
  });
});
