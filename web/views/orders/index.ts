import { html } from "lit";
import { chartCss } from "../shared/chart/chart.css.js";
import type { PartView } from "../shared/view.js";
import { headingCss } from "../shared/words/heading.css.js";
import { ordersCss } from "./orders.css.js";
import "./pp-orders.js";

export const styles: PartView["styles"] = [headingCss, chartCss, ordersCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-orders .frame=${frame} .dispatch=${dispatch}></pp-orders>`;
