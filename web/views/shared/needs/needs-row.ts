import { html, nothing, type TemplateResult } from "lit";
import { type PlaceName, places } from "./places.js";

/** What is needed of the page, by its name; what no place is called is left out. */
export function needsRow(names: readonly string[]): TemplateResult | typeof nothing {
  const known = names.filter((name): name is PlaceName => name in places);
  if (known.length === 0) return nothing;
  return html`<p class="pp-needs">${known.map((name, k) => html`${k > 0 ? ", " : ""}<span>${places[name].name}</span>`)}</p>`;
}
