import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import type { CompareMode } from "../../../state/document/state.js";
import type { Frame } from "../../../state/runs/frame.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import { panes } from "../../../words/en/stage/panes.js";
import { options } from "../../shared/controls/options.js";
import { radio } from "../../shared/controls/radio.js";
import type { FramePick } from "../../shared/frame-paths.js";
import type { LearnerName } from "../../shared/words/learner-name.js";

/** "They disagree on examples 3 and 7 (2 of 40)." People count examples from one. */
export function disagreementText(disagreements: Frame["disagreements"], examples: number, words: Words): string {
  const say = words.room(panes);
  if (disagreements === null) return say.nothingToCompare;
  if (disagreements === "counting") return say.counting;
  if (disagreements.length === 0) return say.agree(examples);
  return say.disagree(
    Array.from(disagreements, (index) => index + 1),
    examples,
  );
}

/** Two different learners. */
type Pair = readonly [number, number];

/** What is held against what at first: the lead, and the learner after it. */
export function firstPair(lead: number, learners: number): Pair {
  return [lead, (lead + 1) % learners];
}

/** The pair after one of the two was chosen. Choosing the other one's learner swaps them. */
export function pairAfter([a, b]: Pair, place: 0 | 1, chosen: number): Pair {
  if (place === 0) return [chosen, chosen === b ? a : b];
  return [chosen === a ? b : a, chosen];
}

type BarFrame = FramePick<"examples" | "disagreements" | "lead" | "state.ui.compare" | "state.ui.difference" | "words">;

/** Above the stages: how they are shown, and which two of the learners are held against each other. */
export function bar(frame: BarFrame, names: readonly LearnerName[], dispatch: Dispatch): TemplateResult {
  const { words } = frame;
  const say = words.room(panes);
  const { difference } = frame.state.ui;
  return html`
    <div class="pp-panes-bar">
      ${modeChoice(frame.state.ui.compare, words, dispatch)}
      <button class="pp-button" type="button" aria-pressed=${difference !== null} @click=${() => toggle(dispatch)}>
        ${say.showDifference}
      </button>
      ${
        difference
          ? html`
              <div class="pp-panes-pair" role="group" aria-label=${say.pair}>
                ${pick(difference, names, 0, words, dispatch)}
                <span class="pp-label" aria-hidden="true">${say.and}</span>
                ${pick(difference, names, 1, words, dispatch)}
              </div>
              <p class="pp-panes-difference">${disagreementText(frame.disagreements, frame.examples.count, words)}</p>
            `
          : nothing
      }
    </div>
  `;
}

/** One button for both, so that the focus stays where it is. */
function toggle(dispatch: Dispatch): void {
  dispatch(({ lead, panes: { length }, state }) => ({
    type: "set-difference",
    pair: state.ui.difference ? null : firstPair(lead, length),
  }));
}

function modeChoice(mode: CompareMode, words: Words, dispatch: Dispatch): TemplateResult {
  const say = words.room(panes);
  const modes: readonly (readonly [CompareMode, string])[] = [
    ["panes", say.sideBySide],
    ["overlay", say.overlay],
  ];
  return html`
    <fieldset class="pp-segments pp-panes-mode">
      <legend class="pp-visually-hidden">${say.arrangement}</legend>
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

function pick(
  pair: Pair,
  names: readonly LearnerName[],
  place: 0 | 1,
  words: Words,
  dispatch: Dispatch,
): TemplateResult {
  const say = words.room(panes);
  const choose = (event: Event): void => {
    const chosen = Number((event.target as HTMLSelectElement).value);
    dispatch(({ state: { ui } }) =>
      ui.difference ? { type: "set-difference", pair: pairAfter(ui.difference, place, chosen) } : null,
    );
  };
  const choices = names.map(({ full }, index) => ({ value: String(index), title: full }));
  return html`
    <select class="pp-select" aria-label=${place === 0 ? say.first : say.second} @change=${choose}>
      ${options(choices, String(pair[place]))}
    </select>
  `;
}
