// Learners of a reader's own, built against the installed package: the example, and the tutorial as it is read.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { root } from "../../web/tooling/paths.mjs";
import { isAll } from "../web/sampled.js";
import { shell } from "./installed.js";
import { blocks, commands } from "./readme.js";

const prefix = inject("prefix");
const folder = mkdtempSync(join(tmpdir(), "perceptron-learner-"));
afterAll(() => rmSync(folder, { recursive: true }));

const [rule = "", margin = "", alma = ""] = blocks("Write a learner", "cpp");
const [csv = ""] = blocks("Write a learner", "csv");
const [output] = blocks("Write a learner", "text");
const [configure = "", build = "", train = ""] = commands("Write a learner");

interface Row {
  readonly x: readonly [number, number];
  readonly label: number;
}

const rows: readonly Row[] = csv
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [a = 0, b = 0, label = 0] = line.split(",").map(Number);
    return { x: [a, b], label };
  });

/** A learner in plain JavaScript: weights, bias last, and after how many visits an epoch has changed nothing. */
function plain(visit: (w: number[], row: Row, score: number) => boolean) {
  const w = [0, 0, 0];
  const seen: number[][] = [];
  for (let changed = true; changed; ) {
    changed = false;
    for (const row of rows) {
      seen.push([...w]);
      const [w1 = 0, w2 = 0, b = 0] = w;
      changed = visit(w, row, w1 * row.x[0] + w2 * row.x[1] + b) || changed;
    }
  }
  return { w, seen };
}

const add = (w: number[], c: number, numbers: readonly number[]) => {
  for (const [j, number] of numbers.entries()) w[j] = (w[j] ?? 0) + c * number;
};

const rosenblatt = (most: number) =>
  plain((w, { x, label }, score) => {
    const updates = label * score <= most;
    if (updates) add(w, label, [...x, 1]);
    return updates;
  });

function gentile(alpha: number) {
  const length = (numbers: readonly number[], first: number) => {
    let sum = first * first;
    for (const number of numbers) sum += number * number;
    return Math.sqrt(sum);
  };
  let updates = 0;
  return plain((w, { x, label }, score) => {
    if ((label * score) / length(x, 1) > (1 - alpha) / alpha / Math.sqrt(updates + 1)) return false;
    updates++;
    add(w, (label * Math.sqrt(2 / updates)) / length(x, 1), [...x, 1]);
    const scale = 1 / Math.max(1, length(w.slice(0, 2), w[2] ?? 0));
    for (const j of w.keys()) w[j] = (w[j] ?? 0) * scale;
    return true;
  });
}

/** As the paper has it: solves for the weights anew at every mistake, by Gauss, with no inverse that is kept. */
function secondOrder(a: number) {
  const matrix = [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === j ? a : 0)));
  const sum = [0, 0, 0];
  return plain((w, { x, label }, score) => {
    if (label * score > 0) return false;
    const z = [...x, 1];
    add(sum, label, z);
    for (const [i, row] of matrix.entries()) add(row, z[i] ?? 0, z);
    w.splice(0, 3, ...solved(matrix, sum));
    return true;
  });
}

function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const all = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (const [k, pivot] of all.entries()) {
    add(pivot, 1 / (pivot[k] ?? 0) - 1, [...pivot]);
    for (const row of all) if (row !== pivot) add(row, -(row[k] ?? 0), pivot);
  }
  return all.map((row) => row.at(-1) ?? 0);
}

test("the example is the second-order perceptron of the paper", () => {
  const directory = join(folder, "examples");
  cpSync(join(root, "core", "examples"), directory, { recursive: true });
  shell(commands("Use")[0] ?? "", directory, prefix);
  shell("cmake --build build --target own_learner", directory, prefix);
  const said = execFileSync(join(directory, "build", "own_learner"), { encoding: "utf8" });
  const [first, ...moments] = said.trim().split("\n");
  const { w, seen } = secondOrder(1);
  expect(first).toBe(`converged after ${seen.length} visits`);
  const numbers = (line = "") => line.replace(/.*: /, "").split(" ").map(Number);
  for (const [k, want] of [w, seen[4] ?? []].entries())
    for (const [j, number] of numbers(moments[k]).entries()) expect(number).toBeCloseTo(want[j] ?? Number.NaN, 12);
});

describe("the tutorial", () => {
  const source = join(folder, "learner.cpp");
  const answer = (line: string) => shell(line, folder, prefix);
  const trained = (more = "") => JSON.parse(answer(`${train} --json ${more}`));

  beforeAll(() => {
    writeFileSync(source, rule);
    writeFileSync(join(folder, "CMakeLists.txt"), blocks("Write a learner", "cmake")[0] ?? "");
    writeFileSync(join(folder, "examples.csv"), csv);
    answer(configure);
    answer(build);
  });

  test("begins with the perceptron, and what it says is what the reader sees", () => {
    expect(answer(train)).toBe(output);
    expect(trained()).toEqual(trained("--learner perceptron"));
    expect(trained().weights).toEqual(rosenblatt(0).w);
    const trace = "./build/learner trace --visits 20 examples.csv";
    expect(answer(trace)).toBe(answer(`${trace} --learner perceptron`));
    const orders = "./build/learner orders --order shuffle-each-epoch examples.csv";
    expect(answer(orders)).toBe(answer(`${orders} --learner perceptron`));
  });

  test("has no options of other learners, and says so", () => {
    expect(() => answer(`${train} --learning-rate 2`)).toThrow("--learning-rate is not for the rule of this program");
    expect(answer("./build/learner --help")).toContain("Without --learner it trains the rule of this program.");
  });

  // A program more to compile: by day the first of the tutorial and its last are.
  test.runIf(isAll)("goes on to a margin", () => {
    writeFileSync(source, rule.replace(/^};$/m, `\n${margin}};`));
    answer(build);
    const { w, seen } = rosenblatt(1);
    expect(trained()).toMatchObject({ weights: w, visit: seen.length, epoch: 345, converged: true });
  });

  test("ends with a rule that has numbers of its own", () => {
    const includes = "#include <algorithm>\n#include <cmath>\n";
    writeFileSync(source, includes + rule.replace("int main", `${alma}\nint main`).replace("MyRule()", "Alma(0.9)"));
    answer(build);
    const { w, seen } = gentile(0.9);
    expect(trained()).toMatchObject({ weights: w, visit: seen.length, converged: true, trainingMistakes: 0 });
  });

  test.runIf(isAll)("a score of one's own is not saved, and says so: the model that was there stays", () => {
    const score =
      "  double score(ConstState at, std::span<const double> x) const override { return at.linear_score(x); }\n};";
    writeFileSync(source, rule.replace("UpdateRule {", "ScoringRule {").replace(/^};$/m, score));
    answer(build);
    writeFileSync(join(folder, "kept.json"), "{}");
    expect(() => answer(`${train} --save-model kept.json`)).toThrow(
      "--save-model: The score of this rule is a function",
    );
    expect(readFileSync(join(folder, "kept.json"), "utf8")).toBe("{}");
  });
});
