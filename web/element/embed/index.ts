import { html, type TemplateResult } from "lit";
import type { Frame } from "../../state/frame.js";
import "./pp-open-playground.js";

/** What a figure in another page has beside it: the way to the whole playground. */
export function render(frame: Frame | null): TemplateResult {
  return html`<pp-open-playground .frame=${frame}></pp-open-playground>`;
}

export { connect } from "../messages/index.js";
