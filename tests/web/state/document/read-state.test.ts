import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { learnerKinds } from "../../../../web/engine/generated/names.js";
import { dataInstead, noData } from "../../../../web/state/document/reading/fit-problem.js";
import { readState } from "../../../../web/state/document/reading/read-state.js";
import { defaultState } from "../../../../web/state/document/settings.js";
import { rows } from "../../../rows.js";
import { Bench, cs188, stateOf } from "../engine.js";

const nothingShown = { ...defaultState, data: noData };

const perClass = (weights: number[][], bias: number[]) => ({
  learners: [{ kind: "multiclass", initial: { weights, bias } }],
});

describe("readState", () => {
  it("takes a whole state as it is", () => {
    const state = stateOf(cs188, {
      features: ["x2", "x1", "x1*x2", "x1^2*x2", "x2^16"],
      scaling: "min-max",
      bias: false,
      learners: [
        { kind: "perceptron", learningRate: 0.5, tie: "positive" },
        { kind: "kernel", kernel: { kind: "rbf", gamma: 2 } },
      ],
      split: { fraction: 0.9, seed: 3 },
      order: { kind: "custom", indices: [4, 3, 2, 1, 0] },
      initial: { weights: [1, 2, 3, 4, 5], bias: 0 },
      maxEpochs: 7,
      visit: 12,
      view: { x: [-1, 1], y: [0, 9] },
      ui: {
        heading: "Homework 2",
        tool: "move",
        brush: 9,
        theme: "dark",
        pace: "told",
        speed: "max",
        precision: "full",
        labels: "zero-one",
        biasAs: "threshold",
        keepWeights: true,
        share: true,
        open: "list",
        lessons: true,
        importing: true,
        paint: 5,
        lead: 1,
        shading: true,
        live: true,
        drawer: "margin",
        dock: "below",
        pinned: true,
        present: true,
        predictFirst: true,
        moments: [{ name: "XOR", state: "v1.q1ZKSSxJVLKqVspOrVSyUiooSk0tTlWyUkpMyc_LTlWqBQA" }],
        compare: "overlay",
        difference: [1, 0],
        lift: { feature: "x1*x2", turn: 30, tilt: 20 },
        turned: true,
        axis: "distance",
        proof: "tighten",
        target: [2, 2, -3],
        weightAxes: ["x1*x2", "bias"],
        why: true,
        hide: ["story"],
        lock: ["story", "learner"],
        lesson: "4.2",
        course: "course.json",
        worksheet: "usual-7",
        preferences: true,
        sound: true,
        motion: "reduced",
        textSize: "larger",
        quiz: "mistake.7",
        embed: true,
        tries: 1,
        passMark: 60,
        counts: ["core", "weights.5"],
        keep: "none",
      },
    });
    expect(readState(JSON.parse(JSON.stringify(state)))).toEqual({ state, refusals: [] });
  });

  it("fills in what is left out", () => {
    expect(readState({})).toEqual({ state: defaultState, refusals: [] });
    const { state } = readState({ ui: { brush: 3 }, data: { kind: "preset", name: "xor" } });
    expect(state).toEqual({
      ...defaultState,
      data: { kind: "preset", name: "xor" },
      ui: { ...defaultState.ui, brush: 3 },
    });
  });

  it("keeps the reader's preferences, unless the state says otherwise", () => {
    const ui = { ...defaultState.ui, sound: true, textSize: "large", motion: "reduced", brush: 4 } as const;
    const { state } = readState({ ui: { motion: "full" } }, { ...defaultState, ui });
    expect(state.ui).toEqual({ ...defaultState.ui, sound: true, textSize: "large", motion: "full" });
  });

  it.each([undefined, null, 1, "state", [], true])("names what is no state: %j", (value) => {
    const refusal = { field: "state", code: "wrong-type", message: "The state is not an object." };
    expect(readState(value)).toEqual({ state: nothingShown, refusals: [expect.objectContaining(refusal)] });
  });

  it.each([0, "1", null, { toString: 1 }])("names what is no version, and reads on: %j", (v) => {
    const { state, refusals } = readState({ v, visit: 3 });
    expect(refusals).toMatchObject([{ field: "v", code: "unknown", message: "v must be 1." }]);
    expect(state).toMatchObject({ v: 1, visit: 3 });
  });

  it("names a version newer than it knows, and reads on", () => {
    const { state, refusals } = readState({ v: 2, visit: 3 });
    const message = "v is 2: a newer page wrote this state, and this one reads up to 1.";
    expect(refusals).toMatchObject([{ field: "v", code: "too-new", message }]);
    expect(refusals[0]?.reason?.facts).toEqual([2, 1]);
    expect(state).toMatchObject({ v: 1, visit: 3 });
  });

  it.each([
    [{ initial: { weights: [1, 2, 3], bias: 0 } }, "initial.weights", "wrong-length"],
    [{ initial: { weights: [1, 2], bias: 1 }, bias: false }, "initial.bias", "out-of-range"],
    [{ initial: { weights: [1, 1e101], bias: 0 } }, "initial.weights.1", "out-of-range"],
    [
      { learners: [{ kind: "voted", initial: { weights: [1], bias: 0 } }] },
      "learners.0.initial.weights",
      "wrong-length",
    ],
    [perClass([[1], [2]], [0, 0]), "learners.0.initial.weights", "wrong-length"],
    [perClass(rows("1 2; 3 4"), [0]), "learners.0.initial.bias", "wrong-length"],
    [
      {
        ...perClass(rows("1 2; 3 4"), [0, 1]),
        bias: false,
      },
      "learners.0.initial.bias",
      "out-of-range",
    ],
    [{ features: ["x1", "x3"] }, "features", "out-of-range"],
    [{ ui: { lift: { feature: "x1*x3" } } }, "ui.lift.feature", "out-of-range"],
  ])("names what does not fit the rest, %j, and takes what does", (misfit, field, code) => {
    const { state, refusals } = readState({ ...misfit, maxEpochs: 7, data: { kind: "preset", name: "xor" } });
    expect(refusals).toMatchObject([{ field, code }]);
    expect(state).toMatchObject({ maxEpochs: 7, data: { kind: "preset", name: "xor" }, initial: null });
    expect(readState(state)).toEqual({ state, refusals: [] });
  });

  it("takes weights to start from per class where a learner has them so, and names the learner that does not", () => {
    const initial = {
      weights: rows("1 2; 3 4"),
      bias: [0, 1],
    };
    const taken = readState({ learners: [{ kind: "multiclass", initial }] });
    expect(taken.refusals).toEqual([]);
    expect(taken.state.learners).toEqual([{ kind: "multiclass", initial }]);
    const refused = readState({ learners: [{ kind: "perceptron", initial }] }).refusals;
    expect(refused.map(({ field }) => field)).toEqual([
      "learners.0.initial.weights.0",
      "learners.0.initial.weights.1",
      "learners.0.initial.bias",
    ]);
  });

  it("leaves out what it does not know, and what would forge more than a state", () => {
    const forged = JSON.parse(
      '{"__proto__":{"bias":false},"constructor":1,"nonsense":2,"ui":{"__proto__":{"brush":9}}}',
    );
    const { state, refusals } = readState(forged);
    expect(state).toEqual(defaultState);
    expect(refusals.map(({ field }) => field)).toEqual(["__proto__", "constructor", "nonsense", "ui.__proto__"]);
    expect(Object.getPrototypeOf(state)).toBe(Object.prototype);
  });

  it.each([
    ["data", { kind: "file" }],
    ["data", { kind: "points", points: [[1, 2, 6]] }],
    ["data", { kind: "points", points: [[1, null, 1]] }],
    ["data", { kind: "points", points: [[1, 2]] }],
    ["data", { kind: "points", points: { length: 3 } }],
    ["data", { kind: "preset" }],
    ["features", ["x1", "x1"]],
    ["features", ["x100"]],
    ["features", ["x1*"]],
    ["features", ["x1^0"]],
    ["features", ["x1+x2"]],
    ["features", Array.from({ length: 201 }, (_, i) => `x${(i % 99) + 1}^${Math.floor(i / 99) + 1}`)],
    ["features", "x1"],
    ["scaling", "huge"],
    ["bias", "yes"],
    ["learners", []],
    ["learners", [{ kind: "oracle" }]],
    ["order", { kind: "backwards" }],
    ["initial", { weights: [null], bias: 0 }],
    ["initial", { weights: [1] }],
    ["maxEpochs", 0],
    ["maxEpochs", 1.5],
    ["maxEpochs", 2 ** 31],
    ["split", { fraction: 0.95, seed: 1 }],
    ["split", { fraction: -0.1, seed: 1 }],
    ["split", { seed: 1 }],
    ["split", 0.3],
    ["visit", -1],
    ["visit", "12"],
    ["view", { x: [1, 0], y: [0, 1] }],
    ["view", { x: [0, 1] }],
  ])("names a bad %s and takes the rest: %j", (field, value) => {
    const rest = field === "visit" ? { bias: false } : { visit: 3 };
    const { state, refusals } = readState({ [field]: value, ...rest });
    expect(refusals).toHaveLength(1);
    expect(refusals[0]?.field.split(".")[0]).toBe(field);
    expect(refusals[0]?.message).toMatch(new RegExp(`^${field}\\b.*[^.]\\.$`));
    expect(state).toEqual({ ...(field === "data" ? nothingShown : defaultState), ...rest });
  });

  it.each([
    ["data", { kind: "preset", name: "moons" }, { columns: [0, 1] }],
    ["order", { kind: "shuffle-once" }, { seed: -1 }],
    ["split", { fraction: 0.3, seed: 0 }, { seed: 2 ** 53 }],
    ["ui", { ...defaultState.ui, brush: 7 }, { tool: "hammer" }],
    ["ui", { ...defaultState.ui, tool: "class" }, { paint: 1 }],
    ["ui", { ...defaultState.ui, tool: "class" }, { paint: 6 }],
    ["ui", { ...defaultState.ui, tool: "class" }, { lead: 6 }],
    ["ui", { ...defaultState.ui, tool: "class" }, { lead: 1 }],
    ["ui", { ...defaultState.ui, tool: "class" }, { shading: "yes" }],
    ["ui", { ...defaultState.ui, tool: "class" }, { compare: "stacked" }],
    ["ui", { ...defaultState.ui, tool: "class" }, { difference: [0, 1] }],
    ["ui", { ...defaultState.ui, tool: "class" }, { difference: [0, 0] }],
    ["ui", { ...defaultState.ui, tool: "class" }, { difference: 1 }],
    ["ui", { ...defaultState.ui, tool: "erase" }, { brush: 0 }],
    ["ui", { ...defaultState.ui, tool: "erase" }, { brush: 51 }],
    ["ui", { ...defaultState.ui, tool: "erase" }, { theme: "neon" }],
    ["ui", { ...defaultState.ui, tool: "erase" }, { speed: 0 }],
    ["ui", { ...defaultState.ui, tool: "erase" }, { speed: "fast" }],
    ["ui", { ...defaultState.ui, tool: "erase" }, { precision: "exact" }],
    ["ui", { ...defaultState.ui, tool: "erase" }, { keepWeights: 1 }],
  ])("takes the rest of %s, %j, without what is wrong, %j", (field, rest, wrong) => {
    const { state, refusals } = readState({ [field]: { ...rest, ...wrong } });
    const path = `${field}.${Object.keys(wrong)[0]}`;
    expect(refusals).toMatchObject([{ field: path, message: expect.stringMatching(`^${path} (must|is) .*\\.$`) }]);
    expect(state).toEqual({ ...defaultState, [field]: rest });
  });

  it("takes the labels of up to six classes, and no class 0", () => {
    const points = [-1, 1, 2, 3, 4, 5].map((label) => [0.5, 1, label]);
    expect(readState({ data: { kind: "points", points } })).toMatchObject({
      state: { data: { points } },
      refusals: [],
    });
  });

  it("names everything that is wrong, and keeps what is present where nothing is left", () => {
    const present = stateOf(cs188, { maxEpochs: 5 });
    const { state, refusals } = readState(
      { maxEpochs: 0, data: { kind: "preset", name: "xor", n: -1, seed: -1 }, visit: "x" },
      present,
    );
    expect(refusals.map(({ field }) => field)).toEqual(["data.n", "data.seed", "maxEpochs", "visit"]);
    expect(state).toEqual({ ...defaultState, data: present.data, maxEpochs: 5 });
  });

  it.each([
    [{ data: { kind: "preset" } }, "data.name is missing."],
    [{ data: { kind: "points", points: [3] } }, "data.points.0 is of the wrong kind."],
    [
      { data: { kind: "points", points: [[1, 2, 0]] } },
      "data.points.0.2 label must be −1 or +1, or 2 to 5 for further classes.",
    ],
    [{ ui: { brush: 0 } }, "ui.brush must be from 1 to 50."],
    [{ split: { fraction: 1 } }, "split.fraction must be from 0 to 0.9."],
    [{ order: 3 }, "order is of the wrong kind."],
    [{ order: { seed: 1 } }, "order.kind is missing."],
    [{ initial: { weights: [1] } }, "initial.bias is missing."],
    [{ view: { x: [2, 1], y: [0, 1] } }, "view.x must go from a smaller to a larger number."],
    [{ ui: { speed: 0 } }, 'ui.speed must be a number from 1 on, or "max".'],
  ])("says in a sentence what is wrong in %j", (value, sentence) => {
    expect(readState(value).refusals[0]?.message).toBe(sentence);
  });

  it("limits how many points it takes", () => {
    const points = new Array(200_001).fill([0, 0, 1]);
    const { refusals } = readState({ data: { kind: "points", points } });
    expect(refusals).toMatchObject([
      { field: "data.points", code: "wrong-length", message: "data.points has more points than fit (200000)." },
    ]);
  });
});

describe("whatever comes from outside", () => {
  const fields = Object.keys(defaultState) as (keyof typeof defaultState)[];
  const odd = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.anything({ maxDepth: 2, withNullPrototype: true }));
  const number = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.double());
  const near = fc.record(
    {
      v: fc.constantFrom(1, 2),
      data: fc.oneof(
        fc.record({
          kind: fc.constant("points"),
          points: fc.array(fc.tuple(number, number, fc.constantFrom(-1, 1, 2))),
        }),
        fc.record({ kind: fc.constant("preset"), name: fc.constantFrom("xor", "cs188", "iris", "?"), seed: number }),
      ),
      features: fc.subarray(["x1", "x2", "x1*x2", "x2^2"]),
      learners: fc.array(
        fc.oneof(
          fc.record({ kind: fc.constantFrom(...learnerKinds) }),
          fc.record({ kind: fc.constantFrom("perceptron", "margin"), learningRate: number }),
          fc.record({
            kind: fc.constant("kernel"),
            kernel: fc.record({ kind: fc.constantFrom("rbf", "?"), gamma: number }),
          }),
        ),
        { maxLength: 3 },
      ),
      split: fc.option(fc.record({ fraction: number, seed: number })),
      order: fc.record({ kind: fc.constantFrom("given", "custom", "shuffle-once"), seed: number }),
      initial: fc.option(fc.record({ weights: fc.array(number, { maxLength: 3 }), bias: number })),
      maxEpochs: number,
      visit: number,
    },
    { requiredKeys: [] },
  );

  it("never throws, and gives a state with every field", () => {
    const strange = fc.dictionary(fc.constantFrom(...fields, "other"), odd);
    fc.assert(
      fc.property(fc.oneof(strange, odd, near), (value) => {
        const { state, refusals } = readState(value);
        expect(Object.keys(state)).toEqual(expect.arrayContaining(fields));
        expect(state.v).toBe(1);
        // In our words, not in those of the library that checks.
        for (const { message } of refusals) expect(message).toMatch(/^(?!.*(Invalid|Expected))\S.*[.?]$/);
      }),
      { numRuns: 400 },
    );
  });

  it("is a state a session takes or refuses with a notice", () => {
    const bench = Bench.ofTest();
    fc.assert(
      fc.property(near, (value) => {
        const before = bench.session.state;
        const { state } = readState(value);
        bench.session.replace(state);
        const { state: now, notices } = bench.frame;
        for (const field of [
          "data",
          "learners",
          "order",
          "bias",
          "maxEpochs",
          "initial",
          "scaling",
          "split",
        ] as const) {
          const instead = field === "data" ? dataInstead(before) : before[field];
          // Weights to start from go with the features that they belong to.
          const or = field === "initial" ? [instead, null] : [instead];
          const choices = notices.length > 0 ? [state[field], ...or] : [state[field]];
          expect(choices).toContainEqual(now[field]);
        }
        for (const { id } of notices) bench.do({ type: "dismiss-notice", id });
      }),
      { numRuns: 200 },
    );
  });
});
