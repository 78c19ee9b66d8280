import { describe, expect, it } from "vitest";
import { liftStart } from "../../../web/state/document/limits.js";
import { LessonError } from "../../../web/tooling/lessons/checked-yaml.mjs";
import { compileAll, readCourse, roomOf } from "../../../web/tooling/lessons/course.mjs";
import { rows } from "../../rows.js";

const room = await roomOf();
/** Read here, where a busy machine may take its time. */
const course = await readCourse();

const front = [
  "---",
  "title: A title",
  "moment: A moment",
  "keep: A sentence.",
  "covers: [ciml-q3]",
  "sources: []",
  "---",
];

/** A file of one step, of which each part may be another. */
function fileOf({ head = front, block = ["state: data=and"], text = "Look." }: Partial<File> = {}): string {
  return [...head, "", "## A step", "", "```step", ...block, "```", "", text, ""].join("\n");
}

interface File {
  readonly head: readonly string[];
  readonly block: readonly string[];
  readonly text: string;
}

function compiled(...texts: readonly string[]) {
  const files = texts.map((text, at) => ({ file: `web/lessons/0${at + 1}-a.md`, text }));
  return compileAll(files, room);
}

/** What is wrong with files, as "1-a.md:12: …". */
function problemsOf(...texts: readonly string[]): readonly string[] {
  try {
    compiled(...texts);
    return [];
  } catch (error) {
    if (!(error instanceof LessonError)) throw error;
    return error.problems.map((problem) => problem.replace(/^.*web\/lessons\//, ""));
  }
}

const task = (...lines: readonly string[]): readonly string[] => ["state: data=and", "tasks:", ...lines];
const number = ["    check: { kind: number, is: 1 }", "    hint: A hint.", "    solution: A solution."];

describe("a lesson's file", () => {
  it("has a state as it is read, with what its author left out", () => {
    const [made] = compiled(fileOf({ block: ["state: data=xor&features=x1,x2,x1*x2&lift=x1*x2&split=0.5"] }));
    expect(made?.lesson.steps[0]?.state).toEqual({
      data: { kind: "preset", name: "xor" },
      features: ["x1", "x2", "x1*x2"],
      split: { fraction: 0.5, seed: 0 },
      ui: { lift: { feature: "x1*x2", ...liftStart } },
    });
  });

  it("becomes a lesson, an entry of the contents, and the places of what it covers", () => {
    const [made] = compiled(
      fileOf({
        block: ["covers: [liv-x0]", ...task("  - ask: How many?", ...number, "    repeat: 2")],
        text: "The score is $a = w·x$, as in [XOR](?data=xor).",
      }),
    );
    expect(made?.entry).toEqual({
      number: 1,
      title: "A title",
      moment: "A moment",
      steps: ["A step"],
      tasks: [2],
    });
    expect(made?.covered).toEqual([
      { id: "ciml-q3", where: "1" },
      { id: "liv-x0", where: "1.1" },
    ]);
    const [step] = made?.lesson.steps ?? [];
    expect(step?.state).toEqual({ data: { kind: "preset", name: "and" } });
    expect(step?.text).toBe(
      '<p>The score is <span class="pp-formula"><math><mrow><mi>a</mi><mo>=</mo><mi>w</mi><mo>⋅</mo><mi>x</mi></mrow>' +
        '</math>,</span> as in <a href="?data=xor" data-state="data=xor">XOR</a>.</p>',
    );
    expect(step?.tasks.map(({ ask }) => ask)).toEqual(["How many?", "How many?"]);
  });

  it("has a state of parameters, and of members of the state", () => {
    const block = [
      "state:",
      "  parameters: tie=correct&bias=false",
      "  data: { kind: points, points: [[1, 1, 1], [2, 0, -1]] }",
    ];
    expect(compiled(fileOf({ block }))[0]?.lesson.steps[0]?.state).toEqual({
      bias: false,
      learners: [{ kind: "perceptron", tie: "correct" }],
      data: {
        kind: "points",
        points: rows("1 1 1; 2 0 -1"),
      },
    });
  });

  it("has cases of wrong answers as ranges of numbers", () => {
    const cases = [
      "      - { when: 3, say: a }",
      "      - { when: 1..4, say: b }",
      '      - { when: "<0", say: c }',
      "      - { say: d }",
    ];
    const [made] = compiled(fileOf({ block: task("  - ask: How many?", ...number, "    wrong:", ...cases) }));
    expect(made?.lesson.steps[0]?.tasks[0]?.wrong).toEqual([
      { low: 3, high: 3, open: false, say: "a" },
      { low: 1, high: 4, open: false, say: "b" },
      { low: Number.NEGATIVE_INFINITY, high: 0, open: true, say: "c" },
      { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, open: false, say: "d" },
    ]);
  });

  it("has a note, and its mark in the text", () => {
    const block = ["state: data=and", "note: Others say *so*."];
    const [step] = compiled(fileOf({ block, text: "It is so.[^note] Look." }))[0]?.lesson.steps ?? [];
    expect(step?.note).toBe("Others say <em>so</em>.");
    expect(step?.text).toBe(
      '<p>It is so.<sup><a class="pp-note-mark" href="#note" role="doc-noteref" aria-label="Note">*</a></sup> Look.</p>',
    );
  });

  it("has a button of what is in bold and in the glossary, also over two lines, and says what is not", () => {
    const [made] = compiled(fileOf({ text: "Its **Scores**, by the **tie\nrule**, are **plain** and **$a$**." }));
    const [, plural, broken, rest] =
      /^<p>Its (.*), by the (.*), are (.*)\.<\/p>$/s.exec(String(made?.lesson.steps[0]?.text)) ?? [];
    const button = (name: string, words: string): string =>
      `<strong><button type="button" class="pp-term" data-term="${name}">${words}</button></strong>`;
    expect(plural).toBe(button("score", "Scores"));
    expect(broken).toBe(button("tie", "tie\nrule"));
    expect(rest).toMatch(/^<strong>plain<\/strong> and <strong><math>/);
    expect([...(made?.plainBold ?? [])]).toEqual(["plain"]);
  });

  it("has no button in what is pressed as a whole", () => {
    const choice = [
      "    check: { kind: choice, options: [{ say: The **score**, right: true }, { say: None, wrong: The **score**. }] }",
      ...number.slice(1),
    ];
    const [made] = compiled(fileOf({ block: task("  - ask: Which?", ...choice) }));
    const [check] = made?.lesson.steps[0]?.tasks[0]?.checks ?? [];
    const options = check?.kind === "choice" ? check.options : [];
    expect(options[0]?.say).toBe("The <strong>score</strong>");
    expect(options[1]?.wrong).toContain('data-term="score"');
  });

  it("shows HTML as it is written", () => {
    expect(compiled(fileOf({ text: "<img src=x>" }))[0]?.lesson.steps[0]?.text).toBe("<p>&lt;img src=x&gt;</p>");
  });

  it("has no inline styles in its formulas", () => {
    const [made] = compiled(fileOf({ text: "$\\hat y$ and $$\\begin{pmatrix}1\\\\2\\end{pmatrix}$$" }));
    expect(made?.lesson.steps[0]?.text).toContain("<mtable>");
    expect(made?.lesson.steps[0]?.text).not.toContain("style=");
  });
});

describe("what is wrong in a lesson's file is named with its line:", () => {
  const asking = (...lines: readonly string[]) => fileOf({ block: task(...lines) });
  it.each<[what: string, file: string, problem: string]>([
    ["no front matter", "## A step", "01-a.md:1: It begins with what the lesson is, between two lines of ---."],
    ["no step", front.join("\n"), "01-a.md:7: It has no step: a heading of ##."],
    [
      "text before a step",
      fileOf().replace("\n## A", "\nText\n## A"),
      "01-a.md:9: Before the first step, which is a heading of ##, stands nothing.",
    ],
    ["a block without an end", fileOf().replace("\n```\n", "\n"), "01-a.md:11: The block of the step does not end."],
    ["no YAML", fileOf({ block: ["state: [", "x: 1"] }), "01-a.md:13: "],
    [
      "an unknown key of the lesson",
      fileOf({ head: front.with(5, "ways: [hour]") }),
      "01-a.md:6: There is no key ways.",
    ],
    [
      "an unknown key of a step",
      fileOf({ block: ["state: data=and", "stat: 1"] }),
      "01-a.md:13: There is no key stat.",
    ],
    [
      "an unknown id",
      fileOf({ head: front.with(4, "covers: [ciml-q99]") }),
      "01-a.md:5: There is no id ciml-q99 in checklist.yaml.",
    ],
    [
      "an unknown id of a step",
      fileOf({ block: ["state: data=and", "covers:", "  - ciml-q3", "  - ciml-x"] }),
      "01-a.md:15: There is no id ciml-x in checklist.yaml.",
    ],
    [
      "an unknown source",
      fileOf({ head: front.with(5, "sources: [wiki 3]") }),
      "01-a.md:6: There is no source wiki in sources.yaml.",
    ],
    ["no state", fileOf({ block: ["highlight: [stage]"] }), "01-a.md:12: The first step has a state."],
    [
      "an unknown parameter",
      fileOf({ block: ["state: dat=and"] }),
      "01-a.md:12: There is no parameter named “dat”: did you mean data?",
    ],
    ["a wrong value", fileOf({ block: ["state: data=and&bias=maybe"] }), "01-a.md:12: bias must be true or false."],
    ["an unknown dataset", fileOf({ block: ["state: data=andd"] }), "01-a.md:12: "],
    [
      "an unknown member of a state",
      fileOf({ block: ["state: { dataa: 1 }"] }),
      "01-a.md:12: A state has no member dataa.",
    ],
    [
      "an unknown place",
      fileOf({ block: ["state: data=and", "highlight: [stage, door]"] }),
      "01-a.md:13: There is no place door to highlight.",
    ],
    ["an unknown kind of check", asking("  - ask: How?", "    check: { kind: guess }"), "01-a.md:15: "],
    [
      "a check without what it needs",
      asking("  - ask: How?", "    check: { kind: number }", ...number.slice(1)),
      "01-a.md:15: A number has `is`, its value, or `of`, what the run says: one of the two.",
    ],
    [
      "a choice without a right option",
      asking(
        "  - ask: How?",
        "    check: { kind: choice, options: [{ say: a, wrong: b }, { say: c, wrong: d }] }",
        ...number.slice(1),
      ),
      "01-a.md:15: ",
    ],
    [
      "no hint",
      asking("  - ask: How?", "    check: { kind: number, is: 1 }", "    solution: One."),
      "01-a.md:14: A task has a hint.",
    ],
    [
      "nothing that solves what is done",
      asking("  - ask: Go.", "    check: { kind: converged }", ...number.slice(1)),
      "01-a.md:14: What is done has `solve`: the state that solves it.",
    ],
    [
      "an unknown setting",
      asking(
        "  - ask: Go.",
        "    check: { kind: setting, is: ti=mistake }",
        ...number.slice(1),
        "    solve: tie=mistake",
      ),
      "01-a.md:15: There is no parameter named “ti”: did you mean tie?",
    ],
    [
      "an unknown value in braces",
      asking("  - ask: How?", ...number, "    right: It is {scores}."),
      "01-a.md:18: There is no value {scores} here: there are {visit}, {epoch}, {updates}, {mistakes}, {answer}, {truth}.",
    ],
    [
      "cases of what is no number",
      asking(
        "  - ask: Go.",
        "    check: { kind: converged }",
        ...number.slice(1),
        "    solve: { end: true }",
        "    wrong: [{ when: 3, say: no }]",
      ),
      "01-a.md:19: Only replies to a number can have cases with `when`.",
    ],
    [
      "too many words",
      fileOf({ text: `Look${" at it".repeat(36)}.` }),
      "01-a.md:15: It has 73 words, and may have 70.",
    ],
    [
      "a word that is not ours",
      fileOf({ text: "It is simply a line." }),
      "01-a.md:15: “simply” is not a word of ours.",
    ],
    ["an exclamation mark", fileOf({ text: "Look!" }), "01-a.md:15: It has an exclamation mark."],
    ["a formula that does not parse", fileOf({ text: "See $\\fraction{1}$." }), "01-a.md:15: "],
    ["a formula without an end", fileOf({ text: "See $a." }), "01-a.md:15: A formula does not end: a $ is missing."],
    ["a formula in colour", fileOf({ text: "See $\\textcolor{red}{a}$." }), "01-a.md:15: "],
    ["a link to no lesson", fileOf({ text: "See [it](lesson:7)." }), "01-a.md:15: There is no lesson 7."],
    ["a link to no step", fileOf({ text: "See [it](lesson:1.2)." }), "01-a.md:15: Lesson 1 has no step 2."],
    [
      "a link to no state",
      fileOf({ text: "See [it](?data=and&tye=correct)." }),
      "01-a.md:15: There is no parameter named “tye”: did you mean tie?",
    ],
    [
      "a link elsewhere",
      fileOf({ text: "See [it](https://example.org)." }),
      "01-a.md:15: A link to https://example.org leads nowhere: it goes to a lesson, a state, or a source that has an address.",
    ],
    ["no text", fileOf({ text: "" }), "01-a.md:9: A step has a text."],
    [
      "a note without a mark",
      fileOf({ block: ["state: data=and", "note: A note."] }),
      "01-a.md:16: A note has one mark in the text, [^note]: this one has 0.",
    ],
    ["a mark without a note", fileOf({ text: "So.[^note]" }), "01-a.md:15: There is no note for [^note]."],
  ])("%s", (_, file, problem) => {
    expect(problemsOf(file)).toContainEqual(expect.stringContaining(problem));
  });

  it("two lessons of one number", () => {
    const twice = ["01-a.md", "01-b.md"].map((name) => ({ file: `web/lessons/${name}`, text: fileOf() }));
    expect(() => compileAll(twice, room)).toThrow("01-b.md:1: There is another lesson 1.");
  });
});

it("reads every file of the project", () => {
  expect(course.length).toBeGreaterThan(0);
});
