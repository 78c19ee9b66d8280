import { html, type TemplateResult } from "lit";
import type { LearnerSpec, TieRule } from "../../engine/types.js";
import { type Choice, selectField } from "../shared/controls.js";
import { numberField } from "./number-field.js";
import { numberText } from "./parse.js";

type Kind = LearnerSpec["kind"];

interface LearnerForm<L extends LearnerSpec> {
  readonly title: string;
  /** What choosing the learner starts with. */
  readonly start: L;
  /** For the heading of a closed section. */
  readonly digest: (spec: L) => string;
  readonly fields: (spec: L, change: (spec: L) => void) => TemplateResult;
}

const TIES: readonly (Choice<TieRule> & { readonly hint: string })[] = [
  { value: "mistake", title: "Mistake", hint: "score 0 is a mistake (y·a\u00a0≤\u00a00)" },
  { value: "correct", title: "Correct", hint: "score 0 is correct (y·a\u00a0<\u00a00)" },
  { value: "negative", title: "Negative", hint: "score 0 means −1" },
  { value: "positive", title: "Positive", hint: "score 0 means +1" },
];

const learningRate = { name: "Learning rate", min: 0, max: 1e6, above: true } as const;

/** One entry a learner: adding a learner adds its form here. */
export const learnerForms: { readonly [K in Kind]: LearnerForm<Extract<LearnerSpec, { kind: K }>> } = {
  perceptron: {
    title: "Perceptron",
    start: { kind: "perceptron" },
    digest: (spec) => `perceptron, η = ${numberText(spec.learningRate ?? 1)}`,
    fields: (spec, change) => {
      const tie = spec.tie ?? "mistake";
      return html`
        ${numberField({
          id: "pp-learning-rate",
          label: html`Learning rate <i>η</i>`,
          value: spec.learningRate ?? 1,
          rule: learningRate,
          step: 0.1,
          commit: (value) => change({ ...spec, learningRate: value }),
        })}
        ${selectField({
          id: "pp-tie",
          label: "Tie rule",
          choices: TIES,
          value: tie,
          hint: TIES.find((rule) => rule.value === tie)?.hint ?? "",
          choose: (value) => change({ ...spec, tie: value }),
        })}
      `;
    },
  },
};

const kinds = Object.keys(learnerForms) as Kind[];

export const learnerChoices: readonly Choice<Kind>[] = kinds.map((kind) => ({
  value: kind,
  title: learnerForms[kind].title,
}));
