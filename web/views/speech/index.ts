import { html } from "lit";
import { highlightCss } from "../shared/needs/highlight.css.js";
import { overStageCss } from "../shared/over-stage/over-stage.js";
import type { PartView } from "../shared/view.js";
import "./pp-speech.js";

export const styles: PartView["styles"] = [highlightCss, overStageCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-speech .frame=${frame} .dispatch=${dispatch}></pp-speech>`;
