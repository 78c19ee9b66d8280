import { html, nothing, type TemplateResult } from "lit";
import type { LearnerKind, LearnerSpec } from "../../../../engine/types.js";
import { mostLearners } from "../../../../state/document/limits.js";
import { holds } from "../../../../state/document/lock.js";
import { descriptors } from "../../../../state/learners/index.js";
import { startOf } from "../../../../state/learners/settings.js";
import type { Frame } from "../../../../state/runs/frame.js";
import type { Dispatch } from "../../../../state/runs/intent.js";
import { radio } from "../../../../ui/controls/choices.js";
import { removeIcon } from "../../../../ui/controls/controls.js";
import { learners as learnerWords } from "../../../../words/generated/en/learners.js";
import { setupCompare } from "../../../../words/generated/en/setupCompare.js";
import { lockable } from "../../../shared/controls/lockable.js";
import { pressLearner } from "../../../shared/press-learner.js";
import { type LearnerName, namesOf } from "../../../shared/words/names.js";

const ADD = "pp-compare-add";

/** The button that is pressed goes with its row: the focus first moves to one that stays. */
function keepFocus(event: Event, index: number, count: number): void {
  const list = (event.currentTarget as HTMLElement).closest(".pp-compare");
  if (count === 2) list?.parentElement?.querySelector<HTMLElement>(`#${ADD}`)?.focus();
  else if (index === count - 1) list?.querySelectorAll<HTMLElement>("button")[index - 1]?.focus();
}

function row(name: LearnerName, index: number, frame: Frame, dispatch: Dispatch): TemplateResult {
  const say = frame.words.room(setupCompare);
  const painted = frame.state.learners.map((one) => ({ learner: one }));
  const remove = (event: Event): void => {
    keepFocus(event, index, frame.state.learners.length);
    pressLearner("remove", painted, index, dispatch);
  };
  return html`
    <div class="pp-spread">
      <label class="pp-check pp-grow">
        ${radio({
          group: "pp-lead",
          value: index,
          checked: index === frame.lead,
          choose: () => pressLearner("lead", painted, index, dispatch),
        })}
        <span>${name.title}${name.settings ? html` <span class="pp-lesser">${name.settings}</span>` : nothing}</span>
      </label>
      ${lockable(
        holds(frame.state.ui.lock, "learners"),
        html`<button
          class="pp-button pp-button-quiet pp-button-icon"
          type="button"
          title=${say.removeName({ learner: name.full })}
          @click=${remove}
        >
          ${removeIcon}
        </button>`,
        frame.words,
      )}
    </div>
  `;
}

/** The first kind that is not compared yet. */
function nextKind(learners: readonly LearnerSpec[]): LearnerKind {
  const unused = descriptors.find(({ kind }) => learners.every((learner) => learner.kind !== kind));
  return unused?.kind ?? "perceptron";
}

function adding(frame: Frame, dispatch: Dispatch): TemplateResult {
  const { learners } = frame.state;
  const full = learners.length >= mostLearners;
  const next = nextKind(learners);
  const say = frame.words.room(setupCompare);
  const { short } = frame.words.room(learnerWords);
  const add = (event: Event): void => {
    const select = (event.currentTarget as HTMLElement).parentElement?.querySelector("select");
    const chosen = descriptors.find(({ kind }) => kind === select?.value);
    if (chosen) dispatch(({ pane }) => ({ type: "add-learner", learner: startOf(chosen.kind, pane.learner) }));
  };
  return html`
    <div class="pp-adding" data-wants="learners compare">
      <label class="pp-label" for=${ADD}>${say.compareWith}</label>
      <select class="pp-select" id=${ADD} ?disabled=${full} aria-describedby=${full ? "pp-compare-full" : nothing}>
        ${descriptors.map(({ kind }) => html`<option value=${kind} .selected=${kind === next}>${short[kind]}</option>`)}
      </select>
      <button class="pp-button" type="button" ?disabled=${full} @click=${add}>${say.add}</button>
    </div>
    ${full ? html`<p class="pp-hint" id="pp-compare-full">${say.full({ most: mostLearners })}</p>` : nothing}
  `;
}

/** Which learners run side by side, and which of them the bench and the story are about. */
export function render(frame: Frame, dispatch: Dispatch): TemplateResult {
  const { learners } = frame.state;
  return html`
    ${
      learners.length > 1
        ? html`
            <fieldset class="pp-compare">
              <legend class="pp-visually-hidden">${frame.words.room(setupCompare).shown}</legend>
              ${namesOf(learners, frame.words).map((name, index) => row(name, index, frame, dispatch))}
            </fieldset>
          `
        : nothing
    }
    ${lockable(holds(frame.state.ui.lock, "learners"), adding(frame, dispatch), frame.words)}
  `;
}
