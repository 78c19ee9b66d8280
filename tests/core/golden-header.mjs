// Writes the golden cases that concern the online perceptron as C++ literals, so that the same suite reads them
// natively and as WASM, which has no files.
import { readFileSync, writeFileSync } from "node:fs";

const [, , source, target] = process.argv;
const { cases } = JSON.parse(readFileSync(source, "utf8"));

const number = (value) => (Number.isInteger(value) ? `${value}.0` : String(value));
const list = (values = []) => `{${values.map(number).join(", ")}}`;
const integers = (values = []) => `{${values.join(", ")}}`;
const maybe = (value, write = String) => (value === undefined ? "std::nullopt" : write(value));

/** "x1*x2" → 2, 0, 1: as FeatureMap::create takes it. */
function terms(features) {
  return features.flatMap((name) => {
    const columns = name.split("*").map((factor) => Number(factor.slice(1)) - 1);
    return [columns.length, ...columns];
  });
}

const ties = ["mistake", "correct", "negative", "positive"];

function literal({ id, spec, expect }) {
  const { X, y, features, learner = {}, initial, maxEpochs = 1000 } = spec;
  const fields = {
    id: JSON.stringify(id),
    d: X[0].length,
    X: list(X.flat()),
    y: list(y),
    terms: integers(features ? terms(features) : []),
    all_base_features: features === undefined,
    tie: `${ties.indexOf(learner.tie ?? "mistake")}.0`,
    initial: list(initial ? [...initial.weights, initial.bias] : spec.weights ? [...spec.weights, spec.bias] : []),
    max_epochs: number(maxEpochs),
    parameters: list(expect.current ? [...expect.current.weights, expect.current.bias] : []),
    updates: maybe(expect.updates),
    epochs: maybe(expect.epoch),
    converged: maybe(expect.converged),
    scores: list(expect.scores),
    journal: `{${(expect.journal ?? []).map((row) => `{${row.visit}, ${row.example}, ${number(row.score)}}`).join(", ")}}`,
    bias_after_each_visit: list(expect.biasAfterEachVisit),
    mistakes_per_epoch: integers(expect.mistakesPerEpoch),
    score_change: list(expect.change),
    potential_start: maybe(expect.start, number),
    potential_least_fall: maybe(expect.leastFall, number),
  };
  return `    {${Object.entries(fields)
    .map(([name, value]) => `.${name} = ${value}`)
    .join(", ")}},`;
}

const chosen = cases
  .filter(({ spec }) => spec.X !== undefined && (spec.learner?.kind ?? "perceptron") === "perceptron")
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
