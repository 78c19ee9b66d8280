// A classic script is read in the encoding of the page that it is put into, whatever that is: one that has ASCII alone in
// it is read alike in all of them.
import { parseSync } from "vite";

/**
 * In strings, templates, regular expressions and names `\uXXXX` is what it stands for; in a comment it says so. A tag
 * that asks for the raw text of a template would see the difference: there is none in what is bundled (a test looks).
 * @param {string} code
 */
export function inAscii(code) {
  // One backslash before a character that needs none means nothing; two are a backslash.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are ASCII.
  return withQuotedNames(code).replace(/(\\*)([^\x00-\x7f])/g, (_, slashes, character) => {
    const escaped = `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return `${slashes.length % 2 ? slashes.slice(1) : slashes}${escaped}`;
  });
}

/**
 * Names of members are quoted that have letters of two units: in a name, each unit would have to be a letter.
 * @param {string} code
 */
function withQuotedNames(code) {
  if (!/[{,][\ud800-\udbff][\udc00-\udfff]/.test(code)) return code;
  /** @type {{ start: number, end: number }[]} */
  const names = [];
  const visit = (/** @type {any} */ node) => {
    if (node === null || typeof node !== "object") return;
    const { type, computed, shorthand, key } = node;
    if (type === "Property" && !computed && !shorthand && /[\ud800-\udbff]/.test(key.name ?? "")) names.push(key);
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseSync("script.js", code).program);
  return names
    .sort((one, other) => other.start - one.start)
    .reduce((all, { start, end }) => `${all.slice(0, start)}"${all.slice(start, end)}"${all.slice(end)}`, code);
}

/** @returns {import("vite").Plugin} */
export function asciiOnly() {
  return {
    name: "perceptron:ascii-only",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = inAscii(file.code);
      },
    },
  };
}
