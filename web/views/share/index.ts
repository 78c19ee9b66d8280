import { html } from "lit";
import { copyButtonCss } from "../shared/buttons/copy-button.css.js";
import { exportCss } from "../shared/files/export.css.js";
import { headerPanelCss } from "../shared/panels/header-panel.css.js";
import type { PartView } from "../shared/view.js";
import { embedCss } from "./embed/embed.css.js";
import { linkCss } from "./link/link.css.js";
import { type Section, sections } from "./sections.js";
import { shareCss } from "./share.css.js";
import "./pp-share.js";

/** The panel, with sections that other views make. @param before The name of the section that they stand before. */
export function shareWith(others: readonly Section[], before: string): PartView {
  const place = sections.findIndex(({ name }) => name === before);
  const all = [...sections.slice(0, place), ...others, ...sections.slice(place)];
  return {
    styles: [headerPanelCss, shareCss, copyButtonCss, exportCss, linkCss, embedCss],
    render: (frame, dispatch) => html`<pp-share .frame=${frame} .dispatch=${dispatch} .sections=${all}></pp-share>`,
  };
}
