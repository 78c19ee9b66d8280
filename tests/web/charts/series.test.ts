import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../../../web/state/document/notation/words.js";
import { key, momentInWords, summary, tableRows, visitAfterKey, visitAt } from "../../../web/views/charts/pp-charts.js";
import { groupSize, MOST_STEPS, mistakesPerEpoch } from "../../../web/views/charts/series.js";
import { charts } from "../../../web/words/generated/en/charts.js";

/** A run given by which visits were updates. */
function counter(updates: readonly boolean[]): (visits: ArrayLike<number>) => Float64Array {
  const before = [0];
  for (const update of updates) before.push((before.at(-1) ?? 0) + (update ? 1 : 0));
  return (visits) => Float64Array.from(visits, (visit) => before[visit] ?? Number.NaN);
}

const run = fc.record({
  examples: fc.integer({ min: 1, max: 5 }),
  updates: fc.array(fc.boolean(), { maxLength: 900 }),
});

describe("mistakesPerEpoch", () => {
  it("loses no mistake, however the epochs are grouped", () => {
    fc.assert(
      fc.property(run, ({ examples, updates }) => {
        const series = mistakesPerEpoch(counter(updates), updates.length, examples);
        const sum = series.mean.reduce(
          (total, mean, k) => total + mean * ((series.starts[k + 1] ?? 0) - (series.starts[k] ?? 0)),
          0,
        );
        expect(sum + (series.partial?.mistakes ?? 0)).toBeCloseTo(updates.filter(Boolean).length, 6);
        expect(series.mean.length).toBeLessThanOrEqual(MOST_STEPS);
        expect(series.starts.at(-1)).toBe(series.epochs);
      }),
      { numRuns: 50 },
    );
  });

  it("has the mean of every group within its spread", () => {
    fc.assert(
      fc.property(run, ({ examples, updates }) => {
        const { mean, spread, group } = mistakesPerEpoch(counter(updates), updates.length, examples);
        expect(spread === null).toBe(group === 1);
        mean.forEach((value, k) => {
          if (spread === null) return;
          expect(spread.low[k]).toBeLessThanOrEqual(value);
          expect(spread.high[k]).toBeGreaterThanOrEqual(value);
        });
      }),
      { numRuns: 50 },
    );
  });

  it("keeps the epoch under way apart", () => {
    const series = mistakesPerEpoch(counter([true, true, false, false, true]), 5, 2);
    expect(series).toMatchObject({ epochs: 2, last: 0, partial: { done: 0.5, mistakes: 1 } });
    expect(Array.from(series.mean)).toEqual([2, 0]);
  });

  it("has nothing to show without examples", () => {
    expect(mistakesPerEpoch(counter([]), 0, 0)).toMatchObject({ epochs: 0, last: null, partial: null });
  });

  it("counts a very long run by its means, with few questions", () => {
    let asked = 0;
    const everySecond = (visits: ArrayLike<number>) => {
      asked += visits.length;
      return Float64Array.from(visits, (visit) => visit / 2);
    };
    const series = mistakesPerEpoch(everySecond, 4e8, 4);
    expect(series.spread).toBeNull();
    expect(new Set(series.mean)).toEqual(new Set([2]));
    expect(asked).toBeLessThan(200);
  });
});

describe("groupSize", () => {
  it("is the smallest round number that is enough", () => {
    expect([0, MOST_STEPS, MOST_STEPS + 1, MOST_STEPS * 3, MOST_STEPS * 1000].map(groupSize)).toEqual([
      1, 1, 2, 5, 1000,
    ]);
  });
});

describe("places and keys", () => {
  it("find the start of an epoch within the run", () => {
    expect([-3, 0.4, 4.9, 99].map((place) => visitAt(place, 5, 23))).toEqual([0, 0, 20, 23]);
  });

  it("move by epochs, to their starts", () => {
    const from = (visit: number, pressed: string) => visitAfterKey(pressed, visit, 5, 23);
    expect(from(7, "ArrowRight")).toBe(10);
    expect(from(7, "ArrowLeft")).toBe(5);
    expect(from(5, "ArrowLeft")).toBe(0);
    expect(from(0, "ArrowLeft")).toBe(0);
    expect(from(20, "ArrowRight")).toBe(23);
    expect(from(0, "PageUp")).toBe(23);
    expect(from(23, "PageDown")).toBe(0);
    expect(from(7, "Home")).toBe(0);
    expect(from(7, "End")).toBe(23);
    expect(from(7, "a")).toBeNull();
  });

  it("give whole visits", () => {
    const keys = fc.constantFrom("ArrowRight", "ArrowLeft", "PageUp", "PageDown", "Home", "End");
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e5 }), fc.nat(1e9), fc.nat(1e9), keys, (examples, a, b, pressed) => {
        const visit = visitAfterKey(pressed, Math.min(a, b), examples, Math.max(a, b));
        expect(Number.isInteger(visit)).toBe(true);
        expect(visit).toBeGreaterThanOrEqual(0);
        expect(visit).toBeLessThanOrEqual(Math.max(a, b));
      }),
    );
  });
});

describe("the chart in words", () => {
  const said = charts.english;
  const updates = [true, true, false, true, false, false, true];
  const ask = counter(updates);

  it("sums up the epochs", () => {
    expect(summary(mistakesPerEpoch(ask, 6, 2), said)).toBe(
      "Mistakes per epoch over 3 epochs: fewest 0, most 2; 0 in epoch 3, the last.",
    );
    expect(summary(mistakesPerEpoch(ask, 2, 2), said)).toBe("Mistakes per epoch: 2 in the only epoch so far.");
    expect(summary(mistakesPerEpoch(ask, 1, 2), said)).toBe("No epoch has been completed yet.");
  });

  it("has a row for each epoch and for the one under way", () => {
    expect(tableRows(mistakesPerEpoch(ask, 7, 2), english)).toEqual([
      { epochs: "1", mistakes: "2" },
      { epochs: "2", mistakes: "1" },
      { epochs: "3", mistakes: "0" },
      { epochs: "4, under way", mistakes: "1 so far" },
    ]);
  });

  it("says when a row or a step stands for several epochs", () => {
    const long = mistakesPerEpoch((visits) => Float64Array.from(visits, (v) => v), 2 * MOST_STEPS, 1);
    expect(tableRows(long, english).at(-1)).toEqual({
      epochs: `${2 * MOST_STEPS - 1}–${2 * MOST_STEPS}`,
      mistakes: "1",
    });
    expect(tableRows(long, english)).toHaveLength(20);
    expect(key(long, said)).toBe(
      "Each step is the mean of 2 epochs. The band goes from the fewest mistakes among them to the most.",
    );
    expect(key(mistakesPerEpoch(ask, 6, 2), said)).toBeNull();
  });

  it("places the moment shown", () => {
    const at = (visit: number) => momentInWords(ask, visit, 2, said);
    expect([0, 1, 2, 6].map(at)).toEqual([
      "In epoch 1: 0 mistakes so far",
      "In epoch 1: 1 mistake so far",
      "In epoch 1: 2 mistakes",
      "In epoch 3: 0 mistakes",
    ]);
  });
});
