import type { TemplateResult } from "lit";
import type { Lazy } from "../engine/lazy.js";
import type { Part, UiState } from "../state/document/state.js";
import type { Frame } from "../state/frame.js";
import type { PartView } from "../views/shared/view.js";

/** The areas of the layout, in the order they are reached. Only in the drawer there are several parts, one of them open. */
export const areas = ["header", "setup", "bench", "tools", "stage", "transport", "verdict", "story"] as const;

export type DrawerPart = NonNullable<UiState["drawer"]>;

export interface PartEntry {
  /** By which the words have the name of its region, and of its tab in the drawer. */
  readonly name: Part | "stage";
  readonly area: (typeof areas)[number] | "drawer";
  /** Whether there is anything to show; without it there always is. */
  shown?(frame: Frame): boolean;
  /** There at once, or loaded when it is first shown. */
  readonly view: Lazy<PartView>;
  /** What stands in its place until it has come; without it a line that says so. */
  readonly meanwhile?: TemplateResult;
}
