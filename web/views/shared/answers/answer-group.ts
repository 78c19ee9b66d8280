import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import { answers } from "../../../words/en/shared/answers.js";

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
