import { html } from "lit";
import { lockedReason } from "../../../state/document/lock.js";

/** Controls that may be locked: then they show what they show and take nothing, and why is told with them. */
export function lockable(isLocked: boolean, controls: unknown): unknown {
  if (!isLocked) return controls;
  return html`
    <fieldset class="pp-locked" disabled>
      <legend class="pp-visually-hidden">${lockedReason}</legend>
      ${controls}
    </fieldset>
  `;
}
