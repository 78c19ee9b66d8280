import { html, nothing, type TemplateResult } from "lit";
import {
  courseLanguages,
  type DraftCourse,
  type DraftStep,
  stepsOfLesson,
} from "../../../state/course/editor/draft.js";
import { withValue } from "../../../state/course/editor/kinds.js";
import { checksOf, type DraftTask } from "../../../state/course/editor/tasks.js";
import { builtIn } from "../../../state/course/lessons/course.js";
import type { Words } from "../../../state/document/notation/words.js";
import { selectField, field as typedField } from "../../../ui/controls/controls.js";
import { contents } from "../../../words/en/course/contents.js";
import { courseEditor } from "../../../words/generated/en/courseEditor.js";
import { type Filling, rowButtons, takeAway, textField } from "./fields.js";

/** The language of the texts, by its name. */
export function languageChoice(
  { language = "" }: DraftCourse,
  words: Words,
  choose: (code: string) => void,
): TemplateResult {
  const say = words.room(courseEditor);
  const names = new Intl.DisplayNames(words.locale, { type: "language" });
  const nameOf = (code: string): string => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
  const known = [...new Set([...courseLanguages, ...(language === "" ? [] : [language])])]
    .map((value) => ({ value, title: nameOf(value) }))
    .toSorted((one, other) => one.title.localeCompare(other.title, words.locale));
  return html`
    <div data-at="language">
      ${selectField({
        ...{ id: "pp-editor-language", label: say.language, value: language, layout: "wide", choose },
        choices: [{ value: "", title: say.noLanguage }, ...known],
      })}
    </div>
  `;
}

interface GlossarySpec extends Pick<Filling, "words" | "focus"> {
  readonly glossary: NonNullable<DraftCourse["glossary"]>;
  readonly set: (glossary: NonNullable<DraftCourse["glossary"]>, field: string | null) => void;
}

/** Words of the course, and what they mean. */
export function glossaryForm({ words, focus, glossary, set }: GlossarySpec): TemplateResult {
  const say = words.room(courseEditor);
  const entries = Object.entries(glossary);
  const put = (next: typeof entries, field: string | null = null): void => set(Object.fromEntries(next), field);
  const named = (at: number, name: string): string | null => {
    if (entries.some(([other], k) => k !== at && other === name)) return say.wordTwice;
    put(entries.map(([word, says], k) => (k === at ? [name, says] : [word, says])));
    return null;
  };
  const row = ([word, says]: (typeof entries)[number], k: number): TemplateResult => html`
    <div class="pp-editor-item" role="group" aria-label=${word || say.word}>
      ${typedField({ id: `pp-editor-word-${k}`, label: say.word, value: word, submit: (typed) => named(k, typed.trim()) })}
      ${textField({
        ...{ at: `glossary.${word}`, label: say.means, value: says, lines: 2 },
        type: (typed) => put(entries.with(k, [word, typed]), `glossary.${k}`),
      })}
      <button type="button" class="pp-button pp-button-quiet" @click=${() => takeAway({ focus }, () => put(entries.filter((_, j) => j !== k)))}>${say.removeWord}</button>
    </div>
  `;
  const isOpen = entries.some(([word]) => word === "");
  const add = (): void => {
    if (!isOpen) put([...entries, ["", ""]]);
    focus(`#pp-editor-word-${entries.length - (isOpen ? 1 : 0)}`);
  };
  return html`
    <details data-at="glossary">
      <summary>${say.glossary}</summary>
      <p class="pp-hint">${say.glossaryHint}</p>
      ${entries.map(row)}
      <button type="button" class="pp-button pp-editor-add-word" aria-disabled=${isOpen} @click=${add}>${say.addWord}</button>
    </details>
  `;
}

interface Case {
  readonly when?: unknown;
  readonly say?: unknown;
}

/** Replies to wrong answers by what they are: the first that fits. */
export function repliesForm(filling: Filling): TemplateResult | typeof nothing {
  const { task, at, words, set } = filling;
  const say = words.room(courseEditor);
  const { wrong } = task;
  const isNumber = checksOf(task).some(({ check }) => check.kind === "number");
  const cases: readonly Case[] = Array.isArray(wrong) ? wrong.map((one) => Object(one) as Case) : [];
  if (!isNumber && cases.length === 0) return nothing;
  const put = (next: readonly Case[], field: string | null = null): void =>
    set(withValue(task, "wrong", next.length > 0 ? next : undefined), field);
  // What was said to every wrong answer is said to all others.
  const rest: readonly Case[] = typeof wrong === "string" ? [{ say: wrong }] : [];
  const when = (k: number, typed: string): void => {
    const point = words.decimal === "," ? typed.replaceAll(",", ".") : typed;
    const text = point.replaceAll("−", "-").replaceAll("–", "..").replaceAll(/\s/g, "");
    const read = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    put(cases.with(k, withValue({ when: "", ...cases[k] }, "when", text === "" ? undefined : read)));
  };
  return html`
    ${cases.map(
      (one, k) => html`
        <div class="pp-editor-item" role="group" data-row="${at}.wrong.${k}" aria-label=${say.reply({ reply: k + 1 })}>
          <div class="pp-line">
            <span class="pp-grow pp-note">${say.reply({ reply: k + 1 })}</span>
            ${rowButtons({
              ...{ words, what: say.reply({ reply: k + 1 }), at: k, count: cases.length },
              move: (to) => {
                put(cases.with(k, cases[to] ?? {}).with(to, one));
                filling.focus(`[data-row="${at}.wrong.${to}"] .pp-editor-${to < k ? "up" : "down"}`);
              },
              remove: () => takeAway(filling, () => put(cases.filter((_, j) => j !== k))),
            })}
          </div>
          <div data-at="${at}.wrong.${k}.when">
            ${typedField({
              ...{ id: `pp-editor-${at}-wrong-${k}-when`.replaceAll(".", "-"), label: say.when, hint: say.whenHint },
              value: whenText(one.when, words),
              submit: (typed) => {
                when(k, typed);
                return null;
              },
            })}
          </div>
          ${textField({
            ...{ at: `${at}.wrong.${k}.say`, label: say.caseReply, value: String(one.say ?? ""), most: 600, lines: 2 },
            type: (typed) => put(cases.with(k, { ...one, say: typed }), `wrong.${k}`),
          })}
        </div>
      `,
    )}
    ${
      isNumber
        ? html`<button type="button" class="pp-button pp-editor-add-reply" @click=${() => put([{ when: "", say: "" }, ...cases, ...rest])}>${say.addCase}</button>`
        : nothing
    }
  `;
}

/** A number or a range, as it is typed: "1–4". */
function whenText(when: unknown, words: Words): string {
  const text = String(when ?? "")
    .replace("..", "–")
    .replaceAll("-", "−");
  return words.decimal === "," ? text.replaceAll(".", ",") : text;
}

/** What of a step has no form. */
export const onlyInFile = (step: DraftStep): readonly string[] =>
  ["data", "highlight", "hides"].filter((name) => name in step);

/** What of a task has no form. */
export const onlyInTask = (task: DraftTask): readonly string[] => [
  ...("truth" in task ? ["truth"] : []),
  ...(checksOf(task).some(({ check }) => JSON.stringify(check["lines"] ?? "").includes('"swap":')) ? ["swap"] : []),
];

/** Says what there is that no form shows. */
export function alsoInFile(names: readonly string[], words: Words): TemplateResult | typeof nothing {
  if (names.length === 0) return nothing;
  const say = words.room(courseEditor);
  const parts: Readonly<Record<string, string>> = say.alsoParts;
  return html`<p class="pp-hint pp-editor-also">${say.alsoInFile({ parts: names.map((name) => parts[name] ?? name) })}</p>`;
}

/** A file as a `data:` address. */
export function addressIn(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Chooses an image from the disk. */
export function imageButton(words: Words, add: (file: File) => void): TemplateResult {
  const choose = ({ currentTarget }: Event): void =>
    ((currentTarget as Element).nextElementSibling as HTMLInputElement).click();
  const chosen = ({ currentTarget }: Event): void => {
    const field = currentTarget as HTMLInputElement;
    const [file] = field.files ?? [];
    field.value = "";
    if (file) add(file);
  };
  const label = words.room(courseEditor).addImage;
  return html`
    <button type="button" class="pp-button" @click=${choose}>${label}</button>
    <input class="pp-editor-image" type="file" accept="image/png,image/jpeg,image/gif,image/webp,image/avif,image/svg+xml" aria-label=${label} hidden @change=${chosen} />
  `;
}

interface LessonSpec extends Pick<Filling, "words"> {
  readonly choose: (lesson: string) => void;
  readonly add: (steps: readonly DraftStep[]) => void;
}

/** A choice among our lessons, whose steps can be added. @param lesson its number */
export function lessonChoice(lesson: string, { words, choose, add }: LessonSpec): TemplateResult {
  const say = words.room(courseEditor);
  const titles = words.room(contents);
  const entry = builtIn.lessons.find(({ number }) => `${number}` === lesson);
  return html`
    <div class="pp-flow pp-editor-lesson">
      <div>
        ${selectField({
          ...{ id: "pp-editor-lesson", label: say.lesson, value: lesson, layout: "wide", choose },
          choices: builtIn.lessons.map(({ number }) => ({
            value: `${number}`,
            title: `${number}. ${titles.title(number)}`,
          })),
        })}
      </div>
      <button type="button" class="pp-button" @click=${() => entry && add(stepsOfLesson(entry))}>${say.addLesson}</button>
    </div>
  `;
}
