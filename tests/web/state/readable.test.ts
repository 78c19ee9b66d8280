import { describe, expect, it } from "vitest";
import { defaultState } from "../../../web/state/defaults.js";
import { parameterNames } from "../../../web/state/parameters.js";
import { readState } from "../../../web/state/read-state.js";
import { stateFromParameters } from "../../../web/state/readable.js";

function read(query: string) {
  const parameters = new URLSearchParams(query);
  return readState(stateFromParameters((name) => parameters.get(name)));
}

describe("readable parameters", () => {
  it("describe nothing where there are none", () => {
    expect(stateFromParameters(() => null)).toEqual({});
    expect(read("utm_source=somewhere")).toEqual({ state: defaultState, problems: [] });
  });

  it("read the address of the architecture, as far as there is a perceptron", () => {
    const { state, problems } = read(
      "?data=xor&features=x1,x2&learner=perceptron&seed=7&visit=12&hide=bench,charts&theme=dark",
    );
    expect(problems).toEqual([]);
    expect(state).toEqual({
      ...defaultState,
      data: { kind: "preset", name: "xor", seed: 7 },
      features: ["x1", "x2"],
      learners: [{ kind: "perceptron" }],
      order: { kind: "given", seed: 7 },
      visit: 12,
      ui: { ...defaultState.ui, hide: ["bench", "charts"], theme: "dark" },
    });
  });

  it("read every parameter there is", () => {
    const given: Record<(typeof parameterNames)[number], string> = {
      data: "iris",
      n: "100",
      noise: "0.5",
      seed: "3",
      columns: "0,3",
      species: "2,1",
      features: "x2",
      scaling: "standardize",
      bias: "false",
      learner: "perceptron",
      "learning-rate": "0.25",
      tie: "negative",
      order: "shuffle-once",
      "max-epochs": "50",
      visit: "9",
      speed: "max",
      hide: "story",
      theme: "projector",
    };
    expect(Object.keys(given)).toEqual([...parameterNames]);
    expect(read(String(new URLSearchParams(given)))).toEqual({
      problems: [],
      state: {
        ...defaultState,
        data: { kind: "preset", name: "iris", n: 100, noise: 0.5, columns: [0, 3], species: [2, 1], seed: 3 },
        features: ["x2"],
        scaling: "standardize",
        bias: false,
        learners: [{ kind: "perceptron", learningRate: 0.25, tie: "negative" }],
        order: { kind: "shuffle-once", seed: 3 },
        maxEpochs: 50,
        visit: 9,
        ui: { ...defaultState.ui, speed: "max", hide: ["story"], theme: "projector" },
      },
    });
  });

  it.each([
    ["bias", true],
    ["bias=1", true],
    ["bias=0", false],
    ["bias=true", true],
  ])("understand %s", (query, bias) => {
    expect(read(query)).toEqual({ state: { ...defaultState, bias }, problems: [] });
  });

  it("take options without a name for the preset the page opens with", () => {
    expect(read("n=100").state.data).toEqual({ kind: "preset", name: "blobs", n: 100 });
  });

  it.each([
    ["n=many", "data.n"],
    ["n=", "data.n"],
    ["data=iris&columns=1", "data.columns.1"],
    ["learner=oracle", "learner.kind"],
    ["tie=coin", "learner.tie"],
    ["learning-rate=fast", "learner.learningRate"],
    ["order=backwards", "order.kind"],
    ["seed=-1", "data.seed"],
    ["max-epochs=0", "maxEpochs"],
    ["visit=-3", "visit"],
    ["bias=maybe", "bias"],
    ["features=x1,y", "features.1"],
    ["theme=neon", "ui.theme"],
    ["speed=0", "ui.speed"],
    ["hide=everything", "ui.hide.0"],
  ])("name what is wrong in %s", (query, field) => {
    const { state, problems } = read(`${query}&scaling=min-max`);
    expect(problems[0]?.split(" ")[0]?.replace(/^learners\.0/, "learner")).toBe(field);
    expect(state.scaling).toBe("min-max");
  });
});
