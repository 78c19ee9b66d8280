import fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { stringify } from "yaml";
import { checkCourse } from "../../../../../web/state/course/own/index.js";
import { sampled } from "../../../sampled.js";
import { engine } from "../../engine.js";

beforeAll(() => vi.stubGlobal("document", { baseURI: "https://example.org/playground/" }));
afterAll(() => vi.unstubAllGlobals());

type Json = Record<string, unknown>;
type Made = Json & { readonly tasks?: Json[] };

const surroundings = { locale: "en", engine, addressOf: () => null, textAt: () => Promise.reject(new Error("none")) };

/** What the run of AND says: these tasks are right. */
const tasks: readonly Json[] = [
  { ask: "Will the next visit be a mistake?", check: { kind: "mistake" }, truth: true },
  { ask: "How many visits has an epoch?", check: { kind: "number", of: "visits", after: "epoch 1" }, truth: 4 },
  { ask: "How many?", check: { kind: "number", is: 3 }, hint: "Count.", wrong: [{ when: "<0", say: "Not {answer}." }] },
  {
    ask: "Which?",
    check: {
      kind: "choice",
      options: [
        { say: "this", right: true },
        { say: "that", wrong: "No: $x_1$." },
      ],
    },
  },
  { ask: "Go to the end.", check: [{ kind: "converged" }], hint: "Press it.", solve: { end: true }, solution: "So." },
];

const step: fc.Arbitrary<Made> = fc
  .record({
    title: fc.constantFrom("XOR", "Count", "Mine: a step", "#3"),
    text: fc.constantFrom(
      "Press **end**.",
      "So $a = w·x$.\n\n- one\n- two",
      "| a | b |\n| --- | --- |\n| 1 | 2 |",
      "At $5.",
    ),
    link: fc.constantFrom("?data=and", "data=and&tie=mistake", "?data=and&order=given"),
    tasks: fc.subarray([...tasks], { minLength: 0, maxLength: 4 }),
  })
  .map((one) => JSON.parse(JSON.stringify(one)) as Made);

/** A mistake: in what it is put, and what is said of it. */
interface Mistake {
  readonly of: "step" | "task";
  readonly put: (into: Json) => void;
  readonly says: string;
}

const inStep = (name: string, value: unknown, says: string): Mistake => ({
  of: "step",
  put: (into) => void Object.assign(into, { [name]: value }),
  says,
});
const inTask = (given: Json, says: string): Mistake => ({
  of: "task",
  put: (into) => {
    for (const name of Object.keys(into)) delete into[name];
    Object.assign(into, given);
  },
  says,
});
const asked = { ask: "How many?" };

const mistakes: readonly Mistake[] = [
  inStep("title", 3, "title must be a text."),
  inStep("text", undefined, "text is missing."),
  inStep("text", "See $\\fraction{1}$.", "fraction"),
  inStep("text", "See $\\href{a}{b}$.", "Unsupported function name: \\href at position 1: "),
  inStep("text", "See [it](step:99).", "there is no step 99."),
  inStep("text", "See [it](?dat=xor).", "There is no parameter named “dat”"),
  inStep("text", "See [it](sheet.pdf).", "There is no file sheet.pdf next to the course."),
  inStep("text", "![An egg](https://example.org/egg.png)", "An image is in the course (data:) or next to it"),
  inStep("text", "So it is.[^note]", "There is no note for [^note]."),
  inStep("link", "?data=andd", "There is no dataset named “andd”"),
  inStep("link", "?data=and&learner=nobody", "learner must be one of"),
  inStep("link", "?lesson=44", "There is no lesson 44"),
  inStep("link", "?lesson=4.9", "there is no step 9."),
  inStep("link", "https://elsewhere.example/?data=xor", "This leads to another page"),
  inStep("link", "?quiz=mistake.4", "quiz= opens something else than a step"),
  inStep("state", { bias: true }, "A step has a link or a state, not both."),
  inStep("data", { csv: "a,b\n1,x\nc,d" }, "table"),
  inStep("data", { file: "eggs.csv" }, "eggs.csv cannot be read"),
  inStep("data", { cvs: "a" }, "must have csv or file"),
  inStep("highlight", ["door"], "highlight 1 must be one of"),
  inStep("hides", ["answers"], "hides 1 must be one of"),
  inStep("tusks", [], "There is no field named “tusks”"),
  inTask({ ask: "How many?" }, "check is missing."),
  inTask({ check: { kind: "mistake" } }, "ask is missing."),
  inTask({ ...asked, check: { kind: "guess" } }, "must be of a kind"),
  inTask({ ...asked, check: { kind: "number" } }, "one of the two"),
  inTask(
    { ...asked, check: { kind: "number", of: "update" } },
    "A run has no number named update: did you mean updates?",
  ),
  inTask({ ...asked, check: { kind: "number", of: "updates", after: "epoch" } }, "check.after must be"),
  inTask({ ...asked, check: { kind: "number", of: "updates", afer: "end" } }, "There is no field named “check.afer”"),
  inTask({ ...asked, check: { kind: "choice", options: [{ say: "a", right: true }] } }, "two options at least"),
  inTask({ ...asked, check: { kind: "setting", is: "ti=mistake" } }, "There is no parameter named “ti”"),
  inTask({ ...asked, check: { kind: "number", is: 1 }, hnt: "A" }, "There is no field named “hnt”"),
  inTask({ ...asked, check: { kind: "number", is: 1 }, right: "It is {scores}." }, "There is no value {scores} here"),
  inTask(
    { ...asked, check: { kind: "number", is: 1 }, wrong: [{ when: "many", say: "No." }] },
    "must be a number, or look like 1..4",
  ),
  // biome-ignore lint/suspicious/noThenProperty: it is what then happens, and no promise.
  inTask({ ...asked, check: { kind: "number", is: 1 }, then: "later" }, "then must be one of"),
  inTask({ ...asked, check: { kind: "number", of: "visits", after: "epoch 1" }, truth: 5 }, "The run says 4, not 5."),
  inTask({ ...asked, check: { kind: "number", is: 1 }, truth: 1 }, "Only what the run decides has a `truth`"),
  inTask({ ask: "Go.", check: { kind: "converged" }, solve: "tie=correct" }, "`solve` does not do what"),
  inTask({ ask: "Go.", check: { kind: "converged" }, solve: "tye=correct" }, "There is no parameter named “tye”"),
  inTask({ ask: "Go.", check: { kind: "verdict", is: "separable" } }, "This is already done when it is asked"),
  inTask(
    { ask: "Go.", check: { kind: "mistake" }, solve: "tie=correct" },
    "A question that is answered has no `solve`.",
  ),
  inTask({ ask: "See $\\fraction{1}$.", check: { kind: "mistake" } }, "fraction"),
];

/** A course with one mistake, and where that is, from 0. */
const wrongCourse = fc
  .tuple(fc.array(step, { minLength: 1, maxLength: 5 }), fc.nat(), fc.constantFrom(...mistakes), fc.boolean())
  .map(([steps, k, mistake, isYaml]) => {
    const at = k % steps.length;
    const made = structuredClone(steps[at]) as Made;
    const course = { title: "Week 3", steps: steps.with(at, made) };
    // A task that is wrong is the first: those before it would change what the run says.
    if (mistake.of === "task") made.tasks?.unshift({});
    mistake.put(mistake.of === "task" ? (made.tasks?.[0] as Json) : made);
    const place = `Step ${at + 1}${mistake.of === "task" ? ", task 1" : ""}`;
    return { text: isYaml ? stringify(course) : JSON.stringify(course, null, 2), place, says: mistake.says };
  });

it("names the mistake of a course with its place and its line, whatever it is", async () => {
  await fc.assert(
    fc.asyncProperty(wrongCourse, async ({ text, place, says }) => {
      const { mistakes, advice } = await checkCourse(text, surroundings);
      const said = [...mistakes, ...advice].map(({ message }) => message);
      const named = said.filter((one) => one.includes(says));
      expect(named, `${says} in ${said.join(" · ")}`).not.toEqual([]);
      expect(named[0]).toMatch(new RegExp(`^${place}(, \\w+)? \\(line \\d+\\): `));
      // What else is said follows from it: after a task that is not solved, the run is elsewhere.
      for (const one of said) expect(one.startsWith(`${place.split(",")[0]}`)).toBe(true);
    }),
    { numRuns: sampled(500, 8) },
  );
});

it("names nothing in a course without a mistake", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), fc.boolean(), async (steps, isYaml) => {
      // Of two tasks in a row the run has gone on: those that it decides come first.
      const course = {
        title: "Week 3",
        steps: steps.map(({ tasks = [], ...one }) => ({ ...one, tasks: tasks.slice(0, 1) })),
      };
      const { mistakes, advice } = await checkCourse(isYaml ? stringify(course) : JSON.stringify(course), surroundings);
      expect([...mistakes, ...advice]).toEqual([]);
    }),
    { numRuns: sampled(100) },
  );
});
