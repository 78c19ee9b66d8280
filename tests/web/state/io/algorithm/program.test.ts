import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { learnerKinds } from "../../../../../web/engine/generated/names.js";
import type { Current, LearnerSpec, LinearModel, Model, RunSpec } from "../../../../../web/engine/types.js";
import { algorithmOf } from "../../../../../web/state/io/algorithm/learners/index.js";
import { programOf, programText } from "../../../../../web/state/io/algorithm/python/program.js";
import { isBaseline } from "../../../../../web/state/learners/traits.js";
import { learners, specsOf, tenths, ties } from "../../../../wasm/reference-specs.js";
import { engine } from "../../engine.js";

type Spec = RunSpec & { readonly learner: LearnerSpec; readonly X: readonly (readonly number[])[] };

/** Without any package. */
const python = ["python3", "python"].find((name) => spawnSync(name, ["-S", "-c", "pass"]).status === 0) ?? null;
const needsPython = python === null ? " · python skipped: there is no python3" : "";

const linesOf = (spec: Spec) => {
  const features = (spec.X[0] ?? []).map((_, j) => `x${j + 1}`);
  const lines = programOf({ spec, rows: spec.X, features, title: "A run" });
  if (lines === null) throw new Error(`There is no program of ${spec.learner.kind}.`);
  return lines;
};

/** Runs programs as they are copied, and says what their variables are at the end, all numbers as one list each. */
const driver = `
import contextlib, io, json, runpy, sys

def flat(value):
    return [number for one in value for number in flat(one)] if isinstance(value, (list, tuple)) else [float(value)]

made = []
for path in sys.argv[1:]:
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        found = runpy.run_path(path)
    names = ("updates", "w", "b", "alpha", "mean", "mean_bias", "w_best", "b_best", "voters")
    made.append({"printed": printed.getvalue(), **{name: flat(found[name]) for name in names if name in found}})
json.dump(made, sys.stdout)
`;

type Made = Readonly<Record<string, readonly number[] | undefined>> & { readonly printed: string };

function runPrograms(texts: readonly string[]): readonly Made[] {
  const folder = mkdtempSync(join(tmpdir(), "programs-"));
  try {
    const paths = texts.map((_, k) => join(folder, `program-${k}.py`));
    paths.forEach((path, k) => {
      writeFileSync(path, texts[k] ?? "");
    });
    const { status, stdout, stderr } = spawnSync(python ?? "python3", ["-S", "-c", driver, ...paths], {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout) as readonly Made[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const plane = ({ weights, bias }: LinearModel, hasBias: boolean): number[] => [...weights, ...(hasBias ? [bias] : [])];

/** What is in training, as the program lists it: the weights, then the biases. */
function trainedOf(current: Current, hasBias: boolean): number[] {
  if (current === null) return [];
  if ("alpha" in current) return [...current.alpha];
  const all = Array.isArray(current) ? (current as readonly LinearModel[]) : [current as LinearModel];
  return [...all.flatMap(({ weights }) => [...weights]), ...(hasBias ? all.map(({ bias }) => bias) : [])];
}

/** What predicts, where that is not what is in training. */
function modelOf(kind: LearnerSpec["kind"], model: Model, hasBias: boolean): number[] | null {
  if (kind === "averaged" || kind === "pocket") return plane(model as LinearModel, hasBias);
  if (model === null || !("voters" in model)) return null;
  return model.voters.flatMap((voter) => [...plane(voter, hasBias), voter.count]);
}

const same = (numbers: readonly number[]): number[] => numbers.map((value) => (value === 0 ? 0 : value));

function expectSame(specs: readonly Spec[]): void {
  const made = runPrograms(specs.map((spec) => programText(linesOf(spec))));
  specs.forEach((spec, k) => {
    const run = engine.createRun(spec);
    run.advance({ until: "converged" });
    const { updates, current, model } = run.snapshot();
    run.dispose();
    const hasBias = spec.bias ?? true;
    const found = made[k];
    const named = JSON.stringify(spec);
    expect(found?.["updates"], named).toEqual([updates]);
    const trained = found?.["alpha"] ?? [...(found?.["w"] ?? []), ...(found?.["b"] ?? [])];
    expect(same(trained), named).toEqual(same(trainedOf(current, hasBias)));
    const predicts = modelOf(spec.learner.kind, model, hasBias);
    if (predicts === null) return;
    const best = [
      ...(found?.["w_best"] ?? found?.["mean"] ?? []),
      ...(found?.["b_best"] ?? found?.["mean_bias"] ?? []),
    ];
    expect(same(found?.["voters"] ?? best), named).toEqual(same(predicts));
  });
}

const moderate = fc.oneof(fc.integer({ min: -4, max: 4 }), fc.double({ min: -10, max: 10, noNaN: true }));

describe("the program of a learner", () => {
  it("is there for each kind that is trained visit by visit, and for no other", () => {
    const without = learnerKinds.filter((kind) => algorithmOf({ kind }) === null);
    expect(without).toEqual(learnerKinds.filter((kind) => isBaseline({ kind })));
  });

  it("shows its data, and says at the end what it has found", () => {
    const X = [
      [2, 1],
      [-1, 0.5],
    ];
    const text = programText(linesOf({ X, y: [1, -1], learner: { kind: "perceptron" } }));
    expect(text).toContain("    ([2, 1], 1),\n    ([-1, 0.5], -1),\n");
    expect(text).not.toMatch(/numpy|#~/);
    if (python !== null)
      expect(runPrograms([text])[0]?.printed).toBe("1 updates\nw = [2.0, 1.0]\nb = 1\n".replace(".0, 1.0", ", 1"));
  });
});

describe.skipIf(python === null)(`the program, run by Python alone${needsPython}`, () => {
  it.each(Object.entries(learners))(
    "makes the same updates and weights: %s",
    (_, learner) => {
      const specs = specsOf(learner, moderate).map(({ spec }) => spec as unknown as Spec);
      const some = fc.sample(
        specs.filter(({ X }) => (X[0]?.length ?? 0) > 0),
        { numRuns: 30, seed: 29 },
      );
      expectSame(some);
    },
    60_000,
  );

  it("makes those of a Gaussian kernel", () => {
    const X = [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [0.3, 0.8],
    ];
    const kernel = { kind: "rbf", gamma: 0.7 } as const;
    expectSame([{ X, y: [-1, 1, 1, -1, 1], learner: { kind: "kernel", kernel }, maxEpochs: 50 }]);
  });

  it("makes those of kernels whose scores are near 0", () => {
    const dual = specsOf(learners.kernel, tenths).map(({ spec }) => spec as unknown as Spec);
    expectSame(
      fc.sample(
        dual.filter(({ X }) => (X[0]?.length ?? 0) > 0),
        { numRuns: 40, seed: 31 },
      ),
    );
    const kernel = fc.constantFrom({ kind: "rbf", gamma: 0.5 } as const, { kind: "rbf", gamma: 100 } as const);
    const gaussian = fc.record({
      X: fc.array(fc.tuple(tenths, tenths), { minLength: 8, maxLength: 8 }),
      y: fc.array(fc.constantFrom(-1, 1), { minLength: 6, maxLength: 6 }).map((others) => [1, -1, ...others]),
      learner: fc.record({ kind: fc.constant("kernel" as const), kernel, tie: fc.constantFrom(...ties) }),
      maxEpochs: fc.constant(20),
    });
    expectSame(fc.sample(gaussian, { numRuns: 40, seed: 37 }));
  }, 60_000);
});
