// How lessons are written: how long, and in which words.

/** Most words of a text, by what it is. */
export const mostWords = { text: 70, ask: 40, said: 45, note: 60, keep: 40 };

/**
 * What is wrong with how a text is written. A formula counts as a word.
 * @param {string} text Markdown.
 * @param {number} most
 * @param {RegExp} banned
 * @returns {string[]}
 */
export function stylistic(text, most, banned) {
  const prose = text.replace(/\$\$?[^$]*\$\$?/g, " formula ").replace(/\]\([^)]*\)/g, "] ");
  const count = prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const word = banned.exec(prose)?.[0];
  return [
    ...(count > most ? [`It has ${count} words, and may have ${most}.`] : []),
    ...(word ? [`“${word}” is not a word of ours.`] : []),
    ...(prose.replace(/!\[/g, "").includes("!") ? ["It has an exclamation mark."] : []),
  ];
}

// What differs between the languages that lessons are written in.

/**
 * @typedef {object} LessonStyle
 * @property {RegExp} banned Words that lessons do without.
 * @property {string} note What a screen reader says of the mark of a note.
 */

/** By the folder: `web/lessons/` is in English, `web/lessons/de/` in German. @type {Readonly<Record<string, LessonStyle>>} */
const styles = {
  en: { banned: /\b(simply|obviously|of course)\b/i, note: "Note" },
  de: { banned: /\b(offensichtlich|selbstverständlich|natürlich)\b/i, note: "Fußnote" },
};

/** @param {string} locale @returns {LessonStyle} */
export function lessonStyleOf(locale) {
  const style = styles[locale];
  if (!style) throw new Error(`words.mjs says nothing of ${locale}, which lessons are written in.`);
  return style;
}
