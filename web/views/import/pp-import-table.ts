import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { packAhead } from "../../state/data/packing/pack-ahead.js";
import type { Words } from "../../state/document/notation/words.js";
import { type Pause, partOf } from "../../state/document/slices.js";
import {
  asks,
  type Choices,
  type Column,
  type Corrections,
  cellOf,
  type DecimalMark,
  type Delimiter,
  delimiters,
  mostValues,
  type Preview,
  Reading,
  type Refused,
  type TableResult,
} from "../../state/io/import/index.js";
import { mostClasses } from "../../state/learners/multiclass.js";
import { checkbox, selectField } from "../../ui/controls/controls.js";
import { define, withProperties } from "../../ui/controls/define.js";
import { importing } from "../../words/generated/en/importing.js";
import { importProblems } from "../../words/generated/en/importProblems.js";
import { sayFacts } from "../../words/sentences.js";
import { AbortableTask } from "../shared/files/abortable-task.js";
import { View } from "../shared/view.js";
import type { Source } from "./pp-import-source.js";
import { noticeText, outcomeText, problemText } from "./said.js";
import { focusCancelled, waiting } from "./waiting.js";

type Correct = (corrections: Corrections) => void;

/** As the words call them. */
const delimiterNames = {
  ",": "comma",
  ";": "semicolon",
  "\t": "tab",
  "|": "bar",
  " ": "spaces",
  libsvm: "libsvm",
  arff: "arff",
  json: "json",
} as const satisfies Readonly<Record<Delimiter, string>>;

const decimalMarks: readonly DecimalMark[] = [".", ","];

/** How the cells of a line are divided. */
function formatGuess({ delimiter }: Pick<Choices, "delimiter">, words: Words, correct: Correct): TemplateResult {
  const say = words.room(importing);
  return selectField({
    id: "pp-import-delimiter",
    label: say.delimiter,
    choices: formats(delimiter).map((value) => ({ value, title: say.delimiters[delimiterNames[value]] })),
    value: delimiter,
    choose: (value) => correct({ delimiter: value }),
  });
}

/** ARFF and JSON say themselves what they are, and nothing else can be made of them. */
function formats(delimiter: Delimiter): readonly Delimiter[] {
  return delimiter === "arff" || delimiter === "json" ? [delimiter] : [...delimiters, "libsvm"];
}

/** What numbers look like, and what each column is for. */
function roleGuesses({ choices, columns }: Preview, words: Words, correct: Correct): TemplateResult {
  const say = words.room(importing);
  const { delimiter, decimal, header, label, folds, axes, features } = choices;
  const values = columns[label]?.values ?? [];
  return html`
    ${
      !delimiters.some((one) => one === delimiter)
        ? nothing
        : html`
            ${selectField({ id: "pp-import-decimal", label: say.decimalMark, choices: decimalMarks.map((value) => ({ value, title: say.decimalMarks[value === "." ? "point" : "comma"] })), value: decimal, choose: (value) => correct({ decimal: value }) })}
            ${checkbox(say.header, header, (value) => correct({ header: value }))}
          `
    }
    ${columnField("pp-import-label", say.label, columns, columns.keys(), label, (value) => correct({ label: value }))}
    ${values.length < 2 ? nothing : positiveField(values, choices, words, correct)}
    ${columns[label]?.capitals && values.length <= mostValues ? checkbox(say.folds, folds, (value) => correct({ folds: value })) : nothing}
    ${columnField("pp-import-across", say.axes.x1, columns, features, axes[0], (value) => correct({ axes: [value, value === axes[1] ? axes[0] : axes[1]] }))}
    ${features.length < 2 ? nothing : columnField("pp-import-up", say.axes.x2, columns, features, axes[1], (value) => correct({ axes: [value === axes[0] ? axes[1] : axes[0], value] }))}
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
    ...(several || positive === null ? [{ value: EACH, title: say.eachClass({ classes: values.length }) }] : []),
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
    <fieldset class="pp-flow pp-scroll-y pp-import-features">
      <legend class="pp-label">${words.room(importing).features}</legend>
      ${offered.map((k) => checkbox(columns[k]?.name ?? "", features.includes(k), (on) => toggle(k, on)))}
    </fieldset>
  `;
}

const mostRows = 6;
const mostColumns = 60;

/** The first rows as they are written, each column with what it is for. */
function firstRows({ sheet, columns, choices }: Preview, words: Words): TemplateResult {
  const say = words.room(importing);
  const { header } = choices;
  const rows = sheet.records.slice(header ? 1 : 0, mostRows + (header ? 1 : 0));
  const shown = columns.slice(0, mostColumns);
  const all = sheet.records.length - (header ? 1 : 0);
  return html`
    <div class="pp-scroll-x" role="region" aria-label=${say.firstRows} tabindex="0">
      <table class="pp-import-rows">
        <caption>
          ${say.rows({ shown: rows.length, rows: all, allRows: rows.length === all, moreColumns: columns.length - shown.length })}
        </caption>
        <thead>
          <tr>
            <th scope="col">${sheet.byRecord ? say.record : say.line}</th>
            ${shown.map(({ name }, k) => html`<th scope="col" data-role=${roleOf(k, choices)}><b>${name}</b><span class="pp-import-role">${say.roles[roleOf(k, choices)]}</span></th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (record) => html`
              <tr>
                <th scope="row">${record.line}</th>
                ${shown.map((_, k) => html`<td data-role=${roleOf(k, choices)}>${cellOf(sheet, record, k)}</td>`)}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/** What a column is for. */
type Role = "label" | "x1" | "x2" | "feature" | "left-out";

function roleOf(column: number, { label, features, axes }: Preview["choices"]): Role {
  if (column === label) return "label";
  if (column === axes[0]) return "x1";
  if (column === axes[1]) return "x2";
  return features.includes(column) ? "feature" : "left-out";
}

/** How a text is read as a table, to be corrected and then taken. Fires `pp-done` once it is. */
class PpImportTable extends withProperties(View, {
  source: null as Source | null,
  read: null as Preview | Refused | null,
}) {
  readonly #work = new AbortableTask(this);
  #reading: Reading | null = null;
  /** Those that are wanted, and those that what is shown was read with. */
  #corrections: Corrections = {};
  #shown: Corrections = {};

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("source") || !this.source) return;
    this.#reading = new Reading(this.source.text);
    this.#corrections = {};
    this.read = null;
    void this.#look();
  }

  readonly #look = async (): Promise<void> => {
    const [reading, corrections] = [this.#reading, this.#corrections];
    const read = await this.#work.begin(async (_, __, pause) => reading && readIn(reading, corrections, pause));
    if (read) {
      this.read = read;
      this.#shown = corrections;
    } else if (!this.#work.busy) {
      // It was cancelled: what is shown stays, and so does what it was read with.
      this.#corrections = this.#shown;
      await focusCancelled(this);
    }
  };

  /** Another way to take the text apart makes other columns of it: what was said of those goes. */
  readonly #correct = (corrections: Corrections): void => {
    this.#corrections = corrections.delimiter ? corrections : { ...this.#corrections, ...corrections };
    void this.#look();
  };

  protected override render(): unknown {
    const { read } = this;
    if (!read) return waiting(this.#work, this.source, this.words, this.#look);
    return html`
      <div class="pp-dialog-body" role="region" aria-label=${this.say(importing).table} tabindex="0" aria-busy=${this.#work.busy}>
        ${"refused" in read ? this.#refused(read) : this.#preview(read)}
      </div>
      ${this.#foot(read)}
    `;
  }

  #refused({ refused, delimiter }: Refused): TemplateResult {
    return html`
      <div class="pp-import-guesses">${formatGuess({ delimiter }, this.words, this.#correct)}</div>
      <p class="pp-error" role="alert">${problemText(refused, this.words)}</p>
    `;
  }

  #preview(read: Preview): TemplateResult {
    return html`
      <div class="pp-import-guesses">
        ${formatGuess(read.choices, this.words, this.#correct)} ${roleGuesses(read, this.words, this.#correct)}
      </div>
      ${notices(read, this.words)} ${firstRows(read, this.words)}
    `;
  }

  #foot(read: Preview | Refused): TemplateResult {
    const preview = "refused" in read ? null : read;
    const say = this.say(importing);
    const { busy } = this.#work;
    const table = busy ? null : (preview?.outcome?.table ?? null);
    return html`
      <div class="pp-fixed pp-import-again">${this.#work.bar(say.reading({ name: this.source?.name ?? null }), this.words)}</div>
      <div class="pp-spread pp-dialog-foot">
        <div class="pp-grow pp-import-outcome" role="status">
          ${busy ? say.busy : preview ? outcome(preview, this.words, this.#correct) : nothing}
        </div>
        <button class="pp-button pp-button-primary" type="button" ?disabled=${table === null} @click=${this.#take}>${say.take}</button>
      </div>
    `;
  }

  readonly #take = (): void => {
    const table = this.read && "outcome" in this.read ? this.read.outcome?.table : null;
    if (!table) return;
    this.dispatch({ type: "set-table", data: table });
    this.dispatchEvent(new Event("pp-done"));
  };
}

async function readIn(reading: Reading, corrections: Corrections, pause: Pause): Promise<Preview | Refused> {
  const read = await reading.read(corrections, partOf(pause, 0, 0.95));
  const table = "outcome" in read ? read.outcome?.table : null;
  if (table) await packAhead(table, partOf(pause, 0.95, 1));
  return read;
}

define("pp-import-table", PpImportTable);

/** What would come of it: examples, or what stands in the way. */
function outcome(preview: Preview, words: Words, correct: (corrections: Corrections) => void): TemplateResult {
  const { obstacle, outcome, choices } = preview;
  const say = words.room(importing);
  if (!outcome)
    return html`<p class="pp-error">${obstacle && sayFacts(words.room(importProblems).choices, obstacle)}</p>`;
  return html`
    ${outcome.table ? html`<p>${examplesText(outcome, choices.features.length, words)}</p>` : problems(outcome, words)}
    ${
      outcome.incomplete > 0
        ? checkbox(say.leaveOut({ rows: outcome.incomplete }), choices.leaveOut, (leaveOut) => correct({ leaveOut }))
        : nothing
    }
  `;
}

/** What was read otherwise than it is written, left out, or is asked; that comes first. */
function notices({ notices: all }: Preview, words: Words): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  const inOrder = [...all.filter(asks), ...all.filter((notice) => !asks(notice))];
  return html`
    <ul class="pp-bullets pp-import-notices">
      ${inOrder.map((notice) => html`<li ?data-asks=${asks(notice)}>${noticeText(notice, words)}</li>`)}
    </ul>
  `;
}

/** "150 examples with 4 features: 50 setosa, 50 versicolor and 50 virginica." */
function examplesText({ table, counts, classNames }: TableResult, features: number, words: Words): string {
  const classes = classNames.map((name, k) => ({ name, count: counts[k] ?? 0 }));
  return outcomeText({ examples: table?.rows.length ?? 0, features, classes }, words);
}

function problems({ problems, found, counts }: TableResult, words: Words): TemplateResult {
  const say = words.room(importing);
  if (found === 0 && counts.every((count) => count === 0)) return html`<p class="pp-error">${say.noRow}</p>`;
  const left = found - problems.length;
  return html`
    <ul class="pp-error pp-bullets pp-scroll-y pp-import-problems">
      ${problems.map((problem) => html`<li>${problemText(problem, words)}</li>`)}
      ${left > 0 ? html`<li>${say.moreProblems({ problems: left })}</li>` : nothing}
    </ul>
  `;
}
