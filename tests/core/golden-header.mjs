// Writes the golden cases of training runs as C++ literals, so that the same suite reads them
// natively and as WASM, which has no files.
import { readFileSync, writeFileSync } from "node:fs";

const [, , source, target] = process.argv;
const { cases } = JSON.parse(readFileSync(source, "utf8"));

const number = (value) => (Number.isInteger(value) ? `${value}.0` : String(value));
const list = (values = []) => `{${values.map(number).join(", ")}}`;
const integers = (values = []) => `{${values.join(", ")}}`;
const maybe = (value, write = String) => (value === undefined ? "std::nullopt" : write(value));

/** "x1*x2" → {0, 1}: the factors of a product. */
const product = (name) => integers(name.split("*").map((factor) => Number(factor.slice(1)) - 1));

const ties = ["mistake", "correct", "negative", "positive"];
const variants = ["pa", "pa-1", "pa-2"];
const kernels = ["linear", "polynomial", "rbf"];

/** A learner's numbers, in the order its header documents. */
function settings({ kind = "perceptron", tie = "mistake", ...learner }) {
  switch (kind) {
    case "passive-aggressive":
      return [variants.indexOf(learner.variant), learner.C ?? 1];
    case "multiclass":
      return [learner.classes];
    case "kernel": {
      const { kind: name, degree = 2, offset = 1, gamma = 1 } = learner.kernel;
      return [kernels.indexOf(name), degree, offset, gamma, ties.indexOf(tie)];
    }
    default:
      return [learner.learningRate ?? 1, ties.indexOf(tie)];
  }
}

/** One hyperplane, or one a class. */
function joined({ weights, bias }) {
  return Array.isArray(weights[0]) ? weights.flatMap((row) => [...row, bias ?? 0]) : [...weights, bias];
}

/** The weights in training that a case expects. */
function expectedWeights({ current, alpha, weights }) {
  if (current) return joined(current);
  return alpha ?? (weights ? joined({ weights }) : []);
}

function expectedModel({ model, voters }) {
  if (model) return joined(model);
  return voters ? voters.flatMap(({ weights, bias, count }) => [...weights, bias, count]) : [];
}

function literal({ id, spec, expect }) {
  const { X, y, features, learner = {}, initial, maxEpochs = 1000 } = spec;
  const fields = {
    id: JSON.stringify(id),
    d: X[0].length,
    X: list(X.flat()),
    y: list(y),
    features: maybe(features, () => `{{${features.map(product).join(", ")}}}`),
    learner: `perceptron::LearnerKind::${(learner.kind ?? "perceptron").replaceAll("-", "_")}`,
    settings: list(settings(learner)),
    bias: spec.weights ? true : (spec.bias ?? true),
    initial: list(initial ? joined(initial) : spec.weights ? joined(spec) : []),
    max_epochs: String(maxEpochs),
    weights: list(expectedWeights(expect)),
    model: list(expectedModel(expect)),
    updates: maybe(expect.updates),
    epochs: maybe(expect.epoch),
    converged: maybe(expect.converged),
    scores: list(expect.scores),
    journal: `{${(expect.journal ?? []).map((row) => `{${row.visit}, ${row.example}, ${number(row.score)}}`).join(", ")}}`,
    bias_after_each_visit: list(expect.biasAfterEachVisit),
    mistakes_per_epoch: integers(expect.mistakesPerEpoch),
    score_change: list(expect.change),
    vote_at: list(expect.vote?.x),
    vote: maybe(expect.vote?.total, number),
    predicted: maybe(expect.predicted, number),
    potential_start: maybe(expect.start, number),
    potential_least_fall: maybe(expect.leastFall, number),
    bound: maybe(expect.bound, number),
    radius_squared: maybe(expect.radiusSquared, number),
    margin_squared: maybe(expect.marginSquared, (fraction) => fraction.split("/").map(Number).map(number).join(" / ")),
    separator_direction: list(expect.separatorDirection ? joined(expect.separatorDirection) : []),
  };
  return `    {${Object.entries(fields)
    .map(([name, value]) => `.${name} = ${value}`)
    .join(", ")}},`;
}

const chosen = cases
  .filter(({ spec }) => spec.X !== undefined)
  // What is left without labels is a case of scores alone: it gets labels that no check reads.
  .map((golden) => ({
    ...golden,
    spec: { ...golden.spec, y: golden.spec.y ?? golden.spec.X.map((_, i) => (i ? -1 : 1)) },
  }));

writeFileSync(
  target,
  `#pragma once
#include "golden.hpp"
// Generated from ${chosen.length} cases of tests/golden/seeds.json.
inline const GoldenCase golden_cases[] = {
${chosen.map(literal).join("\n")}
};
`,
);
