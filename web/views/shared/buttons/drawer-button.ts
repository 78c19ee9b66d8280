import { html, type TemplateResult } from "lit";
import type { UiState } from "../../../state/document/state.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import type { FramePick } from "../frame-paths.js";

/** Opens a view in the companion of the stage, and closes it again. */
export function drawerButton(
  words: string,
  part: NonNullable<UiState["drawer"]>,
  { state }: FramePick<"state.ui.drawer">,
  dispatch: Dispatch,
): TemplateResult {
  const press = (): void =>
    dispatch(({ state: { ui } }) => ({ type: "set-ui", ui: { drawer: ui.drawer === part ? null : part, lift: null } }));
  return html`<button
    type="button"
    class="pp-button"
    data-wants=${part}
    aria-expanded=${state.ui.drawer === part}
    @click=${press}
  >
    ${words}
  </button>`;
}
