import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { courseReviews } from "../../../../../web/state/data/reviews/course-reviews.js";
import { replacedBy } from "../../../../../web/state/document/choices.js";
import { readState } from "../../../../../web/state/document/reading/read-state.js";
import { withoutDefaults } from "../../../../../web/state/document/reading/without-defaults.js";
import { defaultState, defaultUi } from "../../../../../web/state/document/settings.js";
import type { PlaygroundState } from "../../../../../web/state/document/state.js";
import { readParameters } from "../../../../../web/state/io/parameters/read.js";
import { parametersOf } from "../../../../../web/state/io/parameters/write.js";
import { sampled } from "../../../sampled.js";
import { anyState, shared } from "../../any-state.js";
import { cs188, stateOf } from "../../engine.js";

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What a state means: an order without a seed has 0. */
const meant = ({ order, ...state }: PlaygroundState): unknown => plain({ ...state, order: { seed: 0, ...order } });

describe("a state without defaults", () => {
  it("is nothing but its version where it is the default", () => {
    expect(withoutDefaults(defaultState)).toEqual({ v: 1 });
  });

  it("leaves out what is the reader's own", () => {
    const state = { ...defaultState, visit: 4, ui: { ...defaultUi, tool: "erase", brush: 9, theme: "dark" } } as const;
    expect(withoutDefaults(state)).toEqual({ v: 1, visit: 4, ui: { theme: "dark" } });
  });

  it("is read as the state it was", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(readState(plain(withoutDefaults(state)))).toEqual({ state: plain(shared(state)), refusals: [] });
      }),
      { numRuns: sampled(300, 3) },
    );
  });
});

describe("a state as parameters", () => {
  it("is the address of the architecture", () => {
    const learners = [{ kind: "averaged" }] as const;
    const features = ["x1", "x2", "x1*x2"];
    const look = { ...defaultUi, hide: ["bench", "charts"], theme: "dark" } as const;
    const preset = { kind: "preset", name: "xor", seed: 7 } as const;
    const order = { kind: "given", seed: 7 } as const;
    const state = { ...defaultState, data: preset, features, learners, order, visit: 12, ui: look };
    expect(parametersOf(state)).toEqual({
      parameters: {
        data: "xor",
        seed: "7",
        features: "x1,x2,x1*x2",
        learner: "averaged",
        visit: "12",
        theme: "dark",
        hide: "bench,charts",
      },
      left: [],
    });
  });

  it("says what it cannot say", () => {
    const initial = { weights: [1, 2], bias: 0 };
    const state = stateOf(cs188, {
      initial,
      learners: [{ kind: "voted", initial }],
      order: { kind: "custom", indices: [4, 3, 2, 1, 0] },
      view: { x: [0, 1], y: [0, 1] },
      ui: { ...defaultUi, shading: true, brush: 7 },
    });
    expect(parametersOf(state)).toEqual({
      parameters: { learner: "voted", order: "custom" },
      left: ["data", "learners", "order", "initial", "view", "ui.shading"],
    });
  });

  it.each([
    [{ data: { kind: "preset", name: "iris-species" } }, { data: "iris-species", learner: "perceptron" }],
    [{ data: courseReviews }, { data: "reviews", bias: "true" }],
    [
      { data: courseReviews, bias: false },
      { data: "reviews", bias: "false" },
    ],
    [
      { data: { kind: "preset", name: "blobs", seed: 6 }, order: { kind: "shuffle-once", seed: 6 } },
      { data: "blobs", seed: "6", order: "shuffle-once" },
    ],
    [{ data: { kind: "preset", name: "overlap", seed: 77 } }, { data: "overlap", seed: "77", "order-seed": "0" }],
    [{ order: { kind: "shuffle-once", seed: 6 } }, { order: "shuffle-once", "order-seed": "6" }],
    [
      { data: { kind: "preset", name: "blobs", seed: 6 }, order: { kind: "given", seed: 7 } },
      { data: "blobs", seed: "6", "order-seed": "7" },
    ],
    [
      { data: courseReviews, bias: false, order: { kind: "shuffle-once", seed: 6 } },
      { data: "reviews", bias: "false", order: "shuffle-once", seed: "6" },
    ],
    [
      { data: { kind: "preset", name: "three-classes" }, learners: [replacedBy({ kind: "voted" })] },
      { data: "three-classes", learner: "multiclass" },
    ],
    [{ ui: { speed: 30 } }, { speed: "30", pace: "steady" }],
    [{ ui: { speed: 30, pace: "told" } }, { speed: "30", pace: "told" }],
  ])("says what others would bring with them: %j", (change, parameters) => {
    expect(parametersOf(readState(change).state)).toEqual({ parameters, left: [] });
  });

  it("is read as the state it was, but for what it names", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { parameters, left } = parametersOf(state);
        const get = (name: string) => (parameters as Readonly<Record<string, string>>)[name] ?? null;
        const read = readParameters({ get, names: Object.keys(parameters) }, defaultState);
        if (left.length === 0) {
          expect(read.refusals).toEqual([]);
          expect(meant(read.state)).toEqual(meant(shared(state)));
        }
        const whole = { ...read.state, ui: { ...read.state.ui } } as Record<string, unknown>;
        for (const name of left) {
          const [field = "", member] = name.split(".");
          if (member) Object.assign(whole["ui"] as object, { [member]: Reflect.get(state.ui, member) });
          else whole[field] = Reflect.get(state, field);
        }
        expect(meant(whole as unknown as PlaygroundState)).toEqual(meant(shared(state)));
      }),
      { numRuns: sampled(300, 3) },
    );
  });
});
