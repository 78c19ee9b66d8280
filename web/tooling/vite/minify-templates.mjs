// Takes the indentation out of the templates of the views, which no minifier of JavaScript touches, and writes them in ASCII
// where the rest of a script is.
import MagicString from "magic-string";
import { parseSync } from "vite";
import { walk } from "./classic-chunks.mjs";

const tags = new Set(["html", "svg", "mathml"]);

/** @param {boolean} inAscii @returns {import("vite").Plugin} */
export function minifyTemplates(inAscii) {
  return {
    name: "perceptron:minify-templates",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/web\/.*\.ts$/, code: /\b(?:html|svg|mathml)`/ },
      handler: (code, id) => {
        const minified = minifyTemplatesIn(code, inAscii, id);
        return { code: minified.toString(), map: minified.generateMap({ hires: "boundary" }) };
      },
    },
  };
}

/**
 * White space with a line break in it is indentation; one space of it may matter between words and between controls.
 * @param {string} code A TypeScript module.
 * @param {boolean} inAscii
 * @param {string} [name]
 */
export function minifyTemplatesIn(code, inAscii, name = "module.ts") {
  const minified = new MagicString(code);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are ASCII.
  const replaced = inAscii ? /\s*\n\s*|[^\x00-\x7f]/g : /\s*\n\s*/g;
  walk(parseSync(name, code).program, ({ type, tag, quasi }) => {
    const tagged = type === "TaggedTemplateExpression" && tags.has(tag.name);
    for (const { start, value } of tagged ? quasi.quasis : []) {
      // Depending on the language, the parser's positions include the delimiters or not.
      const from = code.indexOf(value.raw, start);
      for (const { 0: found, index } of value.raw.matchAll(replaced)) {
        const by = found.includes("\n") ? " " : `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`;
        minified.update(from + index, from + index + found.length, by);
      }
    }
    return true;
  });
  return minified;
}
