import { html } from "lit";
import { type Lazy, lazy, loaded, part } from "../engine/lazy.js";
import { panes } from "../views/panes/index.js";
import type { PartView } from "../views/shared/view.js";
import * as stage from "../views/stage/index.js";
import * as transport from "../views/transport/index.js";
import { page } from "../words/generated/en/page.js";
import type { PartEntry } from "./part-entry.js";

/** Before the header has come, which has the language. */
const title = html`<h1 class="pp-title">${page.english.title}</h1>`;

export const screen = lazy(() => import("./screen/index.js"));
export const presenting: Lazy<PartView> = lazy(() => import("./present/index.js"));
export const embed = lazy(() => import("./embed/index.js"));
export const open: Lazy<PartView> = lazy(() => import("./open/index.js"));
export const share: Lazy<PartView> = lazy(() => import("./share/index.js"));
export const importing: Lazy<PartView> = lazy(() => import("../views/import/index.js"));
export const worksheet: Lazy<PartView> = lazy(() => import("../views/worksheet/index.js"));
export const preferences: Lazy<PartView> = lazy(() => import("../views/preferences/index.js"));
export const sound: Lazy<PartView> = lazy(() => import("../views/sound/index.js"));
export const lesson = lazy(() => import("../views/lessons/index.js"));
export const quiz = lazy(() => import("../views/quiz/index.js"));
export const course: Lazy<PartView> = lazy(() => import("../views/course/index.js"));
const reviews = lazy(() => import("../views/reviews/index.js"));

/** The registration of the page's parts: one entry each. */
export const parts: readonly PartEntry[] = [
  {
    name: "header",
    view: part(screen, ({ header }) => header),
    meanwhile: title,
  },
  { name: "setup", view: part(screen, ({ setup }) => setup) },
  {
    name: "bench",
    shown: ({ state }) => state.ui.pinned,
    view: lazy(() => import("../views/setup/settings-panel/index.js")),
  },
  { name: "tools", view: part(screen, ({ tools }) => tools) },
  { name: "stage", view: loaded(panes(stage, reviews)) },
  { name: "transport", view: loaded(transport) },
  { name: "verdict", view: part(screen, ({ verdict }) => verdict) },
  { name: "story", view: part(screen, ({ story }) => story) },
  // Where the button is that lifts, or what has been lifted.
  {
    name: "lift",

    area: "drawer",
    shown: ({ state: { ui } }) => ui.lift !== null || !ui.hide.includes("tools"),
    view: lazy(() => import("../views/lift/index.js")),
  },
  {
    name: "weight-space",

    area: "drawer",
    view: lazy(() => import("../views/weight-space/index.js")),
  },
  { name: "projection", area: "drawer", view: lazy(() => import("../views/projection/index.js")) },
  { name: "margin", area: "drawer", view: lazy(() => import("../views/margin/index.js")) },
  { name: "charts", area: "drawer", view: lazy(() => import("../views/charts/index.js")) },
  { name: "trace", area: "drawer", view: lazy(() => import("../views/trace/index.js")) },
  { name: "algorithm", area: "drawer", view: lazy(() => import("../views/algorithm/index.js")) },
  { name: "compare", area: "drawer", view: lazy(() => import("../views/compare/index.js")) },
  { name: "orders", area: "drawer", view: lazy(() => import("../views/orders/index.js")) },
  { name: "cures", area: "drawer", view: lazy(() => import("../views/feature-suggestions/index.js")) },
];

/** What stands on the page by its name, as a button that opens it says it in `data-wants`: see screen/prefetch-on-hover.ts. */
export const views: ReadonlyMap<string, Lazy<PartView>> = new Map<string, Lazy<PartView>>([
  ...parts.map(({ name, view }) => [name, view] as const),
  ["open", open],
  ["share", share],
  ["preferences", preferences],
  ["import", importing],
  ["lessons", course],
  ["present", presenting],
]);
