import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Answer } from "../../../state/course/checks/kind.js";
import {
  asRight,
  type DraftCheck,
  type DraftTask,
  goals,
  kindOfDraft,
  momentParts,
  moments,
  momentText,
  newTask,
  type Option,
  optionsOf,
  quantities,
  type TaskKind,
  taskKinds,
  withText,
} from "../../../state/course/editor/tasks.js";
import type { Words } from "../../../state/document/notation/words.js";
import { checkbox, removeIcon, selectField } from "../../../ui/controls/controls.js";
import { courseEditor } from "../../../words/generated/en/courseEditor.js";
import { numberField } from "../../shared/controls/number-field.js";

interface TextSpec {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly type: (text: string) => void;
  readonly most?: number;
  readonly lines?: number;
  readonly hint?: string;
}

const typed = (spec: TextSpec) => (event: Event) =>
  spec.type((event.target as HTMLInputElement | HTMLTextAreaElement).value);

/** A text that is taken as it is typed: what it makes of the page is seen beside it. */
export function textInput(spec: TextSpec): TemplateResult {
  const { id, label, value, most, hint } = spec;
  return html`
    <div class="pp-field pp-field-stacked">
      <label class="pp-label" for=${id}>${label}</label>
      <input class="pp-input" type="text" id=${id} maxlength=${most ?? nothing} autocomplete="off" aria-describedby=${hint ? `${id}-hint` : nothing} .value=${live(value)} @input=${typed(spec)} />
      ${hint ? html`<p class="pp-hint" id="${id}-hint">${hint}</p>` : nothing}
    </div>
  `;
}

export function textArea(spec: TextSpec): TemplateResult {
  const { id, label, value, lines, hint } = spec;
  return html`
    <div class="pp-field pp-field-stacked">
      <label class="pp-label" for=${id}>${label}</label>
      <textarea class="pp-input" id=${id} rows=${lines ?? 2} aria-describedby=${hint ? `${id}-hint` : nothing} .value=${live(value)} @input=${typed(spec)}></textarea>
      ${hint ? html`<p class="pp-hint" id="${id}-hint">${hint}</p>` : nothing}
    </div>
  `;
}

interface RowSpec {
  readonly words: Words;
  /** What is moved or deleted, for who does not see the row. */
  readonly what: string;
  readonly at: number;
  readonly count: number;
  readonly move: (by: 1 | -1) => void;
  readonly remove: () => void;
}

/** Moves a row, or deletes it. At the end of the list the button stays, so that the focus does. */
export function rowButtons({ words, what, at, count, move, remove }: RowSpec): TemplateResult {
  const say = words.room(courseEditor);
  const mover = (by: 1 | -1, label: string, icon: string) => {
    const isEnd = at + by < 0 || at + by >= count;
    return html`<button type="button" class="pp-button pp-button-quiet pp-button-icon pp-editor-${by < 0 ? "up" : "down"}" aria-label=${label} aria-disabled=${isEnd} @click=${() => isEnd || move(by)}><span aria-hidden="true">${icon}</span></button>`;
  };
  return html`
    ${mover(-1, say.up({ what }), "↑")} ${mover(1, say.down({ what }), "↓")}
    <button type="button" class="pp-button pp-button-quiet pp-button-icon pp-editor-remove" aria-label=${say.remove({ what })} @click=${remove}>${cross}</button>
  `;
}

const cross = html`<svg class="pp-editor-cross" viewBox="0 0 20 20" aria-hidden="true">${removeIcon}</svg>`;

interface TasksSpec {
  readonly words: Words;
  readonly tasks: readonly DraftTask[];
  /** What the run says is right, by the tasks. */
  readonly truths: readonly Answer[];
  /** @param field what is typed into */
  readonly set: (at: number, task: DraftTask, field: string | null) => void;
  readonly add: (task: DraftTask) => void;
  readonly move: (at: number, by: 1 | -1) => void;
  readonly remove: (at: number) => void;
}

/** The tasks of a step, a form each, and the kinds that can be added. */
export function taskList(spec: TasksSpec): TemplateResult {
  const { words, tasks, add } = spec;
  const say = words.room(courseEditor);
  return html`
    <h4 id="pp-editor-tasks">${say.tasks}</h4>
    ${tasks.map((task, at) => taskForm(task, at, spec))}
    <div class="pp-flow">
      <div class="pp-field pp-field-wide">
        <label class="pp-label" for="pp-editor-kind">${say.kind}</label>
        <select class="pp-select" id="pp-editor-kind">
          ${taskKinds.map((kind) => html`<option value=${kind}>${say.kinds[kind]}</option>`)}
        </select>
      </div>
      <button type="button" class="pp-button pp-editor-add-task" @click=${(event: Event) => add(newTask(chosenKind(event)))}>${say.addTask}</button>
    </div>
  `;
}

function chosenKind({ currentTarget }: Event): TaskKind {
  const select = (currentTarget as Element).parentElement?.querySelector("select");
  return taskKinds.find((kind) => kind === select?.value) ?? "choice";
}

function taskForm(task: DraftTask, at: number, spec: TasksSpec): TemplateResult {
  const { words, tasks, truths, set, move, remove } = spec;
  const say = words.room(courseEditor);
  const kind = kindOfDraft(task);
  const name = say.task({ task: at + 1 });
  const text = (field: "hint" | "solution" | "wrong" | "right") => {
    const value = task[field] ?? "";
    // Cases of replies are the file's.
    return typeof value === "string"
      ? textArea({
          id: `pp-editor-${field}-${at}`,
          label: say[field],
          value,
          type: (typed) => set(at, withText(task, field, typed), field),
        })
      : nothing;
  };
  return html`
    <fieldset class="pp-editor-task" data-row="task-${at}">
      <legend class="pp-visually-hidden">${name}</legend>
      <div class="pp-line">
        <span class="pp-grow"><strong>${name}</strong> <span class="pp-note">${say.kinds[kind ?? "other"]}</span></span>
        ${rowButtons({
          words,
          what: name,
          at,
          count: tasks.length,
          move: (by) => move(at, by),
          remove: () => remove(at),
        })}
      </div>
      ${textArea({
        id: `pp-editor-ask-${at}`,
        label: say.ask,
        value: task.ask,
        type: (ask) => set(at, { ...task, ask }, "ask"),
      })}
      ${kind === null ? html`<p class="pp-hint">${say.otherKind}</p>` : checkForm(kind, task, at, spec)}
      ${kind === null ? nothing : answer(kind, task, truths[at], words)}
      <details>
        <summary>${say.more}</summary>
        ${text("right")} ${kind === "choice" ? nothing : text("wrong")} ${text("hint")} ${text("solution")}
      </details>
    </fieldset>
  `;
}

/** What the run says is right; of what is chosen or done there is nothing to say. */
function answer(
  kind: TaskKind,
  { check }: DraftTask,
  truth: Answer | undefined,
  words: Words,
): TemplateResult | typeof nothing {
  const say = words.room(courseEditor);
  if (!(kind === "number" || kind === "mistake" || kind === "weights") || isOwn(check)) return nothing;
  const said =
    typeof truth === "boolean"
      ? say.truthMistake({ mistake: truth })
      : typeof truth === "number"
        ? say.truth({ truth: words.number(truth, "full") })
        : Array.isArray(truth)
          ? say.truthWeights({ truth, precision: "full" })
          : say.noTruth;
  return html`<p class="pp-editor-truth">${said}</p>`;
}

const isOwn = ({ kind, is }: DraftCheck): boolean => kind === "number" && is !== undefined;

type Changed = (check: DraftCheck, field?: string | null) => void;

function checkForm(kind: TaskKind, task: DraftTask, at: number, { words, set }: TasksSpec): unknown {
  const { check } = task;
  const change: Changed = (changed, field = null) => set(at, { ...task, check: changed }, field);
  const say = words.room(courseEditor);
  if (kind === "choice") return optionForms(check, at, change, words);
  if (kind === "number")
    return [quantity(check, at, change, words), isOwn(check) ? nothing : moment(check, at, change, words)];
  if (kind === "weights") return moment(check, at, change, words);
  if (kind === "reached") return goal(check, at, change, words);
  return kind === "separates" ? html`<p class="pp-hint">${say.separatesHint}</p>` : nothing;
}

function optionForms(check: DraftCheck, at: number, change: Changed, words: Words): TemplateResult {
  const say = words.room(courseEditor);
  const options = optionsOf(check);
  const put = (k: number, option: Option, field: string | null = null): void =>
    change({ ...check, options: options.map((one, j) => (j === k ? option : one)) }, field && `${field}-${k}`);
  return html`
    ${options.map((option, k) => {
      const id = `pp-editor-option-${at}-${k}`;
      return html`
        <div class="pp-editor-option">
          ${textInput({
            id,
            label: say.option({ option: k + 1 }),
            value: option.say,
            most: 600,
            type: (text) => put(k, { ...option, say: text }, "say"),
          })}
          <div class="pp-line">
            ${checkbox(say.isRight, option.right === true, (right) => put(k, asRight(option, right)))}
            <button type="button" class="pp-button pp-button-quiet pp-button-icon" aria-label=${say.removeOption({ option: k + 1 })} ?disabled=${options.length <= 2} @click=${() => change({ ...check, options: options.filter((_, j) => j !== k) })}>${cross}</button>
          </div>
          ${
            option.right
              ? nothing
              : textInput({
                  id: `${id}-reply`,
                  label: say.reply,
                  value: option.wrong ?? "",
                  most: 600,
                  type: (wrong) => put(k, { ...option, wrong }, "wrong"),
                })
          }
        </div>
      `;
    })}
    <button type="button" class="pp-button" @click=${() => change({ ...check, options: [...options, { say: "", wrong: "" }] })}>${say.addOption}</button>
  `;
}

function quantity(check: DraftCheck, at: number, change: Changed, words: Words): TemplateResult {
  const say = words.room(courseEditor);
  const { kind, of, is, within } = check;
  const known = quantities.find((one) => one === of);
  // A file may name a feature.
  const named = typeof of === "string" && !known ? [{ value: of, title: of }] : [];
  return html`
    ${selectField({
      id: `pp-editor-of-${at}`,
      label: say.quantity,
      choices: [...quantities.map((value) => ({ value: value as string, title: say.quantities[value] })), ...named],
      value: isOwn(check) ? "own" : String(of),
      layout: "wide",
      choose: (value) =>
        change(value === "own" ? { kind: "number", is: 0 } : { kind: "number", of: value, after: "end" }),
    })}
    ${
      isOwn(check)
        ? html`
          ${numberField({
            words,
            id: `pp-editor-is-${at}`,
            label: say.own,
            value: Number(is),
            rule: { name: say.own },
            step: 1,
            commit: (value) => change({ ...check, kind: String(kind), is: value }),
          })}
          ${numberField({
            words,
            id: `pp-editor-within-${at}`,
            label: say.within,
            value: Number(within ?? 0),
            rule: { name: say.within, min: 0 },
            step: 1,
            commit: (value) => change({ ...check, within: value }),
          })}
        `
        : nothing
    }
  `;
}

function moment(check: DraftCheck, at: number, change: Changed, words: Words): TemplateResult {
  const say = words.room(courseEditor);
  const { moment: chosen, count } = momentParts(check["after"] ?? "now");
  return html`
    ${selectField({
      id: `pp-editor-after-${at}`,
      label: say.moment,
      choices: moments.map((value) => ({ value, title: say.moments[value] })),
      value: chosen,
      layout: "wide",
      choose: (value) => change({ ...check, after: momentText(value, count) }),
    })}
    ${
      chosen === "visit" || chosen === "epoch"
        ? numberField({
            words,
            id: `pp-editor-count-${at}`,
            label: say.which,
            value: count,
            rule: { name: say.which, min: 1, whole: true },
            step: 1,
            commit: (value) => change({ ...check, after: momentText(chosen, value) }),
          })
        : nothing
    }
  `;
}

function goal(check: DraftCheck, at: number, change: Changed, words: Words): TemplateResult {
  const say = words.room(courseEditor);
  const chosen = goals.find((one) => check[one] !== undefined) ?? "visit";
  const count = Number(check[chosen] ?? 1);
  return html`
    ${selectField({
      id: `pp-editor-goal-${at}`,
      label: say.goal,
      choices: goals.map((value) => ({ value, title: say.goals[value] })),
      value: chosen,
      layout: "wide",
      choose: (value) => change({ kind: "reached", [value]: count }),
    })}
    ${numberField({
      words,
      id: `pp-editor-goal-count-${at}`,
      label: say.which,
      value: count,
      rule: { name: say.which, min: 1, whole: true },
      step: 1,
      commit: (value) => change({ kind: "reached", [chosen]: value }),
    })}
  `;
}
