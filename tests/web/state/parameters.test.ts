import { describe, expect, it } from "vitest";
import { defaultState } from "../../../web/state/defaults.js";
import { parameterNames } from "../../../web/state/parameters.js";
import { readState } from "../../../web/state/read-state.js";
import { stateFromParameters } from "../../../web/state/readable.js";
import { withParameter } from "../../../web/state/with-parameter.js";
import { cs188, stateOf } from "./engine.js";

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

  it("always gives a state that can be read", () => {
    for (const name of parameterNames) {
      const state = withParameter(present, name, defaultState);
      expect(readState(JSON.parse(JSON.stringify(state)))).toEqual({ state, problems: [] });
    }
  });
});
