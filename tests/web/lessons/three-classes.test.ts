import { describe, expect, it } from "vitest";
import type { LinearModel } from "../../../web/engine/types.js";
import { opened } from "../../../web/state/course/lessons/opening.js";
import { defaultState } from "../../../web/state/document/settings.js";
import { rows } from "../../rows.js";
import { Bench } from "../state/engine.js";
import { stepOf } from "./opened.js";

function benchOf(step: number): Bench {
  const bench = Bench.ofTest(opened(defaultState, stepOf(15, step).state ?? {}, { lesson: 15, step }, null));
  bench.untilStill();
  return bench;
}

const rowsOf = ({ frame }: Bench): number[][] =>
  (frame.pane.current as readonly LinearModel[]).map(({ weights, bias }) => [...weights, bias]);

// CS 188, 9.4.1: W, the scores of (−2, 3, 1), and W after the update.
describe("the textbook's table on the page", () => {
  it.each([2, 3, 4])("step %i starts from it, scores by it, rewards and punishes", (step) => {
    const bench = benchOf(step);
    expect(rowsOf(bench)).toEqual(rows("-2 2 1 0; 0 3 4 0; 1 4 -2 0"));
    bench.do({ type: "step" });
    bench.untilStill();
    const bias = step === 4 ? 1 : 0;
    expect(Array.from(bench.frame.pane.event?.scores ?? [])).toEqual([11, 13, 8]);
    expect(rowsOf(bench)).toEqual([
      [-2, 2, 1, 0],
      [2, 0, 3, 0 - bias],
      [-1, 7, -1, bias],
    ]);
  });
});
