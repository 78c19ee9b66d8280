import type { DraftCourse } from "../../../state/course/editor/draft.js";
import { type FieldPlace, fieldAt, inForm } from "../../../state/course/editor/warnings.js";
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
