import { room } from "../room.js";

/** What a term means. Its formula, which is the same in every language, is in `web/lessons/formulas.yaml`. */
export interface Entry {
  readonly term: string;
  /** Other words in bold that open this entry: plurals, synonyms. */
  readonly forms: readonly string[];
  readonly says: string;
}

/** The terms of the course, by their names in `data-term`. */
const entries = {
  example: {
    term: "example",
    forms: ["examples"],
    says: "An example is one row of the data: a value for each feature, and a label.",
  },
  feature: {
    term: "feature",
    forms: ["features", "input", "inputs"],
    says: "A feature is a number that describes an example. All examples have the same features.",
  },
  label: {
    term: "label",
    forms: ["labels"],
    says: "The label is the right answer for an example: positive or negative.",
  },
  neuron: {
    term: "neuron",
    forms: ["neurons", "perceptron"],
    says: "A neuron multiplies each feature by its weight, adds up the products, and compares the sum with a threshold. The perceptron is a neuron that learns.",
  },
  weight: {
    term: "weight",
    forms: ["weights", "weight vector"],
    says: "A feature’s weight is how much the score changes when that feature grows by 1. The stage draws the weights as an arrow w. Two short strokes across it mean that it is too long to be drawn whole.",
  },
  bias: {
    term: "bias",
    forms: [],
    says: "The bias is a number that is added to every score. Without it the boundary always goes through the origin.",
  },
  threshold: {
    term: "threshold",
    forms: ["thresholds"],
    says: "The threshold is the number that the weighted sum has to exceed for a positive prediction. A threshold θ is the same as a bias of −θ.",
  },
  score: {
    term: "score",
    forms: ["scores", "activation"],
    says: "The score adds up each feature times its weight, and the bias. Its sign decides the prediction.",
  },
  prediction: {
    term: "prediction",
    forms: ["predictions", "predicts", "fires"],
    says: "The prediction is the label that the score stands for: positive above 0, where the neuron fires, and negative below 0.",
  },
  tie: {
    term: "tie",
    forms: ["ties", "tie rule"],
    says: "A tie is a score of exactly 0. The tie rule says how it counts: usually as a mistake.",
  },
  mistake: {
    term: "mistake",
    forms: ["mistakes", "misclassified"],
    says: "A visit is a mistake when the prediction is not the label. Usually a score of 0 is a mistake too.",
  },
  outcome: {
    term: "false positive, false negative",
    forms: ["false positive", "false positives", "false negative", "false negatives"],
    says: "A false positive is a negative example that is predicted positive. A false negative is a positive example that is predicted negative.",
  },
  residual: {
    term: "residual",
    forms: ["residuals"],
    says: "With labels 0 and 1, the residual is the label minus the prediction: 0 when it is right, and 1 or −1 when it is wrong.",
  },
  update: {
    term: "update",
    forms: ["updates"],
    says: "An update adds a positive example to the weights, or subtracts a negative one. The perceptron makes one after each mistake, and only then.",
  },
  visit: {
    term: "visit",
    forms: ["visits"],
    says: "A visit looks at one example: it computes the score, predicts, and updates the weights if the prediction is wrong.",
  },
  epoch: {
    term: "epoch",
    forms: ["epochs"],
    says: "An epoch is one pass over all the examples: each of them is visited once.",
  },
  online: {
    term: "online",
    forms: ["online learner", "online learning"],
    says: "An online learner may change its weights after every single example, before it sees the next one.",
  },
  errorDriven: {
    term: "error-driven",
    forms: ["driven by errors"],
    says: "A learner is error-driven if only mistakes change it. Where the perceptron is right, it keeps its weights.",
  },
  batch: {
    term: "batch",
    forms: ["batch perceptron", "batch learner"],
    says: "A batch learner goes through a whole epoch with the same weights. Then it adds up its mistakes in a single update.",
  },
  aggressive: {
    term: "passive-aggressive",
    forms: ["passive-aggressive perceptron"],
    says: "Passive-aggressive leaves its weights alone where the label times the score is 1 or more. Elsewhere it adds the example as often as it takes to get exactly there: τ times.",
  },
  secondOrder: {
    term: "second-order perceptron",
    forms: ["second-order"],
    says: "The second-order perceptron remembers how its mistakes are spread. It changes its weights less along the directions that they have in common, which the perceptron changes most.",
  },
  rate: {
    term: "learning rate",
    forms: ["step size"],
    says: "The learning rate is a factor: an update adds or subtracts the example multiplied by it. If all weights start at 0, the learning rate does not change the boundary.",
  },
  flip: {
    term: "flip the negatives",
    forms: ["flipped"],
    says: "To flip a negative example is to turn it round to the other side of the origin. Then it needs a score above 0, as the positives do, and labels are no longer needed.",
  },
  converged: {
    term: "converged",
    forms: ["converge", "converges", "convergence"],
    says: "Training has converged after an epoch without a mistake. From then on the weights stay the same.",
  },
  order: {
    term: "order",
    forms: ["shuffle", "shuffled", "shuffling"],
    says: "The order says which example is visited next: as listed, or shuffled at random. A different order can lead to different weights.",
  },
  boundary: {
    term: "boundary",
    forms: ["decision boundary", "boundaries"],
    says: "The boundary divides what is predicted positive from what is predicted negative. On it, the score is 0.",
  },
  hyperplane: {
    term: "hyperplane",
    forms: ["hyperplanes"],
    says: "A hyperplane is to many features what a line is to two: all the points where the score is 0.",
  },
  normal: {
    term: "normal",
    forms: ["normals", "normal vector"],
    says: "A normal is an arrow perpendicular to the boundary. The weight vector is one, and points to the positive side.",
  },
  product: {
    term: "dot product",
    forms: ["dot products", "inner product"],
    says: "To take the dot product of two vectors, multiply them entry by entry and add up the products. It is 0 when they are perpendicular.",
  },
  length: {
    term: "length",
    forms: ["norm", "lengths"],
    says: "The length of a vector, also called its norm, is the distance from its tail to its tip, by Pythagoras.",
  },
  projection: {
    term: "projection",
    forms: ["projections"],
    says: "The projection of an arrow on a direction is the length of its shadow there, negative if it points the other way.",
  },
  separable: {
    term: "linearly separable",
    forms: ["separable", "inseparable", "not separable"],
    says: "Examples are linearly separable if a hyperplane has all the positives on one side and all the negatives on the other. If none does, they are inseparable.",
  },
  functional: {
    term: "functional margin",
    forms: ["functional margins"],
    says: "The functional margin of an example is its label times its score. The functional margin of the weights is the smallest of all the examples.",
  },
  geometric: {
    term: "geometric margin",
    forms: ["geometric margins"],
    says: "The geometric margin of the weights is the distance from the boundary to the nearest example, if all examples are right. That of the data, ρ, is the largest that any hyperplane has.",
  },
  margin: {
    term: "margin of the bound",
    forms: [],
    says: "The margin of the bound is the largest functional margin that weights of length 1 can have. The bias counts as a weight here, that of a feature which is always 1.",
  },
  radius: {
    term: "radius",
    forms: [],
    says: "The radius is the length of the longest example. If there is a bias, the feature that is always 1 counts too.",
  },
  bound: {
    term: "mistake bound",
    forms: ["bound", "convergence theorem"],
    says: "On separable examples, a perceptron whose weights start at 0 makes at most so many mistakes, whatever the order.",
  },
  cone: {
    term: "cone",
    forms: ["cones", "weight space"],
    says: "In weight space, each point is a weight vector. Those that separate the examples form a cone: if a vector separates, so does any positive multiple, and so does the sum of two.",
  },
  averaged: {
    term: "averaged perceptron",
    forms: ["averaged"],
    says: "The averaged perceptron predicts with the mean of the weights over all visits, not with the last ones.",
  },
  voted: {
    term: "voted perceptron",
    forms: ["voted"],
    says: "The voted perceptron keeps every weight vector of the run. Each votes on the prediction, with as many votes as its survival count.",
  },
  survival: {
    term: "survival count",
    forms: ["survival counts"],
    says: "The survival count of a weight vector is the number of visits until an update replaced it.",
  },
  pocket: {
    term: "pocket",
    forms: ["pocket perceptron"],
    says: "Pocket makes the same updates as the perceptron, but it predicts with the weights that have had the fewest training mistakes so far, T. Later weights replace them only if they have fewer.",
  },
  multiclass: {
    term: "multiclass perceptron",
    forms: ["multiclass", "rewarded", "punished", "reward", "punish"],
    says: "Each class has its own weights, and the highest score wins. After a mistake the right class is rewarded: the example is added to its weights. The class that won is punished: the example is subtracted.",
  },
  heldOut: {
    term: "held out",
    forms: ["held-out", "held-out examples", "test examples"],
    says: "Held-out examples are kept apart: training never visits them. How many of them are misclassified, H, tells how well the model does on new examples.",
  },
  overfitting: {
    term: "overfitting",
    forms: ["overfits", "overfit"],
    says: "A model overfits when it has learned its training examples by heart: it makes few mistakes on them, T, but many on held-out examples, H.",
  },
  underfitting: {
    term: "underfitting",
    forms: ["underfits", "underfit"],
    says: "A model underfits when it is too simple for the data, or trained too little: it makes many mistakes even on its training examples, T.",
  },
  hyperparameter: {
    term: "hyperparameter",
    forms: ["hyperparameters"],
    says: "A hyperparameter is a number that you set and training does not change, such as the learning rate or the number of epochs.",
  },
  earlyStopping: {
    term: "early stopping",
    forms: ["stop early"],
    says: "Early stopping keeps the weights of the epoch with the fewest mistakes on held-out examples, although training could go on.",
  },
  scaling: {
    term: "scaling",
    forms: ["scaled", "standardize", "standardized"],
    says: "Scaling brings all features to a similar range before training. To standardize, subtract the feature’s mean μ and divide by its standard deviation σ.",
  },
  xor: {
    term: "XOR",
    forms: ["exclusive or"],
    says: "XOR is positive when exactly one of two features is 1. No line can separate its four examples.",
  },
  conjunction: {
    term: "conjunction",
    forms: ["conjunctions", "product feature", "product"],
    says: "The conjunction of two features is their product. If features are 0 or 1, it is 1 only when both are: AND.",
  },
  featureMap: {
    term: "feature map",
    forms: ["feature maps"],
    says: "A feature map makes new features from the old ones, such as their product. A plane over the new features can be a curve over the old ones.",
  },
  kernel: {
    term: "kernel",
    forms: ["kernels", "kernel perceptron"],
    says: "A kernel is the dot product of two examples after a feature map, computed without making the new features.",
  },
  tree: {
    term: "decision tree",
    forms: ["decision trees"],
    says: "A decision tree compares one feature after another with a number, until it comes to a leaf, which has a label.",
  },
  neighbour: {
    term: "nearest neighbour",
    forms: ["nearest neighbours"],
    says: "Nearest neighbours give a new example the label that most of the k training examples closest to it have.",
  },
  logistic: {
    term: "logistic regression",
    forms: [],
    says: "Logistic regression turns the score into a probability of the label +1. It changes its weights at every example, most where it is most wrong.",
  },
  supportVector: {
    term: "support vector machine",
    forms: ["support vector machines", "SVM"],
    says: "A support vector machine looks for the hyperplane with the largest geometric margin. The examples nearest to it, its support vectors, decide where it is.",
  },
} satisfies Record<string, Entry>;

export type TermName = keyof typeof entries;

export const glossary = room<Readonly<Record<TermName, Entry>>>("glossary", entries);
