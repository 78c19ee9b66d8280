import type { DecisionTreeSpec, LearnerSpec, NearestNeighboursSpec } from "../../../../engine/types.js";
import type { LearnerProgram } from "../line.js";
import tree from "../python/pieces/decision-tree.py?raw";
import neighbours from "../python/pieces/nearest-neighbours.py?raw";
import sign from "../python/pieces/sign.py?raw";
import { constant, type ProgramText } from "../python/text.js";

type Own = Pick<ProgramText, "about" | "constants" | "before" | "model" | "scikit"> & {
  readonly code: string;
  readonly score: string;
};

/** Nothing is trained: it looks once at each example. */
function looks({ code, score, ...own }: Own): ProgramText {
  return {
    ...own,
    once: true,
    helpers: [sign, code],
    start: "",
    body: `        a = ${score}`,
    mistake: "sign(a) != y",
    trained: "[]",
  };
}

const baseline = <Spec extends LearnerSpec>(own: (learner: Spec) => Own): LearnerProgram<Spec> => ({
  program: (learner) => looks(own(learner)),
});

export const nearestNeighbours = baseline<NearestNeighboursSpec>((learner) => ({
  about: "A baseline: the mean label of the K nearest examples.",
  constants: [constant(learner, "K", "k")],
  code: neighbours,
  score: "vote(x)",
  model: "K",
  scikit: {
    lines: ["model = sklearn.neighbors.KNeighborsClassifier(n_neighbors=K)", "model.fit(Z, Y)"],
    remarks: ["Where as many neighbours have one label as the other, it takes −1, and this run is undecided."],
  },
}));

export const decisionTree = baseline<DecisionTreeSpec>((learner) => ({
  about: "A baseline: splits x ≤ threshold with the least Gini impurity (Breiman et al. 1984).",
  constants: [constant(learner, "MAX_DEPTH", "maxDepth")],
  code: tree,
  before: "nodes = grown()",
  score: "purity(nodes, x)",
  model: "nodes",
  scikit: {
    lines: ["model = sklearn.tree.DecisionTreeClassifier(max_depth=MAX_DEPTH, random_state=0)", "model.fit(Z, Y)"],
    remarks: ["Of equally good splits it takes one at random, here the first."],
  },
}));
