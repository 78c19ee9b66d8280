import { html, nothing, type TemplateResult } from "lit";
import { mostWords } from "../../state/document/limits.js";
import type { ReviewsWords } from "../../words/en/reviews.js";
import { field } from "../shared/controls/controls.js";
import { cross } from "./review-row.js";

/** What can be done with the words. */
export interface WordActions {
  add(word: string): string | null;
  remove(index: number, event: Event): void;
}

/** The words that are features, to add to and to take from. @param more Further buttons. */
export function wordsBar(
  words: readonly string[],
  say: ReviewsWords,
  hand: WordActions,
  more: unknown,
): TemplateResult {
  const only = words.length === 1;
  return html`
    <div class="pp-row pp-reviews-words" role="group" aria-label=${say.wordsName}>
      <span class="pp-label" aria-hidden="true">${say.words}</span>
      <ul class="pp-word-list">
        ${words.map(
          (word, index) => html`
            <li class="pp-word">
              <span>${word}</span>
              <button
                class="pp-button pp-button-quiet pp-button-icon pp-word-remove"
                type="button"
                aria-label=${only ? say.removeWord(word) : nothing}
                title=${only ? say.lastWord : say.removeWord(word)}
                ?disabled=${only}
                @click=${(event: Event) => hand.remove(index, event)}
              >
                ${cross}
              </button>
            </li>
          `,
        )}
      </ul>
      ${
        words.length < mostWords
          ? html`<div class="pp-word-add">
              ${field({ id: "pp-reviews-word", label: say.addWord, value: "", submit: (text) => hand.add(text) })}
            </div>`
          : html`<span class="pp-hint">${say.mostWords(mostWords)}</span>`
      }
      ${more}
    </div>
  `;
}
