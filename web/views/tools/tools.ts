import { html, nothing, type TemplateResult } from "lit";
import { className } from "../../state/data/class-names.js";
import { holds } from "../../state/document/lock.js";
import type { Tool } from "../../state/document/state.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { lock } from "../../words/en/shared/lock.js";
import { tools as said } from "../../words/en/stage/tools.js";
import { radio } from "../shared/controls/radio.js";
import type { FramePick } from "../shared/frame-paths.js";
import { classIcons, toolIcons } from "./icons.js";

const TOOLS: readonly Tool[] = ["hand", "positive", "negative", "class", "erase", "move"];

interface Segment {
  readonly group: string;
  readonly value: string;
  readonly icon: TemplateResult | undefined;
  readonly title: TemplateResult | string;
  readonly tip?: string;
  readonly checked: boolean;
  /** Why it cannot be chosen, in a sentence; null where it can. */
  readonly obstacle?: string | null;
  readonly choose: () => void;
}

function segment({ group, value, icon, title, tip = "", checked, obstacle = null, choose }: Segment): TemplateResult {
  return html`
    <label class="pp-segment" data-choice=${value} title=${obstacle ?? tip}>
      ${radio({ group, value, checked, choose, disabled: obstacle !== null })}
      <svg viewBox="0 0 20 20" aria-hidden="true">${icon}</svg>
      <span>${title}</span>
    </label>
  `;
}

const inPlaneOnly: ReadonlySet<Tool> = new Set(["positive", "negative", "class", "move"]);
const edited: ReadonlySet<Tool> = new Set([...inPlaneOnly, "erase"]);

/** What says whether examples can be drawn. */
type Drawn = FramePick<"examples" | "state.ui.lock" | "words">;

/**
 * Why examples are neither drawn nor moved: they are locked, or with more than two features a place on the stage says only
 * two of them.
 */
function drawingObstacle({ examples: { base }, state: { ui }, words }: Drawn): string | null {
  if (holds(ui.lock, "data")) return words.room(lock).locked;
  return base > 2 ? words.room(said).tooManyFeatures(base) : null;
}

/** What a pointer does to the examples. @param tool in hand. */
export function tools(tool: Tool, frame: Drawn & FramePick<"state.ui.paint">, dispatch: Dispatch): TemplateResult {
  const say = frame.words.room(said);
  const { ui } = frame.state;
  const obstacle = drawingObstacle(frame);
  const obstructed = holds(ui.lock, "data") ? edited : inPlaneOnly;
  return html`
    <fieldset class="pp-segments pp-tools-choice" aria-describedby=${obstacle === null ? nothing : "pp-tools-obstacle"}>
      <legend class="pp-visually-hidden">${say.tool}</legend>
      ${TOOLS.map((value) =>
        segment({
          group: "pp-tool",
          value,
          icon: value === "class" ? classIcons[ui.paint - 2] : toolIcons[value],
          title: say.names[value],
          tip: say.hints[value],
          checked: value === tool,
          obstacle: obstructed.has(value) ? obstacle : null,
          choose: () => dispatch({ type: "set-tool", tool: value }),
        }),
      )}
    </fieldset>
    ${obstacle === null ? nothing : html`<p class="pp-visually-hidden" id="pp-tools-obstacle">${obstacle}</p>`}
  `;
}

/** Which class the class tool draws. Choosing one takes up the tool. */
export function classChoice(
  frame: Drawn & FramePick<"state.data" | "state.ui.tool" | "state.ui.paint">,
  dispatch: Dispatch,
): TemplateResult {
  const say = frame.words.room(said);
  const { state } = frame;
  const { tool, paint } = state.ui;
  const choose = (label: number): void => {
    dispatch({ type: "set-class", label });
    dispatch({ type: "set-tool", tool: "class" });
  };
  return html`
    <fieldset class="pp-segments pp-tools-choice pp-tools-classes" aria-describedby="pp-class-hint">
      <legend class="pp-visually-hidden">${say.classes}</legend>
      ${classIcons.map((icon, index) => {
        const label = index + 2;
        const [kind, number] = say.className(String(label));
        return segment({
          group: "pp-class",
          value: String(label),
          icon,
          title: html`<span class="pp-visually-hidden">${kind}</span>${number}`,
          tip: say.classHint(className(state.data, label)),
          checked: tool === "class" && label === paint,
          obstacle: drawingObstacle(frame),
          choose: () => choose(label),
        });
      })}
    </fieldset>
    <p class="pp-visually-hidden" id="pp-class-hint">${say.classesHint}</p>
  `;
}
