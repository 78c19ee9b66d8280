import type {
  AveragedSpec,
  BatchSpec,
  DecisionTreeSpec,
  KernelSpec,
  LearnerKind,
  LearnerSpec,
  MarginSpec,
  MulticlassSpec,
  NearestNeighboursSpec,
  PassiveAggressiveSpec,
  PerceptronSpec,
  PocketSpec,
  VotedSpec,
} from "../../../../../engine/types.js";
import kernelSize from "../pieces/kernel-size.py?raw";
import linearKernel from "../pieces/linear-kernel.py?raw";
import lookOnce from "../pieces/look-once.py?raw";
import polynomialKernel from "../pieces/polynomial-kernel.py?raw";
import rbfKernel from "../pieces/rbf-kernel.py?raw";
import train from "../pieces/train.py?raw";
import trainInBatches from "../pieces/train-in-batches.py?raw";
import type { LearnerScript, ScikitCall, ScriptRun, WriteLearner } from "../script.js";
import averagedCode from "./averaged.py?raw";
import batchCode from "./batch.py?raw";
import treeCode from "./decision-tree.py?raw";
import kernelCode from "./kernel.py?raw";
import marginCode from "./margin.py?raw";
import multiclassCode from "./multiclass.py?raw";
import neighboursCode from "./nearest-neighbours.py?raw";
import passiveAggressiveCode from "./passive-aggressive.py?raw";
import perceptronCode from "./perceptron.py?raw";
import pocketCode from "./pocket.py?raw";
import { constant, exact, mistakeRule, roundings, settingAt, start, startArguments } from "./settings.js";
import votedCode from "./voted.py?raw";

const has = ({ bias }: ScriptRun): string => (bias ? "True" : "False");

const margin: WriteLearner<MarginSpec> = (learner, run) => ({
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

const batch: WriteLearner<BatchSpec> = (learner, run) => ({
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

const passiveAggressive: WriteLearner<PassiveAggressiveSpec> = (learner, run) => {
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

const multiclass: WriteLearner<MulticlassSpec> = (learner, run) => {
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

const kernel: WriteLearner<KernelSpec> = (learner, { features }) => {
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

type Rosenblatt = PerceptronSpec | AveragedSpec | VotedSpec | PocketSpec;

function trainsAsPerceptron(
  learner: Rosenblatt,
  run: ScriptRun,
  own: Pick<LearnerScript, "instance" | "scikit">,
  code: readonly string[] = [],
): LearnerScript {
  return {
    constants: [constant(learner, "ETA", "learningRate"), ...start(run)],
    code: [mistakeRule(learner), perceptronCode, ...code],
    loop: train,
    ...own,
  };
}

/** What it takes a tie for, where that is not what the page does. */
function tieRemark(learner: Rosenblatt): string[] {
  return settingAt(learner, "tie") === "mistake" ? [] : ["It takes every tie for a mistake, which this run does not."];
}

/** The same visits and weights: it goes on for MAX_EPOCHS, and changes nothing once an epoch has had no mistake. */
function sameVisits(learner: Rosenblatt, run: ScriptRun, call: string): ScikitCall {
  return {
    lines: [
      call,
      `model.fit(Z[order_of(0)], y[order_of(0)]${startArguments(run)})`,
      "print(model.coef_, model.intercept_)",
    ],
    remarks: [
      "It visits the rows as they are given, in the same order every epoch. It goes on for all epochs, and changes nothing once one had no mistake.",
      ...tieRemark(learner),
    ],
  };
}

const bias = ({ bias: has }: ScriptRun): string => `fit_intercept=${has ? "True" : "False"}`;

const perceptron: WriteLearner<PerceptronSpec> = (learner, run) =>
  trainsAsPerceptron(learner, run, {
    instance: "Perceptron()",
    scikit: sameVisits(
      learner,
      run,
      `model = sklearn.linear_model.Perceptron(eta0=ETA, ${bias(run)}, shuffle=False, tol=None, max_iter=MAX_EPOCHS)`,
    ),
  });

const averaged: WriteLearner<AveragedSpec> = (learner, run) => {
  const call = `model = sklearn.linear_model.SGDClassifier(loss="perceptron", penalty=None, learning_rate="constant", eta0=ETA, ${bias(run)}, shuffle=False, tol=None, max_iter=MAX_EPOCHS, average=True)`;
  const same = sameVisits(learner, run, call);
  const mean =
    "Its mean is of the weights after each of its visits: not of those before the first, and of all its epochs.";
  const scikit = { ...same, remarks: [...same.remarks, mean] };
  return trainsAsPerceptron(learner, run, { instance: "AveragedPerceptron()", scikit }, [averagedCode]);
};

const none = (what: string): ScikitCall => ({ lines: null, remarks: [what] });

const voted: WriteLearner<VotedSpec> = (learner, run) =>
  trainsAsPerceptron(
    learner,
    run,
    {
      instance: "VotedPerceptron()",
      scikit: none(
        "It has no voted perceptron. Its Perceptron trains alike, and predicts with the last weights alone.",
      ),
    },
    [votedCode],
  );

const pocket: WriteLearner<PocketSpec> = (learner, run) =>
  trainsAsPerceptron(
    learner,
    run,
    {
      instance: "PocketPerceptron()",
      scikit: none("It has no pocket. Its Perceptron trains alike, and predicts with the last weights."),
    },
    [pocketCode],
  );

const nearestNeighbours: WriteLearner<NearestNeighboursSpec> = (learner) => ({
  constants: [constant(learner, "K", "k")],
  code: [neighboursCode],
  instance: "NearestNeighbours()",
  loop: lookOnce,
  scikit: {
    lines: ["model = sklearn.neighbors.KNeighborsClassifier(n_neighbors=K)", "model.fit(Z, y)"],
    remarks: ["Where as many neighbours have one label as the other, it takes −1, and this run is undecided."],
  },
});

const decisionTree: WriteLearner<DecisionTreeSpec> = (learner) => ({
  constants: [constant(learner, "MAX_DEPTH", "maxDepth")],
  code: [treeCode],
  instance: "DecisionTree()",
  loop: lookOnce,
  scikit: {
    lines: ["model = sklearn.tree.DecisionTreeClassifier(max_depth=MAX_DEPTH, random_state=0)", "model.fit(Z, y)"],
    remarks: ["Of equally good splits it takes one at random, here the first."],
  },
});

/** The registration of learners in Python: one line each. */
const learners = {
  perceptron,
  averaged,
  voted,
  pocket,
  margin,
  batch,
  "passive-aggressive": passiveAggressive,
  multiclass,
  kernel,
  "nearest-neighbours": nearestNeighbours,
  "decision-tree": decisionTree,
} satisfies { readonly [Kind in LearnerKind]: WriteLearner<Extract<LearnerSpec, { kind: Kind }>> };

export function learnerScript(learner: LearnerSpec, run: ScriptRun): LearnerScript {
  // The entry of a kind takes the spec of that kind.
  return (learners[learner.kind] as WriteLearner<LearnerSpec>)(learner, run);
}
