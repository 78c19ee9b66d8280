import { html, type TemplateResult } from "lit";
import { holdsPart } from "../../../state/document/lock.js";
import type { Frame } from "../../../state/runs/frame.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import { lockable } from "../../../views/shared/controls/lockable.js";
import { whenLoaded } from "../../../views/shared/loading/loading.js";
import type { Styles } from "../../../views/shared/loading/styles.js";
import type { PageInputs, PartEntry } from "../../part-entry.js";
import paneCss from "./pane.css?inline";
import "./pp-arrange.js";
import arrangedCss from "./arranged.css?inline";

export const styles: Styles = [paneCss, arrangedCss];

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
