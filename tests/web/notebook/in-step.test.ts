// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Playground } from "../../../web/element/playground.js";
import { InStep } from "../../../web/notebook/index.js";
import { readState } from "../../../web/state/document/reading/read-state.js";
import { defaultState } from "../../../web/state/document/settings.js";
import { rows as matrix } from "../../rows.js";
import { packed, packedLabels, StandInModel } from "./model.js";

/** Where a run of the stand-in ends. */
const end = 30;

/** A playground as far as it is heard and asked: it reads states as the page does, and tells in a later task. */
class StandInPlayground extends EventTarget {
  readonly ready = Promise.resolve();
  readonly sets: unknown[] = [];
  visit = 0;
  #state = defaultState;

  get state() {
    return structuredClone(this.#state);
  }

  /** As a page sets it. */
  set state(value) {
    this.sets.push(value);
    const { state, refusals } = readState(value, this.#state);
    this.change(state);
    for (const refusal of refusals) this.#fire("pp-error", refusal);
    this.moveTo(state.visit);
  }

  change(state: typeof defaultState): void {
    this.#state = state;
    queueMicrotask(() => this.#fire("pp-state", state));
  }

  moveTo(visit: number): void {
    if (visit === this.visit) return;
    this.visit = Math.min(visit, end);
    queueMicrotask(() => this.#fire("pp-step", { visit: this.visit }));
  }

  async seek(visit: number): Promise<void> {
    await Promise.resolve();
    this.moveTo(visit);
  }

  step(): void {
    this.moveTo(this.visit + 1);
  }

  snapshot() {
    return { visit: this.visit, epoch: 0, updates: 0, current: { weights: Float64Array.of(1, 2), bias: 0 } };
  }

  #fire(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

const X = packed(matrix("0 0; 1 1"));
const y = packedLabels([-1, 1]);

describe("a view of a notebook", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const settle = () => vi.advanceTimersByTimeAsync(2000);
  const show = (model: StandInModel) => {
    const playground = new StandInPlayground();
    return { playground, view: new InStep(playground as unknown as Playground, model) };
  };

  it("shows the notebook's examples in the state and at the visit it has", async () => {
    const model = new StandInModel({ X, y, state: { learners: [{ kind: "averaged" }] }, visit: 7 });
    const { playground } = show(model);
    await settle();
    expect(playground.state).toMatchObject({ data: { kind: "table" }, learners: [{ kind: "averaged" }], visit: 7 });
    expect(model.traits.get("state")).toEqual({ v: 1, learners: [expect.objectContaining({ kind: "averaged" })] });
    expect(model.traits.get("visit")).toBe(7);
    expect(model.traits.get("snapshot")).toMatchObject({ visit: 7, current: { weights: [1, 2] } });
  });

  it("tells the kernel what changes on the page, once, and takes nothing of it back", async () => {
    const model = new StandInModel({ state: {} });
    const { playground } = show(model);
    await settle();
    const [saves, sets] = [model.saved.length, playground.sets.length];
    playground.change({ ...defaultState, scaling: "standardize" });
    await settle();
    expect(model.saved.slice(saves)).toEqual([{ state: { v: 1, scaling: "standardize" } }]);
    expect(playground.sets).toHaveLength(sets);
  });

  it("takes what the kernel sets, once, and tells it how it was read", async () => {
    const model = new StandInModel({ state: {} });
    const { playground } = show(model);
    await settle();
    const [saves, sets] = [model.saved.length, playground.sets.length];
    model.fromKernel({ state: { scaling: "standardize", bias: 3 } });
    await settle();
    expect(playground.sets).toHaveLength(sets + 1);
    const told = Object.assign({}, ...model.saved.slice(saves));
    expect(told.state).toEqual({ v: 1, scaling: "standardize" });
    expect(told.errors).toEqual([expect.objectContaining({ field: "bias" })]);
  });

  it("says of examples that were changed on the page what they are, and of the notebook's own nothing", async () => {
    const model = new StandInModel({ X, y, state: {} });
    const { playground } = show(model);
    await settle();
    expect(model.traits.get("state")).not.toHaveProperty("data");
    playground.change({ ...playground.state, data: defaultState.data });
    await settle();
    expect(model.traits.get("state")).toHaveProperty("data", defaultState.data);
    model.fromKernel({ X: packed([[2, 3]]), y: packedLabels([1]) });
    await settle();
    expect(playground.state).toMatchObject({ data: { rows: [[2, 3, 1]] } });
    expect(model.traits.get("state")).not.toHaveProperty("data");
  });

  it("goes to the visit the kernel sets, and says where that ended", async () => {
    const model = new StandInModel({ state: {}, visit: 0 });
    const { playground } = show(model);
    await settle();
    model.fromKernel({ visit: 12 });
    await settle();
    expect(playground.visit).toBe(12);
    model.fromKernel({ visit: 1000 });
    await settle();
    expect([playground.visit, model.traits.get("visit")]).toEqual([end, end]);
  });

  it("tells moments calmly while the run plays, and the last one", async () => {
    const model = new StandInModel({ state: {}, visit: 0 });
    const { playground } = show(model);
    await settle();
    const saves = model.saved.length;
    for (let frame = 0; frame < 20; frame++) {
      playground.step();
      await vi.advanceTimersByTimeAsync(16);
    }
    await settle();
    expect(model.saved.length - saves).toBeLessThanOrEqual(3);
    expect(model.traits.get("visit")).toBe(20);
  });

  it("does what a message asks for, and answers", async () => {
    const model = new StandInModel({ state: {}, visit: 0 });
    const { playground } = show(model);
    await settle();
    model.receive({ ns: "perceptron-playground", v: 1, type: "step", id: 4 });
    model.receive({ kind: "somebody else's" });
    model.receive({ ns: "perceptron-playground", v: 1, type: "seek", visit: -1, id: 5 });
    await settle();
    expect(playground.visit).toBe(1);
    expect(model.sent.map((one) => ({ ...one }))).toMatchObject([
      { type: "error", id: 5, field: "visit" },
      { type: "step", visit: 1, id: 4 },
    ]);
  });

  it("shows what another view of the same widget shows, whichever is used, and both come to rest", async () => {
    const model = new StandInModel({ X, y, state: {}, visit: 0 });
    const [one, other] = [show(model), show(model)];
    await settle();
    one.playground.change({ ...one.playground.state, scaling: "min-max" });
    await settle();
    expect(other.playground.state.scaling).toBe("min-max");
    other.playground.moveTo(9);
    await settle();
    expect(one.playground.visit).toBe(9);
    const saves = model.saved.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(model.saved).toHaveLength(saves);
  });

  it("leaves nothing that listens once it has ended", async () => {
    const model = new StandInModel({ state: {} });
    const { playground, view } = show(model);
    await settle();
    const [saves, sets] = [model.saved.length, playground.sets.length];
    view.end();
    expect(model.listening).toBe(0);
    playground.moveTo(3);
    model.fromKernel({ state: { bias: false } });
    await settle();
    expect([model.saved.length, playground.sets.length]).toEqual([saves, sets]);
  });
});
