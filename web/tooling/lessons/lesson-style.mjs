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
  if (!style) throw new Error(`lesson-style.mjs says nothing of ${locale}, which lessons are written in.`);
  return style;
}
