import { html, type TemplateResult } from "lit";
import type { Frame } from "../../state/frame.js";
import type { Styles } from "../../views/shared/loading/styles.js";
import { embeddedStory } from "../../views/story/layouts.css.js";
import { embedCss } from "./embed.css.js";
import "./pp-open-playground.js";

export const styles: Styles = [embedCss, embeddedStory];

/** What a figure in another page has beside it: the way to the whole playground. */
export function render(frame: Frame | null): TemplateResult {
  return html`<pp-open-playground .frame=${frame}></pp-open-playground>`;
}

export { connect } from "../messages/index.js";
