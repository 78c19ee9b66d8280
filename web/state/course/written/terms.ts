import type { MarkdownIt } from "markdown-it";

/** The entries of a glossary, by the words in lower case that open them: their names, or the attributes of what opens them. */
export type Terms = ReadonlyMap<string, string>;

/** The names of entries by the words that open them. Throws where two entries have the same words. @param glossary forms are apart by commas */
export function termsOf(glossary: Readonly<Record<string, { readonly term: string; readonly forms: string }>>): Terms {
  const terms = new Map<string, string>();
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
 * @param terms the attributes of buttons
 * @param others what is in bold and not in the glossary is added
 */
export function withTerms(markdown: MarkdownIt, terms: Terms, others: Set<string>): void {
  markdown.renderer.rules["strong_open"] = (tokens, index, _options, env) => {
    const end = tokens.findIndex(({ type }, at) => at > index && type === "strong_close");
    const close = tokens[end];
    const inside = tokens.slice(index + 1, end);
    if (!close || !inside.every(({ type }) => type === "text" || type === "softbreak")) return "<strong>";
    const words = inside.map(({ content }) => content || " ").join("");
    const entry = terms.get(words.toLowerCase());
    if (entry === undefined) others.add(words);
    if (entry === undefined || env?.["pressed"]) return "<strong>";
    close.meta = { term: true };
    return `<strong><button type="button" class="pp-term" ${entry}>`;
  };
  markdown.renderer.rules["strong_close"] = (tokens, index) =>
    tokens[index]?.meta?.["term"] ? "</button></strong>" : "</strong>";
}
