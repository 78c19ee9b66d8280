import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noData } from "../../../../web/state/document/reading/fit-problem.js";
import { readState } from "../../../../web/state/document/reading/read-state.js";
import { defaultState } from "../../../../web/state/document/settings.js";
import { anyState } from "../any-state.js";

const nothingShown = { ...defaultState, data: noData };
const fieldsOf = (state: unknown) => readState(state).refusals.map(({ field }) => field);

describe("a field that no state has", () => {
  it.each([
    [{ dota: 1 }, "dota", "There is no field named “dota”: did you mean data?"],
    [{ learners: [{ kind: "margin", rate: 0.5 }] }, "learners.0.rate", "There is no field named “learners.0.rate”."],
    [
      { learners: [{ kind: "perceptron", learninRate: 0.5 }] },
      "learners.0.learninRate",
      "There is no field named “learners.0.learninRate”: did you mean learningRate?",
    ],
    // A setting of another learner.
    [{ learners: [{ kind: "voted", margin: 2 }] }, "learners.0.margin", "There is no field named “learners.0.margin”."],
    [
      { learners: [{ kind: "kernel", kernel: { kind: "rbf", gama: 1 } }] },
      "learners.0.kernel.gama",
      "There is no field named “learners.0.kernel.gama”: did you mean gamma?",
    ],
    [{ order: { kind: "given", sed: 1 } }, "order.sed", "There is no field named “order.sed”: did you mean seed?"],
    [{ data: { kind: "preset", name: "xor", points: [] } }, "data.points", "There is no field named “data.points”."],
    [{ initial: { weights: [1, 2], bias: 0, b: 0 } }, "initial.b", "There is no field named “initial.b”."],
    [{ ui: { theem: "dark" } }, "ui.theem", "There is no field named “ui.theem”: did you mean theme?"],
    [
      { ui: { lift: { feature: "bias", titl: 3 } } },
      "ui.lift.titl",
      "There is no field named “ui.lift.titl”: did you mean tilt?",
    ],
  ])("in %j is named, and the rest is taken", (state, field, message) => {
    expect(readState({ ...state, visit: 3 }).refusals).toMatchObject([{ field, code: "unknown-field", message }]);
    expect(readState({ ...state, visit: 3 }).state.visit).toBe(3);
  });

  it("is in no state that is written here", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(readState(JSON.parse(JSON.stringify(state))).refusals).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("is no reason for a flood, however many there are and however long they are called", () => {
    const state = Object.fromEntries(Array.from({ length: 100_000 }, (_, k) => [`${k} ${"x".repeat(100)}`, k]));
    const { refusals } = readState(state);
    expect(refusals).toHaveLength(21);
    expect(refusals.at(-1)?.message).toBe("The state has more mistakes: the first 20 are named.");
    for (const { message } of refusals) expect(message.length).toBeLessThan(120);
  });
});

it.each([
  [{ ui: [] }, "ui"],
  [{ ui: [{ theme: "dark" }] }, "ui"],
  [{ learners: [{ kind: "kernel", kernel: [] }] }, "learners.0.kernel"],
])("a list in the place of an object is named: %j", (state, field) => {
  const message = `${field} must be an object, not a list.`;
  expect(readState(state).refusals).toMatchObject([{ field, code: "wrong-type", message }]);
});

describe("several mistakes", () => {
  it("are all named: of a list, and of an object", () => {
    expect(fieldsOf({ features: ["x1", "x9*", "foo", "x2", 3] })).toEqual(["features.1", "features.2", "features.4"]);
    expect(fieldsOf({ data: { kind: "points", points: [[0, 0, 9], [1], [1, 1, 1]] } })).toEqual([
      "data.points.0.2",
      "data.points.1.1",
      "data.points.1.2",
    ]);
    expect(fieldsOf({ ui: { theme: "neon", brush: 99, hide: ["bench", "nothing", "nowhere"] } })).toEqual([
      "ui.brush",
      "ui.theme",
      "ui.hide.1",
      "ui.hide.2",
    ]);
  });

  it("beyond twenty are not named one by one", () => {
    const { refusals } = readState({ ui: { hide: new Array(60).fill("nothing") }, scaling: 7, visit: -1 });
    expect(refusals).toHaveLength(21);
    expect(refusals.at(-1)?.code).toBe("too-many");
  });
});

describe("what cannot be read", () => {
  const throwing = (name: string) =>
    Object.defineProperty({}, name, {
      enumerable: true,
      get: () => {
        throw new Error("Not for you.");
      },
    });
  const hostile = new Proxy(
    {},
    {
      get: () => {
        throw new Error("Not for you.");
      },
      ownKeys: () => {
        throw new Error("Not for you.");
      },
    },
  );

  it.each(Object.keys(defaultState))("as a getter of %s that throws is named", (name) => {
    const { refusals, state: read } = readState(throwing(name));
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals[0]?.message).toMatch(/cannot be read\.$/);
    expect(read).toEqual(name === "data" ? nothingShown : defaultState);
  });

  it.each(Object.keys(defaultState))("within %s is named", (name) => {
    for (const inner of [throwing("kind"), [throwing("kind")], throwing("lift"), hostile]) {
      const { state, refusals } = readState({ [name]: inner });
      expect(refusals).not.toEqual([]);
      expect(Object.keys(state)).toEqual(expect.arrayContaining(Object.keys(defaultState)));
    }
  });

  it("as a whole is named", () => {
    expect(readState(hostile)).toEqual({
      state: defaultState,
      refusals: expect.arrayContaining([
        expect.objectContaining({ field: "state", code: "bad-value", message: "state cannot be read." }),
      ]),
    });
  });

  it("is no state that is nested as deep as can be", () => {
    let deep: unknown = [];
    for (let k = 0; k < 100_000; k++) deep = k % 2 ? [deep] : { data: deep, ui: deep, insteadOf: deep };
    expect(readState({ data: deep, ui: deep, learners: [deep] }).state).toEqual(nothingShown);
  });
});
