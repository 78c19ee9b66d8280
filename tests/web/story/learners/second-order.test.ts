import { expect, it } from "vitest";
import type { LearnerSpec } from "../../../../web/engine/types.js";
import type { PlaygroundState } from "../../../../web/state/document/state.js";
import { Bench, cs188, stateOf } from "../../state/engine.js";
import { equationOf, sentenceOf } from "../written.js";

const learners: readonly LearnerSpec[] = [{ kind: "second-order" }];

function benchOf(visits: number, changes: Partial<PlaygroundState> = {}): Bench {
  const bench = Bench.ofTest(stateOf(cs188, { learners: learners as PlaygroundState["learners"], ...changes }));
  if (visits > 0) bench.do({ type: "advance", how: { visits } }).untilStill();
  return bench;
}

it("tells its first mistake as a step along the example, and the later ones as a step along S·x", () => {
  expect(sentenceOf(benchOf(0).frame)).toContain("S treats every direction alike");
  expect(sentenceOf(benchOf(1).frame)).toContain("still along the example. Its score goes from 0 to −0.75.");
  expect(sentenceOf(benchOf(2).frame)).toContain("The weights move along S·x, not along x");
});

it("has the step with its numbers", () => {
  // z = (1, 1, 1), S = I: s = z, and c = (−1 − 0)/(1 + 3).
  expect(equationOf(benchOf(1).frame)).toEqual([
    "a =w·x+b =(0)(1)+(0)(1)+0 =0",
    "y·a =(−1)(0) =0≤0 a mistake",
    "(s,s0) =S·(x,1) c =y−a/1+s·x+s0 =−0.25",
    "w ←w+c·s =(0 0)+(−0.25 −0.25) =(−0.25 −0.25)",
    "b ←b+c·s0 =0+(−0.25) =−0.25",
  ]);
});

it("subtracts from a threshold, and has no letter of its own for a bias that is a weight", () => {
  const ui = benchOf(0).frame.state.ui;
  const threshold = equationOf(benchOf(1, { ui: { ...ui, biasAs: "threshold" } }).frame).join(" ");
  expect(threshold).toContain("c =y−(a−θ)/1+s·x+s0");
  expect(threshold).toContain("θ ←θ−c·s0 =0+0.25 =0.25");
  const weight = equationOf(benchOf(1, { ui: { ...ui, biasAs: "weight" } }).frame).join(" ");
  expect(weight).toContain("s =S·x c =y−a/1+s·x");
  expect(weight).not.toMatch(/s0|b ←/);
});
