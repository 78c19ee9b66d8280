import { html } from "lit";
import type { PartView } from "../../shared/view.js";
import { headingCss } from "../../shared/words/heading.css.js";
import { benchCss } from "./bench.css.js";
import "./pp-bench.js";

export const styles: PartView["styles"] = [headingCss, benchCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-bench .frame=${frame} .dispatch=${dispatch}></pp-bench>`;
