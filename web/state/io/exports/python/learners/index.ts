import type {
  AveragedSpec,
  DecisionTreeSpec,
  LearnerKind,
  LearnerSpec,
  NearestNeighboursSpec,
  PerceptronSpec,
  PocketSpec,
  VotedSpec,
} from "../../../../../engine/types.js";
import lookOnce from "../pieces/look-once.py?raw";
import train from "../pieces/train.py?raw";
import type { LearnerScript, ScikitCall, ScriptRun, WriteLearner } from "../script.js";
import averagedCode from "./averaged.py?raw";
import treeCode from "./decision-tree.py?raw";
import neighboursCode from "./nearest-neighbours.py?raw";
import { batch, kernel, margin, multiclass, passiveAggressive } from "./own-rules.js";
import perceptronCode from "./perceptron.py?raw";
import pocketCode from "./pocket.py?raw";
import { constant, mistakeRule, settingAt, start, startArguments } from "./settings.js";
import votedCode from "./voted.py?raw";

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
