import { html, type TemplateResult } from "lit";
import type { Dispatch } from "../../../state/intent.js";
import type { Styles } from "../../shared/loading/styles.js";
import type { PpTimeline } from "./pp-timeline.js";
import { timelineCss } from "./timeline.css.js";
import "./pp-timeline.js";

export const styles: Styles = [timelineCss];

export function render(frame: NonNullable<PpTimeline["frame"]>, dispatch: Dispatch): TemplateResult {
  return html`<pp-timeline .frame=${frame} .dispatch=${dispatch}></pp-timeline>`;
}
