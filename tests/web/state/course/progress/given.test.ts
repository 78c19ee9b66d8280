import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readGiven } from "../../../../../web/state/course/progress/study.js";

const task = { id: "4.2.1", kind: "number", right: true, tries: 2, revealed: false, skipped: false };
const report = { course: null, at: "4.2", tasks: [task] };

describe("progress that is given", () => {
  it("is what a message has said, with more than is needed", () => {
    const said = { ns: "perceptron-playground", type: "progress", ...report, score: { raw: 1, max: 9 } };
    expect(readGiven(said)).toEqual({
      saved: {
        course: null,
        at: "4.2",
        results: { "4.2.1": { tries: 2, right: true, kind: "number" } },
        questions: {},
        tests: [],
      },
    });
  });

  it("is its text, where it has one: that has all", () => {
    const expected = { saved: { results: { "1.1.1": { tries: 1, right: true, kind: "number" } } } };
    expect(readGiven({ ...report, saved: "1|||1:1_BB||" })).toMatchObject(expected);
    expect(readGiven("1|||1:1_BB||")).toMatchObject(expected);
  });

  it("knows of a task what is said of it", () => {
    const results = (told: object) => readGiven({ ...report, tasks: [{ ...task, right: false, ...told }] });
    expect(results({ skipped: true })).toMatchObject({
      saved: { results: { "4.2.1": { skipped: true, open: true } } },
    });
    expect(results({})).toMatchObject({ saved: { results: { "4.2.1": { open: true } } } });
    expect(results({ revealed: true })).toEqual({
      saved: {
        ...{ course: null, at: "4.2", questions: {}, tests: [] },
        results: { "4.2.1": { tries: 2, right: false, kind: "number", revealed: true } },
      },
    });
  });

  it("keeps questions apart", () => {
    const read = readGiven({
      ...report,
      tasks: [
        { ...task, id: "weights.5" },
        { ...task, id: "spiral" },
      ],
    });
    expect(read).toMatchObject({ saved: { results: {}, questions: { "weights.5": {}, spiral: {} } } });
  });

  it.each(["0.1.1", "4.0.1", "04.2.1", "4.2.01"])("has no task %s, which its text could not name", (id) => {
    const read = readGiven({ ...report, tasks: [{ ...task, id }] });
    expect(read).toMatchObject({ refusals: [{ field: "progress.tasks.0.id" }] });
  });

  it("forgets all where it is null", () => {
    expect(readGiven(null)).toEqual({ saved: { course: null, at: null, results: {}, questions: {}, tests: [] } });
  });

  it.each([
    [3, "progress", "progress must be what the playground has said as progress."],
    [[], "progress", "progress must be what the playground has said as progress."],
    [{ at: null, tasks: [] }, "progress.course", "progress.course is missing."],
    [{ ...report, course: 3 }, "progress.course", "progress.course must be a text."],
    [{ ...report, at: "4" }, "progress.at", "progress.at must be a step or a question, such as 4.2 or weights.5."],
    [{ ...report, tasks: {} }, "progress.tasks", "progress.tasks must be a list of tasks."],
    [
      { ...report, tasks: [task, { ...task, id: "__proto__" }] },
      "progress.tasks.1.id",
      "progress.tasks.1.id must be a task or a question, such as 4.2.1 or weights.5.",
    ],
    [
      { ...report, tasks: [{ ...task, tries: -1 }] },
      "progress.tasks.0.tries",
      "progress.tasks.0.tries must not be negative.",
    ],
    [
      { ...report, tasks: [{ ...task, right: "yes" }] },
      "progress.tasks.0.right",
      "progress.tasks.0.right must be true or false.",
    ],
    [
      { ...report, saved: "2|" },
      "progress",
      "progress has version 2: a newer page wrote it, and this one reads up to 1.",
    ],
  ])("%j is refused by its field", (given, field, message) => {
    expect(readGiven(given)).toMatchObject({ refusals: [{ field, message }] });
  });

  it("of more tasks than any course has is refused before they are looked at", () => {
    const tasks = Array.from({ length: 2001 }, () => task);
    const message = "progress.tasks must name at most 2000 tasks.";
    expect(readGiven({ ...report, tasks })).toMatchObject({ refusals: [{ field: "progress.tasks", message }] });
  });

  it("whatever it is, throws nothing", () => {
    fc.assert(fc.property(fc.anything(), (given) => readGiven(given) !== undefined));
  });
});
