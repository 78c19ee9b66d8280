import { html } from "lit";
import { valueTableCss } from "../shared/chart/value-table.css.js";
import { scrollCueCss } from "../shared/controls/scroll-cue.css.js";
import type { PartView } from "../shared/view.js";
import { headingCss } from "../shared/words/heading.css.js";
import { mathmlCss } from "../shared/words/mathml.css.js";
import { curesCss } from "./cures.css.js";
import "./pp-cures.js";

export const styles: PartView["styles"] = [headingCss, curesCss, mathmlCss, valueTableCss, scrollCueCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-cures .frame=${frame} .dispatch=${dispatch}></pp-cures>`;
