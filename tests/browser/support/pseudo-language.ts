import type { Words } from "../../../web/state/document/notation/words.js";

/** A language that nobody speaks, made of English: it shows what a page does not leave room for, or does not mirror. */
export type Pseudo = "long" | "mirrored";

type PseudoWords = Pick<Words, "locale" | "direction" | "room">;

/**
 * Text about 40 % longer than English, each vowel twice, between marks that show whether its end is there: "long" with
 * accents, which are taller; "mirrored" in Hebrew letters, from right to left. Numbers, single letters and names with a
 * digit stay, as they do in every language. Self-contained: pages are given its source.
 */
export function pseudoWords(pseudo: Pseudo): PseudoWords {
  const letters = pseudo === "long" ? "áƀçđéƒğĥíĵķľɱñóƥɋŕšťúṽŵẋýž" : "אבצדעפגהיךקלמנוףטרסתוםשחיז";
  const capitals = pseudo === "long" ? "ÁƁÇĐÉƑĞĤÍĴĶĽṀÑÓƤɊŔŠŤÚṼŴẊÝŽ" : letters;
  const shown = (letter: string): string => {
    const index = letter.toLowerCase().charCodeAt(0) - 97;
    const one = Array.from(letter === letter.toLowerCase() ? letters : capitals)[index] ?? letter;
    return /[aeiou]/i.test(letter) ? one + (Array.from(letters)[index] ?? "") : one;
  };
  const made = (text: string): string => {
    const bare = text.replace(/[⟦⟧]/g, "");
    const other = bare.replace(/(?<![\p{L}\p{N}{_])[A-Za-z]{2,}(?![\p{N}_}])/gu, (word) =>
      Array.from(word, shown).join(""),
    );
    return other !== bare ? other.replace(/\S(.*\S)?/s, "⟦$&⟧") : other;
  };
  const said = (value: unknown): unknown => {
    if (typeof value === "string") return made(value);
    if (typeof value === "function") return (...facts: unknown[]) => said(value(...facts));
    if (Array.isArray(value)) return value.map(said);
    if (typeof value !== "object" || value === null) return value;
    // A tone is a name for views, and keys are named as they are on the keyboard.
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, /^(tone|keys)$/.test(key) ? inner : said(inner)]),
    );
  };
  const rooms = new Map<string, unknown>();
  return {
    locale: pseudo === "long" ? "en-XA" : "he-XB",
    direction: pseudo === "long" ? "ltr" : "rtl",
    room({ name, english }) {
      const known = rooms.get(name) ?? said(english);
      rooms.set(name, known);
      return known as typeof english;
    },
  };
}

/**
 * A chunk of a language's words, as the site has it (tooling/vite/classic-chunks.mjs), that speaks a pseudo-language: it
 * hands itself over as before, and what it makes of words is changed as it is made.
 */
export function pseudoChunk(chunk: string, pseudo: Pseudo): string {
  const change = (exported: unknown, words: PseudoWords): void => {
    if (typeof exported !== "object" || exported === null) return;
    if ("room" in exported) {
      // As web/words/grammar/right-to-left.ts has it.
      const { number, fixed } = exported as Words;
      const marked = (text: string): string => text.replace(/^[−+]/, "\u200e$&");
      const signed: Partial<Words> = {
        number: (value, precision) => marked(number(value, precision)),
        fixed: (value, decimals) => marked(fixed(value, decimals)),
      };
      Object.assign(exported, words, words.direction === "rtl" ? signed : {});
    } else for (const inner of Object.values(exported)) change(inner, words);
  };
  return `(() => {
    const change = ${change};
    const take = ([name, make, runs]) => (globalThis.ppc ||= []).push([name, (need) => {
      const made = make(need);
      change(made, (${pseudoWords})(${JSON.stringify(pseudo)}));
      return made;
    }, runs]);
    const self = { ppc: { push: take } };
    ${chunk}
  })();`;
}
