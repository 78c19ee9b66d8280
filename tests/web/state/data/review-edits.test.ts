import { describe, expect, it } from "vitest";
import { courseReviews } from "../../../../web/state/data/reviews/course-reviews.js";
import {
  type Edited,
  withOtherLabel,
  withoutReview,
  withoutWord,
  withReview,
  withText,
  withWord,
} from "../../../../web/state/data/reviews/reviews.js";
import type { Reviews } from "../../../../web/state/document/state.js";
import type { Intent } from "../../../../web/state/runs/intent.js";
import { obstacleSaid } from "../../words/said.js";
import { Bench, stateOf } from "../engine.js";

const conjunctions = ["x1", "x2", "x3", "x1*x3", "x2*x3"];
/** A page on the example, as if it had been chosen. */
function reviewed(...more: readonly Intent[]): Bench {
  return Bench.ofTest(stateOf([])).do({ type: "load-preset", name: "reviews", options: {} }, ...more);
}

function edited(edit: Edited): Reviews {
  if ("code" in edit) throw new Error(edit.code);
  return edit;
}

describe("edits of reviews", () => {
  it("are one step each", () => {
    const bench = reviewed();
    const data = edited(withText(courseReviews, 0, "  A dull\n course. "));
    expect(data.reviews[0]).toEqual(["A dull course.", 1]);
    bench.do({ type: "select", example: 2 }, { type: "set-reviews", data });
    expect([...bench.frame.examples.X.slice(0, 3)]).toEqual([0, 0, 0]);
    expect(bench.frame.selected).toBe(2);
    bench.do({ type: "set-reviews", data: edited(withReview(data, "Terrible!", -1)) });
    expect(bench.frame.examples.count).toBe(5);
    expect(bench.frame.selected).toBeNull();
    bench.do({ type: "undo" }, { type: "undo" });
    expect(bench.session.state.data).toEqual(courseReviews);
    bench.do({ type: "redo" });
    expect(bench.session.state.data).toEqual(data);
    bench.do({ type: "undo" }, { type: "set-reviews", data: { ...courseReviews } });
    expect(bench.frame.canRedo).toBe(true);
  });

  it("refuse what the page cannot hold, in words", () => {
    expect(withText(courseReviews, 0, " ")).toEqual({ code: "noText" });
    expect(withText(courseReviews, 0, "x".repeat(301))).toEqual({ code: "longText", characters: 301, most: 300 });
    expect(withWord(courseReviews, "two words")).toEqual({ code: "noWord" });
    expect(withWord(courseReviews, "")).toEqual({ code: "noWord" });
    expect(withWord(courseReviews, "NOT")).toEqual({ code: "sameWord", word: "NOT" });
    expect(withWord(courseReviews, "x".repeat(31))).toEqual({ code: "longWord", most: 30 });
    const full = { ...courseReviews, words: [..."abcdefgh"] };
    expect(withWord(full, "i")).toEqual({ code: "manyWords", most: 8 });
    const long = { ...courseReviews, reviews: Array.from({ length: 200 }, () => ["x", 1] as const) };
    expect(withReview(long, "y", 1)).toEqual({ code: "manyReviews", most: 200 });
    const one = { ...courseReviews, words: ["not"] };
    expect(withoutWord(one, 0)).toBe(one);
  });

  it("flip and delete", () => {
    const flipped = withOtherLabel(courseReviews, 1);
    expect(flipped.reviews.map(([, label]) => label)).toEqual([1, 1, -1, 1]);
    const bench = reviewed({ type: "set-reviews", data: flipped });
    expect([...bench.frame.examples.label]).toEqual([1, 1, -1, 1]);
    let data = flipped;
    for (let left = 3; left >= 0; left--) {
      data = withoutReview(data, 0);
      bench.do({ type: "set-reviews", data });
      expect(bench.frame.examples.count).toBe(left);
    }
    expect(obstacleSaid(bench.frame.pane.obstacle)).toMatch(/example/);
    expect(bench.notices).toEqual([]);
  });

  it("carry the features to the new places of their words", () => {
    const bench = reviewed({ type: "set-features", features: conjunctions });
    const fewer = withoutWord(courseReviews, 0);
    bench.do({ type: "set-reviews", data: fewer });
    expect(bench.session.state.features).toEqual(["x1", "x2", "x1*x2"]);
    expect(bench.frame.examples.base).toBe(2);
    bench.do({ type: "set-reviews", data: edited(withWord(fewer, "dull")) });
    expect(bench.session.state.features).toEqual(["x1", "x2", "x3", "x1*x2"]);
    bench.do({ type: "set-reviews", data: { ...fewer, words: ["dull"] } });
    expect(bench.session.state.features).toBeUndefined();
    expect(bench.notices).toEqual([]);
  });

  it("keep the weights where the user wants that and they fit", () => {
    const bench = reviewed({ type: "set-ui", ui: { keepWeights: true } }, { type: "seek", visit: 3 });
    const weights = bench.frame.pane.plane?.weights;
    bench.do({ type: "set-reviews", data: withOtherLabel(courseReviews, 3) });
    expect(bench.frame.pane.plane?.weights).toEqual(weights);
    bench.do({ type: "set-reviews", data: edited(withWord(courseReviews, "dull")) });
    expect(bench.session.state.initial).toBeNull();
    expect(bench.notices).toEqual([]);
  });

  it("drop a custom order where it names other examples", () => {
    const bench = reviewed({ type: "configure", order: { kind: "custom", indices: [3, 2, 1, 0] } });
    bench.do({ type: "set-reviews", data: withOtherLabel(courseReviews, 0) });
    expect(bench.session.state.order.kind).toBe("custom");
    bench.do({ type: "set-reviews", data: withoutReview(courseReviews, 0) });
    expect(bench.session.state.order.kind).toBe("given");
    expect(bench.notices).toEqual([expect.stringMatching(/custom order/)]);
  });
});
