import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { learnerKinds } from "../../../../../web/engine/generated/names.js";
import type { LearnerKind, LearnerSpec, RunSpec } from "../../../../../web/engine/types.js";
import { algorithmOf } from "../../../../../web/state/io/algorithm/learners/index.js";
import type { Writing } from "../../../../../web/state/io/algorithm/line.js";
import { pythonScript, scriptLines } from "../../../../../web/state/io/algorithm/python/script.js";
import { isBaseline, tellsClasses } from "../../../../../web/state/learners/traits.js";
import { rows } from "../../../../rows.js";
import { engine } from "../../engine.js";

type Spec = RunSpec & { readonly learner: LearnerSpec };

/** Without any package. */
const python = ["python3", "python"].find((name) => spawnSync(name, ["-S", "-c", "pass"]).status === 0) ?? null;
const needsPython = python === null ? " · python skipped: there is no python3" : "";

const X = rows("2 1; -1 0.5; 0.3 2; -2 -1");

/** Each kind with settings that leave no line of it out. */
const learnerOf = (kind: LearnerKind): LearnerSpec =>
  (kind === "batch" ? { kind, tolerance: 0.5 } : { kind }) as LearnerSpec;

const specOf = (kind: LearnerKind): Spec => ({
  X,
  y: tellsClasses({ kind }) ? [0, 1, 2, 1] : [1, -1, -1, 1],
  learner: learnerOf(kind),
  maxEpochs: 20,
});

const sourceOf = (spec: Spec) => ({ spec, columns: ["x₁", "x₂"], title: "A run", link: null });

const writing: Writing = {
  labels: "plus-minus",
  biasAs: "bias",
  hasBias: true,
  number: String,
  separator: ", ",
  isExact: () => true,
};

const trained = learnerKinds.filter((kind) => !isBaseline({ kind }));

describe("the script of a learner", () => {
  it("has an algorithm for each kind that is trained visit by visit, and for no other", () => {
    expect(learnerKinds.filter((kind) => algorithmOf({ kind }) !== null)).toEqual(trained);
  });

  it.each(trained)("has each line of the algorithm: %s", (kind) => {
    const start = { fromZero: true, initial: null, maxEpochs: 10 };
    const lines = algorithmOf({ kind })?.lines(learnerOf(kind), writing, start) ?? [];
    const ids = new Set(scriptLines(sourceOf(specOf(kind))).map(({ id }) => id));
    // How to predict is what the learner's model is for.
    expect(lines.map(({ id }) => id).filter((id) => id !== "use" && !ids.has(id))).toEqual([]);
  });

  it("shows its data, and the update as the algorithm has it", () => {
    const text = pythonScript(sourceOf(specOf("perceptron")));
    expect(text).toContain('EXAMPLES = """\n2 1 1\n-1 0.5 -1\n');
    expect(text).toContain("            if y * a <= 0:\n                mistakes += 1\n");
    expect(text).toContain("                b = b + y\n");
    expect(text).not.toMatch(/numpy|#~/);
  });
});

/** Runs scripts in one interpreter, each as its own program, and gives what each prints. */
const driver = `
import contextlib, io, json, sys

said = []
for script in json.load(sys.stdin):
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(script, "script.py", "exec"), {"__name__": "__main__"})
    said.append(out.getvalue())
json.dump(said, sys.stdout)
`;

function runAlone(specs: readonly Spec[]): readonly string[] {
  const input = JSON.stringify(specs.map((spec) => pythonScript(sourceOf(spec))));
  const { stdout, stderr } = spawnSync(python ?? "python3", ["-S", "-c", driver], { input, encoding: "utf8" });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

describe.skipIf(python === null)(`the script, run by Python alone${needsPython}`, () => {
  it("says what it has found, for each kind", () => {
    const specs = learnerKinds.map(specOf);
    const said = runAlone(specs);
    specs.forEach((spec, k) => {
      const run = engine.createRun(spec);
      let mistakes = 0;
      for (let made = run.step(); made !== null; made = run.step()) mistakes += Number(made.mistake);
      const { visit } = run.snapshot();
      run.dispose();
      const { kind } = spec.learner;
      const epochs = visit / X.length;
      const found = `${visit} visits in ${epochs} epochs, ${mistakes} mistakes\nin training:`;
      expect(said[k], kind).toContain(found);
      expect(said[k], kind).toContain("predicts with: ");
    });
  });

  it("adds up whole numbers as the engine does, however large", () => {
    const large: Spec = {
      X: [
        [2 ** 53, 1],
        [-3, 2 ** 53 - 1],
      ],
      y: [1, -1],
      initial: { weights: [1.2345678901234568e20, 1], bias: 3 },
      learner: { kind: "perceptron" },
      maxEpochs: 3,
    };
    const run = engine.createRun(large);
    run.advance({ until: "converged" });
    const { weights, bias } = run.snapshot().current as { weights: Float64Array; bias: number };
    run.dispose();
    const [said = ""] = runAlone([large]);
    const found = /in training: (.*)/.exec(said)?.[1]?.split(" ").map(Number);
    expect(found).toEqual([...weights, bias]);
  });
});
