import { expect, it } from "vitest";
import { askedState } from "../../../../../web/state/course/questions/asked-state.js";
import { Practice } from "../../../../../web/state/course/questions/practice.js";
import { Scores } from "../../../../../web/state/course/questions/scores.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import { linkOf } from "../../../../../web/state/io/link/index.js";
import * as parameters from "../../../../../web/state/io/parameters/index.js";
import { Bench, cs188, stateOf } from "../../engine.js";
import { MemoryStorage } from "../lessons/memory-storage.js";

async function asked(state = defaultState) {
  const bench = Bench.ofTest(state);
  const storage = new MemoryStorage();
  const practice = new Practice(bench.dispatch, new Scores(() => storage));
  await practice.open("weights", 4);
  const link = () =>
    linkOf(askedState(bench.dispatch, bench.session.state), { href: "https://a.example/", speaks: false }, parameters);
  return { bench, practice, link };
}

it("a question whose examples are made is said by its kind and seed", async () => {
  const { link } = await asked();
  expect(link()).toBe("https://a.example/?quiz=weights.4");
});

it("a question of somebody's own examples needs them", async () => {
  const { link } = await asked(stateOf(cs188));
  expect(link()).toMatch(/#v1\./);
});

it("what has been edited, or visited, is no longer as it was asked", async () => {
  const { bench, link } = await asked();
  bench.do({ type: "add-points", points: [[0, 0, 1]] });
  expect(link()).toMatch(/#v1\./);
  bench.do({ type: "undo" });
  expect(link()).toBe("https://a.example/?quiz=weights.4");
  bench.do({ type: "step" });
  expect(link()).toMatch(/#v1\./);
});

it("once it is left, the page is itself again", async () => {
  const { bench, practice, link } = await asked();
  practice.leave();
  expect(askedState(bench.dispatch, bench.session.state)).toEqual(bench.session.state);
  expect(link()).toBe("https://a.example/");
});
