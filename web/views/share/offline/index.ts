import { html } from "lit";
import type { PartView } from "../../shared/view.js";
import "./pp-share-offline.js";

export const styles: PartView["styles"] = [];

export const render: PartView["render"] = () => html`<pp-share-offline></pp-share-offline>`;
