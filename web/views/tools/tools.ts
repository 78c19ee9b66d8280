import { html, nothing, svg, type TemplateResult } from "lit";
import { className } from "../../state/data/class-names.js";
import { holds } from "../../state/document/lock.js";
import type { Tool } from "../../state/document/state.js";
import type { Frame } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { radio } from "../../ui/controls/choices.js";
import { lock } from "../../words/generated/en/lock.js";
import { tools as said } from "../../words/generated/en/tools.js";
import type { Phrase } from "../../words/phrase.js";

/** Drawn on a 20 × 20 grid. The labels look as they do on the stage. */
export const toolIcons: Readonly<Record<Exclude<Tool, "class">, TemplateResult>> = {
  hand: svg`<path d="M6.2 11.2V5.6a1.2 1.2 0 0 1 2.4 0V9.4V4.2a1.2 1.2 0 0 1 2.4 0v5.2V4.9a1.2 1.2 0 0 1 2.4 0v5V7.1a1.2 1.2 0 0 1 2.4 0v5.3c0 3.2-2 5.1-4.8 5.1-2.4 0-3.7-1-4.9-3.1l-2-3.5c-.7-1.3.9-2.3 1.8-1.2z" />`,
  positive: svg`<circle fill="var(--pp-positive)" stroke="none" cx="10" cy="10" r="7.5" /><path stroke="var(--pp-surface)" stroke-width="1.8" d="M10 6.4v7.2M6.4 10h7.2" />`,
  negative: svg`<rect stroke="var(--pp-negative)" stroke-width="1.8" x="3.5" y="3.5" width="13" height="13" /><path stroke="var(--pp-negative)" stroke-width="1.8" d="M6.6 10h6.8" />`,
  erase: svg`<path d="M8.2 16.2 3.6 11.6a1.4 1.4 0 0 1 0-2L9.9 3.3a1.4 1.4 0 0 1 2 0l4.6 4.6a1.4 1.4 0 0 1 0 2l-6.3 6.3ZM6.6 6.6l6.6 6.6M7.5 16.5h9.5" />`,
  move: svg`<path d="M10 2.5v15M2.5 10h15M7.8 4.7 10 2.5l2.2 2.2M7.8 15.3l2.2 2.2 2.2-2.2M4.7 7.8 2.5 10l2.2 2.2M15.3 7.8l2.2 2.2-2.2 2.2" />`,
};

/** By class number, from 2: each has a shape of its own. */
export const classIcons: readonly TemplateResult[] = [
  svg`<path stroke="none" fill="var(--pp-class-2)" d="M10 2.5 18 16.5H2z" />`,
  svg`<path stroke="none" fill="var(--pp-class-3)" d="M10 1.8 18.2 10 10 18.2 1.8 10z" />`,
  svg`<path stroke="none" fill="var(--pp-class-4)" d="M7.6 2.4h4.8v5.2h5.2v4.8h-5.2v5.2H7.6v-5.2H2.4V7.6h5.2z" />`,
  svg`<path stroke="none" fill="var(--pp-class-5)" d="m10 1.9 7.9 5.8-3 9.3H5.1l-3-9.3z" />`,
];

const drawn = (lines: string): TemplateResult =>
  html`<svg viewBox="0 0 20 20" aria-hidden="true"><path d=${lines} /></svg>`;

export const editIcons = {
  undo: drawn("M7 4 3.5 7.5 7 11M3.5 7.5H12a4.2 4.2 0 0 1 0 8.4H8"),
  redo: drawn("m13 4 3.5 3.5L13 11m3.5-3.5H8a4.2 4.2 0 0 0 0 8.4h4"),
  clear: drawn("M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.7 11h7.6l.7-11"),
} as const;

export const viewIcons = {
  in: drawn("M10 4.5v11M4.5 10h11"),
  out: drawn("M4.5 10h11"),
  fit: drawn("M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4"),
  live: drawn("M15.8 10a5.8 5.8 0 1 1-1.7-4.1L16 7.8M16 3.6v4.2h-4.2"),
  shading: drawn("M10 3.2a6.8 6.8 0 1 0 .01 0zM10 6.8a3.2 3.2 0 1 0 .01 0z"),
} as const;

export const moreIcon = html`<svg viewBox="0 0 20 20" aria-hidden="true"><path stroke-width="2.6" d="M4.5 10h.01M10 10h.01M15.5 10h.01" /></svg>`;

/** As `drawWrong` draws it. */
export const wrongIcon = svg`<path d="M6 6l8 8M14 6l-8 8" />`;

/** In the bar. A finger needs the hand there, to scroll; a mouse pans with its middle button, or with the space bar held. */
const TOOLS: readonly Tool[] = ["positive", "negative", "move", "erase"];
const FINGER_TOOLS: readonly Tool[] = ["hand", ...TOOLS];

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

/**
 * Why examples are neither drawn nor moved: they are locked, or with more than two features a place on the stage says only
 * two of them.
 */
function drawingObstacle({ examples: { base }, state: { ui }, words }: Frame): string | null {
  if (holds(ui.lock, "data")) return words.room(lock).locked;
  return base > 2 ? words.room(said).tooManyFeatures({ features: base }) : null;
}

function toolSegments(offered: readonly Tool[], tool: Tool, frame: Frame, dispatch: Dispatch): TemplateResult[] {
  const say = frame.words.room(said);
  const { ui } = frame.state;
  const obstacle = drawingObstacle(frame);
  const obstructed = holds(ui.lock, "data") ? edited : inPlaneOnly;
  return offered.map((value) =>
    segment({
      group: "pp-tool",
      value,
      icon: value === "class" ? undefined : toolIcons[value],
      title: say.names[value],
      tip: say.hints[value],
      checked: value === tool,
      obstacle: obstructed.has(value) ? obstacle : null,
      choose: () => dispatch({ type: "set-ui", ui: { tool: value } }),
    }),
  );
}

/** What a pointer does to the examples. @param tool in hand. */
export function tools(tool: Tool, fingers: boolean, frame: Frame, dispatch: Dispatch): TemplateResult {
  const obstacle = drawingObstacle(frame);
  return html`
    <fieldset class="pp-segments pp-tools-choice" aria-describedby=${obstacle === null ? nothing : "pp-tools-obstacle"}>
      <legend class="pp-visually-hidden">${frame.words.room(said).tool}</legend>
      ${toolSegments(fingers ? FINGER_TOOLS : TOOLS, tool, frame, dispatch)}
    </fieldset>
    ${obstacle === null ? nothing : html`<p class="pp-visually-hidden" id="pp-tools-obstacle">${obstacle}</p>`}
  `;
}

/** The hand, where the bar has none. */
export function hand(tool: Tool, frame: Frame, dispatch: Dispatch): TemplateResult {
  return html`<div class="pp-segments pp-tools-choice">${toolSegments(["hand"], tool, frame, dispatch)}</div>`;
}

/** The rest of the name of a class is heard. */
const seenNumber = (phrase: Phrase): unknown =>
  typeof phrase === "string" ? html`<span class="pp-visually-hidden">${phrase}</span>` : phrase.text;

/** Which class the class tool draws. Choosing one takes up the tool. */
export function classChoice(frame: Frame, dispatch: Dispatch): TemplateResult {
  const say = frame.words.room(said);
  const { state } = frame;
  const { tool, paint } = state.ui;
  const choose = (label: number): void => {
    dispatch({ type: "set-ui", ui: { paint: label } });
    dispatch({ type: "set-ui", ui: { tool: "class" } });
  };
  return html`
    <fieldset class="pp-segments pp-tools-choice pp-tools-classes" aria-describedby="pp-class-hint">
      <legend class="pp-visually-hidden">${say.classes}</legend>
      ${classIcons.map((icon, index) => {
        const label = index + 2;
        return segment({
          group: "pp-class",
          value: String(label),
          icon,
          title: html`${say.className({ number: String(label) }).map(seenNumber)}`,
          tip: say.classHint({ name: className(state.data, label) }),
          checked: tool === "class" && label === paint,
          obstacle: drawingObstacle(frame),
          choose: () => choose(label),
        });
      })}
    </fieldset>
    <p class="pp-visually-hidden" id="pp-class-hint">${say.classesHint}</p>
  `;
}
