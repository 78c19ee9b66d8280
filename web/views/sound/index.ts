import { html } from "lit";
import type { PartView } from "../shared/view.js";
import "./pp-sound.js";

export const styles: PartView["styles"] = [];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-sound .frame=${frame} .dispatch=${dispatch}></pp-sound>`;
