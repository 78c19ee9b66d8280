import { afterAll, describe, expect, it } from "vitest";
import { PlaygroundError } from "./built-engine.js";
import { calls, engine, good } from "./hostile-calls.js";

const detached = new Float64Array(8);
structuredClone(detached, { transfer: [detached.buffer] });

/** What a caller may hand over where something else is meant; some of it larger than any memory. */
const hostile: readonly (readonly [string, unknown])[] = [
  ["undefined", undefined],
  ["null", null],
  ["true", true],
  ["NaN", Number.NaN],
  ["infinity", Number.POSITIVE_INFINITY],
  ["minus infinity", Number.NEGATIVE_INFINITY],
  ["minus one", -1],
  ["minus zero", -0],
  ["a half", 0.5],
  ["2^31", 2 ** 31],
  ["2^32", 2 ** 32],
  ["2^53", 2 ** 53],
  ["the largest number", Number.MAX_VALUE],
  ["a big integer", 10n],
  ["a symbol", Symbol("hostile")],
  ["an empty text", ""],
  ["a number as text", "1"],
  ["a megabyte of text", "x".repeat(1 << 20)],
  ["a function", () => 1],
  ["an object", {}],
  ["an object without a prototype", Object.create(null)],
  ["an object that is no number", { valueOf: () => Symbol("none") }],
  ["an empty list", []],
  ["a nested list", [[]]],
  ["a list of holes, as long as can be", new Array(2 ** 32 - 1)],
  ["a list of 130,000 numbers", new Array(130_000).fill(0)],
  ["a list of text", ["x"]],
  ["a list of symbols", [Symbol("x")]],
  ["numbers of 32 bits", Float32Array.of(1, 2)],
  ["big integers", BigInt64Array.of(1n, 2n)],
  ["a detached array", detached],
  ["a block whose numbers are gone", { data: detached, shape: [0, 2] }],
  ["a view of bytes", new DataView(new ArrayBuffer(8))],
  ["a date", new Date(0)],
  ["columns without rows", { data: new Float64Array(0), shape: [0, 1e8] }],
  ["more columns than fit", { data: new Float64Array(0), shape: [1, 2 ** 25] }],
  ["rows without columns", { data: new Float64Array(0), shape: [2 ** 25 + 1, 0] }],
  ["a shape of symbols", { data: new Float64Array(0), shape: [Symbol("n"), 1] }],
  ["a grid of nothing", { x0: 0, y0: 0, dx: 1, dy: 1, columns: 0, rows: 0 }],
  ["a grid whose size wraps around", { x0: 0, y0: 0, dx: 1, dy: 1, columns: 65536, rows: 65536 }],
  ["a grid of symbols", { x0: 0, y0: 0, dx: Symbol("dx"), dy: 1, columns: 2, rows: 2 }],
  ["a grid that overflows", { x0: 1e308, y0: 0, dx: 1e308, dy: 1, columns: 3, rows: 1 }],
];

describe.each(Object.entries(calls))("%s", (_, call) => {
  it.each(hostile)("takes or refuses %s", (_what, value) => {
    const run = engine.createRun({ ...good, learner: { kind: "voted" }, maxEpochs: 20 });
    run.advance({ visits: 3 });
    try {
      call(value as never, run as never);
    } catch (error) {
      expect(error).toBeInstanceOf(PlaygroundError);
      const { code, field, message } = error as InstanceType<typeof PlaygroundError>;
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(code).not.toBe("out-of-memory");
      expect(field.length).toBeLessThan(100);
      expect(message.length).toBeLessThan(300);
    } finally {
      run.dispose();
    }
    expect(engine.openRuns).toBe(0);
  });
});

afterAll(() => {
  const run = engine.createRun(good);
  expect(run.advance({ until: "converged" })).toBeGreaterThan(0);
  run.dispose();
});
