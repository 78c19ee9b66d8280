import { html, type TemplateResult } from "lit";
import { countsOf } from "../../state/data/class-counts.js";
import type { Examples } from "../../state/frame.js";
import { formatCount } from "../shared/words/format.js";
import { classIcons, toolIcons } from "./icons.js";

/** What the shapes on the stage stand for, and how many there are of each. */
export function legend(examples: Examples): TemplateResult {
  const { classes } = countsOf(examples);
  const [negative = 0, positive = 0, ...further] = classes;
  const several = further.length > 0;
  return html`
    <ul class="pp-tools-legend" aria-label="Examples">
      ${entry(toolIcons.positive, several ? "class 1" : "positive", positive)}
      ${entry(toolIcons.negative, several ? "class 0" : "negative", negative)}
      ${further.map((count, index) => entry(classIcons[index], `class ${index + 2}`, count))}
    </ul>
  `;
}

function entry(icon: TemplateResult | undefined, name: string, count: number): TemplateResult {
  const words = `${formatCount(count)} ${name}`;
  return html`<li title=${words}>
    <svg viewBox="0 0 20 20" aria-hidden="true">${icon}</svg><span aria-hidden="true">${formatCount(count)}</span
    ><span class="pp-visually-hidden">${words}</span>
  </li>`;
}
