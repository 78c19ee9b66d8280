import { html } from "lit";
import { askedWeights } from "../../../state/lessons/checks/asked-weights.js";
import { featureText } from "../words/feature-name.js";
import { type Form, lacksNumber, numberIn } from "./form.js";

/** A weight a feature, and the bias last where it is asked for. */
export const weightsForm: Form<"weights"> = ({ check, labelledBy, moment, submit }) => {
  const { features, count, bias } = askedWeights(check, moment);
  const columns = features ? (moment?.frame.examples.columns ?? []) : [];
  const weights = Array.from({ length: count }, (_, k) => `w ${featureText(features?.[k] ?? `x${k + 1}`, columns)}`);
  const fields = [...weights, ...(bias ? ["b"] : [])].map((label, index) => ({ label, name: `weight-${index}` }));
  const give = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const names = fields.map(({ name }) => name);
    if (!lacksNumber(form, names)) submit(names.map((name) => numberIn(form, name)));
  };
  return html`
    <form class="pp-answer" aria-labelledby=${labelledBy} @submit=${give}>
      ${fields.map(
        ({ label, name }) => html`
          <label class="pp-answer-weight">
            <span>${label}</span>
            <input class="pp-input pp-answer-number" name=${name} autocomplete="off" spellcheck="false" />
          </label>
        `,
      )}
      <button class="pp-button" type="submit">Check</button>
    </form>
  `;
};
