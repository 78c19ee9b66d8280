import { html, nothing, type TemplateResult } from "lit";
import { mostClasses } from "../../state/document/limits.js";
import type { Choices, Column, Corrections, DecimalMark, Delimiter, Preview } from "../../state/import/index.js";
import { checkbox, selectField } from "../shared/controls/controls.js";
import type { Choice } from "../shared/controls/options.js";

type Correct = (corrections: Corrections) => void;

const delimiterChoices: readonly Choice<Delimiter>[] = [
  { value: ",", title: "Comma ," },
  { value: ";", title: "Semicolon ;" },
  { value: "\t", title: "Tab" },
  { value: "|", title: "Bar |" },
  { value: "libsvm", title: "As libsvm: 1:0.5 2:3" },
];

const decimalChoices: readonly Choice<DecimalMark>[] = [
  { value: ".", title: "Point: 1.5" },
  { value: ",", title: "Comma: 1,5" },
];

/** How the cells of a line are divided. */
export function formatGuess({ delimiter }: Pick<Choices, "delimiter">, correct: Correct): TemplateResult {
  return selectField({
    id: "pp-import-delimiter",
    label: "Cells divided by",
    choices: delimiterChoices,
    value: delimiter,
    choose: (value) => correct({ delimiter: value }),
  });
}

/** What numbers look like, and what each column is for. */
export function roleGuesses({ choices, columns }: Preview, correct: Correct): TemplateResult {
  const { delimiter, decimal, header, label, axes, features } = choices;
  const values = columns[label]?.values ?? [];
  return html`
    ${
      delimiter === "libsvm"
        ? nothing
        : html`
            ${selectField({ id: "pp-import-decimal", label: "Decimal mark", choices: decimalChoices, value: decimal, choose: (value) => correct({ decimal: value }) })}
            ${checkbox("The first line names the columns", header, (value) => correct({ header: value }))}
          `
    }
    ${columnField("pp-import-label", "Label", columns, columns.keys(), label, (value) => correct({ label: value }))}
    ${values.length < 2 ? nothing : positiveField(values, choices, correct)}
    ${columnField("pp-import-across", "x₁, drawn across", columns, features, axes[0], (value) => correct({ axes: [value, value === axes[1] ? axes[0] : axes[1]] }))}
    ${columnField("pp-import-up", "x₂, drawn up", columns, features, axes[1], (value) => correct({ axes: [value === axes[0] ? axes[1] : axes[0], value] }))}
    ${featureChoice(columns, choices, correct)}
  `;
}

function columnField(
  id: string,
  label: string,
  columns: readonly Column[],
  among: Iterable<number>,
  value: number,
  choose: (column: number) => void,
): TemplateResult {
  return selectField({
    id,
    label,
    choices: Array.from(among, (k) => ({ value: String(k), title: columns[k]?.name ?? "" })),
    value: String(value),
    choose: (chosen) => choose(Number(chosen)),
  });
}

/** A class each: no value is called so. */
const EACH = "\n";

/** Which value is the positive one; of more than two all may be classes. */
function positiveField(values: readonly string[], { positive }: Choices, correct: Correct): TemplateResult {
  const several = values.length > 2 && values.length <= mostClasses;
  const choices = [
    ...(several || positive === null ? [{ value: EACH, title: `None: ${values.length} classes` }] : []),
    ...values.map((value) => ({ value, title: value })),
  ];
  return selectField({
    id: "pp-import-positive",
    label: "Positive",
    choices,
    value: positive ?? EACH,
    choose: (value) => correct({ positive: value === EACH ? null : value }),
  });
}

/** Which columns are learned from. */
function featureChoice(columns: readonly Column[], { label, features }: Choices, correct: Correct): TemplateResult {
  const offered = columns.flatMap((column, k) => (k !== label && column.numbers > 0 ? [k] : []));
  const toggle = (k: number, on: boolean): void =>
    correct({ features: offered.filter((one) => (one === k ? on : features.includes(one))) });
  return html`
    <fieldset class="pp-flow pp-import-features">
      <legend class="pp-label">Features</legend>
      ${offered.map((k) => checkbox(columns[k]?.name ?? "", features.includes(k), (on) => toggle(k, on)))}
    </fieldset>
  `;
}
