import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  answerFile,
  answerFormat,
  type HandedIn,
  type HandedTask,
  longestName,
  readAnswerFile,
} from "../../../../../web/state/course/hand-in/answer-file.js";
import {
  columnsOf,
  courseResults,
  hardest,
  meanScore,
  resultsCsv,
} from "../../../../../web/state/course/hand-in/class-results.js";

const task = (id: string, more: Partial<HandedTask> = {}): HandedTask => ({
  id,
  kind: "number",
  right: true,
  tries: 1,
  revealed: false,
  skipped: false,
  answer: 3,
  ...more,
});

const ana: HandedIn = {
  format: answerFormat,
  v: 1,
  name: "Ana López",
  course: null,
  handedIn: "2026-11-29T10:00:00.000Z",
  score: { raw: 2, max: 4 },
  complete: false,
  tasks: [task("1.1.1"), task("1.2.1", { tries: 3 })],
  page: "?visit=3",
};
const wrong = { right: false, answer: 7 };
const ben: HandedIn = {
  ...ana,
  name: "=Ben",
  score: { raw: 1, max: 4 },
  tasks: [task("1.1.1", wrong), task("1.10.1", { ...wrong, revealed: true }), task("1.2.1")],
};
const zoe: HandedIn = {
  ...ben,
  name: "Zoe",
  complete: true,
  tasks: [task("1.1.1", wrong), task("weights.3", { skipped: true, ...wrong })],
};

describe("a file of answers", () => {
  it("is read as it was written, whatever somebody is called", () => {
    const result = fc.record({
      right: fc.boolean(),
      tries: fc.nat(99),
      answer: fc.oneof(fc.boolean(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null)),
    });
    fc.assert(
      fc.property(fc.string({ maxLength: longestName }), fc.array(result, { maxLength: 20 }), (name, results) => {
        const answers = { ...ana, name, tasks: results.map((one, k) => task(`1.${k + 1}.1`, one)) };
        const file = answerFile(answers);
        // −0 is written as 0, which is the same answer.
        expect(readAnswerFile(file.text)).toEqual({ answers: JSON.parse(file.text) });
        expect(file.name).toMatch(/^answers-[^\s/\\:]+\.json$/u);
      }),
    );
    expect(answerFile(ana).name).toBe("answers-ana-lópez.json");
    expect(answerFile({ ...ana, name: "?" }).name).toBe("answers-student.json");
  });

  it.each([
    ["{", { why: "not-answers" }],
    ["[]", { why: "not-answers" }],
    [JSON.stringify({ ...ana, format: "perceptron-playground-state" }), { why: "not-answers" }],
    [JSON.stringify({ ...ana, v: 2, tasks: null }), { why: "newer" }],
    [JSON.stringify({ ...ana, name: 3 }), { why: "wrong-field", field: "name" }],
    [JSON.stringify({ ...ana, handedIn: "yesterday" }), { why: "wrong-field", field: "handedIn" }],
    [JSON.stringify({ ...ana, handedIn: "2026-01-01T10:00:00+23" }), { why: "wrong-field", field: "handedIn" }],
    [JSON.stringify({ ...ana, tasks: [task("1.1.1"), task("1.1.1")] }), { why: "wrong-field", field: "tasks" }],
    [JSON.stringify({ ...ana, score: { raw: -1, max: 2 } }), { why: "wrong-field", field: "score.raw" }],
    [JSON.stringify({ ...ana, score: { raw: 9, max: 4 } }), { why: "wrong-field", field: "score" }],
    [
      JSON.stringify({ ...ana, tasks: [task("1.1.1"), task("1.1.2", { tries: -1 })] }),
      { why: "wrong-field", field: "tasks.1.tries" },
    ],
    [
      JSON.stringify({ ...ana, tasks: [{ ...task("1.1.1"), answer: "<b>" }] }),
      { why: "wrong-field", field: "tasks.0.answer" },
    ],
    [JSON.stringify({ ...ana, tasks: [task("__proto__")] }), { why: "wrong-field", field: "tasks.0.id" }],
  ])("that is none says why: %s", (text, why) => {
    expect(readAnswerFile(text)).toEqual(why);
  });
});

describe("what a class has handed in", () => {
  it("is by course, in the order of names and of tasks", () => {
    const own = { ...zoe, course: "Eggs" };
    const [builtIn, eggs] = courseResults([zoe, ben, own, ana]);
    expect(builtIn?.students.map(({ name }) => name)).toEqual(["=Ben", "Ana López", "Zoe"]);
    expect(builtIn?.tasks.map(({ id }) => id)).toEqual(["1.1.1", "1.2.1", "1.10.1", "weights.3"]);
    expect(eggs).toMatchObject({ course: "Eggs", students: [own] });
    expect(meanScore([ana, ben])).toBe(38);
    expect(courseResults([])).toEqual([]);
  });

  it("counts what each task came to, and what was answered instead", () => {
    const named = { ...ben, tasks: ben.tasks.map((one) => (one.id === "1.2.1" ? { ...one, title: "Count" } : one)) };
    const [results] = courseResults([ana, named, zoe]);
    expect(results?.tasks).toEqual([
      {
        id: "1.1.1",
        kind: "number",
        title: null,
        students: 3,
        right: 1,
        atOnce: 1,
        shown: 0,
        leftOut: 0,
        wrong: { answer: 7, students: 2 },
      },
      {
        id: "1.2.1",
        kind: "number",
        title: "Count",
        students: 2,
        right: 2,
        atOnce: 1,
        shown: 0,
        leftOut: 0,
        wrong: null,
      },
      {
        id: "1.10.1",
        kind: "number",
        title: null,
        students: 1,
        right: 0,
        atOnce: 0,
        shown: 1,
        leftOut: 0,
        wrong: { answer: 7, students: 1 },
      },
      {
        id: "weights.3",
        kind: "number",
        title: null,
        students: 1,
        right: 0,
        atOnce: 0,
        shown: 0,
        leftOut: 1,
        wrong: { answer: 7, students: 1 },
      },
    ]);
    expect(hardest(results?.tasks ?? [], 2).map(({ id }) => id)).toEqual(["1.1.1", "1.10.1"]);
  });

  it("has no column for a question that one student alone had, unless there is no other student", () => {
    const [all] = courseResults([ana, ben, zoe]);
    const [alone] = courseResults([zoe]);
    expect(all && columnsOf(all).map(({ id }) => id)).toEqual(["1.1.1", "1.2.1", "1.10.1"]);
    expect(alone && columnsOf(alone).map(({ id }) => id)).toEqual(["1.1.1", "weights.3"]);
  });

  it("has the last file of whoever handed in several, however the name is typed", () => {
    const later = { ...ana, name: " ana  lópez", handedIn: "2026-11-30T08:00:00.000Z", score: { raw: 4, max: 4 } };
    expect(courseResults([later, ana, later])).toMatchObject([{ students: [later], replaced: [" ana  lópez"] }]);
    expect(courseResults([ana, ana])).toMatchObject([{ students: [ana], replaced: [] }]);
  });

  it("goes out as a table that no program takes for formulas", () => {
    const [results] = courseResults([ana, ben, { ...zoe, tasks: [task("1.3.0", { kind: "read" })] }]);
    expect(results && resultsCsv(results)).toBe(
      [
        "name,handed_in,score,max,complete,1.1.1,1.1.1_tries,1.2.1,1.2.1_tries,1.10.1,1.10.1_tries",
        `"'=Ben",2026-11-29T10:00:00.000Z,1,4,0,0,1,1,1,0,1`,
        "Ana López,2026-11-29T10:00:00.000Z,2,4,0,1,1,1,3,,",
        "Zoe,2026-11-29T10:00:00.000Z,1,4,1,,,,,,",
        "",
      ].join("\n"),
    );
  });
});
