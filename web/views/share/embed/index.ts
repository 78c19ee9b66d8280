import { html } from "lit";
import { copyButtonCss } from "../../shared/buttons/copy-button.css.js";
import type { PartView } from "../../shared/view.js";
import { embedCss } from "./embed.css.js";
import "./pp-share-embed.js";

export const styles: PartView["styles"] = [copyButtonCss, embedCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-share-embed .frame=${frame} .dispatch=${dispatch}></pp-share-embed>`;
