import type { Refusal } from "../../state/document/reading/refusal.js";

/**
 * Tells the page around the playground what of something was not taken, where the view that read it says so itself: what
 * the session refuses is told by the element, and shown as a notice.
 */
export function tellRefusals(view: Element, refusals: readonly Refusal[]): void {
  const root = view.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  for (const { code, field, message } of refusals) {
    const detail = { code, field, message };
    root.host.dispatchEvent(new CustomEvent("pp-error", { detail, bubbles: true, composed: true }));
  }
}
