import { html } from "lit";
import { headerPanelCss } from "../shared/panels/header-panel.css.js";
import type { PartView } from "../shared/view.js";
import { type Section, sections } from "./sections.js";
import { shareCss } from "./share.css.js";
import "./pp-share.js";

/** The panel, with sections that other views make. @param before The name of the section that they stand before. */
export function shareWith(others: readonly Section[], before: string): PartView {
  const place = sections.findIndex(({ name }) => name === before);
  const all = [...sections.slice(0, place), ...others, ...sections.slice(place)];
  return {
    styles: [headerPanelCss, shareCss],
    render: (frame, dispatch) => html`<pp-share .frame=${frame} .dispatch=${dispatch} .sections=${all}></pp-share>`,
  };
}
