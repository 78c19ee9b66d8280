// A classic script is read in the encoding of the page that it is put into, whatever that is: one that has ASCII alone in
// it is read alike in all of them.

/**
 * In strings, templates, regular expressions and names `\uXXXX` is what it stands for; in a comment it says so. A tag
 * that asks for the raw text of a template would see the difference: there is none in what is bundled (a test looks).
 * @param {string} code
 */
export function inAscii(code) {
  // One backslash before a character that needs none means nothing; two are a backslash.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are ASCII.
  return code.replace(/(\\*)([^\x00-\x7f])/g, (_, slashes, character) => {
    const escaped = `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return `${slashes.length % 2 ? slashes.slice(1) : slashes}${escaped}`;
  });
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
