import type { TemplateResult } from "lit";
import type { Answer, Moment } from "../../../state/lessons/checks/kind.js";
import type { Check, CheckOf } from "../../../state/lessons/lesson.js";

/** What the answer to a question is given in. */
export interface FormInputs<Kind extends Check["kind"] = Check["kind"]> {
  readonly check: CheckOf<Kind>;
  /** What names it for assistive technology: the id of the question. */
  readonly labelledBy: string;
  /** What it is decided by; null until all of the engine has come. */
  readonly moment: Moment | null;
  readonly submit: (answer: Answer) => void;
}

export type Form<Kind extends Check["kind"] = Check["kind"]> = (inputs: FormInputs<Kind>) => TemplateResult;

/** The number that somebody has written; NaN where it is none, or none that is finite. */
export function numberIn(form: HTMLFormElement, name: string): number {
  const field = form.elements.namedItem(name) as HTMLInputElement | null;
  return numberWritten(field?.value ?? "");
}

/** The same of a text. */
export function numberWritten(written: string): number {
  const text = written.trim().replaceAll("−", "-").replace(",", ".");
  const number = text === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : Number.NaN;
}

/** The first field that holds no number comes into focus. Returns whether there is one. */
export function lacksNumber(form: HTMLFormElement, names: readonly string[]): boolean {
  const empty = names.find((name) => Number.isNaN(numberIn(form, name)));
  if (empty !== undefined) (form.elements.namedItem(empty) as HTMLInputElement).focus();
  return empty !== undefined;
}
