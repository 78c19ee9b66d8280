import { html, type TemplateResult } from "lit";
import type { Dispatch } from "../../../state/intent.js";
import type { Reading } from "../reading.js";

/** Opens and closes the part on the other cures. It stands below the stage: what opens is brought into view. */
export function curesButton({ state }: Reading<"state.ui.cures">, dispatch: Dispatch): TemplateResult {
  const press = async (event: Event): Promise<void> => {
    const root = (event.currentTarget as HTMLElement).getRootNode() as ParentNode;
    const open = !dispatch.now().state.ui.cures;
    dispatch({ type: "set-ui", ui: { cures: open } });
    if (!open) return;
    // One frame makes the part, and in the next it has its size.
    for (let frame = 0; frame < 2; frame++) await new Promise((painted) => requestAnimationFrame(painted));
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    root.querySelector("pp-cures")?.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "nearest" });
  };
  return html`<button type="button" class="pp-button" aria-expanded=${state.ui.cures} @click=${press}>
    Other cures: a kernel, hidden units
  </button>`;
}
