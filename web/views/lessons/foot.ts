import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import type { Lesson } from "../../state/course/lessons/lesson.js";
import { type OpenedStep, openTasks } from "../../state/course/lessons/opened-step.js";
import type { Reference } from "../../state/course/lessons/reference.js";
import type { Words } from "../../state/document/notation/words.js";
import { type LessonsWords, lessons } from "../../words/en/course/lessons.js";

interface Ways {
  readonly back: Reference | null;
  readonly next: Reference | null;
  /** Whether the lesson ends with it, on the way that is followed. */
  readonly last: boolean;
  /** What ends with it; null: no unit. */
  readonly card: TemplateResult | null;
  readonly go: (at: Reference) => void;
  readonly words: Words;
}

/** The way on and back; at the end of a lesson what there is to keep of it, and where it comes from. */
export function foot(opened: OpenedStep, { back, next, last, card, go, words }: Ways): TemplateResult {
  const say = words.room(lessons);
  const { lesson } = opened;
  const open = openTasks(opened);
  const onward = last ? say.nextLesson : say.next;
  return html`
    ${last && lesson.keep !== "" ? keep(lesson, say) : nothing}
    ${card}
    <div class="pp-lesson-ways">
      ${back ? html`<button class="pp-button" type="button" aria-keyshortcuts="[" aria-description="[" title=${say.backHint} @click=${() => go(back)}>${say.back}</button>` : nothing}
      ${
        next
          ? html`<button class="pp-button pp-lesson-next" type="button" ?data-ready=${open === 0} aria-keyshortcuts="]" aria-description="]" title=${say.nextHint} @click=${() => go(next)}>${open > 0 ? say.skip(open) : onward}</button>`
          : nothing
      }
    </div>
    ${last && lesson.sources.length > 0 ? sources(lesson, say) : nothing}
  `;
}

/** The sentence to keep, once the reader has thought of one. Of another lesson it is closed again. */
function keep(lesson: Lesson, say: LessonsWords): TemplateResult {
  return html`${keyed(
    lesson,
    html`<details class="pp-lesson-keep">
      <summary>${say.think} <span class="pp-button">${say.ours}</span></summary>
      <p><strong>${say.remember}</strong> ${unsafeHTML(lesson.keep)}</p>
    </details>`,
  )}`;
}

function sources({ sources }: Lesson, say: LessonsWords): TemplateResult {
  return html`
    <p class="pp-lesson-note">
      ${say.sources} ${sources.map(({ text, url, where }, k) => {
        const cited = url === null ? text : html`<a href=${url} target="_blank" rel="noopener">${text}</a>`;
        return html`${k > 0 ? "; " : ""}${cited}${where ? html` (${where})` : nothing}`;
      })}
    </p>
  `;
}
