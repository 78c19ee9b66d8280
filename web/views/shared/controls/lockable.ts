import { html } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import { lock } from "../../../words/generated/en/lock.js";

/** Controls that may be locked: then they show what they show and take nothing, and why is told with them. */
export function lockable(isLocked: boolean, content: unknown, words: Words): unknown {
  if (!isLocked) return content;
  return html`
    <fieldset class="pp-locked" disabled>
      <legend class="pp-visually-hidden">${words.room(lock).locked}</legend>
      ${content}
    </fieldset>
  `;
}
