import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { LearnerKind, LearnerSpec } from "../../../../engine/types.js";
import { randomNumbers } from "../../../../state/data/random-numbers.js";
import { isZero } from "../../../../state/document/initial-weights.js";
import { holds } from "../../../../state/document/lock.js";
import { subscript } from "../../../../state/document/notation/feature-text.js";
import { biasLetter, biasNumber } from "../../../../state/document/notation/notation.js";
import type { Words } from "../../../../state/document/notation/words.js";
import type { Initial } from "../../../../state/document/state.js";
import type { ChoiceField, LearnerField, NumberField } from "../../../../state/learners/descriptor.js";
import { descriptors } from "../../../../state/learners/index.js";
import { applyingFields, type Setting, settingOf, startOf, withSetting } from "../../../../state/learners/settings.js";
import { takesInitial } from "../../../../state/learners/traits.js";
import type { Frame } from "../../../../state/runs/frame.js";
import type { Dispatch } from "../../../../state/runs/intent.js";
import { startFrom, startingWeights } from "../../../../state/runs/starting-weights.js";
import type { Choice } from "../../../../ui/controls/choices.js";
import { field, selectField } from "../../../../ui/controls/controls.js";
import { learnerSettings } from "../../../../words/generated/en/learnerSettings.js";
import { learners } from "../../../../words/generated/en/learners.js";
import { setupLearner } from "../../../../words/generated/en/setupLearner.js";
import { named } from "../../../../words/room.js";
import { lockable } from "../../../shared/controls/lockable.js";
import {
  committing,
  type NumberSpec,
  nudged,
  numberField,
  numberText,
  parseNumber,
} from "../../../shared/controls/number-field.js";
import { drawerButton } from "../../../shared/openers.js";

const AUTO = "auto";

/** A field for a number that the data gives (null) where none is written: empty it for that. */
export function autoNumberField({
  value,
  rule,
  step,
  commit,
  words,
  ...rest
}: NumberSpec<number | null>): TemplateResult {
  const take = committing(value, commit);
  const automatic = (text: string): boolean => text.trim() === "" || text.trim().toLowerCase() === AUTO;
  return field({
    ...rest,
    value: value === null ? AUTO : numberText(value, words),
    keyboard: rule.whole ? "numeric" : "decimal",
    submit: (text) => {
      const parsed = automatic(text) ? ({ ok: true, value: null } as const) : parseNumber(text, rule, words);
      if (!parsed.ok) return parsed.message;
      take(parsed.value);
      return null;
    },
    nudge: (text, direction) =>
      automatic(text) ? numberText(rule.min ?? 0, words) : nudged(text, direction, rule, step, words),
  });
}

/** The core refuses initial weights beyond this. */
const LARGEST_WEIGHT = 1e100;
/** Nobody sets more weights one by one. */
const MOST_FIELDS = 16;

function numberInput(
  id: string,
  symbol: TemplateResult,
  name: string,
  value: number,
  words: Words,
  commit: (value: number) => void,
): TemplateResult {
  const rule = { name, min: -LARGEST_WEIGHT, max: LARGEST_WEIGHT };
  return numberField({ words, id, label: symbol, name, layout: "stacked", value, rule, step: 0.1, commit });
}

function fields(
  frame: Frame,
  { weights, bias }: Initial,
  start: (next: (now: Frame) => Initial) => void,
): TemplateResult {
  const say = frame.words.room(setupLearner);
  if (weights.length > MOST_FIELDS)
    return html`<p class="pp-hint">${say.tooManyWeights({ weights: weights.length })}</p>`;
  const { ui } = frame.state;
  const letter = biasLetter(ui);
  return html`
    <div class="pp-weights">
      ${weights.map((weight, index) =>
        numberInput(
          `pp-initial-${index + 1}`,
          html`<i>w</i>${subscript(index + 1)}`,
          say.initial({ symbol: `w${index + 1}` }),
          weight,
          frame.words,
          (value) =>
            start((now) => {
              const initial = startingWeights(now);
              return { ...initial, weights: initial.weights.map((own, at) => (at === index ? value : own)) };
            }),
        ),
      )}
      ${
        frame.state.bias
          ? numberInput(
              "pp-initial-bias",
              html`<i>${letter}</i>`,
              say.initial({ symbol: letter }),
              biasNumber(bias, ui),
              frame.words,
              (value) => start((now) => ({ ...startingWeights(now), bias: biasNumber(value, ui) })),
            )
          : nothing
      }
    </div>
  `;
}

/** @param draws how many random starts were drawn before, and what counts the next. */
function initialWeights(frame: Frame, draws: () => number, dispatch: Dispatch): TemplateResult {
  const say = frame.words.room(setupLearner);
  const weights = startingWeights(frame);
  const start = (next: (now: Frame) => Initial): void => dispatch((now) => startFrom(now, next(now)));
  const random = ({ pane, order, state }: Frame): Initial => {
    const [bias = 0, ...weights] = randomNumbers(pane.features.length + 1, order.seed ?? 0, draws());
    return { weights, bias: state.bias ? bias : 0 };
  };
  return html`
    <div class="pp-stack pp-group" role="group" aria-labelledby="pp-initial-label">
      <span class="pp-label" id="pp-initial-label">${say.initialWeights}</span>
      ${fields(frame, weights, start)}
      <div class="pp-button-row">
        <button class="pp-button" type="button" @click=${() => start(random)}>${say.randomise}</button>
        <button
          class="pp-button"
          type="button"
          ?disabled=${isZero(weights)}
          @click=${() => start(({ pane }) => ({ weights: pane.features.map(() => 0), bias: 0 }))}
        >
          ${say.setToZero}
        </button>
      </div>
    </div>
  `;
}

const MOST_EPOCHS = 2147483647;

/** The settings of the learner at the lead, and of every run. */
export function render(frame: Frame, dispatch: Dispatch, draw: () => number): TemplateResult {
  const { learner } = frame.pane;
  const { state, lead } = frame;
  const change = (edit: (learner: LearnerSpec) => LearnerSpec): void =>
    dispatch(({ pane }) => ({ type: "configure", learner: edit(pane.learner) }));
  const say = frame.words.room(setupLearner);
  const { kindHints } = frame.words.room(learnerSettings);
  const { lock } = state.ui;
  const select = selectField({
    id: "pp-learner",
    label: say.learner,
    choices: learnerChoices(frame.words),
    value: learner.kind,
    hint: kindHints[learner.kind],
    layout: "wide",
    wants: "learners",
    choose: (kind) => change((now) => startOf(kind, now)),
  });
  const epochs = numberField({
    words: frame.words,
    id: "pp-max-epochs",
    label: say.maxEpochs,
    value: state.maxEpochs,
    rule: { name: say.maxEpochs, min: 1, max: MOST_EPOCHS, whole: true },
    step: 1,
    commit: (maxEpochs) => dispatch({ type: "configure", maxEpochs }),
  });
  return html`
    ${lockable(holds(lock, "learners"), [select, learnerFields(learner, lead, frame.words, change)], frame.words)}
    ${takesInitial(learner) ? lockable(holds(lock, "initial"), initialWeights(frame, draw, dispatch), frame.words) : nothing}
    ${lockable(holds(lock, "maxEpochs"), epochs, frame.words)}
    ${drawerButton(say.cures, "cures", frame, dispatch)}
  `;
}

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
  const hints: Readonly<Record<string, string>> = say.fieldHints;
  const aliases: Readonly<Record<string, string>> = say.aliases;
  const [label, hint] = [say.labels[field.parameter], hints[field.parameter]];
  const alias = aliases[`${spec.kind}-${field.parameter}`];
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
    label: say.labels[field.parameter],
    choices: field.values.map((one) => ({ value: one, title: named(say.values, one) })),
    value,
    hint: named(say.valueHints, value),
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
