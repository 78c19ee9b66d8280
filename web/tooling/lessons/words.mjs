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
