import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { LearnerKind, LearnerSpec } from "../../../../engine/types.js";
import type { ChoiceField, LearnerField, NumberField } from "../../../../state/learners/descriptor.js";
import { descriptors } from "../../../../state/learners/index.js";
import { applyingFields, type Setting, settingOf, withSetting } from "../../../../state/learners/settings.js";
import { selectField } from "../../../shared/controls/controls.js";
import { autoNumberField, numberField } from "../../../shared/controls/number-field.js";
import type { Choice } from "../../../shared/controls/options.js";
import { capital } from "../../../shared/words/capital.js";

/** What a control makes of the learner as it is. */
type Edit = (learner: LearnerSpec) => LearnerSpec;
type Commit = (value: Setting | null) => void;

function numberSetting(field: NumberField, value: number | null, commit: Commit): TemplateResult {
  const { label, symbol, alias, hint, min, max, above = false, whole = false, step } = field;
  const spec = {
    id: `pp-${field.parameter}`,
    label: html`${label}${symbol ? html` <i>${symbol}</i>` : nothing}${alias ? ` (${alias})` : nothing}`,
    rule: { name: label, min, max, above, whole },
    step,
    ...(hint && { hint: capital(`${hint}.`) }),
  };
  return field.default === null
    ? autoNumberField({ ...spec, value, commit })
    : numberField({ ...spec, value: value ?? field.default, commit });
}

function choiceSetting(field: ChoiceField, value: string, commit: Commit): TemplateResult {
  return selectField({
    id: `pp-${field.parameter}`,
    label: field.label,
    choices: field.words,
    value,
    hint: field.words.find((word) => word.value === value)?.hint ?? "",
    choose: commit,
  });
}

function setting(spec: LearnerSpec, field: LearnerField, commit: Commit): TemplateResult {
  const value = settingOf(spec, field);
  if (field.kind === "choice") return choiceSetting(field, String(value), commit);
  return numberSetting(field, value === null ? null : Number(value), commit);
}

/** A control for each setting that matters. `place` tells learners apart, so that none inherits what was typed for another. */
export function learnerFields(spec: LearnerSpec, place: number, change: (edit: Edit) => void): unknown[] {
  return applyingFields(spec).map((field) =>
    keyed(
      `${place} ${spec.kind} ${field.path}`,
      setting(spec, field, (value) =>
        change((learner) => (learner.kind === spec.kind ? withSetting(learner, field, value) : learner)),
      ),
    ),
  );
}

export const learnerChoices: readonly Choice<LearnerKind>[] = descriptors.map(({ kind, title }) => ({
  value: kind,
  title,
}));
