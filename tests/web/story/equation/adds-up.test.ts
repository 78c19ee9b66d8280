import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LearnerSpec, LinearModel } from "../../../../web/engine/types.js";
import { withAggression } from "../aggression.js";
import { plane, seen } from "../events.js";
import { frameOf } from "../frames.js";
import { equationOf } from "../written.js";

/** Numbers with two digits after the point, as data has them, and with five. */
const number = fc.oneof(
  fc.integer({ min: -2000, max: 2000 }).map((hundredths) => hundredths / 100),
  fc.integer({ min: -2_000_000, max: 2_000_000 }).map((part) => part / 100_000),
);
const visits = fc.record({
  x: fc.tuple(number, number),
  w: fc.tuple(number, number),
  b: number,
  label: fc.constantFrom(-1, 1),
  rate: fc.constantFrom(1, 0.5, 0.1, 0.03),
});
type Visit = typeof visits extends fc.Arbitrary<infer Value> ? Value : never;

const dot = ({ w, b, x }: Visit) => w[0] * x[0] + w[1] * x[1] + b;

function moved(before: LinearModel, step: number, x: readonly number[]) {
  const update = plane(
    x.map((value) => step * value),
    step,
  );
  return {
    before,
    update,
    after: plane(
      Array.from(before.weights, (v, i) => v + step * (x[i] ?? 0)),
      before.bias + step,
    ),
  };
}

/** The visit's equation, whatever the learner would have done: its update is made. */
function linear(kind: LearnerSpec["kind"], visit: Visit): string[] {
  const step = visit.rate * visit.label;
  const event = seen({
    x: [...visit.x],
    label: visit.label,
    score: dot(visit),
    mistake: true,
    ...moved(plane([...visit.w], visit.b), step, visit.x),
  });
  const learner = { kind, learningRate: visit.rate } as LearnerSpec;
  return equationOf(frameOf(learner, [1, -1], { visit: 2, epochLength: 2, event }));
}

function passiveAggressive(visit: Visit): string[] {
  const score = dot(visit);
  const step = Math.max(0, 1 - visit.label * score) / (visit.x[0] ** 2 + visit.x[1] ** 2 + 1);
  // Weights that cancel but for their last digits are written each for itself.
  fc.pre(step > 1e-3 && visit.w.every((w, i) => Math.abs(w + step * visit.label * (visit.x[i] ?? 0)) > 0.01));
  const event = seen({
    x: [...visit.x],
    label: visit.label,
    score,
    mistake: visit.label * score <= 0,
    ...moved(plane([...visit.w], visit.b), step * visit.label, visit.x),
  });
  const told = { visit: 1, event: withAggression(event) };
  return equationOf(frameOf({ kind: "passive-aggressive" }, [1, -1], told));
}

function multiclass(visit: Visit): string[] {
  const rewarded = moved(plane([...visit.w], visit.b), 1, visit.x);
  const punished = moved(plane([visit.w[1], visit.w[0]], -visit.b), -1, visit.x);
  const scores = Float64Array.of(dot(visit), visit.w[1] * visit.x[0] + visit.w[0] * visit.x[1] - visit.b);
  const event = seen({
    x: [...visit.x],
    label: 0,
    predicted: 1,
    score: Math.max(...scores),
    scores,
    mistake: true,
    before: [rewarded.before, punished.before],
    update: [rewarded.update, punished.update],
    after: [rewarded.after, punished.after],
  });
  return equationOf(frameOf({ kind: "multiclass" }, [1, -1], { visit: 1, event }));
}

/** What a text of numbers, sums and products comes to, one number a row; null where it holds letters. */
function worth(text: string): number[] | null {
  const plain = text.replaceAll("−", "-").replaceAll("\u202f", "").trim();
  if (!/^[-+\d.() ^/]+$/.test(plain) || plain === "") return null;
  const rows = Math.max(1, ...(plain.match(/\(([^()]*)\)/g) ?? []).map((group) => group.split(" ").length));
  return Array.from({ length: rows }, (_, row) => {
    const scalar = plain
      .replace(/\(([^()]* [^()]*)\)/g, (_all, inside: string) => `(${inside.split(" ")[row]})`)
      .replaceAll(")(", ")*(")
      .replaceAll("^", "**")
      .replace(/(\d)\(/g, "$1*(")
      .replace(/(^|[^\d.)])-([\d.]+)\*\*/g, "$1-1*$2**");
    return sum(scalar);
  });
}

/** Sums of products of numbers in parentheses and out of them. */
function sum(text: string): number {
  const terms = text
    .replace(/\s/g, "")
    .match(/[-+]?(\([-+]?[\d.]+\)|[\d.]+)(\*{1,2}(\([-+]?[\d.]+\)|[\d.]+)|\/[\d.]+)*/g);
  return (terms ?? []).reduce((total, term) => {
    const sign = term.startsWith("-") ? -1 : 1;
    const body = term.replace(/^[-+]/, "").replaceAll("**", "^");
    const factors = body.split("*").map((factor) => {
      const [base = "", power = "1"] = factor.split("^");
      const [over = "", under = "1"] = base.replace(/[()]/g, "").split("/");
      return (Number(over) / Number(under)) ** Number(power);
    });
    return total + sign * factors.reduce((product, factor) => product * factor, 1);
  }, 0);
}

/** The digits after the point of the longest number in a text. */
function digits(text: string): number {
  return Math.max(0, ...(text.match(/\.\d+/g) ?? []).map((after) => after.length - 1));
}

/** The places of a line where what stands after = or ≈ is not what stands before it, to the digits shown. */
function wrong(line: string): string[] {
  const parts = line.split(/[=≈]/);
  return parts.slice(1).flatMap((after, k) => {
    const before = parts[k] ?? "";
    const result = after.replace(/[a-z≤<>≥].*/, "");
    const [left, right] = [worth(before), worth(result)];
    // Products, powers and quotients have their own roundings: what is asked of is sums.
    if (!left || !right || /\//.test(before) || !/\d|\)/.test(result)) return [];
    const near = (value: number, i: number) => Math.abs(value - (right[i] ?? 0)) <= 0.51 * 10 ** -digits(result);
    return left.every(near) ? [] : [`${before} → ${after}`];
  });
}

describe("what is summed in an equation adds up as it is written", () => {
  it("is a test that finds what does not", () => {
    expect(wrong("a =w·x+b =(0.8118)(1) +(1.374)(1) +(−1) ≈1.185")).toHaveLength(1);
    expect(wrong("w ←w =(1.5 2)+(1)(−1)(0.25 1) =(1.25 1.5)")).toHaveLength(1);
    expect(wrong("w ←w =(1.5 2)+(1)(−1)(0.25 1) =(1.25 1)")).toEqual([]);
  });

  it.each(["perceptron", "margin", "averaged", "voted", "pocket", "batch"] as const)("by %s", (kind) => {
    fc.assert(
      fc.property(visits, (visit) => void expect(linear(kind, visit).flatMap(wrong)).toEqual([])),
      { numRuns: 100 },
    );
  });

  it("by the passive-aggressive learner", () => {
    fc.assert(
      fc.property(visits, (visit) => void expect(passiveAggressive(visit).flatMap(wrong)).toEqual([])),
      { numRuns: 100 },
    );
  });

  it("by the multiclass perceptron", () => {
    const steps = (visit: Visit) => multiclass(visit).filter((line) => !line.startsWith("a "));
    fc.assert(
      fc.property(visits, (visit) => void expect(steps(visit).flatMap(wrong)).toEqual([])),
      { numRuns: 100 },
    );
  });
});
