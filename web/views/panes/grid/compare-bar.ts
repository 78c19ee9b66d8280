import { html, nothing, type TemplateResult } from "lit";
import type { CompareMode } from "../../../state/document/state.js";
import type { Dispatch } from "../../../state/intent.js";
import { options } from "../../shared/controls/options.js";
import { radio } from "../../shared/controls/radio.js";
import type { Reading } from "../../shared/reading.js";
import type { LearnerName } from "../../shared/words/learner-name.js";
import { disagreementText, firstPair, type Pair, pairAfter } from "./disagreement.js";

const modes: readonly (readonly [CompareMode, string])[] = [
  ["panes", "Side by side"],
  ["overlay", "Overlay"],
];

type BarFrame = Reading<"examples" | "disagreements" | "lead" | "state.ui.compare" | "state.ui.difference">;

/** Above the stages: how they are shown, and which two of the learners are held against each other. */
export function bar(frame: BarFrame, names: readonly LearnerName[], dispatch: Dispatch): TemplateResult {
  const { difference } = frame.state.ui;
  return html`
    <div class="pp-panes-bar">
      ${modeChoice(frame.state.ui.compare, dispatch)}
      <button class="pp-button" type="button" aria-pressed=${difference !== null} @click=${() => toggle(dispatch)}>
        Show where two learners disagree
      </button>
      ${
        difference
          ? html`
              <div class="pp-panes-pair" role="group" aria-label="The two learners">
                ${pick(difference, names, 0, dispatch)}
                <span class="pp-label" aria-hidden="true">and</span>
                ${pick(difference, names, 1, dispatch)}
              </div>
              <p class="pp-panes-difference">${disagreementText(frame.disagreements, frame.examples.count)}</p>
            `
          : nothing
      }
    </div>
  `;
}

/** One button for both, so that the focus stays where it is. */
function toggle(dispatch: Dispatch): void {
  dispatch(({ lead, panes, state }) => ({
    type: "set-difference",
    pair: state.ui.difference ? null : firstPair(lead, panes.length),
  }));
}

function modeChoice(mode: CompareMode, dispatch: Dispatch): TemplateResult {
  return html`
    <fieldset class="pp-segments pp-panes-mode">
      <legend class="pp-visually-hidden">Learners are shown</legend>
      ${modes.map(
        ([value, title]) => html`
          <label class="pp-segment">
            ${radio({
              group: "pp-compare-mode",
              value,
              checked: value === mode,
              choose: () => dispatch({ type: "set-compare", compare: value }),
            })}
            <span>${title}</span>
          </label>
        `,
      )}
    </fieldset>
  `;
}

function pick(pair: Pair, names: readonly LearnerName[], place: 0 | 1, dispatch: Dispatch): TemplateResult {
  const choose = (event: Event): void => {
    const chosen = Number((event.target as HTMLSelectElement).value);
    dispatch(({ state: { ui } }) =>
      ui.difference ? { type: "set-difference", pair: pairAfter(ui.difference, place, chosen) } : null,
    );
  };
  const choices = names.map(({ full }, index) => ({ value: String(index), title: full }));
  return html`
    <select class="pp-select" aria-label=${place === 0 ? "First learner" : "Second learner"} @change=${choose}>
      ${options(choices, String(pair[place]))}
    </select>
  `;
}
