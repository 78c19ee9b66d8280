import { html, type TemplateResult } from "lit";

/**
 * The form that every radio button belongs to, once a shadow root. Chromium never forgets a radio button that belongs to no
 * form and is removed from a shadow root: it stays in the root's group of that name, and holds the whole tree around it.
 * Nothing is ever submitted: the only button is disabled.
 */
export const radioForm: TemplateResult = html`<form id="pp-radios" hidden><button type="submit" disabled></button></form>`;
