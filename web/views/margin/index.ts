import { html } from "lit";
import { copyButtonCss } from "../shared/buttons/copy-button.css.js";
import type { PartView } from "../shared/view.js";
import { separabilityCss } from "./separability.css.js";
import "./pp-margin.js";

export const styles: PartView["styles"] = [separabilityCss, copyButtonCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-margin .frame=${frame} .dispatch=${dispatch}></pp-margin>`;
