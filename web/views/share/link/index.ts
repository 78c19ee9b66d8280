import { html } from "lit";
import { copyButtonCss } from "../../shared/buttons/copy-button.css.js";
import type { PartView } from "../../shared/view.js";
import { linkCss } from "./link.css.js";
import "./pp-share-link.js";

export const styles: PartView["styles"] = [copyButtonCss, linkCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-share-link .frame=${frame} .dispatch=${dispatch}></pp-share-link>`;
