// What several rules of the style sheets have: `@mixin --name { … }` says it once, and `@apply --name;` puts it there, as
// CSS will have it. `@name { … }` hands a mixin what it has `@contents;` for, which is how a window or a mode is named once.
// Those of recipes.css are everywhere, others in their own file.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../paths.mjs";

const recipes = join(paths.web, "ui/controls/recipes.css");

/** @type {import("postcss").Plugin} */
const mixins = {
  postcssPlugin: "perceptron:mixins",
  Once(root, { postcss }) {
    /** @type {Map<string, import("postcss").ChildNode[]>} */
    const known = new Map();
    /** @param {import("postcss").Container} container */
    const expand = (container) =>
      container.walkAtRules((rule) => {
        const applied = rule.name === "apply";
        const nodes = known.get(applied ? rule.params : `--${rule.name}`);
        if (!nodes && !applied) return;
        if (!nodes) throw rule.error(`There is no mixin ${rule.params}.`);
        expand(rule);
        const copy = postcss.root({ nodes: nodes.map((node) => node.clone()) });
        copy.walkAtRules("contents", (place) => void place.replaceWith(rule.nodes?.map((node) => node.clone()) ?? []));
        rule.replaceWith(copy.nodes);
      });
    for (const sheet of [postcss.parse(readFileSync(recipes), { from: recipes }), root])
      sheet.walkAtRules("mixin", (rule) => {
        if (known.has(rule.params)) throw rule.error(`There is a mixin ${rule.params} already.`);
        expand(rule);
        known.set(rule.params, rule.nodes ?? []);
        rule.remove();
      });
    expand(root);
  },
};

/**
 * What lightningcss leaves alone, by its `Features`. For `:dir()` it would list languages, and have each colour scheme say what
 * replaces `light-dark()`, which no sheet has.
 */
const asWritten = (1 << 2) | (1 << 20);

/** How Vite reads style sheets. */
export const css = { postcss: { plugins: [mixins] }, lightningcss: { exclude: asWritten } };
