import { learnerOptions } from "../../engine/generated/learner-options.js";
import type { PassiveAggressiveSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";

export const passiveAggressive = {
  kind: "passive-aggressive",
  title: "Passive-aggressive",
  short: "Passive-aggressive",
  hint: "Changes its weights as little as makes the example right by a margin of 1.",
  fields: [
    {
      kind: "choice",
      path: "variant",
      parameter: "variant",
      label: "Variant",
      default: "pa",
      words: [
        { value: "pa", title: "PA", hint: "always all the way to y·a\u00a0=\u00a01" },
        { value: "pa-1", title: "PA-I", hint: "all the way, but by no more than C" },
        { value: "pa-2", title: "PA-II", hint: "part of the way: the smaller C, the shorter" },
      ],
    },
    {
      kind: "number",
      path: "C",
      parameter: "c",
      label: "Aggressiveness",
      symbol: "C",
      ...learnerOptions["passive-aggressive"].C,
      step: 0.1,
      when: { path: "variant", is: ["pa-1", "pa-2"] },
    },
  ],
} as const satisfies LearnerDescriptor<PassiveAggressiveSpec>;
