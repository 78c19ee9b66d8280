import { html } from "lit";
import { headerPanelCss } from "../shared/panels/header-panel.css.js";
import type { PartView } from "../shared/view.js";
import { openCss } from "./open.css.js";
import type { DrawThumbnail } from "./pp-open.js";
import "./pp-open.js";

/** What is kept, with the small pictures that the stage draws. */
export function openWith(thumbnail: DrawThumbnail): PartView {
  return {
    styles: [headerPanelCss, openCss],
    render: (frame, dispatch) =>
      html`<pp-open .frame=${frame} .dispatch=${dispatch} .thumbnail=${thumbnail}></pp-open>`,
  };
}
