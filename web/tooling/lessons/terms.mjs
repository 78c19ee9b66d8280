// Terms of the glossary in the texts of lessons: words in bold that have an entry open it.

/** @import { MarkdownIt } from "markdown-it" */

/** @typedef {Readonly<Record<string, { readonly term: string, readonly forms: string }>>} Glossary Forms are apart by commas. */

/**
 * @typedef {object} Terms
 * @property {ReadonlyMap<string, string>} terms Names of entries, by the words in lower case that open them.
 */

/** The entries by the words that open them. Throws where two entries have the same words. @param {Glossary} glossary */
export function termsOf(glossary) {
  /** @type {Map<string, string>} */
  const terms = new Map();
  for (const [name, { term, forms }] of Object.entries(glossary)) {
    for (const words of [term, ...forms.split(", ").filter(Boolean)].map((one) => one.toLowerCase())) {
      const other = terms.get(words);
      if (other !== undefined) throw new Error(`“${words}” is in the glossary twice: ${other} and ${name}`);
      terms.set(words, name);
    }
  }
  return terms;
}

/**
 * Has a Markdown parser make a button of what is in bold and in the glossary.
 * @param {MarkdownIt} markdown
 * @param {Terms["terms"]} terms
 * @param {Set<string>} others What is in bold and not in the glossary is added.
 */
export function withTerms(markdown, terms, others) {
  markdown.renderer.rules["strong_open"] = (tokens, index, _options, env) => {
    const end = tokens.findIndex(({ type }, at) => at > index && type === "strong_close");
    const close = tokens[end];
    const inside = tokens.slice(index + 1, end);
    if (!close || !inside.every(({ type }) => type === "text" || type === "softbreak")) return "<strong>";
    const words = inside.map(({ content }) => content || " ").join("");
    const name = terms.get(words.toLowerCase());
    if (name === undefined) others.add(words);
    if (name === undefined || env?.["pressed"]) return "<strong>";
    close.meta = { term: true };
    return `<strong><button type="button" class="pp-term" data-term="${name}">`;
  };
  markdown.renderer.rules["strong_close"] = (tokens, index) =>
    tokens[index]?.meta?.["term"] ? "</button></strong>" : "</strong>";
}
