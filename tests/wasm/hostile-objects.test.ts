import { afterAll, describe, expect, it } from "vitest";
import { PlaygroundError } from "./built-engine.js";
import { engine, good } from "./hostile-calls.js";
import { allCalls } from "./hostile-job-calls.js";

const thrown = () => {
  throw new Error("of somebody else's");
};

let asked = false;

/** The text of an object, which might as well never come: nobody asks for it. */
const asks = () => {
  asked = true;
  return "x1";
};

const withLength = (length: unknown, member: unknown) =>
  new Proxy([], { get: (_, name) => (name === "length" ? length : member) });

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

const everywhere = {
  get: thrown,
  has: thrown,
  ownKeys: thrown,
  getPrototypeOf: thrown,
  getOwnPropertyDescriptor: thrown,
};

/** Objects that run code of their own once they are looked at, and lists that are not what they say. */
const hostile: Readonly<Record<string, unknown>> = {
  "a number like a billion": 1e9,
  "a proxy that throws": new Proxy({}, everywhere),
  "a list that throws": new Proxy([1, 2], { get: thrown }),
  "a list of a getter that throws": Object.defineProperty([1, 2], 0, { get: thrown }),
  "a revoked list": revoked([]),
  "a revoked object": revoked({}),
  "a list of 2^53": withLength(2 ** 53, 1),
  "a list of half a member": withLength(0.5, 1),
  "a list of NaN members": withLength(Number.NaN, 1),
  "a list of −1 members": withLength(-1, 1),
  "a list as long as a list may be": new Array(2 ** 32 - 1),
  "a long list of holes": new Array(2 ** 25),
  "an object with a length": { length: 2, 0: 1, 1: 2 },
  "an object with any length": { length: 2 ** 53 - 1 },
  "whole numbers of 8 bits": Int8Array.of(1, -1),
  "a text that throws": { toString: thrown, valueOf: thrown, [Symbol.toPrimitive]: thrown },
  "a text of code": { toString: asks, valueOf: asks, [Symbol.toPrimitive]: asks },
  "two texts of code": [{ toString: asks }, { toString: asks }],
};

/** What is wrong with how a call answers a value; null where nothing is. */
function complaint(call: (value: never, run: never) => unknown, value: unknown): string | null {
  const run = engine.createRun({ ...good, learner: { kind: "voted" }, maxEpochs: 20 });
  run.advance({ visits: 3 });
  asked = false;
  let error: unknown = null;
  try {
    call(value as never, run as never);
  } catch (cause) {
    error = cause;
  } finally {
    run.dispose();
  }
  if (asked) return "asked an object for its text";
  if (engine.openRuns > 0) return "left something open";
  if (error === null) return null;
  if (!(error instanceof PlaygroundError)) return `threw ${String(error)}`;
  if (["out-of-memory", "engine-failed"].includes(error.code)) return error.message;
  return error.field.length < 100 && error.message.length < 300 ? null : error.message;
}

describe("a call", () => {
  it.each(Object.entries(allCalls))("takes or refuses whatever %s is given", (_, call) => {
    const found = Object.entries(hostile).map(([what, value]) => [what, complaint(call, value)] as const);
    expect(found.filter(([, wrong]) => wrong !== null)).toEqual([]);
  });
});

/** An object with a getter that throws in the place of one of its fields. */
const throwing = (object: object, field: string) =>
  Object.defineProperty({ ...object }, field, { get: thrown, enumerable: true }) as never;

const spec = { ...good, features: ["x1"], scaling: "none", bias: true, order: {}, learner: {}, initial: {} };
const getters: readonly (readonly [string, object, (object: never) => unknown, string])[] = [
  ["a spec", { ...spec, maxEpochs: 1, maxUpdates: 1, journal: true }, (object) => engine.createRun(object), ""],
  ["a learner", { kind: "batch", learningRate: 1, tie: "mistake", tolerance: 0 }, taught, "learner."],
  [
    "a kernel",
    { kind: "rbf", degree: 1, offset: 1, gamma: 1 },
    (kernel) => taught({ kind: "kernel", kernel }),
    "learner.kernel.",
  ],
  ["an order", { kind: "custom", seed: 1, indices: [0, 1] }, (order) => engine.createRun({ ...good, order }), "order."],
  ["weights", { weights: [1, 2], bias: 0 }, (initial) => engine.createRun({ ...good, initial }), "initial."],
  ["a comparison", { ...good, learners: [{ kind: "perceptron" }] }, (object) => engine.createComparison(object), ""],
  ["an analysis", { ...good, features: ["x1"], bias: true }, (object) => engine.analyse(object), ""],
  [
    "what a map is made of",
    { X: good.X, features: ["x1"], scaling: "none" },
    (object) => engine.featureMap(object),
    "",
  ],
  ["a preset", { n: 10, noise: 0, seed: 1, columns: [0, 1] }, (options) => engine.generate("iris", options), "data."],
];

function taught(learner: object): unknown {
  return engine.createRun({ ...good, learner: learner as never });
}

describe("a getter that throws", () => {
  it.each(getters)("in %s is named", (_, object, call, prefix) => {
    for (const field of Object.keys(object)) {
      expect(() => call(throwing(object, field)), field).toThrow(
        expect.objectContaining({ name: "PlaygroundError", code: "unreadable", field: prefix + field }),
      );
    }
    expect(engine.openRuns).toBe(0);
  });

  it("in a row is named by its place", () => {
    const row = Object.defineProperty([1, 2], 1, { get: thrown }) as number[];
    expect(() => engine.createRun({ ...good, y: row })).toThrow(expect.objectContaining({ field: "y[1]" }));
    expect(() => engine.createRun({ ...good, X: [[1, 2], row] })).toThrow(expect.objectContaining({ field: "X" }));
  });

  it("that disposes of its run does not reach the run that comes in its place", () => {
    const run = engine.createRun(good);
    run.advance({ visits: 2 });
    let next = run;
    const options = {
      get all() {
        run.dispose();
        next = engine.createRun(good);
        return true;
      },
    };
    expect(() => run.journal(options)).toThrow(expect.objectContaining({ code: "disposed" }));
    next.dispose();
  });
});

afterAll(() => {
  const run = engine.createRun(good);
  expect(run.advance({ until: "converged" })).toBeGreaterThan(0);
  run.dispose();
});
