import { html, nothing } from "lit";
import { chartCss } from "../shared/chart/chart.css.js";
import { curvesCss } from "../shared/learning-curves/curves.css.js";
import "../shared/learning-curves/pp-curves.js";
import type { PartView } from "../shared/view.js";
import { headingCss } from "../shared/words/heading.css.js";
import { chartsCss } from "./charts.css.js";
import "./objective/pp-objective.js";
import { objectiveCss } from "./objective/objective.css.js";
import "./pp-charts.js";

export const styles: PartView["styles"] = [headingCss, chartCss, curvesCss, chartsCss, objectiveCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<div class="pp-columns pp-chart-pair">
    <pp-charts .frame=${frame} .dispatch=${dispatch}></pp-charts>
    <pp-objective .frame=${frame} .dispatch=${dispatch}></pp-objective>
    ${frame?.examples.heldOut ? html`<pp-curves .frame=${frame} .dispatch=${dispatch}></pp-curves>` : nothing}
  </div>`;
