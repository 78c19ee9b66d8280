import { html } from "lit";
import type { PartView } from "../../shared/view.js";
import { sectionsCss } from "../sections/sections.css.js";
import { setupCss } from "./setup.css.js";
import "./pp-setup.js";

export const styles: PartView["styles"] = [setupCss, sectionsCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-setup .frame=${frame} .dispatch=${dispatch}></pp-setup>`;
