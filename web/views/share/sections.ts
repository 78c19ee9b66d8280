import { type Lazy, lazy } from "../../engine/lazy.js";
import type { PartView } from "../shared/view.js";
import { offlineFile } from "./offline-file.js";

export interface Section {
  readonly name: string;
  /** What stands on what opens it. */
  readonly label: string;
  readonly view: Lazy<PartView>;
  /** Whether there is anything to it in this playground; without it there always is. */
  shown?(host: HTMLElement | null): boolean;
}

/** The registration of the sections of sharing: one row each, in their order. They load when one opens; the first is open. */
export const sections: readonly Section[] = [
  { name: "link", label: "Link", view: lazy(() => import("./link/index.js")) },
  { name: "embed", label: "Embed", view: lazy(() => import("./embed/index.js")) },
  { name: "file", label: "Save or open a file, start afresh", view: lazy(() => import("./file/index.js")) },
  { name: "data", label: "Examples", view: lazy(() => import("./data/index.js")) },
  { name: "visits", label: "Visits", view: lazy(() => import("./visits/index.js")) },
  { name: "worksheet", label: "Worksheet", view: lazy(() => import("./worksheet/index.js")) },
  { name: "python", label: "Python script", view: lazy(() => import("./python/index.js")) },
  { name: "cite", label: "Citation", view: lazy(() => import("./cite/index.js")) },
  {
    name: "offline",
    label: "Use it without a network",
    view: lazy(() => import("./offline/index.js")),
    shown: (host) => offlineFile(host) !== null,
  },
];
