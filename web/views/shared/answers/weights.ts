import { html } from "lit";
import { askedWeights } from "../../../state/lessons/checks/asked-weights.js";
import type { CheckContext } from "../../../state/lessons/checks/kind.js";
import type { CheckOf } from "../../../state/lessons/lesson.js";
import { weightText } from "../../../state/notation/weight-text.js";
import { startingWeights } from "../../../state/starting-weights.js";
import type { Words } from "../../../state/words.js";
import { numberText } from "../controls/parse.js";
import { answerGroup } from "./answer-group.js";
import { type Form, lacksNumber, numberIn } from "./form.js";

/** A weight a feature, and the bias last where it is asked for. */
export const weightsForm: Form<"weights"> = ({ check, labelledBy, moment, submit, words }) => {
  const { features, count, bias } = askedWeights(check, moment);
  const weights = Array.from({ length: count }, (_, k) =>
    weightText(features?.[k] ?? `x${k + 1}`, features ? moment?.frame.examples : {}),
  );
  const fields = [...weights, ...(bias ? ["b"] : [])].map((label, index) => ({ label, name: `weight-${index}` }));
  const dragged = draggedWeights(check, moment);
  const names = fields.map(({ name }) => name);
  return answerGroup({
    words,
    labelledBy,
    give: (group) => {
      if (!lacksNumber(group, names, words)) submit(names.map((name) => numberIn(group, name)));
    },
    fields: fields.map(
      ({ label, name }, index) => html`
        <label class="pp-answer-weight">
          <span>${label}</span>
          <input class="pp-input pp-answer-number" name=${name} autocomplete="off" spellcheck="false" .value=${numberOr(dragged?.[index], words)} />
        </label>
      `,
    ),
  });
};

/** Weights that have been chosen on the page since the step began, and the bias; null where there are none, or one answer alone is right. */
function draggedWeights({ of, is }: CheckOf<"weights">, moment: CheckContext | null): readonly number[] | null {
  if (of || is || !moment?.began || moment.frame.pane.initial === moment.began.initial) return null;
  const { weights, bias } = startingWeights(moment.frame);
  return [...weights, bias];
}

function numberOr(value: number | undefined, words: Words): string {
  return value === undefined ? "" : numberText(value, words);
}
