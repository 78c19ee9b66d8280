import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultState } from "../../../../web/state/document/defaults.js";
import { fileOf, readFile } from "../../../../web/state/link/file.js";
import { anyState, shared } from "../any-state.js";
import { cs188, stateOf } from "../engine.js";

describe("a file", () => {
  it("opens as the state it was saved from, to the bit", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(readFile(fileOf(state).text, defaultState)).toEqual({ state: shared(state), refusals: [] });
      }),
      { numRuns: 1000 },
    );
  }, 60_000);

  it("is named after what it holds, and has a line a setting", () => {
    const preset = { ...defaultState, data: { kind: "preset", name: "xor" }, visit: 12 } as const;
    expect(fileOf(preset)).toEqual({
      name: "perceptron-xor-visit-12.json",
      text: '{\n  "v": 1,\n  "data": {"kind":"preset","name":"xor"},\n  "visit": 12\n}\n',
    });
    expect(fileOf(stateOf(cs188)).name).toBe("perceptron-points-visit-0.json");
  });

  it("may begin with a mark of its encoding", () => {
    expect(readFile(`\uFEFF${fileOf(stateOf(cs188)).text}`, defaultState).refusals).toEqual([]);
  });

  it.each([
    ["", "file is not JSON"],
    ["x1,x2,label\n1,2,1", "file is not JSON"],
    ["null", "file holds no state"],
    ["[1,2]", "file holds no state"],
    ['{"name":"something else"}', "file holds no state"],
  ])("%j changes nothing, and is named", (text, message) => {
    const present = stateOf(cs188);
    const { state, refusals } = readFile(text, present);
    expect(state).toBe(present);
    expect(refusals.map((refusal) => refusal.message)).toEqual([expect.stringContaining(message)]);
  });

  it("is taken but for the fields that are wrong, which are named", () => {
    const present = { ...defaultState, maxEpochs: 77 };
    const { state, refusals } = readFile('{"v":1,"maxEpochs":0,"visit":4,"learners":[{"kind":"oracle"}]}', present);
    expect(state).toMatchObject({ visit: 4, maxEpochs: 77, learners: present.learners });
    expect(refusals.map(({ field }) => field)).toEqual(["learners.0.kind", "maxEpochs"]);
  });
});
