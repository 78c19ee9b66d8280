import type { LitElement } from "lit";
import type { Projection } from "./projection.js";

/** What other views know of a stage that stands on the page. */
export interface PlacedStage extends LitElement {
  /** Null until it has been measured. */
  readonly projection: Projection | null;
  /** CSS pixels per pixel that is drawn in. */
  readonly magnification: number;
}

/** The first stage on the page that an element stands on; null while there is none. */
export function stageBeside(element: Element): PlacedStage | null {
  return element.closest(".pp-app")?.querySelector<PlacedStage>("pp-stage") ?? null;
}
