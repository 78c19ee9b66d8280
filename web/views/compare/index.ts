import { html } from "lit";
import { chartCss } from "../shared/chart/chart.css.js";
import { scrollCueCss } from "../shared/controls/scroll-cue.css.js";
import type { PartView } from "../shared/view.js";
import { headingCss } from "../shared/words/heading.css.js";
import { compareCss } from "./compare.css.js";
import "./pp-compare.js";

export const styles: PartView["styles"] = [headingCss, chartCss, compareCss, scrollCueCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-compare .frame=${frame} .dispatch=${dispatch}></pp-compare>`;
