import { describe, expect, it } from "vitest";
import { parameterNames } from "../../../../../web/state/document/parameter-names.js";
import { readState } from "../../../../../web/state/document/reading/read-state.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import { readChange, stateFromParameters, withParameter } from "../../../../../web/state/io/parameters/read.js";
import { cs188, stateOf } from "../../engine.js";

const read = (given: Readonly<Record<string, string>>) => readState(stateFromParameters((name) => given[name] ?? null));

describe("one parameter that changes", () => {
  const present = stateOf(cs188, { bias: false, visit: 12, view: { x: [0, 1], y: [0, 1] } });

  it("takes what it names, and leaves the data that was drawn", () => {
    const { state } = read({ order: "shuffle-once" });
    expect(withParameter(present, "order", state)).toEqual({ ...present, order: { kind: "shuffle-once" }, visit: 0 });
  });

  it("sets the visit without starting afresh", () => {
    expect(withParameter(present, "visit", { ...defaultState, visit: 30 })).toEqual({ ...present, visit: 30 });
  });

  it("leaves the moment alone when it is about the page", () => {
    const from = { ...defaultState, ui: { ...defaultState.ui, theme: "dark", speed: 9, hide: ["story"] } } as const;
    for (const name of ["theme", "speed", "hide"] as const) {
      const ui = { ...present.ui, [name]: from.ui[name] };
      expect(withParameter(present, name, from)).toEqual({ ...present, ui });
    }
  });

  it("sets every learner that has the setting", () => {
    const learners = [{ kind: "averaged", learningRate: 3 }, { kind: "decision-tree" }, { kind: "margin" }] as const;
    const three = stateOf(cs188, { learners });
    const change = (name: "learning-rate" | "max-depth", value: string) => {
      const { state } = readState(stateFromParameters((other) => (other === name ? value : null), learners));
      return withParameter(three, name, state).learners;
    };
    expect(change("learning-rate", "0.5")).toEqual([
      { kind: "averaged", learningRate: 0.5 },
      { kind: "decision-tree" },
      { kind: "margin", learningRate: 0.5 },
    ]);
    expect(change("max-depth", "9")).toEqual([learners[0], { kind: "decision-tree", maxDepth: 9 }, learners[2]]);
    // Of the learners it was read for, where those are others.
    expect(withParameter(three, "learning-rate", read({ "learning-rate": "0.5" }).state).learners).toEqual(
      change("learning-rate", "0.5"),
    );
    // An attribute that is gone leaves what it has set.
    expect(withParameter(three, "learning-rate", { ...defaultState, learners }).learners).toEqual(learners);
  });

  it("takes other learners whole, and no lead that is not among them", () => {
    const ui = { ...defaultState.ui, lead: 2, difference: [0, 2], theme: "dark" } as const;
    const three = stateOf(cs188, { learners: [{ kind: "voted" }, { kind: "voted" }, { kind: "voted" }], ui });
    const given: Readonly<Record<string, string>> = { learner: "perceptron,pocket", tie: "correct" };
    const { state } = readChange({ get: (name) => given[name] ?? null }, "learner", three);
    expect(state).toMatchObject({
      learners: [
        { kind: "perceptron", tie: "correct" },
        { kind: "pocket", tie: "correct" },
      ],
      ui: { ...ui, lead: 0, difference: null },
    });
  });

  it("sets the fraction and the seed of a split apart", () => {
    const split = stateOf(cs188, { split: { fraction: 0.2, seed: 5 } });
    const from = read({ split: "0.4", "split-seed": "8" }).state;
    expect(withParameter(split, "split", from).split).toEqual({ fraction: 0.4, seed: 5 });
    expect(withParameter(split, "split-seed", from).split).toEqual({ fraction: 0.2, seed: 8 });
    expect(withParameter(present, "split", from).split).toEqual({ fraction: 0.4, seed: 8 });
    expect(withParameter(split, "split", defaultState).split).toBeNull();
  });

  it("always gives a state that can be read", () => {
    for (const name of parameterNames) {
      const state = withParameter(present, name, defaultState);
      expect(readState(JSON.parse(JSON.stringify(state)))).toEqual({ state, refusals: [] });
    }
  });
});
