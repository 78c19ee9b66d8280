import type { AveragedSpec, PerceptronSpec, PocketSpec, VotedSpec } from "../../../../engine/types.js";
import train from "../pieces/train.py?raw";
import type { LearnerScript, ScikitCall, ScriptRun, WriteLearner } from "../script.js";
import averagedCode from "./averaged.py?raw";
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

export const perceptron: WriteLearner<PerceptronSpec> = (learner, run) =>
  trainsAsPerceptron(learner, run, {
    instance: "Perceptron()",
    scikit: sameVisits(
      learner,
      run,
      `model = sklearn.linear_model.Perceptron(eta0=ETA, ${bias(run)}, shuffle=False, tol=None, max_iter=MAX_EPOCHS)`,
    ),
  });

export const averaged: WriteLearner<AveragedSpec> = (learner, run) => {
  const call = `model = sklearn.linear_model.SGDClassifier(loss="perceptron", penalty=None, learning_rate="constant", eta0=ETA, ${bias(run)}, shuffle=False, tol=None, max_iter=MAX_EPOCHS, average=True)`;
  const same = sameVisits(learner, run, call);
  const mean =
    "Its mean is of the weights after each of its visits: not of those before the first, and of all its epochs.";
  const scikit = { ...same, remarks: [...same.remarks, mean] };
  return trainsAsPerceptron(learner, run, { instance: "AveragedPerceptron()", scikit }, [averagedCode]);
};

const none = (what: string): ScikitCall => ({ lines: null, remarks: [what] });

export const voted: WriteLearner<VotedSpec> = (learner, run) =>
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

export const pocket: WriteLearner<PocketSpec> = (learner, run) =>
  trainsAsPerceptron(
    learner,
    run,
    {
      instance: "PocketPerceptron()",
      scikit: none("It has no pocket. Its Perceptron trains alike, and predicts with the last weights."),
    },
    [pocketCode],
  );
