import { describe, expect, it } from "vitest";
import type { Glue } from "#glue";
import { guarded } from "../../../web/engine/engine.js";
import { PlaygroundError } from "../../../web/engine/errors.js";
import { statuses } from "../../../web/engine/generated/names.js";
import { sentences } from "../../../web/engine/generated/sentences.js";

/** A glue whose `step` ends as it is told; `trapped` says why, as the core does. */
function glueOf(step: () => unknown, reason = 0, open = 0): { glue: Glue; calls: string[] } {
  const calls: string[] = [];
  const said = (name: string, answer: () => unknown) => () => {
    calls.push(name);
    return answer();
  };
  const parts = {
    step: said("step", step),
    seek: said("seek", () => undefined),
    deleteRun: said("deleteRun", () => undefined),
    trapped: () => reason,
    openRuns: () => open,
  };
  return { glue: guarded(parts as unknown as Glue), calls };
}

function trap(): never {
  throw new WebAssembly.RuntimeError("unreachable");
}

function errorOf(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

describe("a call that traps", () => {
  it("is a failure of the engine, which is not called again, and can be disposed of", () => {
    const { glue, calls } = glueOf(trap);
    const failed = expect.objectContaining({ name: "PlaygroundError", code: "engine-failed", field: "engine" });
    expect(errorOf(() => glue.step(1))).toEqual(failed);
    expect(errorOf(() => glue.step(1))).toMatchObject({ message: expect.stringMatching(/unreachable.*Load it again/) });
    expect(errorOf(() => glue.seek(1, 2))).toEqual(failed);
    expect(errorOf(() => glue.deleteRun(1))).toBeUndefined();
    expect(calls).toEqual(["step"]);
  });

  it("is out of memory only where memory ran out: then what is open is counted, and it goes on", () => {
    for (const [open, message] of [
      [0, /^There is not enough memory for this\.$/],
      [1, /: one run or job is open\. /],
      [2283, /: 2283 runs, comparisons and jobs are open\. Dispose of /],
    ] as const) {
      const { glue, calls } = glueOf(trap, 1, open);
      const error = errorOf(() => glue.step(1));
      expect(error).toBeInstanceOf(PlaygroundError);
      expect(error).toMatchObject({ code: "out-of-memory", message: expect.stringMatching(message) });
      glue.seek(1, 2);
      expect(calls).toEqual(["step", "seek"]);
    }
  });

  it("for a handle that is closed says so, and goes on", () => {
    const { glue, calls } = glueOf(trap, 2);
    expect(errorOf(() => glue.step(1))).toMatchObject({ code: "disposed" });
    glue.seek(1, 2);
    expect(calls).toEqual(["step", "seek"]);
  });

  it("of the stack is a failure; an array that JavaScript has no room for is memory", () => {
    const stack = glueOf(() => {
      throw new RangeError("Maximum call stack size exceeded");
    });
    expect(errorOf(() => stack.glue.step(1))).toMatchObject({ code: "engine-failed" });
    const array = glueOf(() => {
      throw new RangeError("Array buffer allocation failed");
    });
    expect(errorOf(() => array.glue.step(1))).toMatchObject({ code: "out-of-memory" });
  });
});

describe("what the core refuses", () => {
  it("is thrown with its code, its field and why", () => {
    const why = { reason: Object.keys(sentences).indexOf("whole-within"), first: 1, second: 10, third: 0 };
    const refused = { code: statuses.indexOf("out-of-range"), field: "maxEpochs", ...why };
    const message = "maxEpochs must be a whole number from 1 to 10.";
    const thrown = { code: "out-of-range", field: "maxEpochs", message };
    expect(errorOf(() => glueOf(() => refused).glue.step(1))).toMatchObject(thrown);
    expect(errorOf(() => glueOf(() => ({ error: refused })).glue.step(1))).toMatchObject(thrown);
  });

  it("for want of memory says how many are open", () => {
    const refused = { code: statuses.indexOf("out-of-memory"), field: "X", reason: 0 };
    const error = errorOf(() => glueOf(() => ({ error: refused }), 0, 12).glue.step(1));
    expect(error).toMatchObject({ field: "X", message: expect.stringContaining("12 runs, comparisons and jobs") });
  });
});
