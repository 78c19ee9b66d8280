import type { TemplateResult } from "lit";
import type { Lazy } from "../engine/lazy.js";
import type { Part, UiState } from "../state/document/state.js";
import type { Frame } from "../state/runs/frame.js";
import type { Dispatch } from "../state/runs/intent.js";
import type { PartView } from "../views/shared/view.js";
import type { PhoneSheet } from "./travel.js";

/** What a playground stores in an entry of the browser's history, next to what other scripts store there. */
export interface EntryMark {
  /** Differs after each reload of the page. */
  readonly load: number;
  /** The number of the entry, since the page was loaded. */
  readonly number: number;
  /** The id of the saved state, if the state is too long for a link. */
  readonly kept?: string | undefined;
}

export const markName = "perceptron-playground";

/** The mark in the state of an entry; undefined if the playground has not made the entry. */
export function markIn(state: unknown): EntryMark | undefined {
  return (state as Readonly<Record<string, EntryMark>> | null)?.[markName];
}

/** The id of the state saved for an entry; undefined if none is. */
export function savedIdIn(state: unknown): string | undefined {
  const kept: unknown = markIn(state)?.kept;
  return typeof kept === "string" ? kept : undefined;
}

/** The areas of the layout, in the order they are reached. Only in the companion there are several parts, one of them open. */
export const areas = ["header", "setup", "bench", "tools", "stage", "transport", "verdict", "story"] as const;

/** The views of the companion. */
export type DrawerPart = Exclude<NonNullable<UiState["drawer"]>, "story"> | "lift";

/** What the companion shows: a 3-D picture that is open lies over the view that was open before it. */
export const openView = ({ lift, drawer }: UiState): UiState["drawer"] | "lift" => (lift ? "lift" : drawer);

export interface PartEntry {
  /** By which the words have the name of its region, and of its tab in the companion. */
  readonly name: Part | "stage" | "lift";
  readonly area: (typeof areas)[number] | "drawer";
  /** Whether there is anything to show; without it there always is. */
  shown?(frame: Frame): boolean;
  /** There at once, or loaded when it is first shown. */
  readonly view: Lazy<PartView>;
  /** What stands in its place until it has come; without it a line that says so. */
  readonly meanwhile?: TemplateResult;
}

export interface PageInputs {
  readonly frame: Frame;
  readonly dispatch: Dispatch;
  /** What a narrow page shows below the transport while no view is open. */
  readonly sheet: PhoneSheet;
  readonly showSheet: (sheet: PhoneSheet) => void;
}
