import { html, nothing, type TemplateResult } from "lit";
import type { Dispatch } from "../../state/intent.js";
import { checkbox } from "../shared/controls/controls.js";
import { presetSelect } from "../shared/controls/preset-choice.js";
import { editIcons } from "./icons.js";
import type { BenchFrame, Counts } from "./inputs.js";
import type { Sections } from "./sections.js";
import { classChoice, hasMoreClasses, moreClasses, tools } from "./tools.js";

function edits(frame: BenchFrame, dispatch: Dispatch): TemplateResult {
  const icon = (name: keyof typeof editIcons): TemplateResult =>
    html`<svg viewBox="0 0 20 20" aria-hidden="true">${editIcons[name]}</svg>`;
  return html`
    <div class="pp-button-row">
      <button class="pp-button" type="button" ?disabled=${!frame.canUndo} @click=${() => dispatch({ type: "undo" })}>
        ${icon("undo")}Undo
      </button>
      <button class="pp-button" type="button" ?disabled=${!frame.canRedo} @click=${() => dispatch({ type: "redo" })}>
        ${icon("redo")}Redo
      </button>
      <button
        class="pp-button"
        type="button"
        ?disabled=${frame.examples.count === 0 || frame.state.data.kind === "reviews"}
        @click=${() => dispatch({ type: "clear" })}
      >
        Clear
      </button>
    </div>
  `;
}

function source(frame: BenchFrame, counts: Counts, sections: Sections | null, dispatch: Dispatch): TemplateResult {
  const { data } = frame.state;
  const drawn = data.kind === "points";
  const info = data.kind === "preset" ? frame.presets.find((preset) => preset.name === data.name) : undefined;
  return html`
    <div class="pp-field">
      <label class="pp-label" for="pp-bench-preset">Preset</label>
      ${presetSelect("pp-bench-preset", frame, dispatch)}
    </div>
    ${info && data.kind === "preset" ? sections?.presetFields(info, data, dispatch) : nothing}
    <p class="pp-hint pp-counts">${drawn ? "drawn: " : nothing}${countText(counts.classes)}</p>
  `;
}

function countText(classes: readonly number[]): TemplateResult {
  const [negative = 0, positive = 0] = classes;
  if (classes.length > 2) return html`${classes.map((count, number) => `${count} of class ${number}`).join(", ")}`;
  return html`<b class="pp-count-positive">${positive}</b> positive, <b class="pp-count-negative">${negative}</b> negative`;
}

interface DataInputs {
  readonly counts: Counts;
  /** Whether the tool for more than two classes has been asked for. */
  readonly classes: boolean;
  readonly toggleClasses: () => void;
}

/** @param sections the others, of which some have fields here; null until they have loaded. */
export function dataSection(
  frame: BenchFrame,
  { counts, classes, toggleClasses }: DataInputs,
  sections: Sections | null,
  dispatch: Dispatch,
): TemplateResult {
  const { ui } = frame.state;
  const inPlane = frame.state.data.kind !== "reviews";
  const several = hasMoreClasses(frame.pane, counts.classes.length);
  const withClass = several || classes;
  return html`
    ${
      inPlane
        ? html`${tools(ui, withClass, dispatch)} ${withClass ? classChoice(ui, dispatch) : nothing} ${sections?.brush(ui.brush, dispatch)}`
        : sections?.reviewsHint
    }
    ${edits(frame, dispatch)}
    <div class="pp-group">${source(frame, counts, sections, dispatch)}</div>
    ${sections ? html`<div class="pp-group">${sections.splitFields(frame, counts.heldOut, dispatch)}</div>` : nothing}
    ${checkbox("Keep weights when data changes", ui.keepWeights, (keep) => dispatch({ type: "set-keep-weights", keep }))}
    ${several || !inPlane ? nothing : moreClasses(classes, toggleClasses)}
  `;
}
