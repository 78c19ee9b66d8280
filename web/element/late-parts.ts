import "../views/charts/pp-charts.js";
import "../views/compare/pp-compare.js";
import "../views/orders/pp-orders.js";
import "../views/story/pp-story.js";
import { sectionsCss } from "../views/bench/sections.css.js";
import { chartsCss } from "../views/charts/charts.css.js";
import { compareCss } from "../views/compare/compare.css.js";
import { helpCss } from "../views/header/help.css.js";
import { ordersCss } from "../views/orders/orders.css.js";
import { storyCss } from "../views/story/story.css.js";
import { lateLayoutCss } from "./late-layout.css.js";

export * as lateWork from "../state/late-work.js";

/** Styles of the parts that load after the first picture. Until then their elements are empty boxes. */
export const lateStyles = [sectionsCss, helpCss, storyCss, chartsCss, compareCss, ordersCss, lateLayoutCss];
