import type {
  BatchSpec,
  KernelSpec,
  MarginSpec,
  MulticlassSpec,
  PassiveAggressiveSpec,
} from "../../../../../engine/types.js";
import { exact } from "../../exact.js";
import kernelSize from "../pieces/kernel-size.py?raw";
import linearKernel from "../pieces/linear-kernel.py?raw";
import polynomialKernel from "../pieces/polynomial-kernel.py?raw";
import rbfKernel from "../pieces/rbf-kernel.py?raw";
import train from "../pieces/train.py?raw";
import trainInBatches from "../pieces/train-in-batches.py?raw";
import type { ScriptRun, WriteLearner } from "../script.js";
import batchCode from "./batch.py?raw";
import kernelCode from "./kernel.py?raw";
import marginCode from "./margin.py?raw";
import multiclassCode from "./multiclass.py?raw";
import passiveAggressiveCode from "./passive-aggressive.py?raw";
import { constant, mistakeRule, roundings, settingAt, start, startArguments } from "./settings.js";

const has = ({ bias }: ScriptRun): string => (bias ? "True" : "False");

export const margin: WriteLearner<MarginSpec> = (learner, run) => ({
  constants: [constant(learner, "ETA", "learningRate"), constant(learner, "MARGIN", "margin"), ...start(run)],
  code: [marginCode],
  instance: "MarginPerceptron()",
  loop: train,
  scikit: {
    lines: [
      `model = sklearn.linear_model.SGDClassifier(loss="hinge", penalty=None, learning_rate="constant", eta0=ETA, fit_intercept=${has(run)}, shuffle=False, tol=None, max_iter=MAX_EPOCHS)`,
      `model.fit(Z[order_of(0)], y[order_of(0)]${startArguments(run)})`,
    ],
    remarks: ["Its margin is 1, and a score just on it is right: here it is not."],
  },
});

export const batch: WriteLearner<BatchSpec> = (learner, run) => ({
  constants: [constant(learner, "ETA", "learningRate"), constant(learner, "TOLERANCE", "tolerance"), ...start(run)],
  code: [mistakeRule(learner), batchCode],
  instance: "BatchPerceptron()",
  loop: trainInBatches,
  longest: run.features + 1,
  scikit: { lines: null, remarks: ["It has no perceptron that makes one update an epoch."] },
});

const steps: Readonly<Record<string, string>> = {
  pa: "min(1e280, loss / squared)",
  "pa-1": "min(C, loss / squared)",
  "pa-2": "loss / (squared + 1 / (2 * C))",
};

export const passiveAggressive: WriteLearner<PassiveAggressiveSpec> = (learner, run) => {
  const variant = String(settingAt(learner, "variant"));
  const rule = `def step(loss, squared):\n    """How far an example moves the weights: ${variant.toUpperCase()}."""\n    return ${steps[variant]}\n`;
  const C = variant === "pa" ? "1e9" : "C";
  return {
    constants: [...(variant === "pa" ? [] : [constant(learner, "C", "C")]), ...start(run)],
    code: [rule, passiveAggressiveCode],
    instance: "PassiveAggressive()",
    loop: train,
    scikit: {
      lines: [
        `model = sklearn.linear_model.PassiveAggressiveClassifier(C=${C}, loss="${variant === "pa-2" ? "squared_hinge" : "hinge"}", fit_intercept=${has(run)}, shuffle=False, tol=None, max_iter=MAX_EPOCHS)`,
        `model.fit(Z[order_of(0)], y[order_of(0)]${startArguments(run)})`,
      ],
      remarks: ["It leaves the bias out of the length of an example, and goes on for all epochs: the weights differ."],
    },
  };
};

export const multiclass: WriteLearner<MulticlassSpec> = (learner, run) => {
  const classes = Number(settingAt(learner, "classes") ?? run.classes);
  const { weights, bias } = (run.initial ?? {}) as { weights?: readonly ArrayLike<number>[]; bias?: ArrayLike<number> };
  const rows = weights?.map((row) => `[${Array.from(row, exact).join(", ")}]`).join(", ");
  const biases = bias && Array.from(bias, exact).join(", ");
  return {
    constants: [
      ["WEIGHTS", rows ? `np.array([${rows}], dtype=float)` : `np.zeros((${classes}, ${run.features}))`],
      ["BIAS_AT_START", biases ? `np.array([${biases}], dtype=float)` : `np.zeros(${classes})`],
    ],
    code: [multiclassCode],
    instance: "MulticlassPerceptron()",
    loop: train,
    scikit: {
      lines: [
        `model = sklearn.linear_model.Perceptron(fit_intercept=${has(run)}, shuffle=False, tol=None, max_iter=MAX_EPOCHS)`,
        "model.fit(Z[order_of(0)], y[order_of(0)])",
      ],
      remarks: ["It trains one perceptron a class against all others, which is another rule: the weights differ."],
    },
  };
};

const kernels = {
  linear: { code: [linearKernel, kernelSize], constants: [], svc: 'kernel="linear"' },
  polynomial: {
    code: [polynomialKernel, kernelSize],
    constants: [
      ["DEGREE", "kernel.degree"],
      ["OFFSET", "kernel.offset"],
    ],
    svc: 'kernel="poly", degree=DEGREE, coef0=OFFSET, gamma=1',
  },
  rbf: { code: [rbfKernel], constants: [["GAMMA", "kernel.gamma"]], svc: 'kernel="rbf", gamma=GAMMA' },
} as const;

export const kernel: WriteLearner<KernelSpec> = (learner, { features }) => {
  const { code, constants, svc } = kernels[learner.kernel?.kind ?? "linear"];
  return {
    constants: [
      ...constants.map(([name, path]) => constant(learner, name, path)),
      ["ROUNDINGS", String(roundings(learner, features))],
    ],
    code: [mistakeRule(learner), ...code, kernelCode],
    instance: "KernelPerceptron()",
    loop: train,
    scikit: {
      lines: [`model = sklearn.svm.SVC(${svc})`, "model.fit(Z, y)"],
      remarks: ["It has no kernel perceptron. This is its support vector machine with the same kernel, and a bias."],
    },
  };
};
