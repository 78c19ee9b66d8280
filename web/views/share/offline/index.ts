import { html } from "lit";
import { copyButtonCss } from "../../shared/buttons/copy-button.css.js";
import type { PartView } from "../../shared/view.js";
import "./pp-share-offline.js";

export const styles: PartView["styles"] = [copyButtonCss];

export const render: PartView["render"] = () => html`<pp-share-offline></pp-share-offline>`;
