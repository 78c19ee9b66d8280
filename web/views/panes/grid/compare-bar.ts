import { html, nothing, type TemplateResult } from "lit";
import type { CompareMode } from "../../../state/document/state.js";
import type { Frame } from "../../../state/frame.js";
import type { Dispatch } from "../../../state/intent.js";
import { formatCount } from "../../../state/notation/numbers.js";
import { listed } from "../../../state/notation/sentence.js";
import { options } from "../../shared/controls/options.js";
import { radio } from "../../shared/controls/radio.js";
import type { FramePick } from "../../shared/frame-paths.js";
import type { LearnerName } from "../../shared/words/learner-name.js";

/** Examples named in the sentence; of more, the first so many. */
const mostNamed = 12;

/** "They disagree on examples 3 and 7 (2 of 40)." People count examples from one. */
export function disagreementText(disagreements: Frame["disagreements"], examples: number): string {
  if (disagreements === null) return "One of them is not trained: there is nothing to compare.";
  if (disagreements === "counting") return "Counting where they disagree…";
  const { length } = disagreements;
  if (length === 0) {
    const all = examples === 1 ? "the one example" : `all ${formatCount(examples)} examples`;
    return `They agree on ${all}. Scrub the timeline: at other moments they may not.`;
  }
  const named = disagreements.slice(0, mostNamed).map((index) => formatCount(index + 1));
  const list = length > mostNamed ? `${named.join(", ")} and ${formatCount(length - mostNamed)} more` : listed(named);
  return `They disagree on ${length === 1 ? "example" : "examples"} ${list} (${formatCount(length)} of ${formatCount(examples)}).`;
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

const modes: readonly (readonly [CompareMode, string])[] = [
  ["panes", "Side by side"],
  ["overlay", "Overlay"],
];

type BarFrame = FramePick<"examples" | "disagreements" | "lead" | "state.ui.compare" | "state.ui.difference">;

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
