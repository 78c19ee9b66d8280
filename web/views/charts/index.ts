import { html } from "lit";
import { chartCss } from "../shared/chart/chart.css.js";
import type { PartView } from "../shared/view.js";
import { chartsCss } from "./charts.css.js";
import "./pp-charts.js";

export const styles: PartView["styles"] = [chartCss, chartsCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-charts .frame=${frame} .dispatch=${dispatch}></pp-charts>`;
