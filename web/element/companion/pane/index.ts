import { html, type TemplateResult } from "lit";
import { holdsPart } from "../../../state/document/lock.js";
import type { Frame } from "../../../state/frame.js";
import type { Dispatch } from "../../../state/intent.js";
import { lockable } from "../../../views/shared/controls/lockable.js";
import type { Styles } from "../../../views/shared/loading/styles.js";
import { whenLoaded } from "../../../views/shared/loading/when-loaded.js";
import type { PageInputs, PartEntry } from "../../part-entry.js";
import { bandCss } from "./band.css.js";
import { elsewhereCss } from "./elsewhere.css.js";
import { enlargedCss } from "./enlarged.css.js";
import { foldedCss } from "./folded.css.js";
import { paneCss } from "./pane.css.js";
import "./pp-arrange.js";

export const styles: Styles = [paneCss, bandCss, foldedCss, enlargedCss, elsewhereCss];

/** The divider, and the buttons after the tabs. */
export function arrange(view: string | null, { frame, dispatch }: PageInputs): TemplateResult {
  return html`<pp-arrange .frame=${frame} .dispatch=${dispatch} .view=${view ?? ""}></pp-arrange>`;
}

/** The view that is open. */
export function panel({ name, view }: PartEntry, frame: Frame, dispatch: Dispatch): TemplateResult {
  return html`
    <div
      class="pp-part pp-panel"
      part=${name}
      data-part=${name}
      role="tabpanel"
      id="pp-part-${name}"
      aria-labelledby="pp-tab-${name}"
      tabindex="0"
    >
      ${lockable(
        holdsPart(frame.state.ui.lock, name),
        whenLoaded(view, frame.words, ({ render }) => render(frame, dispatch)),
        frame.words,
      )}
    </div>
  `;
}
