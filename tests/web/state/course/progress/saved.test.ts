import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answered, done } from "../../../../../web/state/course/checks/schema.js";
import { builtIn } from "../../../../../web/state/course/lessons/course.js";
import { mostQuestions, type Result } from "../../../../../web/state/course/lessons/progress.js";
import { mostSteps, mostTasks } from "../../../../../web/state/course/own/format.js";
import {
  longestSaved,
  mostTriesSaved,
  readSaved,
  type Saved,
  savedKinds,
  writeSaved,
} from "../../../../../web/state/course/progress/saved.js";
import { quizNames } from "../../../../../web/state/course/questions/kinds/index.js";
import { sampled } from "../../../sampled.js";

const empty: Saved = { course: null, at: null, results: {}, questions: {}, tests: [] };

/** Every result there can be, of a kind. */
const resultOf = (kind: fc.Arbitrary<string>): fc.Arbitrary<Result> =>
  fc
    .record({
      tries: fc.nat(mostTriesSaved),
      right: fc.boolean(),
      revealed: fc.boolean(),
      open: fc.boolean(),
      skipped: fc.boolean(),
      kind,
    })
    .map(({ tries, right, revealed, open, skipped, kind }) => ({
      tries,
      right,
      kind,
      ...(revealed && { revealed }),
      ...(!right && open && { open }),
      ...(!right && open && skipped && { skipped }),
    }));

const stepName = fc
  .tuple(fc.integer({ min: 1, max: 21 }), fc.integer({ min: 1, max: 9 }), fc.nat(6), fc.constantFrom("", "~k3x9"))
  .map(([lesson, step, task, variant]) => `${lesson}.${step}.${task}${variant}`);
const questionName = fc.oneof(
  fc
    .tuple(fc.constantFrom(...quizNames), fc.integer({ min: 1, max: 999_999_999 }))
    .map(([kind, seed]) => `${kind}.${seed}`),
  fc.constantFrom("spiral", "most-updates"),
);
const round = fc
  .record({
    of: fc.constantFrom("core", "course"),
    asked: fc.array(fc.record({ quiz: fc.constantFrom(...quizNames), seed: fc.integer({ min: 1, max: 999 }) }), {
      minLength: 1,
      maxLength: 8,
    }),
    right: fc.array(fc.boolean(), { maxLength: 8 }),
  })
  .map(({ of, asked, right }) => ({ before: null, of, asked, right: right.slice(0, asked.length) }));

const anySaved: fc.Arbitrary<Saved> = fc.record({
  course: fc.oneof(fc.constant(null), fc.constantFrom("Week 3", "Größe | 1; 2: 3", "“日本” 𝒘", "50% off")),
  at: fc.constantFrom(null, "4.2", "1.100", "weights.5", "spiral"),
  results: fc.dictionary(stepName, resultOf(fc.constantFrom(...savedKinds)), { maxKeys: 60 }),
  questions: fc
    .dictionary(questionName, resultOf(fc.constant("")), { maxKeys: 30 })
    .map((all) =>
      Object.fromEntries(Object.entries(all).map(([name, one]) => [name, { ...one, kind: name.split(".")[0] ?? "" }])),
    ),
  tests: fc.array(round, { maxLength: 3 }),
});

describe("progress as a text", () => {
  it("comes back as it was", () => {
    fc.assert(
      fc.property(anySaved, (saved) => {
        const text = writeSaved(saved);
        expect(text.length).toBeLessThanOrEqual(longestSaved);
        expect(text).toMatch(/^[ -~]*$/);
        expect(readSaved(text)).toEqual({ saved });
      }),
      { numRuns: sampled(2000, 4) },
    );
  });

  it("has a letter for every kind of task, and keeps those that it had", () => {
    const kinds = [...answered, ...done].map(({ entries }) => entries.kind.literal);
    expect([...savedKinds].sort()).toEqual(["read", ...kinds].sort());
  });

  it("says that many tries are many", () => {
    const text = writeSaved({ ...empty, results: { "1.1.1": { tries: 1000, right: true, kind: "number" } } });
    expect(readSaved(text)).toMatchObject({ saved: { results: { "1.1.1": { tries: mostTriesSaved } } } });
  });

  it("of a kind that has no letter has none", () => {
    const text = writeSaved({ ...empty, results: { "1.1.1": { tries: 1, right: true, kind: "essay" } } });
    expect(readSaved(text)).toEqual({ saved: { ...empty, results: { "1.1.1": { tries: 1, right: true } } } });
  });
});

/** As many tries as take the most characters. */
const long = (kind: string): Result => ({ tries: mostTriesSaved, right: false, kind, revealed: true, open: true });

describe("the largest course", () => {
  const questions = Object.fromEntries(
    Array.from({ length: mostQuestions }, (_, k) => [`inseparable.${999_999_000 + k}`, long("inseparable")]),
  );

  it("that is built in fits, with practice and every test", () => {
    const results = Object.fromEntries(
      builtIn.lessons.flatMap(({ number, tasks }) =>
        tasks.flatMap((count, at) =>
          Array.from({ length: count + 1 }, (_, task) => [`${number}.${at + 1}.${task}`, long("weights")]),
        ),
      ),
    );
    const asked = Array.from({ length: 8 }, (_, k) => ({ quiz: "inseparable" as const, seed: 1000 + k }));
    const tests = ["core", "proof", "course"].map((of) => ({ before: null, of, asked, right: asked.map(() => false) }));
    const text = writeSaved({ ...empty, at: "21.4", results, questions, tests });
    expect(text.length).toBeLessThanOrEqual(longestSaved);
    const read = readSaved(text);
    expect(read).toMatchObject({ saved: { results, tests } });
  });

  it("of a teacher fits, of a hundred steps with as many tasks as a lesson's step has, and a title of 120 letters", () => {
    const most = Math.max(...builtIn.lessons.flatMap(({ tasks }) => tasks));
    const results = Object.fromEntries(
      Array.from({ length: 100 }, (_, at) =>
        Array.from({ length: most }, (_, task) => [`1.${at + 1}.${task + 1}`, long("weights")]),
      ).flat(),
    );
    const saved = { ...empty, course: "日".repeat(120), results };
    const text = writeSaved(saved);
    expect(text.length).toBeLessThanOrEqual(longestSaved);
    expect(readSaved(text)).toEqual({ saved });
  });
});

describe("what does not fit", () => {
  const tasks = (steps: number, count: number, variant = ""): Record<string, Result> =>
    Object.fromEntries(
      Array.from({ length: steps * count }, (_, k) => [
        `1.${Math.floor(k / count) + 1}.${(k % count) + 1}${variant}`,
        long("weights"),
      ]),
    );

  it("of the largest course there can be is how many tries many are, and nothing else", () => {
    const results = tasks(mostSteps, mostTasks);
    const saved = { ...empty, course: "日".repeat(120), at: "1.100", results };
    const text = writeSaved(saved);
    expect(text.length).toBeLessThanOrEqual(longestSaved);
    const some = Object.fromEntries(Object.entries(results).map(([name, one]) => [name, { ...one, tries: 7 }]));
    expect(readSaved(text)).toEqual({ saved: { ...saved, results: some } });
  });

  it("is first what was opened with other examples, the earliest of it", () => {
    const own = tasks(mostSteps, 4);
    const others = ["~1", "~2", "~3", "~4", "~5", "~6"].map((variant) => tasks(mostSteps, 4, variant));
    const text = writeSaved({ ...empty, results: Object.assign({}, own, ...others) });
    expect(text.length).toBeLessThanOrEqual(longestSaved);
    const read = readSaved(text);
    const kept = "saved" in read ? read.saved.results : {};
    expect(Object.keys(kept)).toEqual(expect.arrayContaining([...Object.keys(own), "1.100.4~6"]));
    expect(Object.keys(kept)).not.toContain("1.1.1~1");
  });

  it("never is more than there is room for", () => {
    const results = Object.assign({}, ...Array.from({ length: 99 }, (_, k) => ({ [`${k + 1}.1.1`]: long("cells") })));
    for (let step = 2; step <= 60; step++)
      Object.assign(results, ...Array.from({ length: 99 }, (_, k) => ({ [`${k + 1}.${step}.1`]: long("cells") })));
    expect(writeSaved({ ...empty, results }).length).toBeLessThanOrEqual(longestSaved);
  });
});

describe("a text of another version", () => {
  const fixtures = new URL("./fixtures/", import.meta.url);

  it.each(readdirSync(fixtures))("%s opens for ever", (name) => {
    const { text, saved } = JSON.parse(readFileSync(new URL(name, fixtures), "utf8"));
    expect(readSaved(text)).toEqual({ saved });
  });

  it("that is newer is named", () => {
    expect(readSaved("2|all|new")).toMatchObject({
      refusal: {
        field: "progress",
        code: "newer",
        message: "progress has version 2: a newer page wrote it, and this one reads up to 1.",
      },
    });
  });
});

describe("a text that is none", () => {
  it.each([
    ["", "progress", "progress must begin with its version, as 1|."],
    ["hello", "progress", "progress must begin with its version, as 1|."],
    ["0|||||", "progress", "progress must begin with its version, as 1|."],
    ["1|", "progress", "progress must have six parts with | between them."],
    ["1|%E0%A4%A|||||", "progress", "progress must have six parts with | between them."],
    ["1|%E0%A4%A||||", "progress.course", "progress.course cannot be read at “%E0%A4%A”."],
    ["1||__proto__|||", "progress.at", "progress.at cannot be read at “__proto__”."],
    ["1|||4|||", "progress", "progress must have six parts with | between them."],
    ["1|||4||", "progress.steps", "progress.steps cannot be read at “4”."],
    ["1|||4:1_J||", "progress.steps", "progress.steps cannot be read at “J”."],
    ["1|||0:1_AA||", "progress.steps", "progress.steps cannot be read at “0:1_AA”."],
    ["1|||4:1_AA!AA||", "progress.steps", "progress.steps cannot be read at “!AA”."],
    ["1||||weights|", "progress.questions", "progress.questions cannot be read at “weights”."],
    ["1||||constructor:1|", "progress.questions", null],
    ["1|||||core:essay.1", "progress.tests", "progress.tests cannot be read at “core:essay.1”."],
    ["1|||||core:line.1,line.2+", "progress.tests", "progress.tests cannot be read at “core:line.1,line.2+”."],
    [`1|${"a".repeat(5000)}||||`, "progress", "progress has more characters than fit (4095)."],
  ])("%s is refused by its part", (text, field, message) => {
    const read = readSaved(text);
    if (message === null) expect(read).toHaveProperty("saved");
    else expect(read).toMatchObject({ refusal: { field, message } });
  });

  it("whatever it is, throws nothing, and what it says can be written again", () => {
    const near = anySaved
      .map(writeSaved)
      .chain((text) =>
        fc
          .tuple(fc.nat(text.length), fc.nat(3), fc.string({ maxLength: 3 }))
          .map(([at, gone, more]) => text.slice(0, at) + more + text.slice(at + gone)),
      );
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), (text) => {
        const read = readSaved(text);
        if ("refusal" in read) expect(read.refusal.field).toMatch(/^progress(\.|$)/);
        else expect(readSaved(writeSaved(read.saved))).toHaveProperty("saved");
      }),
      { numRuns: sampled(2000, 4) },
    );
  });
});
