import { describe, expect, it } from "vitest";
import { fireChanges, fireRefusals } from "../../../web/element/host-events.js";
import type { Frame } from "../../../web/state/runs/frame.js";

const types = ["pp-ready", "pp-state", "pp-step", "pp-converged", "pp-error"];

/** What a page around the element hears while something happens. */
function heard(act: (host: HTMLElement) => void): readonly (readonly [string, unknown])[] {
  const host = new EventTarget();
  const events: CustomEvent[] = [];
  for (const type of types) host.addEventListener(type, (event) => events.push(event as CustomEvent));
  act(host as HTMLElement);
  for (const { bubbles, composed } of events) expect([bubbles, composed]).toEqual([true, true]);
  return events.map(({ type, detail }) => [type, detail]);
}

const settings = { bias: true };
function frameAt(visit: number, changes: { readonly stop?: string; readonly state?: object } = {}): Frame {
  const state = { ...settings, ...changes.state, visit };
  const stop = changes.stop ?? null;
  return { playback: { visit, epoch: 2, stop }, pane: { updates: 3, stop }, state } as unknown as Frame;
}

const between = (before: Frame | null, after: Frame) => heard((host) => fireChanges(host, before, after));
const moment = (visit: number) => ({ visit, epoch: 2, updates: 3 });

describe("from one frame to the next", () => {
  it("nothing is told of the first, nor of one like the other", () => {
    expect(between(null, frameAt(7, { stop: "converged" }))).toEqual([]);
    expect(between(frameAt(7), frameAt(7))).toEqual([]);
  });

  it("a visit is told as a step, not as another state", () => {
    expect(between(frameAt(1), frameAt(4))).toEqual([["pp-step", moment(4)]]);
    expect(between(frameAt(4), frameAt(0))).toEqual([["pp-step", moment(0)]]);
  });

  it("a change of the state is told with the whole of it, also where a part is gone", () => {
    const changed = frameAt(1, { state: { bias: false } });
    expect(between(frameAt(1), changed)).toEqual([["pp-state", changed.state]]);
    const more = frameAt(1, { state: { features: ["x1"] } });
    expect(between(more, frameAt(1)).map(([type]) => type)).toEqual(["pp-state"]);
  });

  it("convergence is told on arrival, once, and again where one comes back to it", () => {
    const end = frameAt(9, { stop: "converged" });
    expect(between(frameAt(8), end)).toEqual([
      ["pp-step", moment(9)],
      ["pp-converged", moment(9)],
    ]);
    expect(between(end, end)).toEqual([]);
    expect(between(frameAt(5, { stop: "converged" }), end).map(([type]) => type)).toEqual(["pp-step", "pp-converged"]);
    expect(between(frameAt(8), frameAt(9, { stop: "max-epochs" })).map(([type]) => type)).toEqual(["pp-step"]);
  });
});

it("every refusal is told for itself, with its field, code and message and nothing else", () => {
  const refusals = ["a", "b", "c", "d", "d"].map((field) => ({ field, code: "bad", message: `${field} is wrong.` }));
  const errors = refusals.map((refusal) => Object.assign(new Error(refusal.message), refusal));
  expect(heard((host) => fireRefusals(host, errors))).toEqual(refusals.map((refusal) => ["pp-error", refusal]));
});
