import { html, nothing, type TemplateResult } from "lit";
import type { DraftCourse } from "../../../state/course/editor/draft.js";
import { type FieldPlace, fieldAt, inForm } from "../../../state/course/editor/warnings.js";
import type { Review } from "../../../state/course/own/index.js";
import type { Words } from "../../../state/document/notation/words.js";
import type { Refusal } from "../../../state/document/reading/refusal.js";
import { courseEditor } from "../../../words/generated/en/courseEditor.js";
import { refusals } from "../../../words/refusals.js";
import { named } from "../../../words/room.js";

/** A warning in the words of the forms: its step, its question, and its field as the form calls it. */
export function warningText(one: Refusal, course: DraftCourse, words: Words): string {
  const place = fieldAt(one.field, course);
  const said = words.room(refusals).said(inForm(one, nameOf(place, words)));
  const { step, task } = place;
  if (step === null) return said;
  return words.room(courseEditor).fix({ step: step + 1, task: task === null ? null : task + 1, said });
}

function nameOf({ name: { of, name }, item }: FieldPlace, words: Words): string {
  const say = words.room(courseEditor);
  const own = (say as Readonly<Record<string, unknown>>)[of === "step" && name === "title" ? "stepTitle" : name];
  const field = of === "check" || typeof own !== "string" ? named(say.fields, name) : own;
  if (!item) return field;
  const nth = say.item({ of: item.of === "lines" ? "lines" : "option", item: item.item });
  return name === "say" || name === "line" ? nth : say.ofItem({ item: nth, field });
}

interface Found {
  readonly course: DraftCourse;
  readonly isEmpty: boolean;
  /** Null before the first check, and where the check could not be loaded: of that nothing is said. */
  readonly review: Review | null;
  readonly isChecking: boolean;
  readonly words: Words;
  readonly goTo: (field: string) => void;
  readonly standardise: (step: number) => void;
}

/** What the check has found; each leads to its field, and what it advises is a press away. */
export function foundSection(found: Found): TemplateResult {
  const { review, isChecking, isEmpty, words } = found;
  const say = words.room(courseEditor);
  const { mistakes = [], advice = [] } = review ?? {};
  const all = [...mistakes, ...advice];
  return html`
    <section class="pp-editor-found" aria-labelledby="pp-editor-found" ?hidden=${(review === null && !isChecking) || isEmpty}>
      <h3 id="pp-editor-found">${say.found}</h3>
      <div role="status">
        ${
          isChecking
            ? html`<p class="pp-hint">${say.checking}</p>`
            : all.length > 0
              ? html`<ul class="pp-mistakes">${all.map((one) => warning(one, found))}</ul>`
              : html`<p class="pp-hint">${say.foundNothing}</p>`
        }
      </div>
    </section>
  `;
}

function warning(one: Refusal, { course, words, goTo, standardise }: Found): TemplateResult {
  const { step } = fieldAt(one.field, course);
  return html`
    <li>
      <button type="button" class="pp-editor-warning" @click=${() => goTo(one.field)}>${warningText(one, course, words)}</button>
      ${one.code === "uneven" && step !== null ? html`<button type="button" class="pp-button pp-editor-standardise" @click=${() => standardise(step)}>${words.room(courseEditor).standardise}</button>` : nothing}
    </li>
  `;
}
