import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Point } from "../../../../../web/state/document/state.js";
import { type Edit, edited } from "../../../../../web/state/session/reduce/edit-points.js";
import { rows } from "../../../../rows.js";

const points: readonly Point[] = rows("0 0 1; 1 2 -1; 3 4 1");

describe("edited", () => {
  it("adds at the end", () => {
    expect(edited(points, { type: "add-points", points: [[5, 6, -1]] })).toEqual([...points, [5, 6, -1]]);
  });

  it("erases by index, each once", () => {
    expect(edited(points, { type: "erase-points", indices: [2, 0, 2] })).toEqual([[1, 2, -1]]);
  });

  it("moves a point and keeps its label", () => {
    expect(edited(points, { type: "move-point", index: 1, to: [7, 8] })[1]).toEqual([7, 8, -1]);
  });

  it("flips a label", () => {
    expect(edited(points, { type: "flip-point", index: 1 })[1]).toEqual([1, 2, 1]);
  });

  it("clears", () => {
    expect(edited(points, { type: "clear" })).toEqual([]);
  });

  it.each<Edit>([
    { type: "add-points", points: [] },
    { type: "erase-points", indices: [] },
    { type: "erase-points", indices: [3, -1, 0.5] },
    { type: "move-point", index: 3, to: [0, 0] },
    { type: "move-point", index: 1, to: [1, 2] },
    { type: "flip-point", index: -1 },
  ])("gives the same array where nothing changes: %j", (edit) => {
    expect(edited(points, edit)).toBe(points);
  });

  it("gives the same array when an empty one is cleared", () => {
    const empty: readonly Point[] = [];
    expect(edited(empty, { type: "clear" })).toBe(empty);
  });

  it("never changes the points it was given", () => {
    const index = fc.integer({ min: -1, max: 4 });
    const edit: fc.Arbitrary<Edit> = fc.oneof(
      fc.record({ type: fc.constant("erase-points" as const), indices: fc.array(index) }),
      fc.record({ type: fc.constant("flip-point" as const), index }),
      fc.record({ type: fc.constant("move-point" as const), index, to: fc.tuple(fc.double(), fc.double()) }),
    );
    fc.assert(
      fc.property(fc.array(edit), (edits) => {
        const before = structuredClone(points);
        edits.reduce<ReturnType<typeof edited>>((now, one) => edited(now, one), points);
        expect(points).toEqual(before);
      }),
    );
  });
});
