import { afterEach, describe, expect, it, vi } from "vitest";
import { ExternalState } from "../../../web/element/external-state.js";
import type { Parameter } from "../../../web/state/document/parameter-names.js";
import { noData } from "../../../web/state/document/reading/fit-problem.js";
import { defaultState } from "../../../web/state/document/settings.js";
import type { PlaygroundState } from "../../../web/state/document/state.js";
import { tokenOf } from "../../../web/state/io/link/index.js";

/** An element as far as it speaks of the state, in a page with an address. */
function externalStateOf(attributes: Record<string, string>, address = "", External = ExternalState): ExternalState {
  const { search, hash } = new URL(address, "https://example.org/");
  vi.stubGlobal("location", { search, hash });
  vi.stubGlobal("history", { state: null });
  const given = new Map(Object.entries(attributes));
  const host = {
    getAttribute: (name: string) => given.get(name) ?? null,
    hasAttribute: (name: string) => given.has(name),
  };
  return new External(host as unknown as ConstructorParameters<typeof ExternalState>[0]);
}

async function loaded(...given: Parameters<typeof externalStateOf>): Promise<ExternalState> {
  const external = externalStateOf(...given);
  await external.load();
  return external;
}

afterEach(() => vi.unstubAllGlobals());

describe("whether there is anything to read", () => {
  it.each<[boolean, Record<string, string>, string]>([
    [false, {}, ""],
    [false, { class: "wide", keys: "page" }, ""],
    [true, { data: "xor" }, ""],
    [true, { theme: "" }, ""],
    [false, {}, "?data=xor"],
    [true, { "from-url": "" }, "?data=xor"],
    [false, { "from-url": "" }, "?utm=1"],
    [true, { "from-url": "" }, "#v1.abc"],
    [true, { "from-url": "" }, "#v7."],
    [false, { "from-url": "" }, "#part"],
    [false, {}, "#v1.abc"],
  ])("%s for %j at %j", (speaks, attributes, address) => {
    expect(externalStateOf(attributes, address).hasInput).toBe(speaks);
  });

  it("also where a state or an attribute was set before it could be read", () => {
    const [set, changed] = [externalStateOf({}), externalStateOf({})];
    expect(set.pending).toBe(false);
    set.assign({ bias: false });
    changed.attributeChanged("data");
    expect([set.pending, set.hasInput, changed.pending, changed.hasInput]).toEqual([true, true, true, true]);
  });
});

describe("the visit that a page opens at", () => {
  const site = { "from-url": "", "opens-at": "56" };
  it.each<[number, Record<string, string>, string, "alone" | "framed"]>([
    [56, site, "", "alone"],
    [56, site, "?utm=1", "alone"],
    [0, site, "", "framed"],
    [0, site, "?data=xor", "alone"],
    [0, site, "?lesson=4.2", "alone"],
    [0, site, "#v1.abc", "alone"],
    [0, { "opens-at": "56" }, "", "alone"],
    [0, { ...site, visit: "3" }, "", "alone"],
    [0, { "from-url": "" }, "", "alone"],
    [0, { "from-url": "", "opens-at": "-1" }, "", "alone"],
  ])("is %i with %j at %j, %s", (visit, attributes, address, place) => {
    const top = {};
    vi.stubGlobal("window", place === "framed" ? { parent: top } : Object.assign(top, { parent: top }));
    expect(externalStateOf(attributes, address).opensAt).toBe(visit);
  });
});

describe("what is read", () => {
  it("is nothing before the reader has loaded", async () => {
    vi.resetModules();
    const { ExternalState: Fresh } = await import("../../../web/element/external-state.js");
    const external = externalStateOf({ data: "xor" }, "", Fresh);
    expect(external.loaded).toBe(false);
    expect(() => external.takePending()(defaultState)).toThrow("load");
    await external.load();
    expect(external.loaded).toBe(true);
  });

  it("the address wins over the attributes, where it is to be read", async () => {
    const own = await loaded({ data: "xor", theme: "dark" }, "?data=and");
    expect(own.takePending()(defaultState).state.data).toMatchObject({ name: "xor" });
    const both = await loaded({ data: "xor", theme: "dark", "from-url": "" }, "?data=and");
    expect(both.takePending()(defaultState).state).toMatchObject({ data: { name: "and" }, ui: { theme: "dark" } });
  });

  it("a token says all, but for the parameters beside it; attributes say nothing then", async () => {
    const token = tokenOf({ ...defaultState, visit: 4, data: { kind: "preset", name: "and" } });
    const attributes = { "from-url": "", data: "xor", bias: "false" };
    const whole = await loaded(attributes, `#${token}`);
    expect(whole.takePending()(defaultState)).toEqual({
      state: { ...defaultState, visit: 4, data: { kind: "preset", name: "and" } },
      refusals: [],
    });
    const changed = await loaded(attributes, `?theme=dark&n=-1#${token}`);
    const { state, refusals } = changed.takePending()(defaultState);
    expect(state).toMatchObject({ visit: 4, data: { name: "and" }, ui: { theme: "dark" } });
    expect(refusals).toMatchObject([{ field: "n", code: "no-effect" }]);
  });

  it("a token that cannot be read is named, and nothing is shown for it", async () => {
    const external = await loaded({ "from-url": "", data: "xor" }, "#v1.damaged");
    const { state, refusals } = external.takePending()(defaultState);
    expect(state).toEqual({ ...defaultState, data: noData });
    expect(refusals).toMatchObject([{ field: "link", code: "bad-value" }]);
  });

  it("a state that was set wins over both, once", async () => {
    const external = await loaded({ data: "xor" });
    external.assign({ bias: false });
    expect(external.takePending()(defaultState).state).toMatchObject({ bias: false, data: defaultState.data });
    expect(external.pending).toBe(false);
    expect(external.takePending()(defaultState).state).toMatchObject({ bias: true, data: { name: "xor" } });
  });

  it("a state that was kept gives way to one that was set, and attributes that changed after either count", async () => {
    const external = await loaded({ data: "xor", "max-epochs": "9" });
    external.sessionEnded({ ...defaultState, bias: false });
    external.attributeChanged("max-epochs");
    const kept = external.takePending()(defaultState).state;
    expect(kept).toEqual({ ...defaultState, bias: false, maxEpochs: 9 });
    external.attributeChanged("max-epochs");
    external.assign({ scaling: "min-max" });
    external.sessionEnded({ ...defaultState, bias: false });
    expect(external.takePending()(defaultState).state).toEqual({ ...defaultState, scaling: "min-max" });
  });

  it("attributes that changed before they could be read leave what has been chosen since", async () => {
    const external = await loaded({ data: "xor", "max-epochs": "9" });
    external.attributeChanged("max-epochs");
    const chosen = { ...defaultState, ui: { ...defaultState.ui, drawer: "charts" as const } };
    expect(external.takePending()(chosen).state).toEqual({ ...chosen, maxEpochs: 9 });
    expect(external.pending).toBe(false);
  });

  it("one attribute changes what it names, and a setting is of the learners there are", async () => {
    const external = await loaded({ learner: "averaged", "learning-rate": "0.5", data: "xor" });
    const present = { ...defaultState, learners: [{ kind: "margin" as const, margin: 2 }] };
    const changed = (name: Parameter) => {
      external.attributeChanged(name);
      return external.takePending()(present).state;
    };
    expect(changed("learning-rate")).toEqual({
      ...present,
      learners: [{ kind: "margin", margin: 2, learningRate: 0.5 }],
    });
    expect(changed("learner").learners).toMatchObject([{ kind: "averaged" }]);
    expect(changed("data")).toMatchObject({ data: { name: "xor" }, learners: present.learners });
  });
});

describe("a step that is named", () => {
  const step: PlaygroundState = { ...defaultState, learners: [{ kind: "perceptron", tie: "correct" }], visit: 4 };

  it.each<[string, Record<string, string>, string, Parameter[], unknown]>([
    ["by an address", { "from-url": "" }, "?lesson=4.2&data=or", [], undefined],
    ["by attributes", { lesson: "4.2", data: "or" }, "", [], undefined],
    ["by an attribute that has changed", { lesson: "4.2", data: "or" }, "", ["lesson"], undefined],
    ["by what is assigned", {}, "", [], { data: { kind: "preset", name: "or" }, ui: { lesson: "4.2" } }],
  ])("%s lies below what is said beside it", async (_, attributes, address, changed, value) => {
    const external = await loaded(attributes, address);
    if (value) external.assign(value);
    else if (changed.length === 0) external.readAllAttributes();
    for (const name of changed) external.attributeChanged(name);
    const { state, over } = external.takePending()(defaultState);
    expect(state.ui.lesson).toBe("4.2");
    expect(over?.(step).state).toMatchObject({ data: { name: "or" }, learners: [{ tie: "correct" }], visit: 4 });
  });

  it("has nothing below a state that says everything, or an attribute that names no step", async () => {
    const whole = { ...defaultState, ui: { ...defaultState.ui, lesson: "4.2" } };
    const [external, changed] = [await loaded({}), await loaded({ data: "or", lesson: "4.2" })];
    external.assign(whole);
    changed.attributeChanged("data");
    expect(external.takePending()(defaultState)).toMatchObject({ state: whole, over: undefined });
    expect(changed.takePending()(defaultState).over).toBeUndefined();
  });
});
