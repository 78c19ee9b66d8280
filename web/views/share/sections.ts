import { type Lazy, lazy } from "../../engine/lazy.js";
import type { PartView } from "../shared/view.js";

export interface Section {
  readonly name: string;
  /** What stands on what opens it. */
  readonly label: string;
  readonly view: Lazy<PartView>;
}

/** The registration of the sections of sharing: one row each, in their order. They load when one opens; the first is open. */
export const sections: readonly Section[] = [
  { name: "link", label: "Link", view: lazy(() => import("./link/index.js")) },
  { name: "file", label: "Save or open a file", view: lazy(() => import("./file/index.js")) },
];
