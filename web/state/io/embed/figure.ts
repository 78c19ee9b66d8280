import { hideable } from "../../document/schema.js";
import type { Part, PlaygroundState, UiState } from "../../document/state.js";
import type { Written } from "../parameters/index.js";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as the value of an attribute in double quotes. */
function quoted(text: string): string {
  return `"${text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)}"`;
}

/** An iframe with nothing but what every filter of course systems leaves. */
export function iframeOf(href: string, title: string, { width, height }: Figure): string {
  return `<iframe src=${quoted(href)} title=${quoted(title)} width="${width ?? "100%"}" height="${height}"></iframe>`;
}

/**
 * The element; null where attributes cannot say all of the state, such as drawn points.
 * @param script the address of its script; null: the page has it already.
 */
export function elementOf(
  { parameters, left }: Written,
  { width, height }: Figure,
  script: string | null,
): string | null {
  if (left.length > 0) return null;
  const attributes = Object.entries(parameters).map(([name, value]) => ` ${name}=${quoted(value)}`);
  const size = `--pp-height: ${height}px${width === null ? "" : `; width: ${width}px`}`;
  const tag = `<perceptron-playground${attributes.join("")} style="${size}"></perceptron-playground>`;
  return script === null ? tag : `<script src=${quoted(script)}></script>\n${tag}`;
}

/** A link in Markdown, for what shows no frames. */
export function markdownOf(href: string, title: string): string {
  return `[${title.replace(/[[\]\\]/g, "\\$&")}](<${href.replace(/[<>]/g, encodeURIComponent)}>)`;
}

/** What is chosen of a figure, beside the moment that it shows. */
export interface Figure extends Pick<UiState, "embed" | "hide" | "lock" | "theme"> {
  /** CSS pixels; null: as wide as the text around it. */
  readonly width: number | null;
  /** CSS pixels. */
  readonly height: number;
}

export const firstFigure: Figure = { embed: true, hide: [], lock: [], theme: "auto", width: null, height: 480 };

/** The state that a figure opens with: the moment that is shown here, without what only its author has open. */
export function stateOf(state: PlaygroundState, { embed, hide, lock, theme }: Figure): PlaygroundState {
  return { ...state, ui: { ...state.ui, embed, hide, lock, theme, present: false, drawer: null, pinned: false } };
}

export type AreaName = "header" | "setup" | "tools" | "stage" | "transport" | "verdict" | "story" | "drawer";

/** Where a part of the page stands in a figure, in CSS pixels from its upper left corner. */
export interface Area {
  readonly name: AreaName;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Wide enough for the story beside the stage. */
const wide = 780;
const elsewhere: readonly Part[] = ["header", "setup", "bench", "tools", "transport", "verdict", "story"];
const drawerParts = hideable.filter((part) => !elsewhere.includes(part));

/** Where the parts stand in a figure that is as wide as this, roughly: what is left out leaves its room to the stage. */
export function areasOf({ embed, hide, height }: Figure, width: number): readonly Area[] {
  const shows = (part: Part): boolean => !hide.includes(part);
  const beside = !embed && width >= wide && shows("story") ? Math.round(0.26 * width) : 0;
  const rows = (list: readonly (readonly [name: AreaName, shown: boolean, height: number])[]) =>
    list.filter(([, shown]) => shown).map(([name, , height]) => ({ name, height }));
  const above = rows([
    ["header", !embed && shows("header"), 44],
    ["setup", !embed && shows("setup") && shows("bench"), 40],
    ["tools", !embed && shows("tools"), 40],
  ]);
  const below = rows([
    ["transport", shows("transport"), embed ? 120 : 130],
    ["verdict", !embed && shows("verdict"), 30],
    ["story", shows("story") && beside === 0, embed ? 54 : 120],
    ["drawer", !embed && drawerParts.some(shows), 36],
  ]);
  const taken = [...above, ...below].reduce((sum, row) => sum + row.height, 0);
  const stage = { name: "stage" as const, height: Math.max(0, height - taken) };
  let y = 0;
  const stacked: Area[] = [...above, stage, ...below].map((row) => {
    const spans = ["header", "setup", "drawer"].includes(row.name);
    const area = { name: row.name, x: 0, y, width: spans ? width : width - beside, height: row.height };
    y += row.height;
    return area;
  });
  if (beside === 0) return stacked;
  const narrow = stacked.filter((area) => area.width < width);
  const top = narrow[0]?.y ?? 0;
  const room = narrow.reduce((sum, area) => sum + area.height, 0);
  return [...stacked, { name: "story", x: width - beside, y: top, width: beside, height: room }];
}
