import { html } from "lit";
import { headerPanelCss } from "../shared/panels/header-panel.css.js";
import type { PartView } from "../shared/view.js";
import "./pp-preferences.js";
import { preferencesCss } from "./preferences.css.js";

export const styles: PartView["styles"] = [headerPanelCss, preferencesCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-preferences .frame=${frame} .dispatch=${dispatch}></pp-preferences>`;
