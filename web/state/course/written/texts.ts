import Markdown, { type MarkdownIt } from "markdown-it";
import { PlaygroundError, type Reason } from "../../../engine/errors.js";
import { saidBy } from "../../../engine/lazy.js";
import { withFormulas } from "./formulas.js";
import { type Terms, withTerms } from "./terms.js";

/** Is told what is wrong: a sentence with places for its facts. */
export type Say = (sentence: string, ...facts: Reason["facts"]) => void;

/** What a text is: how long it may be depends on it. */
export type TextKind = "text" | "ask" | "said" | "note" | "keep";

/** How texts are written. */
export interface Dialect {
  /** The attributes of a link. Throws where it leads nowhere; null: it is shown as it is written. */
  readonly link: (href: string) => readonly (readonly [string, string])[] | null;
  /** The attributes of an image; null: it is shown as it is written. Left out where there are no images. */
  readonly image?: (src: string) => readonly (readonly [string, string])[] | null;
  readonly terms: Terms;
  /** What a screen reader says of the mark of a note. */
  readonly note: string;
  /** Whether it is a teacher's, who may write what our lessons do without. */
  readonly isFree: boolean;
  /** What of a text is not as the house writes. */
  readonly style?: (text: string, kind: TextKind) => readonly string[];
}

const ours = "paragraph list table text newline escape emphasis backticks link balance_pairs fragments_join".split(" ");
const free = [...ours, ..."code fence blockquote hr heading lheading image strikethrough entity".split(" ")];

/** What is in braces is filled in by what an answer is checked against. */
const value = /\{([a-z]+(?:-[a-z]+)*)\}/g;

/** Writes Markdown as HTML: the texts of one lesson, or of a teacher's course. HTML in it is shown as it is written. */
export class Texts {
  readonly #markdown: MarkdownIt;
  readonly #dialect: Dialect;
  /** Words in bold that are no term of the glossary. */
  readonly plainBold = new Set<string>();

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
    this.#markdown = new Markdown("zero").enable(dialect.isFree ? free : ours, true);
    withFormulas(this.#markdown, dialect.isFree);
    withNoteMark(this.#markdown, dialect.note);
    withTerms(this.#markdown, dialect.terms, this.plainBold);
    const { rules } = this.#markdown.renderer;
    rules["link_open"] = (tokens, index, _options, _env, renderer) => {
      const token = tokens[index];
      if (!token) return "";
      token.attrs = (dialect.link(String(token.attrGet("href"))) ?? []).map(([name, text]) => [name, text]);
      return `<a${renderer.renderAttrs(token)}>`;
    };
    rules["image"] = (tokens, index, _options, _env, renderer) => {
      const token = tokens[index];
      if (!token) return "";
      const attrs = dialect.image?.(String(token.attrGet("src"))) ?? [];
      token.attrs = [...attrs.map(([name, text]): [string, string] => [name, text]), ["alt", token.content]];
      return `<img${renderer.renderAttrs(token)}>`;
    };
    // A title of the page and of its step are above these.
    rules["heading_open"] = () => '<p class="pp-text-heading" role="heading" aria-level="4">';
    rules["heading_close"] = () => "</p>";
    // An address of our own is no address to the parser. What leads nowhere that a page may go stays text.
    this.#markdown.validateLink = (href) =>
      !dialect.isFree || dialect.link(href) !== null || (dialect.image?.(href) ?? null) !== null;
  }

  /** Paragraphs. */
  blocks(text: string, say: Say): string {
    return this.#made(text, "text", null, say, () => this.#markdown.render(text).trim());
  }

  /** A text within a line. @param values what it may have in braces */
  line(text: string, kind: TextKind, say: Say, values: readonly string[] = []): string {
    return this.#made(text, kind, values, say, () => this.#markdown.renderInline(text).trim());
  }

  /** The text of a choice, which is pressed as a whole: no term in it opens its entry. */
  choice(text: string, say: Say): string {
    return this.#made(text, "ask", [], say, () => this.#markdown.renderInline(text, { pressed: true }).trim());
  }

  #made(text: string, kind: TextKind, values: readonly string[] | null, say: Say, render: () => string): string {
    const { style, isFree } = this.#dialect;
    for (const problem of style?.(text, kind) ?? []) say("{0}", problem);
    try {
      const made = render();
      // Where nothing is filled in, braces are braces.
      if (values !== null || !isFree) for (const name of namesIn(made)) sayUnknown(name, values ?? [], say);
      return made;
    } catch (error) {
      if (error instanceof PlaygroundError) say(error.reason.code, ...error.reason.facts);
      else
        say(
          "{0}",
          ended(
            saidBy(error)
              .trim()
              .replace(/\s*\n\s*/g, " "),
          ),
        );
      return "";
    }
  }
}

const namesIn = (made: string): readonly string[] => Array.from(made.matchAll(value), ([, name = ""]) => name);

function sayUnknown(name: string, values: readonly string[], say: Say): void {
  if (values.includes(name)) return;
  const all = values.map((one) => `{${one}}`).join(", ");
  if (all === "") say("There is no value {0} here.", `{${name}}`);
  else say("There is no value {0} here: there are {1}.", `{${name}}`, all);
}

const ended = (message: string): string => (/[.?]$/.test(message) ? message : `${message}.`);

const mark = "[^note]";

/**
 * Teaches a Markdown parser the mark of a step's footnote. The view takes the reader to the note and back: within a shadow
 * root the address of a link does not.
 * @param label what a screen reader says of it
 */
function withNoteMark(markdown: MarkdownIt, label: string): void {
  markdown.inline.ruler.before("link", "note", (state, silent) => {
    if (!state.src.startsWith(mark, state.pos)) return false;
    if (!silent) state.push("note", "sup", 0);
    state.pos += mark.length;
    return true;
  });
  markdown.renderer.rules["note"] = () =>
    `<sup><a class="pp-note-mark" href="#note" role="doc-noteref" aria-label="${label}">*</a></sup>`;
}

/** Says what is wrong with the mark in a text. @param noted whether the step has a note */
export function checkMark(text: string, noted: boolean, say: Say): void {
  const marks = text.split(mark).length - 1;
  if (!noted && marks > 0) say("There is no note for {0}.", mark);
  if (noted && marks !== 1) say("A note has one mark in the text, {0}: this one has {1}.", mark, marks);
}
