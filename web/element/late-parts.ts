import "../views/charts/pp-charts.js";
import "../views/story/pp-story.js";
import { chartsCss } from "../views/charts/charts.css.js";
import { helpCss } from "../views/header/help.css.js";
import { storyCss } from "../views/story/story.css.js";

/** Styles of the parts that load after the first picture. Until then their elements are empty boxes. */
export const lateStyles = [helpCss, storyCss, chartsCss];
