import { html, nothing, type TemplateResult } from "lit";
import type { LearnerSpec } from "../../../../engine/types.js";
import { holds } from "../../../../state/document/lock.js";
import type { Dispatch } from "../../../../state/intent.js";
import { startOf } from "../../../../state/learners/settings.js";
import { takesInitial } from "../../../../state/learners/traits.js";
import { learnerSettings } from "../../../../words/en/learner-settings.js";
import { setupLearner } from "../../../../words/en/setup/learner.js";
import { drawerButton } from "../../../shared/buttons/drawer-button.js";
import { selectField } from "../../../shared/controls/controls.js";
import { lockable } from "../../../shared/controls/lockable.js";
import { numberField } from "../../../shared/controls/number-field.js";
import type { SetupFrame } from "../inputs.js";
import { initialWeights } from "./initial-weights.js";
import { learnerChoices, learnerFields } from "./learner-forms.js";

const MOST_EPOCHS = 2147483647;

/** The settings of the learner at the lead, and of every run. */
export function render(frame: SetupFrame, dispatch: Dispatch, draw: () => number): TemplateResult {
  const { learner } = frame.pane;
  const { state, lead } = frame;
  const change = (edit: (learner: LearnerSpec) => LearnerSpec): void =>
    dispatch(({ pane }) => ({ type: "configure", learner: edit(pane.learner) }));
  const say = frame.words.room(setupLearner);
  const { hints } = frame.words.room(learnerSettings);
  const { lock } = state.ui;
  const select = selectField({
    id: "pp-learner",
    label: say.learner,
    choices: learnerChoices(frame.words),
    value: learner.kind,
    hint: hints.kinds[learner.kind],
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
