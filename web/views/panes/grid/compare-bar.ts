import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { CompareMode } from "../../../state/document/state.js";
import type { Dispatch } from "../../../state/intent.js";
import { options } from "../../shared/controls/options.js";
import type { Reading } from "../../shared/reading.js";
import type { LearnerName } from "../../shared/words/learner-name.js";
import { disagreementText, pairAfter } from "./disagreement.js";

const modes: readonly (readonly [CompareMode, string])[] = [
  ["panes", "Side by side"],
  ["overlay", "Overlay"],
];

type BarFrame = Reading<"examples" | "disagreements" | "state.ui.compare" | "state.ui.difference">;

/** Above the stages: how they are shown, and which two of the learners are held against each other. */
export function bar(frame: BarFrame, names: readonly LearnerName[], dispatch: Dispatch): TemplateResult {
  const { difference } = frame.state.ui;
  return html`
    <div class="pp-panes-bar">
      ${modeChoice(frame.state.ui.compare, dispatch)}
      <div class="pp-panes-pair" role="group" aria-label="Disagreement between two learners">
        <span class="pp-label" aria-hidden="true">Disagreement between</span>
        ${pick(frame, names, 0, dispatch)}
        <span class="pp-label" aria-hidden="true">and</span>
        ${pick(frame, names, 1, dispatch)}
      </div>
      ${
        difference
          ? html`<p class="pp-panes-difference">${disagreementText(frame.disagreements, frame.examples.count)}</p>`
          : nothing
      }
    </div>
  `;
}

function modeChoice(mode: CompareMode, dispatch: Dispatch): TemplateResult {
  return html`
    <fieldset class="pp-segments pp-panes-mode">
      <legend class="pp-visually-hidden">Learners are shown</legend>
      ${modes.map(
        ([value, title]) => html`
          <label class="pp-segment">
            <input
              type="radio"
              name="pp-compare-mode"
              value=${value}
              .checked=${live(value === mode)}
              @change=${() => dispatch({ type: "set-compare", compare: value })}
            />
            <span>${title}</span>
          </label>
        `,
      )}
    </fieldset>
  `;
}

function pick(
  frame: Reading<"state.ui.difference">,
  names: readonly LearnerName[],
  place: 0 | 1,
  dispatch: Dispatch,
): TemplateResult {
  const { difference } = frame.state.ui;
  const choose = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    const chosen = value === "" ? null : Number(value);
    const { panes, state } = dispatch.now();
    dispatch({ type: "set-difference", pair: pairAfter(state.ui.difference, place, chosen, panes.length) });
  };
  const choices = [
    { value: "", title: "none" },
    ...names.map(({ full }, index) => ({ value: String(index), title: full })),
  ];
  return html`
    <select class="pp-select" aria-label=${place === 0 ? "First learner" : "Second learner"} @change=${choose}>
      ${options(choices, difference ? String(difference[place]) : "")}
    </select>
  `;
}
