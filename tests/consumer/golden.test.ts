import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { RunSpec } from "../../web/engine/index.js";
import { answer, flat } from "./cli.js";

interface Golden {
  readonly id: string;
  readonly spec: RunSpec & { readonly weights?: readonly number[] };
  readonly expect: Readonly<Record<string, never>>;
}

interface Trained {
  readonly weights: readonly number[];
  readonly model: readonly number[];
}

interface Trace {
  readonly visits: readonly {
    readonly visit: number;
    readonly example: number;
    readonly score: number;
    readonly scores?: readonly number[];
    readonly predicted: number;
    readonly mistake: boolean;
    readonly change: readonly number[] | null;
    readonly weights: readonly number[];
  }[];
}

const file = new URL("../golden/seeds.json", import.meta.url);
const { cases } = JSON.parse(readFileSync(file, "utf8")) as { cases: Golden[] };

/** A case without labels is one of scores alone: it gets labels that no check reads. */
function specOf({ spec: { weights, ...spec } }: Golden): RunSpec {
  const X = spec.X as readonly (readonly number[])[];
  const given = weights && { initial: { weights, bias: Number(spec.bias) }, bias: true };
  return { ...spec, X, y: spec.y ?? X.map((_, i) => (i > 0 ? -1 : 1)), ...given } as RunSpec;
}

const trained = (golden: Golden) => answer<Trained>("train", specOf(golden));
const traced = (golden: Golden, spec = specOf(golden)) => answer<Trace>("trace", spec, ["--visits", "5000"]).visits;
const analysed = (golden: Golden) => answer<Record<string, never>>("analyse", specOf(golden));

/** Integers are exact, decimals within 1e-12. */
function expectNumbers(actual: readonly number[], expected: readonly number[]): void {
  expect(actual).toHaveLength(expected.length);
  expected.forEach((value, i) => {
    const tolerance = Number.isInteger(value) ? 0 : 1e-12;
    expect(Math.abs((actual[i] ?? Number.NaN) - value), `${actual[i]}, not ${value}`).toBeLessThanOrEqual(tolerance);
  });
}

/** The trace of a case that begins with each example in turn. */
const fromEach = (golden: Golden) =>
  (golden.spec.X as readonly unknown[]).map((_, i, all) => {
    const indices = all.map((_, k) => (i + k) % all.length);
    return traced(golden, { ...specOf(golden), maxEpochs: 1, order: { kind: "custom", indices } })[0];
  });

const checks: Readonly<Record<string, (golden: Golden, expected: never) => void>> = {
  current: (golden, expected) => expectNumbers(trained(golden).weights, flat(expected)),
  model: (golden, expected) => expectNumbers(trained(golden).model, flat(expected)),
  voters: (golden, expected) => expectNumbers(trained(golden).model, flat(expected)),
  alpha: (golden, expected) => expectNumbers(trained(golden).weights, expected),
  weights: (golden, expected) => expectNumbers(trained(golden).weights, flat({ weights: expected })),
  updates: (golden, expected) => expect(trained(golden)).toMatchObject({ updates: expected }),
  epoch: (golden, expected) => expect(trained(golden)).toMatchObject({ epoch: expected }),
  converged: (golden, expected) => expect(trained(golden)).toMatchObject({ converged: expected }),
  scores: (golden, expected: readonly number[]) => {
    const ofClasses = traced(golden)[0]?.scores;
    const visits = golden.spec.weights ? fromEach(golden) : traced(golden);
    expectNumbers(ofClasses ?? visits.slice(0, expected.length).map((visit) => visit?.score ?? Number.NaN), expected);
  },
  predicted: (golden, expected) => expect(traced(golden)[0]?.predicted).toBe(expected),
  journal: (golden, expected) => {
    const updates = traced(golden).filter(({ change }) => change !== null);
    expect(updates.map(({ visit, example, score }) => ({ visit, example, score }))).toEqual(expected);
  },
  biasAfterEachVisit: (golden, expected) => {
    expect(traced(golden).map(({ weights }) => weights.at(-1))).toEqual(expected);
  },
  mistakesPerEpoch: (golden, expected: readonly number[]) => {
    const order = ["--seeds", "1", "--epochs", String(expected.length)];
    const { mistakes } = answer<{ mistakes: readonly (readonly number[])[] }>("orders", specOf(golden), order);
    expect(mistakes).toEqual([expected]);
  },
  change: (golden, expected: readonly number[]) => {
    const rows = golden.spec.X as readonly (readonly number[])[];
    const moved = fromEach(golden).map((visit, i) => {
      const row = [...(rows[i] ?? []), 1];
      return row.reduce((sum, value, j) => sum + value * (visit?.change?.[j] ?? Number.NaN), 0);
    });
    expect(moved).toEqual(expected);
  },
  bound: (golden, expected) => expect(analysed(golden)).toMatchObject({ verdict: "separable", bound: expected }),
  radiusSquared: (golden, expected) => expect(analysed(golden)["radius"]).toBeCloseTo(Math.sqrt(expected), 12),
  marginSquared: (golden, expected: string) => {
    const [over = Number.NaN, under = 1] = expected.split("/").map(Number);
    expect(analysed(golden)["margin"]).toBeCloseTo(Math.sqrt(over / under), 12);
  },
  separatorDirection: (golden, expected) => {
    const direction = flat(expected);
    expectNumbers(
      analysed(golden)["separator"] ?? [],
      direction.map((value) => value / Math.hypot(...direction)),
    );
  },
};

/** What is said in words, asked of single points, or of the proof: the engine's own tests read these. */
const others = new Set(["note", "vote", "start", "leastFall"]);

describe.each(cases.filter(({ spec }) => spec.X !== undefined))("golden case $id", (golden) => {
  it("is made of fields this test reads", () => {
    const unread = Object.keys(golden.expect).filter((field) => !(field in checks || others.has(field)));
    expect(unread).toEqual([]);
  });

  for (const [field, expected] of Object.entries(golden.expect)) {
    const check = checks[field];
    if (check) it(field, () => check(golden, expected));
  }
});
