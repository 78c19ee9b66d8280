import { html, nothing, type TemplateResult } from "lit";
import { type Level, mostSeeds, type SheetChoice } from "../../state/worksheet/index.js";
import { selectField } from "../shared/controls/controls.js";
import { numberField } from "../shared/controls/number-field.js";
import type { Choice } from "../shared/controls/options.js";

const sources: readonly Choice<Level | "page">[] = [
  { value: "page", title: "From this page" },
  { value: "like", title: "Made, like this page's" },
  { value: "gentle", title: "Made, gentle" },
  { value: "usual", title: "Made, usual" },
  { value: "long", title: "Made, long" },
];

/** What the sheet is made of, and of one that is made, which. */
export function choices(choice: SheetChoice, choose: (choice: SheetChoice) => void): TemplateResult {
  const seed = choice.kind === "made" ? choice.seed : 1;
  return html`
    ${selectField({
      id: "pp-worksheet-source",
      label: "Sheet",
      choices: sources,
      value: choice.kind === "page" ? "page" : choice.level,
      choose: (value) => choose(value === "page" ? { kind: "page" } : { kind: "made", level: value, seed }),
    })}
    ${
      choice.kind === "page"
        ? nothing
        : numberField({
            id: "pp-worksheet-seed",
            label: "Seed",
            value: seed,
            rule: { name: "Seed", min: 1, max: mostSeeds, whole: true },
            step: 1,
            commit: (value) => choose({ ...choice, seed: value }),
          })
    }
  `;
}
