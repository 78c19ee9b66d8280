import { html } from "lit";
import { chartCss } from "../shared/chart/chart.css.js";
import type { PartView } from "../shared/view.js";
import { ordersCss } from "./orders.css.js";
import "./pp-orders.js";

export const styles: PartView["styles"] = [chartCss, ordersCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-orders .frame=${frame} .dispatch=${dispatch}></pp-orders>`;
