import { html } from "lit";
import type { PartView } from "../shared/view.js";
import { noticesCss } from "./notices.css.js";
import "./pp-notices.js";

export const styles: PartView["styles"] = [noticesCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-notices .frame=${frame} .dispatch=${dispatch}></pp-notices>`;
