import type { PlaygroundState } from "./playground-state.js";

/** The readable parameters, as they stand in a URL and as attributes of the element, and what each of them sets. */
export const parameters = {
  data: ["data"],
  n: ["data"],
  noise: ["data"],
  seed: ["data", "order"],
  columns: ["data"],
  species: ["data"],
  features: ["features"],
  scaling: ["scaling"],
  bias: ["bias"],
  learner: ["learners"],
  "learning-rate": ["learners"],
  tie: ["learners"],
  order: ["order"],
  "max-epochs": ["maxEpochs"],
  visit: ["visit"],
  speed: ["ui"],
  hide: ["ui"],
  theme: ["ui"],
} as const satisfies Record<string, readonly (keyof PlaygroundState)[]>;

export type Parameter = keyof typeof parameters;

export const parameterNames = Object.keys(parameters) as readonly Parameter[];
