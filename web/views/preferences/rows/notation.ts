import { html } from "lit";
import { notationChoice } from "../../shared/controls/notation-choice.js";
import type { PreferenceRow } from "./row.js";

export const notation: PreferenceRow = ({ frame, dispatch }) =>
  html`<div class="pp-preferences-notation">${notationChoice("pp-preferred", frame, dispatch)}</div>`;
