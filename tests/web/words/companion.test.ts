import { describe, expect, it } from "vitest";
import { lift } from "../../../web/words/en/companion/lift.js";
import { margin } from "../../../web/words/en/companion/margin.js";
import { projection } from "../../../web/words/en/companion/projection.js";
import { tighten } from "../../../web/words/en/companion/tighten.js";
import { weightSpace } from "../../../web/words/en/companion/weight-space.js";
import { charts } from "../../../web/words/generated/en/charts.js";

describe("the views beside the stage", () => {
  it("tell heights of one example, of several and of all", () => {
    const group = { height: 1, examples: 1, all: false, place: null };
    const { groups } = lift.english;
    expect(groups([{ ...group, height: 0, place: [1, -1] }, group])).toBe(
      "(1, −1) stays at height 0; 1 example rises to 1.",
    );
    expect(groups([{ ...group, examples: 3, height: -2 }])).toBe("3 examples fall to −2.");
    expect(groups([{ ...group, all: true, height: -2 }])).toBe("The example falls to −2.");
    expect(groups([{ ...group, examples: 4, all: true, height: 0 }])).toBe("All 4 examples stay at height 0.");
  });

  it("name a few weights that are held, and count more of them", () => {
    const held = ["b", "w₁", "w₂", "w₃"].map((name, value) => ({ name, value }));
    const { inside, outside } = weightSpace.english;
    expect(inside([], 1)).toBe("Shaded: the weights that get every example right. The line of 1 example bounds them.");
    expect(inside(held.slice(0, 2), 3)).toContain(
      "right, with b = 0, w₁ = 1 held. The lines of 3 examples bound them.",
    );
    expect(outside(held)).toMatch(/with the other 4 weights held as they are\.$/);
  });

  it("count the examples on the wrong side, and those on neither", () => {
    const { sides } = projection.english;
    const wrong = (count: number, trained: number) => sides(count, 0, trained);
    expect([wrong(0, 1), wrong(0, 5), wrong(1, 5), wrong(2, 5)]).toEqual([
      "The only example is on the right side.",
      "All 5 examples are on the right side.",
      "1 of 5 examples is on the wrong side.",
      "2 of 5 examples are on the wrong side.",
    ]);
    expect([sides(0, 3, 4), sides(1, 2, 4)]).toEqual([
      "3 of 4 examples on the boundary.",
      "2 of 4 examples on the boundary, 1 on the wrong side.",
    ]);
  });

  it("say which examples decide where the separator is, and in which space it is", () => {
    const line = { features: 2, bias: true };
    const { geometricHint, marginElsewhere } = margin.english;
    expect(geometricHint(line, 1)).toMatch(/1 example is that close, and it alone decides where the line is\.$/);
    expect(geometricHint(line, 3)).toMatch(/3 examples are that close, and they alone decide where the line is\.$/);
    expect(marginElsewhere({ features: 1, bias: false }, 1)).toBe(
      "The stage can’t draw the maximum-margin threshold at the origin: it is in the space of the one feature.",
    );
    expect(marginElsewhere(line, "scaled")).toMatch(/the space of the scaled features\.$/);
  });

  it("tell updates that are not known, and runs that have not ended", () => {
    expect(tighten.english.spoken([51, 60], ["unknown", "more"])).toBe(
      "The bound was 51 and is 60 now. Updates in this order: … before, not ended now.",
    );
    expect(tighten.english.tried(3, 4)).toBe("3 of 4 random orders, from weights 0.");
  });

  it("tell a mean of epochs apart from epochs", () => {
    const { summary } = charts.english;
    expect(summary({ epochs: 2, fewest: 0, most: 3, last: 1, group: 1 })).toBe(
      "Mistakes per epoch over 2 epochs: fewest 0, most 3; 1 in epoch 2, the last.",
    );
    expect(summary({ epochs: 2, fewest: 0, most: 3, last: 1, group: 4 })).toContain(
      "most 3, each the mean of 4 epochs; 1 in epoch 2",
    );
  });
});
