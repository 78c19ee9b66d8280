import { html, nothing, type TemplateResult } from "lit";
import { type PageTargetName, pageTargets } from "./page-targets.js";

/** What is needed of the page, by its name; what no place is called is left out. */
export function needsRow(names: readonly string[]): TemplateResult | typeof nothing {
  const known = names.filter((name): name is PageTargetName => name in pageTargets);
  if (known.length === 0) return nothing;
  return html`<p class="pp-needs">${known.map((name, k) => html`${k > 0 ? ", " : ""}<span>${pageTargets[name].name}</span>`)}</p>`;
}
