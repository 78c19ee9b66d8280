import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import { targets } from "../../../words/en/shared/targets.js";
import { highlightCss } from "./highlight.js";
import needsCss from "./needs.css?inline";
import { type PageTargetName, pageTargets } from "./page-targets.js";

/** Of a guide that needs something of the page. */
export const needsStyles = [highlightCss, needsCss];

/** What is needed of the page, by its name; what no place is called is left out. */
export function needsRow(names: readonly string[], words: Words): TemplateResult | typeof nothing {
  const known = names.filter((name): name is PageTargetName => name in pageTargets);
  if (known.length === 0) return nothing;
  const say = words.room(targets);
  return html`<p class="pp-needs">${known.map((name, k) => html`${k > 0 ? ", " : ""}<span>${say[name]}</span>`)}</p>`;
}
