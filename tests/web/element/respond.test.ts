// @vitest-environment happy-dom
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { seek } from "../../../web/element/awaited-visits.js";
import { snapshot, step } from "../../../web/element/methods.js";
import { type MessageTarget, respondTo } from "../../../web/element/respond.js";
import { defaultState } from "../../../web/state/document/settings.js";
import { readState } from "../../../web/state/io/parameters/index.js";
import { sampled } from "../sampled.js";
import { anyState } from "../state/any-state.js";
import { Bench } from "../state/engine.js";

/** A playground as messages reach it, around a session: frames pass while somebody waits. */
function playgroundOf({ session }: Bench): MessageTarget {
  const element = document.createElement("div");
  const own = {
    ready: Promise.resolve(),
    get state() {
      return structuredClone(session.state);
    },
    set state(value: unknown) {
      session.replace((present) => {
        const { state, refusals } = readState(value, present);
        if (refusals.length > 0) session.refuse(...refusals);
        return state;
      });
      for (const detail of session.takeRefusals()) element.dispatchEvent(new CustomEvent("pp-error", { detail }));
    },
    play: () => session.dispatch({ type: "play" }),
    pause: () => session.dispatch({ type: "pause" }),
    reset: () => session.dispatch({ type: "reset" }),
    step: () => step(session),
    snapshot: () => snapshot(session),
    seek: async (visit: number) => {
      const there = seek(session, visit);
      session.tick();
      session.dispatch({ type: "pause" });
      await there;
    },
  };
  return Object.defineProperties(element, Object.getOwnPropertyDescriptors(own)) as unknown as MessageTarget;
}

/** One that only reads and holds a state, as what is asked here takes no more. */
function holder(ready: () => Promise<void> = () => Promise.resolve()): MessageTarget {
  let held = defaultState;
  const element = document.createElement("div");
  return Object.defineProperties(element, {
    ready: { get: ready },
    state: {
      get: () => structuredClone(held),
      set: (value: unknown) => {
        const { state, refusals } = readState(value, held);
        held = state;
        for (const detail of refusals) element.dispatchEvent(new CustomEvent("pp-error", { detail }));
      },
    },
  }) as unknown as MessageTarget;
}

const message = (rest: object) => ({ ns: "perceptron-playground", v: 1, ...rest });

describe("by message", () => {
  it("any state comes from one playground to another as it was, to the bit", async () => {
    const [one, other] = [holder(), holder()];
    await fc.assert(
      fc.asyncProperty(anyState, async (given) => {
        one.state = given;
        const told = structuredClone(await respondTo(one, message({ type: "getState", id: 1 })));
        expect(told).toMatchObject({ type: "state", id: 1 });
        const { state } = told as { state: object };
        const taken = await respondTo(other, structuredClone(message({ type: "setState", state, id: 2 })));
        expect(taken).toEqual({ ...message({ type: "state", id: 2 }), state });
        expect(other.state).toEqual(one.state);
      }),
      { numRuns: sampled(1000, 4) },
    );
  }, 60_000);

  it("progress is not refused for what a course that comes with it has to say of itself", async () => {
    const element = document.createElement("div");
    const said = (field: string, code = "not-valid") =>
      element.dispatchEvent(new CustomEvent("pp-error", { detail: { field, code, message: "" } }));
    let refuses = (): unknown => said("course");
    const playground = Object.defineProperties(element, {
      ready: { get: () => Promise.resolve() },
      progress: { get: () => null, set: () => void refuses() },
    }) as unknown as MessageTarget;
    const answer = () => respondTo(playground, message({ type: "setProgress", progress: null, id: 1 }));
    expect(await answer()).toMatchObject({ type: "progress" });
    for (const field of ["progress", "progress.course"]) {
      refuses = () => said("course") && said(field);
      expect(await answer()).toMatchObject({ type: "error", field });
    }
    refuses = () => said("", "load-failed");
    expect(await answer()).toMatchObject({ type: "error", code: "load-failed" });
  });

  it("nothing does harm: what is a request is answered, and the playground goes on", async () => {
    const playground = playgroundOf(Bench.ofTest());
    const types = ["getState", "setState", "seek", "play", "pause", "step", "reset", "ready", "", null];
    const states = fc.oneof(
      anyState,
      fc.dictionary(fc.constantFrom("data", "learners", "features", "order", "ui", "visit", "v"), fc.anything()),
      anyState.chain((state) =>
        fc
          .tuple(fc.constantFrom(...Object.keys(state)), fc.jsonValue())
          .map(([name, value]) => ({ ...state, [name]: value })),
      ),
      fc.anything(),
    );
    const near = fc.record(
      {
        ns: fc.constantFrom("perceptron-playground", "other"),
        v: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.anything()),
        type: fc.constantFrom(...types),
        id: fc.oneof(fc.nat(), fc.string(), fc.anything()),
        state: states,
        visit: fc.oneof(fc.nat(), fc.double(), fc.anything()),
      },
      { requiredKeys: ["ns", "type", "v"] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 6, arbitrary: near }, fc.anything()), async (data) => {
        const answer = await respondTo(playground, data);
        if (answer) expect(["state", "step", "error"]).toContain(answer.type);
        expect(readState(playground.state).refusals).toEqual([]);
      }),
      { numRuns: sampled(3000, 4) },
    );
  }, 60_000);

  it("begins requests in the order they came in, whichever is waited for longer", async () => {
    const keep: (() => void)[] = [];
    const element = holder(() => new Promise((resolve) => keep.push(resolve)));
    const names = ["xor", "and"] as const;
    const answers = names.map((name, id) =>
      respondTo(element, message({ type: "setState", state: { v: 1, data: { kind: "preset", name } }, id })),
    );
    // The second request is ready before the first.
    while (keep.length > 0) {
      keep.pop()?.();
      await new Promise((resolve) => setTimeout(resolve));
    }
    await Promise.all(answers);
    expect(element.state).toMatchObject({ data: { name: "and" } });
  });

  it("progress is answered by what there is then, or by what is wrong with it", async () => {
    const element = holder();
    const told = {
      course: null,
      at: "4.1",
      tasks: [],
      score: { raw: 0, max: 3 },
      complete: false,
      success: false,
      saved: "1||4.1|||",
    };
    let held: unknown = null;
    Object.defineProperty(element, "progress", {
      get: () => held,
      set: (value: unknown) => {
        const detail = { code: "not-valid", field: "progress.at", message: "There is no such step." };
        if (value === "wrong") element.dispatchEvent(new CustomEvent("pp-error", { detail }));
        else held = value === null ? null : told;
      },
    });
    const ask = (progress: unknown) => respondTo(element, message({ type: "setProgress", id: 1, progress }));
    expect(await ask("wrong")).toMatchObject({ type: "error", id: 1, field: "progress.at" });
    expect(await ask("1||4.1|||")).toEqual(message({ type: "progress", id: 1, ...told }));
    expect(await ask(null)).toMatchObject({ type: "progress", id: 1, at: null, score: { raw: 0, max: 0 } });
  });

  it("listens no longer once a state has failed to come", async () => {
    let asked = 0;
    const element = holder(() => (++asked === 1 ? Promise.resolve() : Promise.reject(new Error("No engine."))));
    const [add, remove] = [vi.spyOn(element, "addEventListener"), vi.spyOn(element, "removeEventListener")];
    const answer = await respondTo(element, message({ type: "setState", state: { v: 1 } }));
    expect(answer).toMatchObject({ type: "error", message: "No engine." });
    expect(remove.mock.calls).toEqual(add.mock.calls);
  });
});
