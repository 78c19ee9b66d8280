import { html } from "lit";
import { askedWeights } from "../../../state/lessons/checks/asked-weights.js";
import { featureText } from "../../../state/notation/feature-text.js";

import { answerGroup } from "./answer-group.js";
import { type Form, lacksNumber, numberIn } from "./form.js";

/** A weight a feature, and the bias last where it is asked for. */
export const weightsForm: Form<"weights"> = ({ check, labelledBy, moment, submit, words }) => {
  const { features, count, bias } = askedWeights(check, moment);
  const columns = features ? (moment?.frame.examples.columns ?? []) : [];
  const weights = Array.from({ length: count }, (_, k) => `w ${featureText(features?.[k] ?? `x${k + 1}`, columns)}`);
  const fields = [...weights, ...(bias ? ["b"] : [])].map((label, index) => ({ label, name: `weight-${index}` }));
  const names = fields.map(({ name }) => name);
  return answerGroup({
    words,
    labelledBy,
    give: (group) => {
      if (!lacksNumber(group, names)) submit(names.map((name) => numberIn(group, name)));
    },
    fields: fields.map(
      ({ label, name }) => html`
        <label class="pp-answer-weight">
          <span>${label}</span>
          <input class="pp-input pp-answer-number" name=${name} autocomplete="off" spellcheck="false" />
        </label>
      `,
    ),
  });
};
