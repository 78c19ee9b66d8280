import type { DecisionTreeSpec, NearestNeighboursSpec } from "../../../../engine/types.js";
import lookOnce from "../pieces/look-once.py?raw";
import type { WriteLearner } from "../script.js";
import treeCode from "./decision-tree.py?raw";
import neighboursCode from "./nearest-neighbours.py?raw";
import { constant } from "./settings.js";

export const nearestNeighbours: WriteLearner<NearestNeighboursSpec> = (learner) => ({
  constants: [constant(learner, "K", "k")],
  code: [neighboursCode],
  instance: "NearestNeighbours()",
  loop: lookOnce,
  scikit: {
    lines: ["model = sklearn.neighbors.KNeighborsClassifier(n_neighbors=K)", "model.fit(Z, y)"],
    remarks: ["Where as many neighbours have one label as the other, it takes −1, and this run is undecided."],
  },
});

export const decisionTree: WriteLearner<DecisionTreeSpec> = (learner) => ({
  constants: [constant(learner, "MAX_DEPTH", "maxDepth")],
  code: [treeCode],
  instance: "DecisionTree()",
  loop: lookOnce,
  scikit: {
    lines: ["model = sklearn.tree.DecisionTreeClassifier(max_depth=MAX_DEPTH, random_state=0)", "model.fit(Z, y)"],
    remarks: ["Of equally good splits it takes one at random, here the first."],
  },
});
