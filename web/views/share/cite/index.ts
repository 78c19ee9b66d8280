import { html } from "lit";
import { lazy } from "../../../engine/lazy.js";
import { exportCss } from "../../shared/files/export.css.js";
import "../../shared/files/pp-export.js";
import type { PartView } from "../../shared/view.js";
import { linkNow } from "../link-now.js";

const code = lazy(() => import("../../../state/exports/citation/index.js"));

export const styles: PartView["styles"] = [exportCss];

export const render: PartView["render"] = (_, dispatch) => {
  const made = async (format: "bibtex" | "plain", part: Node) => {
    const { citationFile } = await code.load();
    const frame = dispatch.now();
    return citationFile(frame, format, await linkNow(part, frame.state, dispatch), new Date());
  };
  return html`
    <p>This very moment as a reference, with the address that opens it.</p>
    <pp-export format="BibTeX" noun="the citation" .make=${(part: Node) => made("bibtex", part)}></pp-export>
    <pp-export format="Plain text" noun="the citation" .make=${(part: Node) => made("plain", part)}></pp-export>
  `;
};
