import { html, nothing, type TemplateResult } from "lit";
import type { PresetInfo } from "../../../../engine/types.js";
import type { Dispatch } from "../../../../state/intent.js";
import { setupData } from "../../../../words/en/setup/data.js";
import { options } from "../../../shared/controls/options.js";
import type { FramePick } from "../../../shared/frame-paths.js";
import { presetTitle } from "../../../shared/words/data-words.js";

const GROUPS: readonly PresetInfo["separable"][] = ["yes", "depends", "no"];

/** The value of the entry that stands for data that is no preset: none has an empty name. */
const OWN = "";

/** A select of the presets, in groups by what a line can do. Choosing one replaces the data, which can be undone. */
export function presetSelect(
  id: string,
  frame: FramePick<"state.data" | "presets" | "words">,
  dispatch: Dispatch,
): TemplateResult {
  const { data } = frame.state;
  const say = frame.words.room(setupData);
  // Reviews are among the presets by the name of their kind.
  const current = data.kind === "preset" ? data.name : data.kind === "reviews" ? data.kind : OWN;
  const pick = (event: Event): void => {
    const name = (event.target as HTMLSelectElement).value;
    if (name !== OWN) dispatch({ type: "load-preset", name, options: {} });
  };
  return html`
    <select class="pp-select" id=${id} data-wants="learners" @change=${pick}>
      ${current === OWN ? options([{ value: OWN, title: data.kind === "table" ? say.own.table : say.own.points }], current) : nothing}
      ${GROUPS.map((separable) => {
        const members = frame.presets.filter((preset) => preset.separable === separable);
        if (members.length === 0) return nothing;
        const choices = members.map((preset) => ({ value: preset.name, title: presetTitle(preset.name, frame.words) }));
        return html`<optgroup label=${say.separable[separable]}>${options(choices, current)}</optgroup>`;
      })}
    </select>
  `;
}
