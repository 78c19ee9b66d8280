import type { TemplateResult } from "lit";
import type { Answer, CheckContext } from "../../../state/course/checks/kind.js";
import type { Check, CheckOf } from "../../../state/course/lessons/lesson.js";
import type { Words } from "../../../state/document/notation/words.js";
import { answers } from "../../../words/en/shared/answers.js";

/** What the answer to a question is given in. */
export interface FormInputs<Kind extends Check["kind"] = Check["kind"]> {
  readonly check: CheckOf<Kind>;
  /** What names it for assistive technology: the id of the question. */
  readonly labelledBy: string;
  /** What it is decided by; null until all of the engine has come. */
  readonly moment: CheckContext | null;
  readonly submit: (answer: Answer) => void;
  readonly words: Words;
}

export type Form<Kind extends Check["kind"] = Check["kind"]> = (inputs: FormInputs<Kind>) => TemplateResult;

/** The field of a group that has the name; of several the one that is chosen. */
function fieldIn(group: ParentNode, name: string): HTMLInputElement | HTMLSelectElement | null {
  return group.querySelector(`[name="${name}"]:is(:checked, :not([type="radio"]))`);
}

/** What that holds; null where there is none. */
export function valueIn(group: ParentNode, name: string): string | null {
  return fieldIn(group, name)?.value ?? null;
}

/** The number that somebody has written; NaN where it is none, or none that is finite. */
export function numberIn(group: ParentNode, name: string): number {
  return numberWritten(valueIn(group, name) ?? "");
}

/** The same of a text, which may be a fraction: "7/5". */
export function numberWritten(written: string): number {
  const [above = "", below, ...more] = written.replaceAll("−", "-").split("/");
  const number = below === undefined ? decimalIn(above) : decimalIn(above) / decimalIn(below);
  return more.length === 0 && Number.isFinite(number) ? number : Number.NaN;
}

function decimalIn(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text.replace(",", "."));
}

/** The first field that holds no number comes into focus, and says so. Returns whether there is one. */
export function lacksNumber(group: ParentNode, names: readonly string[], words: Words): boolean {
  const empty = names.find((name) => Number.isNaN(numberIn(group, name)));
  if (empty === undefined) return false;
  const field = fieldIn(group, empty);
  field?.setCustomValidity(words.room(answers).noNumber(field.value.trim()));
  field?.addEventListener("input", () => field.setCustomValidity(""), { once: true });
  field?.reportValidity();
  field?.focus();
  return true;
}
