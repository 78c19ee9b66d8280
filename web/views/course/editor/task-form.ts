import { html, nothing, type TemplateResult } from "lit";
import type { Answer } from "../../../state/course/checks/kind.js";
import { type KindName, kindNames, kindOf, kinds, wayOf, withValue } from "../../../state/course/editor/kinds.js";
import {
  asksForDeed,
  checksOf,
  type DraftCheck,
  type DraftTask,
  inWay,
  kindOfDraft,
  newTask,
  reveals,
  withCheck,
  withoutCheck,
  withText,
} from "../../../state/course/editor/tasks.js";
import type { Heard } from "../../../state/course/own/index.js";
import type { Words } from "../../../state/document/notation/words.js";
import { checkbox, selectField, field as typedField } from "../../../ui/controls/controls.js";
import type { RowDrag } from "../../../ui/handles/row-drag.js";
import { feedbackText } from "../../../words/feedback.js";
import { courseEditor } from "../../../words/generated/en/courseEditor.js";
import { named } from "../../../words/room.js";
import { numberText, parseNumber } from "../../shared/controls/number-field.js";
import { alsoInFile, onlyInTask, repliesForm } from "./extras.js";
import { type Filling, fieldOf, rowButtons, takeAway, textField } from "./fields.js";

interface TasksSpec extends Pick<Filling, "words" | "settingsNow" | "focus"> {
  /** From 0. */
  readonly step: number;
  readonly tasks: readonly DraftTask[];
  /** What the run says, by the tasks. */
  readonly heard: (at: number) => Heard | undefined;
  /** Whether that is of the course as it was a moment ago. */
  readonly isStale: boolean;
  /** @param field what is typed into */
  readonly set: (at: number, task: DraftTask, field: string | null) => void;
  readonly add: (task: DraftTask) => void;
  readonly move: (at: number, to: number) => void;
  readonly remove: (at: number) => void;
  readonly drag: RowDrag;
  readonly take: (event: PointerEvent) => void;
  /** What puts on the page what it shows now; null: what the step shows is not known yet. */
  readonly solveNow: () => Readonly<Record<string, unknown>> | null;
}

/** The tasks of a step, a form each, and the kinds that can be added. */
export function taskList(spec: TasksSpec): TemplateResult {
  const { words, tasks, add, step } = spec;
  const say = words.room(courseEditor);
  return html`
    <h4 id="pp-editor-tasks">${say.tasks}</h4>
    <div class="pp-editor-tasks" data-at="steps.${step}.tasks" @pointerdown=${spec.take}>
      ${tasks.map((task, at) => taskForm(task, at, spec))}
    </div>
    ${kindChoice("pp-editor-kind", kindNames, say.addTask, words, (kind) => add(newTask(kind)))}
  `;
}

/** Kinds to choose from, and a button that adds one. */
function kindChoice(
  id: string,
  of: readonly KindName[],
  label: string,
  words: Words,
  add: (kind: KindName) => void,
): TemplateResult {
  const say = words.room(courseEditor);
  const press = ({ currentTarget }: Event): void => {
    const select = (currentTarget as Element).parentElement?.querySelector("select");
    const kind = of.find((one) => one === select?.value);
    if (kind) add(kind);
  };
  return html`
    <div class="pp-flow">
      <div class="pp-field pp-field-wide">
        <label class="pp-label" for=${id}>${say.kind}</label>
        <select class="pp-select" id=${id}>
          ${of.map((kind) => html`<option value=${kind}>${say.kinds[kind]}</option>`)}
        </select>
      </div>
      <button type="button" class="pp-button pp-editor-add-task" @click=${press}>${label}</button>
    </div>
  `;
}

/** What a row is dragged by. A finger that is anywhere else scrolls. */
export const grip = (words: Words): TemplateResult =>
  html`<span class="pp-grip" title=${words.room(courseEditor).drag} aria-hidden="true">⠿</span>`;

const deeds = kindNames.filter((name) => kinds[name].takes === "deed");

function taskForm(task: DraftTask, k: number, spec: TasksSpec): TemplateResult {
  const { words, tasks, move, remove, drag, step } = spec;
  const say = words.room(courseEditor);
  const name = say.task({ task: k + 1 });
  const at = `steps.${step}.tasks.${k}`;
  const set: Filling["set"] = (changed, field) => spec.set(k, changed, field);
  const { settingsNow, focus } = spec;
  const filling: Filling = { words, task, at, heard: spec.heard(k), set, settingsNow, focus };
  const checks = checksOf(task);
  const isDeed = asksForDeed(task);
  return html`
    <fieldset class="pp-boxed pp-editor-task" data-row="task-${k}" data-drag=${drag.markOf(k) ?? nothing}>
      <legend class="pp-visually-hidden">${name}</legend>
      <div class="pp-line">
        ${grip(words)}
        <span class="pp-grow"><strong>${name}</strong> <span class="pp-note">${checks.length === 1 ? kindTitle(checks[0]?.check, words) : say.all}</span></span>
        ${rowButtons({
          ...{ words, what: name, at: k, count: tasks.length },
          move: (to) => move(k, to),
          remove: () => remove(k),
        })}
      </div>
      ${textField({
        ...{ at: `${at}.ask`, label: say.ask, value: task.ask, lines: 2 },
        type: (ask) => set({ ...task, ask }, "ask"),
      })}
      <div data-at="${at}.check">${checks.map((one) => checkForm(one, checks.length > 1, filling))}</div>
      ${said(filling, spec.isStale)}
      ${
        isDeed
          ? [
              solution(filling, spec.solveNow),
              html`
                <details>
                  <summary>${say.also}</summary>
                  ${kindChoice(`pp-editor-also-${k}`, deeds, say.addCheck, words, (kind) => set(withCheck(task, kind), null))}
                </details>
              `,
            ]
          : nothing
      }
      ${more(filling)} ${alsoInFile(onlyInTask(task), words)}
    </fieldset>
  `;
}

function kindTitle(check: DraftCheck | undefined, words: Words): string {
  return words.room(courseEditor).kinds[(check && kindOfDraft(check)) ?? "other"];
}

type Placed = ReturnType<typeof checksOf>[number];

function checkForm({ at, check }: Placed, isOneOfSeveral: boolean, filling: Filling): unknown {
  const { words, task, set } = filling;
  const say = words.room(courseEditor);
  const name = kindOfDraft(check);
  if (name === null) return html`<p class="pp-hint">${say.otherKind}</p>`;
  const kind = kindOf(name);
  const way = wayOf(kind, check);
  return html`
    <div class=${isOneOfSeveral ? "pp-quote pp-editor-item" : ""}>
      ${
        isOneOfSeveral
          ? html`
              <div class="pp-line">
                <span class="pp-grow pp-note">${kindTitle(check, words)}</span>
                <button type="button" class="pp-button pp-button-quiet" @click=${() => takeAway(filling, () => set(withoutCheck(task, at), null))}>${say.removeCheck}</button>
              </div>
            `
          : nothing
      }
      ${
        kind.ways.length > 1
          ? selectField({
              ...{ id: `pp-editor-${filling.at}-${at}-way`.replaceAll(".", "-"), label: say.way, value: way.name },
              layout: "wide",
              choices: kind.ways.map((one) => ({ value: one.name, title: named(say.ways, `${name}-${one.name}`) })),
              choose: (chosen) => set(withValue(task, at, inWay(name, chosen)), null),
            })
          : nothing
      }
      ${name in say.about ? html`<p class="pp-hint">${named(say.about, name)}</p>` : nothing}
      ${way.fields.map((field) => fieldOf(field, at, filling))}
    </div>
  `;
}

/** What the run says of it when it is asked: what is right, or what is lacking. */
function said({ task, heard, words }: Filling, isStale: boolean): TemplateResult | typeof nothing {
  const say = words.room(courseEditor);
  if (asksForDeed(task)) {
    const lacks = heard?.lacks;
    // The author's own reply to it is in the form.
    if (!lacks || lacks.code === "own") return nothing;
    return html`<p class="pp-editor-truth" ?data-stale=${isStale}>${say.lacks({ said: feedbackText(lacks, words) })}</p>`;
  }
  const [one] = checksOf(task);
  const name = one && kindOfDraft(one.check);
  const isOfRun =
    one && ("of" in one.check || name === "mistake" || name === "cells" || wayName(name, one.check) === "any");
  if (!isOfRun) return nothing;
  const text = heard === undefined || heard.truth === null ? say.noTruth : truthText(heard.truth, words);
  return html`<p class="pp-editor-truth" ?data-stale=${isStale}>${text}</p>`;
}

const wayName = (name: KindName | null | undefined, check: DraftCheck): string =>
  name ? wayOf(kindOf(name), check).name : "";

function truthText(truth: NonNullable<Answer>, words: Words): string {
  const say = words.room(courseEditor);
  if (typeof truth === "boolean") return say.truthMistake({ mistake: truth });
  if (typeof truth === "number") return say.truth({ truth: words.number(truth, "full") });
  return say.truthWeights({ truth, precision: "full" });
}

/** What “Show me” does, where students do something on the page. */
function solution(filling: Filling, solveNow: TasksSpec["solveNow"]): TemplateResult {
  const { task, at, words, set } = filling;
  const say = words.room(courseEditor);
  const { solve } = task;
  const { end = false, ...parts } = (typeof solve === "string" ? { parameters: solve } : Object(solve)) as {
    readonly end?: boolean;
  };
  const names = Object.keys(parts);
  const put = (next: Readonly<Record<string, unknown>> | null, runs: boolean): void => {
    if (next === null) return;
    const whole = { ...next, ...(runs && { end: true }) };
    set(withValue(task, "solve", Object.keys(whole).length > 0 ? whole : undefined), null);
  };
  return html`
    <div class="pp-quote pp-editor-item" data-at="${at}.solve">
      <span class="pp-note">${say.solve}</span>
      <p class="pp-hint">${names.length > 0 ? say.solves({ parts: names }) : end ? say.solvesAtEnd : say.noSolve}</p>
      ${checkbox(say.solveEnd, end === true, (runs) => put(parts, runs))}
      <div class="pp-flow">
        <button type="button" class="pp-button pp-editor-solve" @click=${() => put(solveNow(), false)}>${say.takeSolve}</button>
        ${solve === undefined ? nothing : html`<button type="button" class="pp-button pp-button-quiet" @click=${() => takeAway(filling, () => put({}, false))}>${say.removeSolve}</button>`}
      </div>
    </div>
  `;
}

/** What is said to an answer, and what happens then. */
function more(filling: Filling): TemplateResult {
  const { task, at, words, set } = filling;
  const say = words.room(courseEditor);
  const text = (name: "hint" | "solution" | "wrong" | "right") => {
    const value = task[name] ?? "";
    // Replies by what was answered have a form of their own.
    if (typeof value !== "string") return nothing;
    return textField({
      ...{ at: `${at}.${name}`, label: say[name], value, lines: 2 },
      type: (typed) => set(withText(task, name, typed), name),
    });
  };
  // Each choice has a reply of its own.
  const hasReplies = checksOf(task).some(({ check }) => "options" in check || check.kind === "wrong-line");
  const usual = checksOf(task)[0]?.check.kind === "mistake" ? "visit" : "none";
  const rule = { name: say.repeat, min: 1, max: 12, whole: true };
  const id = `pp-editor-${at.replaceAll(".", "-")}`;
  return html`
    <details>
      <summary>${say.more}</summary>
      ${text("right")} ${hasReplies ? nothing : [text("wrong"), repliesForm(filling)]} ${text("hint")} ${text("solution")}
      <div data-at="${at}.then">
        ${selectField({
          ...{ id: `${id}-then`, label: say.then, value: task.then ?? usual, layout: "wide" },
          choices: [...new Set([usual, ...reveals])].map((one) => ({ value: one, title: named(say.reveals, one) })),
          choose: (one) => set(withValue(task, "then", one === usual ? undefined : one), null),
        })}
      </div>
      <div data-at="${at}.repeat">
        ${typedField({
          ...{ id: `${id}-repeat`, label: say.repeat, value: numberText(task.repeat ?? 1, words), keyboard: "numeric" },
          submit: (typed) => {
            const read = parseNumber(typed, rule, words);
            if (read.ok) set(withValue(task, "repeat", read.value === 1 ? undefined : read.value), null);
            return read.ok ? null : read.message;
          },
        })}
      </div>
    </details>
  `;
}
