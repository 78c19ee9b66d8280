import { html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Tool, UiState } from "../../state/document/state.js";
import type { Examples, PaneView } from "../../state/frame.js";
import type { Dispatch } from "../../state/intent.js";
import { tellsClasses } from "../../state/learners/traits.js";
import { classIcons, toolIcons } from "./icons.js";

const TITLES: Readonly<Record<Tool, string>> = {
  positive: "Positive",
  negative: "Negative",
  class: "Class",
  erase: "Erase",
  move: "Move",
};

const TOOLS = Object.keys(TITLES) as readonly Tool[];

function segment(
  name: string,
  value: string,
  content: { readonly icon: TemplateResult | undefined; readonly title: TemplateResult | string },
  checked: boolean,
  choose: () => void,
): TemplateResult {
  return html`
    <label class="pp-segment">
      <input type="radio" name=${name} value=${value} .checked=${live(checked)} @change=${choose} />
      <svg viewBox="0 0 20 20" aria-hidden="true">${content.icon}</svg>
      <span>${content.title}</span>
    </label>
  `;
}

/** What the pointer does to the examples. */
export function tools(ui: Pick<UiState, "tool" | "paint">, withClass: boolean, dispatch: Dispatch): TemplateResult {
  const shown = TOOLS.filter((tool) => withClass || tool !== "class");
  const icon = (tool: Tool): TemplateResult | undefined =>
    tool === "class" ? classIcons[ui.paint - 2] : toolIcons[tool];
  return html`
    <fieldset class="pp-segments pp-tools-choice">
      <legend class="pp-visually-hidden">Tool</legend>
      ${shown.map((tool) =>
        segment("pp-tool", tool, { icon: icon(tool), title: TITLES[tool] }, tool === ui.tool, () =>
          dispatch({ type: "set-tool", tool }),
        ),
      )}
    </fieldset>
  `;
}

/** Whether the data or the learner has more than two classes: otherwise the page hardly speaks of them. */
export function hasMoreClasses({ learner }: Pick<PaneView, "learner">, { label }: Pick<Examples, "label">): boolean {
  return tellsClasses(learner) || label.some((number) => number > 1);
}

/** The way to more classes while there are two. It stays where it is, so that the focus does. */
export function moreClasses(on: boolean, toggle: () => void): TemplateResult {
  return html`
    <button
      class="pp-button pp-button-quiet"
      type="button"
      aria-pressed=${on ? "true" : "false"}
      @click=${toggle}
    >
      More classes
    </button>
  `;
}

/** Which class the class tool draws. Choosing one takes up the tool. */
export function classChoice(ui: Pick<UiState, "tool" | "paint">, dispatch: Dispatch): TemplateResult {
  const choose = (label: number): void => {
    dispatch({ type: "set-class", label });
    dispatch({ type: "set-tool", tool: "class" });
  };
  return html`
    <fieldset class="pp-segments pp-tools-choice" aria-describedby="pp-class-hint">
      <legend class="pp-visually-hidden">Class to draw</legend>
      ${classIcons.map((icon, index) => {
        const label = index + 2;
        const title = html`<span class="pp-visually-hidden">Class </span>${label}`;
        const checked = ui.tool === "class" && label === ui.paint;
        return segment("pp-class", String(label), { icon, title }, checked, () => choose(label));
      })}
    </fieldset>
    <p class="pp-visually-hidden" id="pp-class-hint">Positive draws class 1, negative class 0.</p>
  `;
}
