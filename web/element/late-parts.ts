import "../views/charts/pp-charts.js";
import "../views/compare/pp-compare.js";
import "../views/cures/pp-cures.js";
import "../views/lift/pp-lift.js";
import "../views/orders/pp-orders.js";
import "../views/reviews/pp-reviews.js";
import "../views/story/pp-story.js";
import { featuresCss } from "../views/bench/features/features.css.js";
import { sectionsCss } from "../views/bench/sections.css.js";
import { separabilityCss } from "../views/bench/separability.css.js";
import { chartsCss } from "../views/charts/charts.css.js";
import { compareCss } from "../views/compare/compare.css.js";
import { curesCss } from "../views/cures/cures.css.js";
import { helpCss } from "../views/header/help.css.js";
import { liftCss } from "../views/lift/lift.css.js";
import { ordersCss } from "../views/orders/orders.css.js";
import { axisCss } from "../views/reviews/axis.css.js";
import { combinationsCss } from "../views/reviews/combinations.css.js";
import { reviewRowCss } from "../views/reviews/review-row.css.js";
import { reviewsCss } from "../views/reviews/reviews.css.js";
import { chartCss } from "../views/shared/chart/chart.css.js";
import { scrollCueCss } from "../views/shared/controls/scroll-cue.css.js";
import { storyCss } from "../views/story/story.css.js";
import { weightsCss } from "../views/story/weights/weights.css.js";
import { lateLayoutCss } from "./late-layout.css.js";

export * as lateWork from "../state/background/index.js";
export * as methods from "./methods.js";
export { Visibility } from "./visibility.js";

/** Styles of the parts that load after the first picture. Until then their elements are empty boxes. */
export const lateStyles = [
  sectionsCss,
  featuresCss,
  separabilityCss,
  helpCss,
  storyCss,
  weightsCss,
  chartCss,
  chartsCss,
  compareCss,
  ordersCss,
  curesCss,
  liftCss,
  lateLayoutCss,
  reviewsCss,
  reviewRowCss,
  axisCss,
  combinationsCss,
  scrollCueCss,
];
