import { filledIn } from "../../../engine/errors.js";
import type { Refusal } from "../../document/reading/refusal.js";
import type { DraftCourse, DraftStep } from "./draft.js";
import { type Field, kindOf, wayOf } from "./kinds.js";
import { checksOf, type DraftTask, kindOfDraft } from "./tasks.js";

/** What a warning is about: its step and task, from 0, and the field of a form. */
export interface FieldPlace {
  readonly step: number | null;
  readonly task: number | null;
  /** What the field is called: as a text of a course, a step or a task, or by the label of its kind. */
  readonly name: { readonly of: "course" | "step" | "task" | "check"; readonly name: string };
  /** Of a list in which the field is: its label, and the item, from 1. */
  readonly item: { readonly of: string; readonly item: number } | null;
}

/** Where a warning leads. @param path as a refusal has it: "steps.0.tasks.1.ask" */
export function fieldAt(path: string, { steps }: DraftCourse): FieldPlace {
  const [first = "", step = "", second = "", task = "", ...rest] = path.split(".");
  const nothing = { step: null, task: null, item: null };
  if (first !== "steps") return { ...nothing, name: { of: "course", name: first } };
  const inStep = { ...nothing, step: Number(step) };
  if (second !== "tasks" || task === "") return { ...inStep, name: { of: "step", name: second } };
  const inTask = { ...inStep, task: Number(task) };
  const written = steps[inStep.step]?.tasks?.[inTask.task];
  if (rest[0] !== "check" || !written) return { ...inTask, name: { of: "task", name: rest[0] ?? "" } };
  const found = checkField(rest.join("."), written);
  return { ...inTask, name: { of: "check", name: found?.field.label ?? "check" }, item: found?.item ?? null };
}

function checkField(path: string, task: DraftTask) {
  for (const { at, check } of checksOf(task)) {
    const kind = kindOfDraft(check);
    if (kind === null || !path.startsWith(`${at}.`)) continue;
    const { fields } = wayOf(kindOf(kind), check);
    const inner = path.slice(at.length + 1);
    const field = fields.find(
      (one) => inner === one.at || inner.startsWith(`${one.at}.`) || one.at.startsWith(`${inner}.`),
    );
    if (!field) continue;
    const [item, name] = inner.slice(field.at.length + 1).split(".");
    if (field.type !== "list" || !item) return { field, item: null };
    const within: Field | undefined = field.of.find((one) => one.at === name);
    return { field: within ?? field, item: { of: field.label, item: Number(item) + 1 } };
  }
  return null;
}

/** A warning by itself, without its place: its field is called as the form calls it. */
export function inForm(warning: Refusal, field: string): Refusal {
  const { place: _, said: __, sentence = warning.message, ...bare } = warning;
  const { reason } = warning;
  return {
    ...bare,
    field,
    message: reason?.code.includes(" ") ? filledIn(reason.code, field, reason.facts) : sentence,
  };
}

/** Whether two courses are the same but for one step. */
export function isSameBut(one: DraftCourse, other: DraftCourse, at: number): boolean {
  const isSame = (step: DraftStep, k: number): boolean => k === at || step === other.steps[k];
  return one.steps.length === other.steps.length && one.steps.every(isSame);
}

/** Whether a step puts the same on the page in two courses, and so do all others. */
export function showsSame(one: DraftCourse, other: DraftCourse, at: number): boolean {
  const [step, now] = [one.steps[at], other.steps[at]];
  return step?.link === now?.link && step?.state === now?.state && isSameBut(one, other, at);
}
