// What differs between the languages that lessons are written in.

/**
 * @typedef {object} Manner
 * @property {RegExp} banned Words that lessons do without.
 * @property {string} note What a screen reader says of the mark of a note.
 */

/** By the folder: `web/lessons/` is in English, `web/lessons/de/` in German. @type {Readonly<Record<string, Manner>>} */
const manners = {
  en: { banned: /\b(simply|obviously|of course)\b/i, note: "Note" },
  de: { banned: /\b(offensichtlich|selbstverständlich|natürlich)\b/i, note: "Fußnote" },
};

/** @param {string} locale @returns {Manner} */
export function mannerOf(locale) {
  const manner = manners[locale];
  if (!manner) throw new Error(`manners.mjs says nothing of ${locale}, which lessons are written in.`);
  return manner;
}
