import { html, type TemplateResult } from "lit";
import { countsOf } from "../../state/data/class-counts.js";
import { classNames } from "../../state/data/class-names.js";
import type { DataSource } from "../../state/document/state.js";
import type { Examples } from "../../state/frame.js";
import { formatCount } from "../shared/words/format.js";
import { classIcons, toolIcons } from "./icons.js";

/** What the shapes on the stage stand for, and how many there are of each. */
export function legend(examples: Examples, data: DataSource): TemplateResult {
  const { classes } = countsOf(examples);
  const [negative = 0, positive = 0, ...further] = classes;
  const several = further.length > 0;
  const names = classNames(data) ?? [];
  const entry = (icon: TemplateResult | undefined, kind: string, number: number, count: number) => {
    const name = names[number] ?? "";
    const words = `${formatCount(count)} ${kind}${name && `: ${name}`}`;
    return html`<li title=${words}>
      <svg viewBox="0 0 20 20" aria-hidden="true">${icon}</svg><span aria-hidden="true"
        >${formatCount(count)}${name && html` <span class="pp-tools-legend-name">${name}</span>`}</span
      ><span class="pp-visually-hidden">${words}</span>
    </li>`;
  };
  return html`
    <ul class="pp-tools-legend" aria-label="Examples">
      ${entry(toolIcons.positive, several ? "class 1" : "positive", 1, positive)}
      ${entry(toolIcons.negative, several ? "class 0" : "negative", 0, negative)}
      ${further.map((count, index) => entry(classIcons[index], `class ${index + 2}`, index + 2, count))}
    </ul>
  `;
}
