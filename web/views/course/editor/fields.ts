import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { type Field, type Place, valueAt, withValue } from "../../../state/course/editor/kinds.js";
import { type DraftTask, momentParts, moments, momentText, quantities } from "../../../state/course/editor/tasks.js";
import type { Heard } from "../../../state/course/own/index.js";
import { featureText } from "../../../state/document/notation/feature-text.js";
import type { Words } from "../../../state/document/notation/words.js";
import { checkbox, removeIcon, selectField, field as typedField } from "../../../ui/controls/controls.js";
import { courseEditor } from "../../../words/generated/en/courseEditor.js";
import { learners } from "../../../words/generated/en/learners.js";
import { named } from "../../../words/room.js";
import { numberField, numberText, parseNumber } from "../../shared/controls/number-field.js";

interface TextSpec {
  /** Where it is in the course: what is wrong there leads to it. */
  readonly at: Place;
  readonly label: string;
  readonly value: string;
  readonly type: (text: string) => void;
  readonly most?: number;
  /** Left out: it is one line. */
  readonly lines?: number;
  readonly hint?: string;
  readonly isCode?: boolean;
}

const idOf = (at: Place): string => `pp-editor-${at.replaceAll(".", "-")}`;

/** A text that is taken as it is typed: what it makes of the page is seen beside it. */
export function textField({ at, label, value, most, lines, hint, isCode = false, type }: TextSpec): TemplateResult {
  const id = idOf(at);
  const typed = (event: Event): void => type((event.target as HTMLInputElement | HTMLTextAreaElement).value);
  const described = hint ? `${id}-hint` : nothing;
  const css = `pp-input ${isCode ? "pp-editor-code" : ""}`;
  return html`
    <div class="pp-field pp-field-stacked" data-at=${at}>
      <label class="pp-label" for=${id}>${label}</label>
      ${
        lines
          ? html`<textarea class=${css} id=${id} rows=${lines} aria-describedby=${described} .value=${live(value)} @input=${typed}></textarea>`
          : html`<input class=${css} type="text" id=${id} maxlength=${most ?? nothing} autocomplete="off" spellcheck=${isCode ? "false" : nothing} aria-describedby=${described} .value=${live(value)} @input=${typed} />`
      }
      ${hint ? html`<p class="pp-hint" id="${id}-hint">${hint}</p>` : nothing}
    </div>
  `;
}

/** A link of the preview leads nowhere, but to a page of its own. */
export function stay(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link && link.target !== "_blank") event.preventDefault();
}

interface RowSpec {
  readonly words: Words;
  /** What is moved or deleted, for who does not see the row. */
  readonly what: string;
  readonly at: number;
  readonly count: number;
  readonly move: (to: number) => void;
  /** Null: so few have to stay. */
  readonly remove: (() => void) | null;
}

/** Moves a row, or deletes it. At the end of the list the button stays, so that the focus does. */
export function rowButtons({ words, what, at, count, move, remove }: RowSpec): TemplateResult {
  const say = words.room(courseEditor);
  const mover = (by: 1 | -1, label: string, icon: string) => {
    const isEnd = at + by < 0 || at + by >= count;
    return html`<button type="button" class="pp-button pp-button-quiet pp-button-icon pp-editor-${by < 0 ? "up" : "down"}" aria-label=${label} aria-disabled=${isEnd} @click=${() => isEnd || move(at + by)}><span aria-hidden="true">${icon}</span></button>`;
  };
  return html`
    ${mover(-1, say.up({ what }), "↑")} ${mover(1, say.down({ what }), "↓")}
    <button type="button" class="pp-button pp-button-quiet pp-button-icon pp-editor-remove" aria-label=${say.remove({ what })} aria-disabled=${remove === null} @click=${remove}>${removeIcon}</button>
  `;
}

/** A task that is filled in. */
export interface Filling {
  readonly words: Words;
  readonly task: DraftTask;
  /** Where it is in the course: "steps.0.tasks.1". */
  readonly at: Place;
  readonly heard: Heard | undefined;
  /** @param field what is typed into */
  readonly set: (task: DraftTask, field: string | null) => void;
  /** The settings in which the page differs from the step now, as parameters; null: what the step shows is not known yet. */
  readonly settingsNow: () => Promise<string> | null;
  /** Moves the focus once all has been drawn: what was pressed may be gone, or somebody else's. */
  readonly focus: (selector: string) => void;
}

/** Takes something away by a button that goes with it. */
export function takeAway({ focus }: Pick<Filling, "focus">, take: () => void): void {
  take();
  focus(".pp-editor-undo");
}

/** A field of a task by its row. @param base where what has it is in the task: "check", or an item of a list */
export function fieldOf(field: Field, base: Place, filling: Filling): unknown {
  const { words, task } = filling;
  const say = words.room(courseEditor);
  const place = field.at === "" ? base : `${base}.${field.at}`;
  const at = `${filling.at}.${place}`;
  const label = named(say.fields, field.label);
  const value = valueAt(task, place);
  const put = (next: unknown, typedInto: string | null = null): void =>
    filling.set(withValue(task, place, next), typedInto);
  const boxed = (content: unknown): TemplateResult => html`<div data-at=${at}>${content}</div>`;
  const texts = { at, label, value: String(value ?? ""), type: (text: string) => put(text, place) };
  switch (field.type) {
    case "text":
    case "code":
      // Who chooses what is right gets no reply of its own; a line that is missing has no text.
      if (value === undefined && !field.mayLack) return nothing;
      return textField({
        ...{ ...texts, most: field.type === "code" ? 120 : 600, isCode: field.type === "code" },
        type: (text) => put(field.mayLack && text === "" ? undefined : text, place),
      });
    case "settings":
      return [
        textField({ ...texts, most: 400, isCode: true, hint: say.settingsHint }),
        html`<button type="button" class="pp-button" @click=${() => filling.settingsNow()?.then((now) => put(now))}>${say.takeSettings}</button>`,
      ];
    case "flag":
      return boxed(checkbox(label, value === true, (on) => put(on ? true : undefined)));
    case "either": {
      const item = valueAt(task, base) as Readonly<Record<string, unknown>>;
      const isOn = field.at === "" ? item[field.or] === undefined : value === true;
      const { [field.or]: text = "", [field.at]: _, ...others } = item;
      const chosen = (on: boolean): unknown => {
        if (!on) return { ...others, [field.or]: text };
        return field.at === "" ? others : { ...others, [field.at]: true };
      };
      return boxed(checkbox(label, isOn, (on) => filling.set(withValue(task, base, chosen(on)), null)));
    }
    case "one":
      return boxed(
        selectField({
          ...{ id: idOf(at), label, value: String(value), layout: "wide", choose: (one) => put(one) },
          choices: field.of.map((one) => ({
            ...{ value: one, title: named({ ...words.room(learners).titles, ...say.values }, one) },
          })),
        }),
      );
    case "several": {
      const list: readonly unknown[] = Array.isArray(value) ? value : [];
      const toggled = (one: string, on: boolean): unknown =>
        field.of.filter((x) => (x === one ? on : list.includes(x)));
      return html`
        <fieldset class="pp-field" data-at=${at}>
          <legend class="pp-label">${label}</legend>
          ${field.of.map((one) => checkbox(named(say.values, one), list.includes(one), (on) => put(toggled(one, on))))}
        </fieldset>
      `;
    }
    case "number": {
      const { least, isWhole: whole = false, mayLack } = field;
      const rule = { name: label, whole, ...(least !== undefined && { min: least }) };
      if (!mayLack && typeof value === "number")
        return boxed(numberField({ words, id: idOf(at), label, value, rule, step: 1, commit: put }));
      return boxed(
        typedField({
          ...{ id: idOf(at), label, value: typeof value === "number" ? numberText(value, words) : "" },
          submit: (text) => {
            const read = mayLack && text.trim() === "" ? null : parseNumber(text, rule, words);
            if (read?.ok === false) return read.message;
            put(read?.value);
            return null;
          },
        }),
      );
    }
    case "numbers":
    case "signs":
    case "visits":
    case "features": {
      const { show, read } = notations[field.type];
      return boxed(
        typedField({
          ...{ id: idOf(at), label, value: show(value, words), hint: say.notations[field.type] },
          submit: (text) => {
            const next = read(text, words);
            if (next === null) return say.notations[field.type];
            put(next);
            return null;
          },
        }),
      );
    }
    case "moment":
      return boxed(moment(at, value, put, words));
    case "quantity":
      return boxed(quantity(at, label, value, put, filling));
    case "list":
      return items(field, place, filling);
  }
}

interface Notation {
  readonly show: (value: unknown, words: Words) => string;
  /** Null: it cannot be read. */
  readonly read: (text: string, words: Words) => unknown;
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What is typed as a text and is something else in the file. */
const notations: Readonly<Record<"numbers" | "signs" | "visits" | "features", Notation>> = {
  numbers: {
    show: (value, words) =>
      listed(value)
        .map((one) => numberText(Number(one), words))
        .join("; "),
    read: (text, words) => {
      const parts = text.split(words.decimal === "," ? /[;\s]+/ : /[;,\s]+/).filter(Boolean);
      const read = parts.map((part) => parseNumber(part, { name: "" }, words));
      return read.length > 0 && read.every(({ ok }) => ok) ? read.map((one) => (one.ok ? one.value : 0)) : null;
    },
  },
  signs: {
    show: (value) => listed(value).join(" ").replaceAll("-", "−"),
    read: (text) => {
      const signs = text.replaceAll("−", "-").replaceAll(/[\s;,]/g, "");
      return /^[+\-0]+$/.test(signs) ? [...signs] : null;
    },
  },
  visits: {
    show: (value) => String(value ?? "").replace("..", "–"),
    read: (text) => {
      const [first, last] = text.match(/\d+/g) ?? [];
      return first === undefined ? null : `${first}..${last ?? first}`;
    },
  },
  features: {
    show: (value) => listed(value).join(", "),
    read: (text) => {
      const names = text.split(/[;,\s]+/).filter(Boolean);
      return names.length > 0 ? names : null;
    },
  },
};

function moment(at: Place, value: unknown, put: (next: string) => void, words: Words): unknown {
  const say = words.room(courseEditor);
  const { moment: chosen, count } = momentParts(value ?? "now");
  return [
    selectField({
      ...{ id: idOf(at), label: named(say.fields, "after"), value: chosen, layout: "wide" },
      choices: moments.map((one) => ({ value: one, title: say.moments[one] })),
      choose: (one) => put(momentText(one, count)),
    }),
    chosen === "visit" || chosen === "epoch"
      ? numberField({
          ...{ words, id: `${idOf(at)}-count`, label: say.fields.which, value: count, step: 1 },
          rule: { name: say.fields.which, min: 1, whole: true },
          commit: (next) => put(momentText(chosen, next)),
        })
      : nothing,
  ];
}

function quantity(at: Place, label: string, value: unknown, put: (next: string) => void, filling: Filling): unknown {
  const say = filling.words.room(courseEditor);
  const features = filling.heard?.features ?? [];
  // A file may name a feature that the step does not have.
  const weights = [...new Set([...features, String(value)])].filter(
    (one) => !quantities.some((known) => known === one),
  );
  return selectField({
    ...{ id: idOf(at), label, value: String(value), layout: "wide", choose: put },
    choices: [
      ...quantities.map((one) => ({ value: one as string, title: named(say.values, one) })),
      ...weights.map((one) => ({ value: one, title: say.weightOf({ feature: featureText(one, {}) }) })),
    ],
  });
}

type List = Extract<Field, { readonly type: "list" }>;

function items(list: List, place: Place, filling: Filling): TemplateResult {
  const { words, task, set } = filling;
  const say = words.room(courseEditor);
  const of = list.label === "lines" ? "lines" : "option";
  const all = listed(valueAt(task, place));
  const put = (next: readonly unknown[]): void => set(withValue(task, place, next), null);
  return html`
    <div data-at="${filling.at}.${place}">
      ${all.map(
        (_, k) => html`
          <div class="pp-quote pp-editor-item" role="group" data-row="${filling.at}.${place}.${k}" aria-label=${say.item({ of, item: k + 1 })}>
            <div class="pp-line">
              <span class="pp-grow pp-note">${say.item({ of, item: k + 1 })}</span>
              ${rowButtons({
                ...{ words, what: say.item({ of, item: k + 1 }), at: k, count: all.length },
                move: (to) => {
                  put(all.with(k, all[to]).with(to, all[k]));
                  filling.focus(`[data-row="${filling.at}.${place}.${to}"] .pp-editor-${to < k ? "up" : "down"}`);
                },
                remove:
                  all.length > list.least ? () => takeAway(filling, () => put(all.filter((_, j) => j !== k))) : null,
              })}
            </div>
            ${list.of.map((field) => fieldOf(field, `${place}.${k}`, filling))}
          </div>
        `,
      )}
      <button type="button" class="pp-button" @click=${() => put([...all, list.fresh])}>${say.addItem({ of })}</button>
    </div>
  `;
}
