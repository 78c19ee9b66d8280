import { type Lazy, lazy, loaded } from "../engine/lazy.js";
import type { Part } from "../state/document/state.js";
import type { Frame } from "../state/frame.js";
import * as header from "../views/header/index.js";
import { panes } from "../views/panes/index.js";
import type { PartView } from "../views/shared/view.js";
import * as stage from "../views/stage/index.js";
import * as transport from "../views/transport/index.js";

/** The areas of the layout, in the order they are reached and stacked. Only below the others there is room for several. */
export const areas = ["header", "stage", "transport", "story", "bench", "below", "charts"] as const;

export interface PartEntry {
  readonly name: Part | "stage";
  /** Name of the region, for assistive technology. */
  readonly label: string;
  readonly area: (typeof areas)[number];
  /** Whether there is anything to show; without it there always is. */
  shown?(frame: Frame): boolean;
  /** There at once, or loaded when it is first shown. */
  readonly view: Lazy<PartView>;
}

const lift = lazy(() => import("../views/lift/index.js"));
const reviews = lazy(() => import("../views/reviews/index.js"));

/** The registration of the page's parts: one entry each. */
export const parts: readonly PartEntry[] = [
  { name: "header", label: "Playground", area: "header", view: loaded(header) },
  { name: "stage", label: "Stage", area: "stage", view: loaded(panes(stage, { lift, reviews })) },
  { name: "transport", label: "Transport", area: "transport", view: loaded(transport) },
  { name: "story", label: "Story", area: "story", view: lazy(() => import("../views/story/index.js")) },
  { name: "bench", label: "Bench", area: "bench", view: lazy(() => import("../views/bench/index.js")) },
  {
    name: "compare",
    label: "Comparison",
    area: "below",
    shown: ({ panes, examples }) => panes.length > 1 || examples.heldOut !== null,
    view: lazy(() => import("../views/compare/index.js")),
  },
  {
    name: "orders",
    label: "Order of visits",
    area: "below",
    shown: ({ state }) => state.ui.orders,
    view: lazy(() => import("../views/orders/index.js")),
  },
  {
    name: "cures",
    label: "Other cures",
    area: "below",
    shown: ({ state }) => state.ui.cures,
    view: lazy(() => import("../views/cures/index.js")),
  },
  { name: "charts", label: "Charts", area: "charts", view: lazy(() => import("../views/charts/index.js")) },
];

/** What stands on the page by its name, as a button that opens it says it in `data-wants`: see approach.ts. */
export const views: ReadonlyMap<string, Lazy<PartView>> = new Map<string, Lazy<PartView>>([
  ...parts.map(({ name, view }) => [name, view] as const),
  ["lift", lift],
]);
