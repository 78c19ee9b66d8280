import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { insidePlot, project } from "../../../../web/ui/canvas/projection.js";
import { divide, signedDistance } from "../../../../web/views/shared/canvas/boundary.js";
import { heldAt, inPixels, placesOf, unitsOf, wantedAt } from "../../../../web/views/stage/handles/stage-handles.js";

const projection = project({ x: [-4, 4], y: [-3, 3] }, { x: 30, y: 20, width: 800, height: 600 });
const both = { x2: true, bias: true };
const free = () => true;
const weight = fc.double({ min: -6, max: 6, noNaN: true });
const models = fc.record({ w1: weight, w2: weight, b: weight }).filter(({ w1, w2 }) => Math.hypot(w1, w2) > 0.05);
const away = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe("what weights are taken by", () => {
  it("is on the boundary and at the tip of w, in sight, and each apart from the others", () => {
    fc.assert(
      fc.property(models, (model) => {
        const found = placesOf(model, projection, both, free, null);
        const division = divide(model);
        if (!found || division.kind !== "line") return;
        const { tip, ...others } = found.at;
        const all = Object.values(found.at);
        for (const at of all) expect(insidePlot(projection, at.x, at.y)).toBe(true);
        for (const at of Object.values(others)) {
          const [x, y] = [
            projection.window.x[0] + (at.x - 30) / projection.scale,
            projection.window.y[1] - (at.y - 20) / projection.scale,
          ];
          expect(Math.abs(signedDistance(division.line, x, y)) * projection.scale).toBeLessThan(1e-6);
          if (tip) expect(away(at, tip)).toBeGreaterThan(40);
        }
        for (const [k, at] of all.entries())
          for (const other of all.slice(k + 1)) expect(away(at, other)).toBeGreaterThan(26);
      }),
      { numRuns: 300, seed: 27 },
    );
  });

  it("asks for what there is where nothing is moved, and turns about the foot", () => {
    fc.assert(
      fc.property(models, (model) => {
        const found = placesOf(model, projection, both, free, null);
        if (!found) return;
        for (const name of ["tip", "from", "to"] as const) {
          const at = found.at[name];
          const wanted = at && wantedAt(name, at, found.standing, model, projection, "usual");
          if (!wanted) continue;
          expect(wanted.slope?.[0]).toBeCloseTo(model.w1, 8);
          expect(wanted.slope?.[1]).toBeCloseTo(model.w2, 8);
          expect(wanted.through).toEqual(found.standing.foot);
        }
      }),
      { numRuns: 200, seed: 27 },
    );
  });

  it("lengthens w by its tip, turns it by an end with the length it has, and shifts by the middle alone", () => {
    const model = { w1: 1, w2: 0, b: 0 };
    const found = placesOf(model, projection, both, free, null);
    if (!found?.at.tip || !found.at.to) throw new Error("there is no handle");
    const { standing } = found;
    const end = found.at.to;
    const farther = { x: found.at.tip.x + 100, y: found.at.tip.y };
    expect(wantedAt("tip", farther, standing, model, projection, "usual")?.slope).toEqual([2, 0]);
    const turned = wantedAt(
      "to",
      { x: inPixels(projection, standing.foot).x - 50, y: inPixels(projection, standing.foot).y },
      standing,
      model,
      projection,
      "usual",
    );
    expect(turned?.slope?.map((w) => Math.round(w * 1e9) / 1e9)).toEqual([0, 1]);
    expect(wantedAt("middle", farther, standing, model, projection, "usual")).toMatchObject({ slope: null });
    expect(wantedAt("to", inPixels(projection, standing.foot), standing, model, projection, "usual")).toBeNull();
    const held = heldAt("middle", { x: end.x + 30, y: end.y }, found, model, projection);
    expect(held.x).toBeCloseTo(end.x, 9);
  });

  it("of weights 0 is beside the origin, where no example is, and on the one axis where there is but one", () => {
    const zero = { w1: 0, w2: 0, b: 0 };
    const origin = inPixels(projection, { x: 0, y: 0 });
    const upRight = placesOf(zero, projection, both, free, null)?.at.tip;
    expect([(upRight?.x ?? 0) > origin.x, (upRight?.y ?? 0) < origin.y]).toEqual([true, true]);
    const taken = placesOf(zero, projection, both, ({ x }) => x < origin.x, null)?.at;
    expect((taken?.tip?.x ?? 999) < origin.x).toBe(true);
    expect(Object.keys(taken ?? {})).toEqual(["tip"]);
    expect(placesOf(zero, projection, { x2: false, bias: true }, free, null)?.at.tip?.y).toBeCloseTo(origin.y, 9);
    const elsewhere = project({ x: [100, 108], y: [100, 106] }, projection.plot);
    expect(placesOf(zero, elsewhere, both, free, null)?.standing.foot).toEqual({ x: 104, y: 103 });
  });

  it("has no middle to shift without a bias, and no ends to turn on one axis", () => {
    const model = { w1: 1, w2: 0.5, b: 0 };
    expect(Object.keys(placesOf(model, projection, { x2: true, bias: false }, free, null)?.at ?? {}).sort()).toEqual([
      "from",
      "tip",
      "to",
    ]);
    expect(Object.keys(placesOf(model, projection, { x2: false, bias: true }, free, null)?.at ?? {}).sort()).toEqual([
      "middle",
      "tip",
    ]);
  });

  it("keeps to short numbers whose steps the eye can follow, and to finer ones with Alt", () => {
    for (const perWeight of [3, 40, 100, 271]) {
      const { weight: unit, bias } = unitsOf(2, perWeight, projection, "usual");
      expect(unit * perWeight).toBeLessThanOrEqual(12);
      expect(unit * perWeight).toBeGreaterThan(1.2);
      expect((bias / 2) * projection.scale).toBeLessThanOrEqual(12);
      expect(unitsOf(2, perWeight, projection, "fine").weight).toBeCloseTo(unit / 10, 12);
      expect(unitsOf(2, perWeight, projection, "coarse").weight).toBe(unit);
    }
  });
});
