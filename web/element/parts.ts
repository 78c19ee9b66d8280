import { html, type TemplateResult } from "lit";
import type { Part } from "../state/document/state.js";
import type { Frame } from "../state/frame.js";
import type { Dispatch } from "../state/intent.js";
import "../views/bench/pp-bench.js";
import "../views/panes/pp-panes.js";
import "../views/header/pp-header.js";
import "../views/notices/pp-notices.js";
import "../views/stage/pp-stage.js";
import "../views/transport/pp-transport.js";

export interface PartEntry {
  readonly name: Part | "stage";
  /** Name of the region, for assistive technology. */
  readonly label: string;
  /** Whether it stands below the others where there is room for columns. */
  readonly below?: true;
  /** Whether there is anything to show; without it there always is. */
  shown?(frame: Frame | null): boolean;
  render(frame: Frame | null, dispatch: Dispatch): TemplateResult;
}

/** The registration of the page's parts, in the order they are reached and stacked: one entry each. */
export const parts: readonly PartEntry[] = [
  {
    name: "header",
    label: "Playground",
    render: (frame, dispatch) => html`<pp-header .frame=${frame} .dispatch=${dispatch}></pp-header>`,
  },
  {
    name: "stage",
    label: "Stage",
    render: (frame, dispatch) => html`<pp-panes .frame=${frame} .dispatch=${dispatch}></pp-panes>`,
  },
  {
    name: "transport",
    label: "Transport",
    render: (frame, dispatch) => html`<pp-transport .frame=${frame} .dispatch=${dispatch}></pp-transport>`,
  },
  {
    name: "story",
    label: "Story",
    render: (frame, dispatch) => html`<pp-story .frame=${frame} .dispatch=${dispatch}></pp-story>`,
  },
  {
    name: "bench",
    label: "Bench",
    render: (frame, dispatch) => html`<pp-bench .frame=${frame} .dispatch=${dispatch}></pp-bench>`,
  },
  {
    name: "compare",
    label: "Comparison",
    below: true,
    shown: (frame) => frame !== null && (frame.panes.length > 1 || frame.examples.heldOut !== null),
    render: (frame, dispatch) => html`<pp-compare .frame=${frame} .dispatch=${dispatch}></pp-compare>`,
  },
  {
    name: "orders",
    label: "Order of visits",
    below: true,
    shown: (frame) => frame?.state.ui.orders ?? false,
    render: (frame, dispatch) => html`<pp-orders .frame=${frame} .dispatch=${dispatch}></pp-orders>`,
  },
  {
    name: "cures",
    label: "Other cures",
    below: true,
    shown: (frame) => frame?.state.ui.cures ?? false,
    render: (frame, dispatch) => html`<pp-cures .frame=${frame} .dispatch=${dispatch}></pp-cures>`,
  },
  {
    name: "charts",
    label: "Charts",
    render: (frame, dispatch) => html`<pp-charts .frame=${frame} .dispatch=${dispatch}></pp-charts>`,
  },
];
