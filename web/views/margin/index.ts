import { html } from "lit";
import { copyButtonCss } from "../shared/buttons/copy-button.css.js";
import { chartCss } from "../shared/chart/chart.css.js";
import type { PartView } from "../shared/view.js";
import { proofCss } from "./proof/proof.css.js";
import "./proof/pp-proof.js";
import "./pp-margin.js";
import "./pp-margin-choice.js";
import { separabilityCss } from "./separability.css.js";

export const styles: PartView["styles"] = [chartCss, separabilityCss, copyButtonCss, proofCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-margin-choice .frame=${frame} .dispatch=${dispatch}></pp-margin-choice>
    ${
      (frame?.state.ui.proof ?? "margin") === "margin"
        ? html`<pp-margin .frame=${frame} .dispatch=${dispatch}></pp-margin>`
        : html`<pp-proof .frame=${frame} .dispatch=${dispatch}></pp-proof>`
    }`;
