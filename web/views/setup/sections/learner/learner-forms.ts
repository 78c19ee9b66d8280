import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { LearnerKind, LearnerSpec } from "../../../../engine/types.js";
import type { ChoiceField, LearnerField, NumberField } from "../../../../state/learners/descriptor.js";
import { descriptors } from "../../../../state/learners/index.js";
import { applyingFields, type Setting, settingOf, withSetting } from "../../../../state/learners/settings.js";
import type { Words } from "../../../../state/words.js";
import { learnerSettings } from "../../../../words/en/learner-settings.js";
import { learners } from "../../../../words/en/learners.js";
import { autoNumberField } from "../../../shared/controls/auto-number-field.js";
import { selectField } from "../../../shared/controls/controls.js";
import { numberField } from "../../../shared/controls/number-field.js";
import type { Choice } from "../../../shared/controls/options.js";

/** What a control makes of the learner as it is. */
type Edit = (learner: LearnerSpec) => LearnerSpec;
type Commit = (value: Setting | null) => void;

type Say = typeof learnerSettings.english;

function numberSetting(
  spec: LearnerSpec,
  field: NumberField,
  value: number | null,
  words: Words,
  commit: Commit,
): TemplateResult {
  const say = words.room(learnerSettings);
  const { symbol, min, max, above = false, whole = false, step } = field;
  const [label, hint] = [say.labels[field.path], say.hints.fields[field.path]];
  const alias = say.aliases[`${spec.kind}.${field.path}`];
  const told = {
    id: `pp-${field.parameter}`,
    label: html`${label}${symbol ? html` <i>${symbol}</i>` : nothing}${alias ? ` (${alias})` : nothing}`,
    rule: { name: label, min, max, above, whole },
    step,
    ...(hint && { hint }),
  };
  return field.default === null
    ? autoNumberField({ ...told, words, value, commit })
    : numberField({ ...told, words, value: value ?? field.default, commit });
}

function choiceSetting(field: ChoiceField, value: string, say: Say, commit: Commit): TemplateResult {
  return selectField({
    id: `pp-${field.parameter}`,
    label: say.labels[field.path],
    choices: field.values.map((one) => ({ value: one, title: say.values[one] ?? one })),
    value,
    hint: say.hints.values[value] ?? "",
    choose: commit,
  });
}

function setting(spec: LearnerSpec, field: LearnerField, words: Words, commit: Commit): TemplateResult {
  const value = settingOf(spec, field);
  if (field.kind === "choice") return choiceSetting(field, String(value), words.room(learnerSettings), commit);
  return numberSetting(spec, field, value === null ? null : Number(value), words, commit);
}

/** A control for each setting that matters. `place` tells learners apart, so that none inherits what was typed for another. */
export function learnerFields(spec: LearnerSpec, place: number, words: Words, change: (edit: Edit) => void): unknown[] {
  return applyingFields(spec).map((field) =>
    keyed(
      `${place} ${spec.kind} ${field.path}`,
      setting(spec, field, words, (value) =>
        change((learner) => (learner.kind === spec.kind ? withSetting(learner, field, value) : learner)),
      ),
    ),
  );
}

export function learnerChoices(words: Words): readonly Choice<LearnerKind>[] {
  const { titles } = words.room(learners);
  return descriptors.map(({ kind }) => ({ value: kind, title: titles[kind] }));
}
