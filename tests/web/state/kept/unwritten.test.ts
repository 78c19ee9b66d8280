// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { KeptWrite } from "../../../../web/state/kept/kept-experiments.js";
import { forgetUnwritten, noteUnwritten, unwritten } from "../../../../web/state/kept/unwritten.js";
import { stateOf } from "../engine.js";

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
  expect(unwritten()).toStrictEqual([write]);
  forgetUnwritten("r");
  expect(unwritten()).toEqual([]);
});

test("what is forged is forgotten, and what is wrong in a state is left out", () => {
  localStorage.setItem("perceptron-playground.unwritten.a", "no JSON");
  localStorage.setItem("perceptron-playground.unwritten.b", '{"id":7}');
  localStorage.setItem("perceptron-playground.unwritten.c", '{"id":"c","state":{"maxEpochs":0,"visit":4}}');
  expect(unwritten()).toMatchObject([{ id: "c", before: null, revision: "c", state: { maxEpochs: 1000, visit: 4 } }]);
  expect(localStorage).toHaveLength(1);
});

test("where storage is refused there is nothing to find, and nothing is thrown", () => {
  vi.stubGlobal("localStorage", undefined);
  noteUnwritten(write);
  forgetUnwritten("r");
  expect(unwritten()).toEqual([]);
});
