import { html } from "lit";
import { featureText } from "../../shared/words/feature-name.js";
import { type Form, lacksNumber, numberIn } from "./form.js";

/** A weight a feature, and the bias last where there is one. */
export const weightsForm: Form<"weights"> = ({ labelledBy, moment, submit }) => {
  const { features, columns, bias } = {
    features: moment?.frame.pane.features ?? [],
    columns: moment?.frame.examples.columns ?? [],
    bias: moment?.frame.state.bias ?? true,
  };
  const fields = [...features.map((feature) => `w ${featureText(feature, columns)}`), ...(bias ? ["b"] : [])].map(
    (label, index) => ({ label, name: `weight-${index}` }),
  );
  const give = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const names = fields.map(({ name }) => name);
    if (!lacksNumber(form, names)) submit(names.map((name) => numberIn(form, name)));
  };
  return html`
    <form class="pp-answer" role="group" aria-labelledby=${labelledBy} @submit=${give}>
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
