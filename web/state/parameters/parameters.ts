import type { PlaygroundState } from "../document/state.js";
import type { LearnerParameter } from "../learners/index.js";

type Fields = readonly (keyof PlaygroundState)[];

const own = {
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
  order: ["order"],
  "max-epochs": ["maxEpochs"],
  split: ["split"],
  "split-seed": ["split"],
  visit: ["visit"],
  speed: ["ui"],
  hide: ["ui"],
  theme: ["ui"],
  lift: ["ui"],
} as const satisfies Record<string, Fields>;

/** Those of the learners' descriptors, named once more: a first visit needs their names, but not all there is to them. */
const ofLearners = {
  "learning-rate": ["learners"],
  tie: ["learners"],
  margin: ["learners"],
  tolerance: ["learners"],
  variant: ["learners"],
  c: ["learners"],
  classes: ["learners"],
  kernel: ["learners"],
  degree: ["learners"],
  offset: ["learners"],
  gamma: ["learners"],
  k: ["learners"],
  "max-depth": ["learners"],
} as const satisfies Record<LearnerParameter, Fields>;

export type Parameter = keyof typeof own | LearnerParameter;

/** The readable parameters, as they stand in a URL and as attributes of the element, and what each of them sets. */
export const parameters: Readonly<Record<Parameter, Fields>> = { ...own, ...ofLearners };

export const parameterNames = Object.keys(parameters) as readonly Parameter[];
