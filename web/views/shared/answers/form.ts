import { html, nothing, type TemplateResult } from "lit";
import type { Answer, CheckContext } from "../../../state/course/checks/kind.js";
import { nextExampleOf } from "../../../state/course/checks/run.js";
import type { Attempts } from "../../../state/course/lessons/grade.js";
import type { Check, CheckOf } from "../../../state/course/lessons/lesson.js";
import type { Words } from "../../../state/document/notation/words.js";
import { answers } from "../../../words/generated/en/answers.js";

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
  field?.setCustomValidity(words.room(answers).noNumber({ written: field.value.trim() || null }));
  field?.addEventListener("input", () => field.setCustomValidity(""), { once: true });
  field?.reportValidity();
  field?.focus();
  return true;
}

/** The feedback on the last answer. @param shown What it says; null: nothing. */
export function feedbackFor(
  { state, count }: Pick<Attempts, "state" | "count">,
  shown: unknown,
  words: Words,
): TemplateResult | typeof nothing {
  if (shown === null) return nothing;
  const right = state === "right";
  return html`<p data-right=${right}><b data-tone=${right ? "success" : "error"} aria-hidden="true">${right ? "✓" : "✗"}</b>${count > 1 && !right ? html`<span class="pp-visually-hidden">${words.room(answers).tries({ n: count })}</span>` : nothing} ${shown}</p>`;
}

type Inputs = Pick<FormInputs, "labelledBy" | "submit" | "words"> & Partial<Pick<FormInputs, "moment">>;

/** Whether the next visit will be a mistake. @param moment names the example, where the question does not. */
export const mistakeForm = ({ labelledBy, moment = null, submit, words }: Inputs): TemplateResult => {
  const say = words.room(answers);
  const next = moment && nextExampleOf(moment);
  return html`
    ${next === null ? nothing : html`<p class="pp-answer-next">${say.comesNext({ example: next })}</p>`}
    <div class="pp-answer" role="group" aria-labelledby=${labelledBy}>
      <button class="pp-button" type="button" @click=${() => submit(true)}>${say.mistake}</button>
      <button class="pp-button" type="button" @click=${() => submit(false)}>${say.noMistake}</button>
    </div>
  `;
};

interface GroupInputs {
  /** The fields, each with a name. */
  readonly fields: unknown;
  /** Takes what the fields of the group hold. */
  readonly give: (group: HTMLElement) => void;
  /** The id of the question; undefined where a field is labelled by it. */
  readonly labelledBy?: string;
  readonly words: Words;
  /** One below the other, as choices are. */
  readonly stacked?: boolean;
  /** Is told of every change while it is typed. */
  readonly typed?: (group: HTMLElement) => void;
}

/**
 * Fields with a button that checks them, as Enter in one of them does. This is not a form: a frame with
 * `sandbox="allow-scripts"` blocks every submission.
 */
export function answerGroup({ fields, give, labelledBy, stacked, typed, words }: GroupInputs): TemplateResult {
  const enter = (event: KeyboardEvent): void => {
    const { localName } = event.target as Element;
    if (event.key !== "Enter" || localName !== "input" || event.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    give(groupOf(event));
  };
  return html`
    <div
      class=${stacked ? "pp-answer pp-answer-choices" : "pp-answer"}
      role=${labelledBy === undefined ? nothing : "group"}
      aria-labelledby=${labelledBy ?? nothing}
      @input=${(event: Event) => typed?.(groupOf(event))}
      @keydown=${enter}
    >
      ${fields}
      <button class="pp-button" type="button" @click=${(event: Event) => give(groupOf(event))}>${words.room(answers).check}</button>
    </div>
  `;
}

function groupOf({ currentTarget }: Event): HTMLElement {
  return (currentTarget as HTMLElement).closest<HTMLElement>(".pp-answer") as HTMLElement;
}
