import fc from "fast-check";
import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { tutorOf } from "../../../../web/state/course/lessons/tutor.js";
import { progressIn } from "../../../../web/state/course/progress/study.js";
import { answers } from "../../../../web/state/io/messages/answers.js";
import { readRequest } from "../../../../web/state/io/messages/requests.js";
import { Bench } from "../engine.js";

const message = (rest: object) => ({ ns: "perceptron-playground", v: 1, ...rest });

describe("a message from another window", () => {
  it.each([
    [{ type: "getState" }],
    [{ type: "getState", id: 7 }],
    [{ type: "setState", id: "a", state: { bias: false } }],
    [{ type: "seek", visit: 12 }],
    [{ type: "reset", id: "" }],
    [{ type: "setProgress", progress: "1|||||" }],
    [{ type: "setProgress", progress: { course: null, at: null, tasks: [] } }],
    [{ type: "setProgress", progress: null }],
  ])("%j is a request", (rest) => {
    expect(readRequest(message(rest))).toEqual({ request: message(rest) });
  });

  it.each([
    [null],
    ["play"],
    [{ ...message({ type: "play" }), ns: "other" }],
    [message({ type: "state", state: {} })],
    [message({ type: "error", code: "not-valid", field: "", message: "" })],
    [message({ type: "resize", height: 3 })],
    [message({ type: "progress", saved: "1|||||" })],
  ])("%j is none to a playground, and is not answered", (data) => {
    expect(readRequest(data)).toBeNull();
  });

  it.each([
    [
      { type: "play", v: 2, id: 1 },
      { refusal: { field: "v" }, id: 1 },
    ],
    [{ type: "seek" }, { refusal: { field: "visit", message: "visit is missing." } }],
    [
      { type: "seek", visit: -1, id: 2 },
      { refusal: { message: "visit must not be negative." }, id: 2 },
    ],
    [
      { type: "seek", visit: 1e300, id: 2 },
      { refusal: { message: "visit must be at most 9007199254740991." }, id: 2 },
    ],
    [
      { type: "setState", state: [], id: 3 },
      { refusal: { message: "state must be an object." }, id: 3 },
    ],
    [
      { type: "setProgress", progress: 3, id: 6 },
      { refusal: { field: "progress", message: "progress must be a text, an object or null." }, id: 6 },
    ],
    [{ type: "step", id: {} }, { refusal: { message: "id must be a text or a number." } }],
    [
      { type: "setSate", id: 4 },
      {
        refusal: {
          code: "unknown",
          field: "type",
          message: "There is no request of type “setSate”: did you mean setState?",
        },
        id: 4,
      },
    ],
    [
      { type: ["play"] },
      {
        refusal: {
          message:
            "A request has a type: the types are getState, setState, setProgress, play, pause, step, seek, reset.",
        },
      },
    ],
    [{}, { refusal: { code: "unknown", field: "type" } }],
    [
      { type: "seek", v: 2, visit: -1, id: 5 },
      { refusal: { field: "v", message: "v is of the wrong kind. visit must not be negative." }, id: 5 },
    ],
  ])("%j is refused by name", (rest, refused) => {
    const read = readRequest(message(rest));
    expect(read).toMatchObject(refused);
    expect(read && "id" in read).toBe("id" in refused);
  });

  it("whatever it is, throws nothing", () => {
    const types = fc.constantFrom("getState", "setState", "seek", "play", "ready", "");
    const near = fc.record({
      ns: fc.constant("perceptron-playground"),
      v: fc.anything(),
      type: types,
      id: fc.anything(),
    });
    fc.assert(fc.property(fc.oneof(fc.anything(), near), (data) => readRequest(data) !== undefined));
  });
});

/** The types of the schemas that take a message. */
const typesOf = (data: object) =>
  answers.flatMap((schema) => (safeParse(schema, data).success ? [schema.entries.type.literal] : []));

describe("what a frame says of a lesson", () => {
  it("is as its schema says, as JSON too", async () => {
    const { dispatch } = Bench.ofTest();
    await tutorOf(dispatch).open({ lesson: 4, step: 1 });
    const detail = await tutorOf(dispatch).answer(7);
    expect(typesOf(message({ type: "quiz", detail }))).toEqual(["quiz"]);
    await tutorOf(dispatch).open({ lesson: 4, step: 2 });
    const progress = message({ type: "progress", ...progressIn(dispatch) });
    expect(typesOf(progress)).toEqual(["progress"]);
    expect(typesOf(JSON.parse(JSON.stringify(progress)))).toEqual(["progress"]);
  });

  it.each([
    { score: { raw: -1, max: 3 } },
    { tasks: [{ id: "4.1.1", kind: "number", right: true, tries: 1, revealed: false }] },
    { complete: null },
    { saved: undefined },
  ])("is no progress where it has %j", (wrong) => {
    const { dispatch } = Bench.ofTest();
    dispatch({ type: "set-ui", ui: { lesson: "4.1" } });
    expect(typesOf(message({ type: "progress", ...progressIn(dispatch), ...wrong }))).toEqual([]);
  });
});
