// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { KeptWrite } from "../../../../../web/state/io/saved/saved-experiments.js";
import { forgetUnwritten, noteUnwritten, unwritten } from "../../../../../web/state/io/saved/tracks.js";
import { stateOf } from "../../engine.js";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const write: KeptWrite = {
  id: "mine",
  before: null,
  revision: "r",
  at: 5,
  state: stateOf([[0.1 + 0.2, -0, 1]], { visit: 3 }),
  facts: null,
  pictures: null,
};

test("what a page could not write is found by the next one, to the bit, until it has been written", () => {
  noteUnwritten(write);
  expect(unwritten()).toStrictEqual({ writes: [write], refusals: [] });
  forgetUnwritten("r");
  expect(unwritten()).toEqual({ writes: [], refusals: [] });
});

test("what is forged is named and forgotten, and so is what is wrong in a state", () => {
  const data = { kind: "points", points: [[1, 2, 1]] };
  const notes = {
    a: "no JSON",
    b: '{"id":7}',
    c: JSON.stringify({ id: "c", state: { data, maxEpochs: 0, visit: 4 } }),
    e: JSON.stringify({ id: "e", state: { visit: 4 } }),
    d: JSON.stringify({ id: "d", state: { data: { kind: "points", points: [[null, 2, 1]] }, visit: 4 } }),
  };
  for (const [key, note] of Object.entries(notes)) localStorage.setItem(`perceptron-playground.unwritten.${key}`, note);
  const { writes, refusals } = unwritten();
  expect(writes).toMatchObject([{ id: "c", before: null, revision: "c", state: { data, maxEpochs: 1000, visit: 4 } }]);
  expect(refusals.map(({ field }) => field)).toEqual(["kept", "kept", "maxEpochs", "data", "data.points.0.0"]);
  expect(localStorage).toHaveLength(1);
});

test("where storage is refused there is nothing to find, and nothing is thrown", () => {
  vi.stubGlobal("localStorage", undefined);
  noteUnwritten(write);
  forgetUnwritten("r");
  expect(unwritten()).toEqual({ writes: [], refusals: [] });
});
