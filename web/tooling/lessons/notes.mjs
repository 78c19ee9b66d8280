// The mark of a step's footnote in its text: [^note].

/** @import { MarkdownIt } from "markdown-it" */

const mark = "[^note]";

/**
 * Teaches a Markdown parser the mark. The view takes the reader to the note and back: within a shadow root the address of a
 * link does not.
 * @param {MarkdownIt} markdown
 * @param {string} label What a screen reader says of it.
 */
export function withNoteMark(markdown, label) {
  markdown.inline.ruler.before("link", "note", (state, silent) => {
    if (!state.src.startsWith(mark, state.pos)) return false;
    if (!silent) state.push("note", "sup", 0);
    state.pos += mark.length;
    return true;
  });
  markdown.renderer.rules["note"] = () =>
    `<sup><a class="pp-note-mark" href="#note" role="doc-noteref" aria-label="${label}">*</a></sup>`;
}

/**
 * What is wrong with the mark in a text.
 * @param {string} text
 * @param {boolean} noted Whether the step has a note.
 * @returns {string | null}
 */
export function markProblem(text, noted) {
  const marks = text.split(mark).length - 1;
  if (!noted) return marks > 0 ? `There is no note for ${mark}.` : null;
  return marks === 1 ? null : `A note has one mark in the text, ${mark}: this one has ${marks}.`;
}
