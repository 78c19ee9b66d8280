import { svg, type TemplateResult } from "lit";

/** A cross: takes away what it stands beside. */
export const removeIcon: TemplateResult = svg`<path d="m5.5 5.5 9 9M14.5 5.5l-9 9" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" />`;
