import { html, type TemplateResult } from "lit";
import type { Dispatch } from "../../../state/intent.js";
import type { Styles } from "../../shared/loading/styles.js";
import type { StoryFrame } from "../inputs.js";
import { updateCss } from "./update.css.js";
import "./pp-update.js";

export const styles: Styles = [updateCss];

export function render(frame: StoryFrame, dispatch: Dispatch): TemplateResult {
  return html`<pp-update .frame=${frame} .dispatch=${dispatch}></pp-update>`;
}
