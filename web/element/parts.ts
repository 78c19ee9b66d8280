import { html, type TemplateResult } from "lit";
import { type Lazy, lazy, loaded } from "../engine/lazy.js";
import type { Part, UiState } from "../state/document/state.js";
import type { Frame } from "../state/frame.js";
import { panes } from "../views/panes/index.js";
import type { PartView } from "../views/shared/view.js";
import * as stage from "../views/stage/index.js";
import * as transport from "../views/transport/index.js";

/** The areas of the layout, in the order they are reached. Only in the drawer there are several parts, one of them open. */
export const areas = ["header", "setup", "bench", "tools", "stage", "transport", "verdict", "story"] as const;

export type DrawerPart = NonNullable<UiState["drawer"]>;

export interface PartEntry {
  readonly name: Part | "stage";
  /** Name of the region, for assistive technology; what stands on its tab in the drawer. */
  readonly label: string;
  readonly area: (typeof areas)[number] | "drawer";
  /** Whether there is anything to show; without it there always is. */
  shown?(frame: Frame): boolean;
  /** There at once, or loaded when it is first shown. */
  readonly view: Lazy<PartView>;
  /** What stands in its place until it has come; without it a line that says so. */
  readonly meanwhile?: TemplateResult;
}

const title = html`<h1 class="pp-title">Perceptron Playground</h1>`;

const lift = lazy(() => import("../views/lift/index.js"));
export const share: Lazy<PartView> = lazy(() => import("./share/index.js"));
export const importing: Lazy<PartView> = lazy(() => import("../views/import/index.js"));
export const worksheet: Lazy<PartView> = lazy(() => import("../views/worksheet/index.js"));
export const sound: Lazy<PartView> = lazy(() => import("../views/sound/index.js"));
export const lesson = lazy(() => import("../views/lessons/index.js"));
export const quiz = lazy(() => import("../views/quiz/index.js"));
export const course: Lazy<PartView> = lazy(() => import("../views/course/index.js"));
const reviews = lazy(() => import("../views/reviews/index.js"));

/** The registration of the page's parts: one entry each. */
export const parts: readonly PartEntry[] = [
  {
    name: "header",
    label: "Playground",
    area: "header",
    view: lazy(() => import("../views/header/index.js")),
    meanwhile: title,
  },
  { name: "setup", label: "Setup", area: "setup", view: lazy(() => import("../views/setup/sentence/index.js")) },
  {
    name: "bench",
    label: "Bench",
    area: "bench",
    shown: ({ state }) => state.ui.pinned,
    view: lazy(() => import("../views/setup/bench/index.js")),
  },
  { name: "tools", label: "Tools", area: "tools", view: lazy(() => import("../views/tools/index.js")) },
  { name: "stage", label: "Stage", area: "stage", view: loaded(panes(stage, { lift, reviews })) },
  { name: "transport", label: "Transport", area: "transport", view: loaded(transport) },
  { name: "verdict", label: "Verdict", area: "verdict", view: lazy(() => import("../views/verdict/index.js")) },
  { name: "story", label: "Story", area: "story", view: lazy(() => import("../views/story/index.js")) },
  { name: "charts", label: "Mistakes", area: "drawer", view: lazy(() => import("../views/charts/index.js")) },
  { name: "compare", label: "Compare", area: "drawer", view: lazy(() => import("../views/compare/index.js")) },
  { name: "orders", label: "Order", area: "drawer", view: lazy(() => import("../views/orders/index.js")) },
  { name: "margin", label: "Margin and bound", area: "drawer", view: lazy(() => import("../views/margin/index.js")) },
  { name: "projection", label: "Projection", area: "drawer", view: lazy(() => import("../views/projection/index.js")) },
  {
    name: "weight-space",
    label: "Weight space",
    area: "drawer",
    view: lazy(() => import("../views/weight-space/index.js")),
  },
  { name: "cures", label: "Cures", area: "drawer", view: lazy(() => import("../views/cures/index.js")) },
  { name: "trace", label: "Trace", area: "drawer", view: lazy(() => import("../views/trace/index.js")) },
];

/** What stands on the page by its name, as a button that opens it says it in `data-wants`: see prefetch-on-hover.ts. */
export const views: ReadonlyMap<string, Lazy<PartView>> = new Map<string, Lazy<PartView>>([
  ...parts.map(({ name, view }) => [name, view] as const),
  ["lift", lift],
  ["share", share],
  ["import", importing],
  ["lessons", course],
]);
