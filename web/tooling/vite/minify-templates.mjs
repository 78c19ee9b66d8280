// Takes the indentation out of the templates of the views, which no minifier of JavaScript touches.
import { parseSync } from "vite";
import { applied, walk } from "./classic-chunks.mjs";

/** @import { Edit } from "./classic-chunks.mjs" */

const tags = new Set(["html", "svg", "mathml"]);

/** @returns {import("vite").Plugin} */
export function minifyTemplates() {
  return {
    name: "perceptron:minify-templates",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/web\/.*\.ts$/, code: /\b(?:html|svg|mathml)`/ },
      handler: (code, id) => ({ code: minifyTemplatesIn(code, id), map: null }),
    },
  };
}

/** @param {string} code A TypeScript module. @param {string} [name] */
export function minifyTemplatesIn(code, name = "module.ts") {
  /** @type {Edit[]} */
  const edits = [];
  walk(parseSync(name, code).program, ({ type, tag, quasi }) => {
    const tagged = type === "TaggedTemplateExpression" && tags.has(tag.name);
    for (const { start, value } of tagged ? quasi.quasis : []) {
      // Depending on the language, the parser's positions include the delimiters or not.
      const from = code.indexOf(value.raw, start);
      edits.push({ start: from, end: from + value.raw.length, text: minifyMarkup(value.raw) });
    }
    return true;
  });
  return applied(code, edits);
}

/**
 * White space with a line break in it is indentation; one space of it may matter between words and between controls.
 * @param {string} text
 */
function minifyMarkup(text) {
  return text.replace(/\s*\n\s*/g, " ");
}
