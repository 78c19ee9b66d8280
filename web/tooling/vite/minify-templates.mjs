// Takes the indentation out of the templates of the views, which no minifier of JavaScript touches.
import { parseSync } from "vite";

/** @type {Readonly<Record<string, (text: string) => string>>} */
const minifiers = { html: minifyMarkup, svg: minifyMarkup, mathml: minifyMarkup };

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
  /** @type {{ start: number, end: number, text: string }[]} */
  const edits = [];
  walk(parseSync(name, code).program, (node) => {
    if (node.type !== "TaggedTemplateExpression" || node.tag.type !== "Identifier") return;
    const minify = minifiers[node.tag.name];
    if (!minify) return;
    for (const { start, value } of node.quasi.quasis) {
      // Depending on the language, the parser's positions include the delimiters or not.
      const from = code.indexOf(value.raw, start);
      edits.push({ start: from, end: from + value.raw.length, text: minify(value.raw) });
    }
  });
  edits.sort((a, b) => b.start - a.start);
  return edits.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/**
 * White space with a line break in it is indentation; one space of it may matter between words and between controls.
 * @param {string} text
 */
function minifyMarkup(text) {
  return text.replace(/\s*\n\s*/g, " ");
}

/** @param {unknown} node @param {(node: any) => void} visit */
function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit);
  } else if (node !== null && typeof node === "object") {
    visit(node);
    for (const value of Object.values(node)) walk(value, visit);
  }
}
