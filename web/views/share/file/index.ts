import { html } from "lit";
import type { PartView } from "../../shared/view.js";
import { fileCss } from "./file.css.js";
import "./pp-share-file.js";

export const styles: PartView["styles"] = [fileCss];

export const render: PartView["render"] = (_, dispatch) => html`<pp-share-file .dispatch=${dispatch}></pp-share-file>`;
