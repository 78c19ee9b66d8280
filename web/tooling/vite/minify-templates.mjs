// Takes the indentation out of the templates of the views, which no minifier of JavaScript touches.
import MagicString from "magic-string";
import { parseSync } from "vite";
import { walk } from "./classic-chunks.mjs";

const tags = new Set(["html", "svg", "mathml"]);

/** @returns {import("vite").Plugin} */
export function minifyTemplates() {
  return {
    name: "perceptron:minify-templates",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/web\/.*\.ts$/, code: /\b(?:html|svg|mathml)`/ },
      handler: (code, id) => {
        const minified = minifyTemplatesIn(code, id);
        return { code: minified.toString(), map: minified.generateMap({ hires: "boundary" }) };
      },
    },
  };
}

/**
 * White space with a line break in it is indentation; one space of it may matter between words and between controls.
 * @param {string} code A TypeScript module.
 * @param {string} [name]
 */
export function minifyTemplatesIn(code, name = "module.ts") {
  const minified = new MagicString(code);
  walk(parseSync(name, code).program, ({ type, tag, quasi }) => {
    const tagged = type === "TaggedTemplateExpression" && tags.has(tag.name);
    for (const { start, value } of tagged ? quasi.quasis : []) {
      // Depending on the language, the parser's positions include the delimiters or not.
      const from = code.indexOf(value.raw, start);
      for (const { 0: space, index } of value.raw.matchAll(/\s*\n\s*/g))
        minified.update(from + index, from + index + space.length, " ");
    }
    return true;
  });
  return minified;
}
