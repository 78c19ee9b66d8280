import { describe, expect, it } from "vitest";
import { charts } from "../../../web/words/generated/en/charts.js";
import { lift } from "../../../web/words/generated/en/lift.js";
import { margin } from "../../../web/words/generated/en/margin.js";
import { projection } from "../../../web/words/generated/en/projection.js";
import { tighten } from "../../../web/words/generated/en/tighten.js";
import { weightSpace } from "../../../web/words/generated/en/weightSpace.js";

describe("the views beside the stage", () => {
  it("tell heights of one example, of several and of all", () => {
    const one = { examples: 1, place: [1, -1], height: 1 } as const;
    const { group, groups } = lift.english;
    const stays = group({ ...one, who: "place", moves: "stays" });
    const rises = group({ ...one, who: "some", moves: "rises" });
    expect(groups({ groups: [stays, rises] })).toBe("(1, −1) stays at height 0; 1 example rises to 1.");
    const below = { ...one, height: -2 };
    expect(group({ ...below, who: "some", examples: 3, moves: "falls" })).toBe("3 examples fall to −2");
    expect(group({ ...below, who: "all", moves: "falls" })).toBe("The example falls to −2");
    expect(group({ ...one, who: "all", examples: 4, moves: "stays" })).toBe("All 4 examples stay at height 0");
  });

  it("name a few weights that are held, and count more of them", () => {
    const { inside, bounds, outside } = weightSpace.english;
    expect(inside({ others: 0, held: [] })).toBe("Shaded: the weights that get every example right.");
    expect(inside({ others: 2, held: ["b = 0", "w₁ = 1"] })).toMatch(/right, with b = 0, w₁ = 1 held\.$/);
    expect([1, 3].map((examples) => bounds({ examples }))).toEqual([
      "The line of 1 example bounds them.",
      "The lines of 3 examples bound them.",
    ]);
    expect(outside({ others: 4, held: null })).toMatch(/with the other 4 weights held as they are\.$/);
  });

  it("count the examples on the wrong side, and those on neither", () => {
    const { sides } = projection.english;
    const wrong = (count: number, trained: number) => sides({ wrong: count, onBoundary: 0, trained });
    expect([wrong(0, 1), wrong(0, 5), wrong(1, 5), wrong(2, 5)]).toEqual([
      "The only example is on the right side.",
      "All 5 examples are on the right side.",
      "1 of 5 examples is on the wrong side.",
      "2 of 5 examples are on the wrong side.",
    ]);
    expect([sides({ wrong: 0, onBoundary: 3, trained: 4 }), sides({ wrong: 1, onBoundary: 2, trained: 4 })]).toEqual([
      "3 of 4 examples on the boundary.",
      "2 of 4 examples on the boundary, 1 on the wrong side.",
    ]);
  });

  it("say which examples decide where the separator is, and in which space it is", () => {
    const line = { features: 2, bias: true };
    const { geometricHint, marginElsewhere } = margin.english;
    expect(geometricHint({ separator: line, nearest: 1 })).toMatch(
      /1 example is that close, and it alone decides where the line is\.$/,
    );
    expect(geometricHint({ separator: line, nearest: 3 })).toMatch(
      /3 examples are that close, and they alone decide where the line is\.$/,
    );
    expect(marginElsewhere({ separator: { features: 1, bias: false }, features: 1 })).toBe(
      "The stage can’t draw the maximum-margin threshold at the origin: it is in the space of the one feature.",
    );
    expect(marginElsewhere({ separator: line, features: null })).toMatch(/the space of the scaled features\.$/);
  });

  it("tell updates that are not known, and runs that have not ended", () => {
    const { spoken, unknown, more, tried } = tighten.english;
    expect(spoken({ bound: { before: 51, now: 60 }, made: { before: unknown, now: more } })).toBe(
      "The bound was 51 and is 60 now. Updates in this order: … before, not ended now.",
    );
    expect(tried({ done: 3, total: 4 })).toBe("3 of 4 random orders, from weights 0.");
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
