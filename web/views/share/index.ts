import { html } from "lit";
import copyButtonCss from "../../ui/controls/copy-button.css?inline";
import exportCss from "../../ui/files/export.css?inline";
import headerPanelCss from "../../ui/panels/header-panel.css?inline";
import type { PartView } from "../shared/view.js";
import { type Section, sections } from "./sections.js";
import "./pp-share.js";
import shareCss from "./share.css?inline";

/** The panel, with sections that other views make. @param before The name of the section that they stand before. */
export function shareWith(others: readonly Section[], before: string): PartView {
  const place = sections.findIndex(({ name }) => name === before);
  const all = [...sections.slice(0, place), ...others, ...sections.slice(place)];
  return {
    styles: [headerPanelCss, shareCss, copyButtonCss, exportCss],
    render: (frame, dispatch) => html`<pp-share .frame=${frame} .dispatch=${dispatch} .sections=${all}></pp-share>`,
  };
}
