import { describe, expect, it } from "vitest";
import { LessonError, parsedYaml } from "../../../web/tooling/lessons/checked-yaml.mjs";
import { compileAll, compileTranslation, roomOf } from "../../../web/tooling/lessons/course.mjs";
import { merged } from "../../../web/tooling/lessons/translation.mjs";

const room = await roomOf();
const germanRoom = await roomOf("de");

const lesson = `---
title: A title
moment: A moment
keep: A sentence.
covers: [ciml-q3]
sources: [ciml 4.2]
---

## A step

\`\`\`step
state: data=and
highlight: [stage]
tasks:
  - ask: How many updates?
    check: { kind: number, of: updates, after: epoch 1 }
    wrong:
      - { when: 1..4, say: "{answer} is too many." }
      - { say: No. }
    hint: Count.
    solution: "{truth}."
  - ask: Which one?
    check: { kind: choice, options: [{ say: This, right: true }, { say: That, wrong: Not that. }] }
    hint: Look.
    solution: This.
\`\`\`

Look at the **weights**.

## Another step

Read.
`;

const german = `---
title: Ein Titel
moment: Ein Moment
keep: Ein Satz.
---

## Ein Abschnitt

\`\`\`step
tasks:
  - ask: Wie viele Updates?
    wrong: ["{answer} sind zu viele.", Nein.]
    hint: Zähl.
    solution: "{truth}."
  - ask: Welches?
    check: { options: [{ say: Dieses }, { say: Jenes, wrong: Nicht jenes. }] }
    hint: Schau hin.
    solution: Dieses.
\`\`\`

Sieh dir die **Gewichte** an.

## Noch ein Abschnitt

Lies.
`;

const file = "web/lessons/01-a.md";
const translatedOf = (english: string, text: string, name = "web/lessons/de/01-a.md") =>
  compileTranslation([{ file: name, text }], [{ file, text: english }], germanRoom);
const translated = (text: string, name = "web/lessons/de/01-a.md") => translatedOf(lesson, text, name);

/** What is wrong with the translation, with another text in place of one, as "12: …". */
function problemsWith(before: string, after: string, name?: string): readonly string[] {
  expect(german).toContain(before);
  try {
    translated(german.replace(before, after), name);
    return [];
  } catch (error) {
    if (!(error instanceof LessonError)) throw error;
    return error.problems.map((problem) => problem.replace(/^.*?md:/, ""));
  }
}

describe("a lesson in another language", () => {
  it("says its own texts, and does what the English one does", () => {
    const [english] = compileAll([{ file, text: lesson }], room);
    const [own] = translated(german);
    const [step] = own?.lesson.steps ?? [];
    expect(own?.lesson).toMatchObject({ title: "Ein Titel", keep: "Ein Satz.", sources: english?.lesson.sources });
    expect(own?.entry).toMatchObject({ moment: "Ein Moment", steps: ["Ein Abschnitt", "Noch ein Abschnitt"] });
    expect(step).toMatchObject({ heading: "Ein Abschnitt", state: english?.lesson.steps[0]?.state });
    expect(step?.highlight).toEqual(["stage"]);
    expect(step?.tasks[0]).toEqual({
      ...english?.lesson.steps[0]?.tasks[0],
      ask: "Wie viele Updates?",
      hint: "Zähl.",
      wrong: [
        { low: 1, high: 4, open: false, say: "{answer} sind zu viele." },
        { low: -Infinity, high: Infinity, open: false, say: "Nein." },
      ],
    });
    expect(step?.tasks[1]?.checks).toEqual([
      {
        kind: "choice",
        options: [
          { say: "Dieses", right: true },
          { say: "Jenes", wrong: "Nicht jenes." },
        ],
      },
    ]);
  });

  it("has names of its own for the columns of tables, in what a step opens with and in what solves its tasks", () => {
    const rows = (columns: string) =>
      `data: { kind: table, columns: [${columns}], label: go, rows: [[1, 2, 1], [3, 4, -1]] }`;
    const english = lesson
      .replace("state: data=and", `state: { ${rows("friends, rain, go")} }`)
      .replace(
        "check: { kind: choice, options: [{ say: This, right: true }, { say: That, wrong: Not that. }] }",
        `check: { kind: converged }\n    solve: { ${rows("friends, rain, go")} }`,
      );
    const own = german
      .replace("keep: Ein Satz.", "keep: Ein Satz.\ncolumns: { friends: Freunde, go: hin }")
      .replace("    check: { options: [{ say: Dieses }, { say: Jenes, wrong: Nicht jenes. }] }\n", "");
    const [step] = translatedOf(english, own)[0]?.lesson.steps ?? [];
    const data = { columns: ["Freunde", "rain", "hin"], label: "hin" };
    expect(step?.state).toMatchObject({ data });
    expect(step?.tasks[1]?.solve?.state).toMatchObject({ data });
    expect(() => translatedOf(english, own.replace("friends: F", "freinds: F"))).toThrow(
      /5: columns\.freinds is no column/,
    );
  });

  it("opens the terms of its own glossary", () => {
    expect(translated(german)[0]?.lesson.steps[0]?.text).toContain('data-term="weight">Gewichte<');
  });

  it.each([
    ["a text that is missing", "    hint: Zähl.\n", "", "11: tasks.0.hint is missing: it is a text."],
    [
      "a key of the English one",
      "hint: Zähl.",
      "hint: Zähl.\n    then: visit",
      "14: tasks.0.then is no text of the English lesson.",
    ],
    ["an option less", ", { say: Jenes, wrong: Nicht jenes. }", "", "16: tasks.1.check.options: 2 in English, 1 here."],
    ["a case less", ", Nein.", "", "12: tasks.0.wrong: 2 in English, 1 here."],
    ["a step less", "## Noch ein Abschnitt\n", "", "1: steps: 2 in English, 1 here."],
    ["a word that lessons do without", "Lies.", "Lies natürlich.", "25: “natürlich” is not a word of ours."],
    ["a value that there is not", "Zähl.", "'{score}'", /^13: There is no value \{score\} here/],
    ["a text that is too long", "Ein Titel", "x".repeat(61), /^2: title /],
  ] as const)("names %s, and its line", (_, before, after, problem) => {
    expect(problemsWith(before, after)).toEqual([
      typeof problem === "string" ? problem : expect.stringMatching(problem),
    ]);
  });

  it("has the name of the English file", () => {
    expect(problemsWith("Lies.", "Lies.", "web/lessons/de/01-b.md")).toEqual([
      "1: There is no English lesson in a file of this name.",
    ]);
  });
});

it("leaves lines of algorithms that have no words as they are", () => {
  const english = { text: "lines: [{ line: a ← 0, wrong: Why. }, { line: for each example }]", line: 1 };
  const own = { text: "lines: [{ wrong: Warum. }, { line: für jedes Beispiel }]", line: 1 };
  const any = { ...room.format.step, "~run": (dataset: object) => ({ ...dataset, typed: true }) };
  expect(
    merged(
      english,
      parsedYaml(own, () => {}),
      any as never,
      () => {},
    ).value,
  ).toEqual({
    lines: [{ line: "a ← 0", wrong: "Warum." }, { line: "für jedes Beispiel" }],
  });
});
