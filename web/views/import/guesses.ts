import { html, nothing, type TemplateResult } from "lit";
import { mostClasses } from "../../state/document/limits.js";
import {
  type Choices,
  type Column,
  type Corrections,
  type DecimalMark,
  type Delimiter,
  delimiters,
  mostValues,
  type Preview,
} from "../../state/import/index.js";
import type { Words } from "../../state/words.js";
import { importing } from "../../words/en/import.js";
import { checkbox, selectField } from "../shared/controls/controls.js";

type Correct = (corrections: Corrections) => void;

const decimalMarks: readonly DecimalMark[] = [".", ","];

/** How the cells of a line are divided. */
export function formatGuess({ delimiter }: Pick<Choices, "delimiter">, words: Words, correct: Correct): TemplateResult {
  const say = words.room(importing);
  return selectField({
    id: "pp-import-delimiter",
    label: say.delimiter,
    choices: formats(delimiter).map((value) => ({ value, title: say.delimiters[value] })),
    value: delimiter,
    choose: (value) => correct({ delimiter: value }),
  });
}

/** ARFF and JSON say themselves what they are, and nothing else can be made of them. */
function formats(delimiter: Delimiter): readonly Delimiter[] {
  return delimiter === "arff" || delimiter === "json" ? [delimiter] : [...delimiters, "libsvm"];
}

/** What numbers look like, and what each column is for. */
export function roleGuesses({ choices, columns }: Preview, words: Words, correct: Correct): TemplateResult {
  const say = words.room(importing);
  const [across, up] = say.axes;
  const { delimiter, decimal, header, label, folds, axes, features } = choices;
  const values = columns[label]?.values ?? [];
  return html`
    ${
      !delimiters.some((one) => one === delimiter)
        ? nothing
        : html`
            ${selectField({ id: "pp-import-decimal", label: say.decimalMark, choices: decimalMarks.map((value) => ({ value, title: say.decimalMarks[value] })), value: decimal, choose: (value) => correct({ decimal: value }) })}
            ${checkbox(say.header, header, (value) => correct({ header: value }))}
          `
    }
    ${columnField("pp-import-label", say.label, columns, columns.keys(), label, (value) => correct({ label: value }))}
    ${values.length < 2 ? nothing : positiveField(values, choices, words, correct)}
    ${columns[label]?.capitals && values.length <= mostValues ? checkbox(say.folds, folds, (value) => correct({ folds: value })) : nothing}
    ${columnField("pp-import-across", across, columns, features, axes[0], (value) => correct({ axes: [value, value === axes[1] ? axes[0] : axes[1]] }))}
    ${features.length < 2 ? nothing : columnField("pp-import-up", up, columns, features, axes[1], (value) => correct({ axes: [value === axes[0] ? axes[1] : axes[0], value] }))}
    ${featureChoice(columns, choices, words, correct)}
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
function positiveField(
  values: readonly string[],
  { positive }: Choices,
  words: Words,
  correct: Correct,
): TemplateResult {
  const say = words.room(importing);
  const several = values.length > 2 && values.length <= mostClasses;
  const choices = [
    ...(several || positive === null ? [{ value: EACH, title: say.eachClass(values.length) }] : []),
    ...values.map((value) => ({ value, title: value })),
  ];
  return selectField({
    id: "pp-import-positive",
    label: say.positive,
    choices,
    value: positive ?? EACH,
    choose: (value) => correct({ positive: value === EACH ? null : value }),
  });
}

/** Which columns are learned from. */
function featureChoice(
  columns: readonly Column[],
  { label, features }: Choices,
  words: Words,
  correct: Correct,
): TemplateResult {
  const offered = columns.flatMap((column, k) => (k !== label && column.numbers > 0 ? [k] : []));
  const toggle = (k: number, on: boolean): void =>
    correct({ features: offered.filter((one) => (one === k ? on : features.includes(one))) });
  return html`
    <fieldset class="pp-flow pp-import-features">
      <legend class="pp-label">${words.room(importing).features}</legend>
      ${offered.map((k) => checkbox(columns[k]?.name ?? "", features.includes(k), (on) => toggle(k, on)))}
    </fieldset>
  `;
}
