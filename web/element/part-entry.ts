import type { TemplateResult } from "lit";
import type { Lazy } from "../engine/lazy.js";
import type { Part, UiState } from "../state/document/state.js";
import type { Frame } from "../state/runs/frame.js";
import type { Dispatch } from "../state/runs/intent.js";
import type { PartView } from "../views/shared/view.js";

/** The sheets below the transport on a phone, in the order of their tabs. The parts of the drawer follow. */
export const phoneSheets = [
  { name: "story", part: "story" },
  { name: "weights", part: "story" },
  { name: "settings", part: "setup" },
] as const;

export type PhoneSheet = (typeof phoneSheets)[number]["name"];

/** The areas of the layout, in the order they are reached. Only in the companion there are several parts, one of them open. */
export const areas = ["header", "setup", "bench", "tools", "stage", "transport", "verdict", "story"] as const;

/** The views of the companion. */
export type DrawerPart = Exclude<NonNullable<UiState["drawer"]>, "story"> | "lift";

/** What the companion shows: a 3-D picture that is open lies over the view that was open before it. */
export const openView = ({ lift, drawer }: UiState): UiState["drawer"] | "lift" => (lift ? "lift" : drawer);

export interface PartEntry {
  /** By which the words have the name of its region, and of its tab in the companion. */
  readonly name: Part | "stage" | "lift";
  /** Without it, that of its name. */
  readonly area?: "drawer";
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
