import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Task } from "../../../web/state/course/lessons/lesson.js";
import { LessonError } from "../../../web/tooling/lessons/checked-yaml.mjs";
import { folder, readCourse, roomOf } from "../../../web/tooling/lessons/course.mjs";
import { loadOf } from "../../../web/tooling/lessons/minutes.mjs";
import { compiledSteps, composed } from "../../../web/tooling/lessons/units.mjs";

const course = await readCourse();
const room = await roomOf();
const text = readFileSync(join(folder, "units.yaml"), "utf8");
const { units, paths } = composed(text, course, room);

/** What is wrong with the file, with another text in place of one. */
function problemsWith(before: string, after: string): readonly string[] {
  expect(text).toContain(before);
  try {
    composed(text.replace(before, after), course, room);
    return [];
  } catch (error) {
    if (error instanceof LessonError) return error.problems.map((one) => one.replace(/^.*?yaml:\d+: /, ""));
    throw error;
  }
}

describe("the units of the course", () => {
  it("are a core of a good hour, and seven others", () => {
    const [core, ...others] = units;
    const load = loadOf(compiledSteps(core?.steps ?? [], course));
    expect(core?.name).toBe("core");
    expect(others).toHaveLength(7);
    expect(load.tasks).toBeLessThanOrEqual(45);
    expect(load.reading).toBeLessThanOrEqual(25);
    expect(load.minutes).toBeLessThanOrEqual(70);
    expect(core?.minutes).toBe(load.minutes);
  });

  it("fit in a lecture, and each of the others in an hour", () => {
    expect(paths["lecture"]?.minutes).toBeLessThanOrEqual(45);
    for (const { minutes } of units.slice(1)) expect(minutes).toBeLessThanOrEqual(60);
  });

  it("have every step once", () => {
    const all = units.flatMap(({ steps }) => steps.map(({ lesson, step }) => `${lesson}.${step}`));
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(course.reduce((sum, { entry }) => sum + entry.steps.length, 0));
  });

  it("lead within a lecture to nothing outside of it", () => {
    const { steps = [] } = paths["lecture"] ?? {};
    const linked = compiledSteps(steps, course).flatMap(({ text, tasks }) =>
      [...JSON.stringify([text, tasks]).matchAll(/data-lesson=\\"(\d+)/g)].map(([, lesson]) => Number(lesson)),
    );
    expect(linked.filter((lesson) => !steps.some((step) => step.lesson === lesson))).toEqual([]);
  });
});

describe("the file of the units", () => {
  it.each([
    ["no such step", "8.1,", "8.9,", /^There is no 8\.9: write a lesson as 3/],
    ["a step in two units", "steps: 20", "steps: 20, 17.1", /^Step 17\.1 is in core already\./],
    ["a step in none", "17, 18.1–18.3", "18.1–18.3", /^Step 17\.1 is in no unit\./],
    ["an unknown key", "test: 8", "tests: 8", /^There is no key .*tests/],
    ["a path that is none", "3.4, 6, 8", "3.4, six, 8", /^There is no six/],
  ])("is refused for %s", (_, before, after, problem) => {
    expect(problemsWith(before, after).some((one) => problem.test(one))).toBe(true);
  });
});

describe("how long a step takes", () => {
  const step = {
    heading: "Two words",
    text: "<p>Three more <em>words</em> …</p>",
    note: null,
    state: null,
    highlight: [],
  };

  it("is 200 words a minute, three seconds a formula, and for a task what its kind takes", () => {
    expect(loadOf([{ ...step, tasks: [] }])).toMatchObject({ words: 5, formulas: 0, reading: 5 / 200 });
    const formula = "<math><mi>a</mi></math>";
    expect(loadOf([{ ...step, text: formula, tasks: [] }])).toMatchObject({
      words: 2,
      formulas: 1,
      reading: 0.01 + 0.05,
    });
    const asking = (checks: Task["checks"]) => ({
      ask: "How many?",
      checks,
      wrong: [],
      right: "Two.",
      hint: "A hint",
      solution: null,
      next: null,
      solve: null,
    });
    const minutes = (checks: Task["checks"]) => {
      const tasks = Array.from({ length: 20 }, () => asking(checks));
      const load = loadOf([{ ...step, tasks }]);
      expect(load).toMatchObject({ words: 5 + 20 * 3, tasks: 20 });
      return load.minutes;
    };
    expect(minutes([{ kind: "mistake" }])).toBe(10);
    expect(minutes([{ kind: "number", is: 3 }])).toBe(20);
    expect(minutes([{ kind: "weights" }])).toBe(30);
    expect(minutes([{ kind: "separates" }])).toBe(30);
    expect(minutes([{ kind: "converged" }, { kind: "separates" }])).toBe(30);
  });

  it("leaves out a note, which is folded", () => {
    const noted = { ...step, note: "Four words of it", tasks: [] };
    expect(loadOf([noted]).words).toBe(5);
  });
});

describe("the list of lessons", () => {
  it("names no number that a lesson asks for", () => {
    const given = course.flatMap(({ entry, lesson }) => {
      const said = `${entry.title} ${entry.moment}`.replaceAll(",", "").match(/\d+/g) ?? [];
      const asked = lesson.steps.flatMap(({ tasks }) =>
        tasks.flatMap(({ checks, solution, right }) =>
          checks[0]?.kind === "number" || checks[0]?.kind === "choice"
            ? [
                ...`${right ?? ""} ${solution ?? ""}`
                  .replace(/<[^>]*>/g, "")
                  .replaceAll(",", "")
                  .matchAll(/^(\d+)|: (\d+)\./g),
              ]
            : [],
        ),
      );
      const answers = asked.flatMap((match) => match[1] ?? match[2] ?? []);
      return said.filter((number) => answers.includes(number)).map((number) => `${number} in lesson ${entry.number}`);
    });
    expect(given).toEqual([]);
  });
});
