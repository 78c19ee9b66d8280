import type { UiState } from "../../../state/document/state.js";
import { LOW_WINDOW } from "../../../views/shared/low-window.js";

/** Where the companion is: at the end of the row in which the stage is, or below it. */
export type Dock = Exclude<UiState["dock"], "auto">;

/** In CSS pixels: of the playground, and of the window around it. */
export interface Room {
  readonly width: number;
  readonly window: { readonly width: number; readonly height: number };
}

/** Narrower than this, the parts of the page are sheets with tabs of their own. */
const SHEETS_BELOW = 832;
/** From this width on two panes fit beside each other. */
const SPLIT_FROM = 1100;
/** From this width on the story keeps its column beside them. */
const STORY_FROM = 1600;

/** Where the companion is docked; null where the page is laid out in sheets. */
export function dockOf({ width, window }: Room, wanted: UiState["dock"]): Dock | null {
  if (width < SHEETS_BELOW || window.height < LOW_WINDOW) return null;
  if (width < SPLIT_FROM) return "below";
  if (wanted !== "auto") return wanted;
  return window.width > window.height ? "beside" : "below";
}

/** Whether a companion can be docked the other way. */
export const canDock = ({ width }: Pick<Room, "width">): boolean => width >= SPLIT_FROM;

/** Whether two panes leave the story no more than its sentence. */
export const foldsStory = ({ width }: Pick<Room, "width">, dock: Dock): boolean =>
  dock === "beside" && width < STORY_FROM;

/** The least side of a pane in CSS pixels, and the least share of it where there is too little room for two of them. */
const LEAST_SIDE = 360;
const LEAST_SHARE = 30;

/** What of both panes the stage may have, in percent. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** @param total The pixels that the panes share. */
export function limitsOf(total: number): Limits {
  const least = Math.min(LEAST_SHARE, Math.ceil((100 * LEAST_SIDE) / Math.max(total, 1)));
  const fits = total >= 2 * LEAST_SIDE ? Math.ceil((100 * LEAST_SIDE) / total) : least;
  return { least: fits, most: 100 - fits };
}

export const within = (share: number, { least, most }: Limits): number => Math.min(most, Math.max(least, share));

export const HALVES = 50;
/** Shares at which a drag holds, and how near to one it has to come. */
const snaps = [40, HALVES, 60] as const;
const REACH = 1.5;

/** The share of the stage in the middle of a drag. */
export function dragged(share: number, limits: Limits): number {
  const snap = snaps.find((one) => Math.abs(one - share) <= REACH);
  return within(snap ?? Math.round(10 * share) / 10, limits);
}

/** What one press of an arrow moves the divider by, in percent. */
const STEP = 2;

/** The share of the stage after a key; null where the key moves nothing. @param onwards The arrow that gives the stage more. */
export function movedBy(
  key: string,
  share: number,
  limits: Limits,
  [back, onwards]: readonly [string, string],
): number | null {
  if (key === back) return within(share - STEP, limits);
  if (key === onwards) return within(share + STEP, limits);
  if (key === "Home") return limits.least;
  return key === "End" ? limits.most : null;
}
