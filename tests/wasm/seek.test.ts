import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cs188, engine, errorOf, open } from "./runs.js";

const visit = fc.nat(1200);

describe("approach", () => {
  it("leaves the run where it stands, and makes no difference to where a seek comes to", () => {
    const property = fc.property(visit, visit, visit, fc.nat(200), (stood, elsewhere, to, work) => {
      const [sliced, whole] = [open(cs188), open(cs188)];
      sliced.advance({ until: "converged" });
      sliced.seek(stood);
      const before = sliced.snapshot();
      sliced.approach(elsewhere, 1 + work);
      while (!sliced.approach(to, 1 + work)) expect(sliced.snapshot()).toEqual(before);
      sliced.seek(to);
      whole.seek(to);
      expect(sliced.snapshot()).toEqual(whole.snapshot());
    });
    fc.assert(property, { numRuns: 100 });
  });

  it("takes a visit", () => {
    const run = open(cs188);
    for (const wrong of [-1, 0.5, Number.NaN, "3"]) {
      expect(errorOf(() => run.approach(wrong as number, 1))).toMatchObject({ field: "visit" });
    }
  });
});

describe("a run that is made at once", () => {
  const mapped = { ...cs188, features: ["x1*x2", "x1^2"] };

  it("is refused until it can go in slices, where its start is more work than it may be", () => {
    const start = engine.startRun(mapped);
    const { cost } = start;
    start.dispose();
    const opened = engine.openRuns;
    expect(errorOf(() => engine.createRun(mapped, cost - 1))).toMatchObject({ code: "not-ready" });
    expect(engine.openRuns).toBe(opened);
    engine.createRun(mapped, cost).dispose();
  });

  it("is refused for what is wrong with it first", () => {
    expect(errorOf(() => engine.createRun({ ...mapped, maxEpochs: 0 }, 1))).toMatchObject({ field: "maxEpochs" });
  });
});
