// The Markdown of lessons, made HTML.
import Markdown from "markdown-it";
import { withFormulas } from "./formulas.mjs";
import { linkOf } from "./links.mjs";
import { withNoteMark } from "./notes.mjs";
import { withTerms } from "./terms.mjs";
import { stylistic } from "./words.mjs";

/** @import { MarkdownIt } from "markdown-it" */
/** @import { Destinations } from "./links.mjs" */
/** @import { LessonStyle } from "./lesson-style.mjs" */
/** @import { Report } from "./problems.mjs" */
/** @import { Terms } from "./terms.mjs" */

/** What stands in braces is filled in by what an answer is checked against. */
const value = /\{([a-z]+(?:-[a-z]+)*)\}/g;

/** Writes the texts of one lesson. */
export class Texts {
  /** @type {MarkdownIt} */
  #markdown;
  /** @type {Report} */
  #report;
  /** @type {LessonStyle} */
  #style;
  /** Words in bold that are no term of the glossary. @type {Set<string>} */
  plainBold = new Set();

  /** @param {Destinations & Terms & { readonly style: LessonStyle }} destinations @param {Report} report */
  constructor(destinations, report) {
    this.#report = report;
    this.#style = destinations.style;
    this.#markdown = new Markdown("zero").enable(
      [
        "paragraph",
        "list",
        "table",
        "text",
        "newline",
        "escape",
        "emphasis",
        "backticks",
        "link",
        "balance_pairs",
        "fragments_join",
      ],
      true,
    );
    withFormulas(this.#markdown);
    withNoteMark(this.#markdown, destinations.style.note);
    withTerms(this.#markdown, destinations.terms, this.plainBold);
    this.#markdown.renderer.rules["link_open"] = (tokens, index, _options, _env, renderer) => {
      const token = tokens[index];
      if (!token) return "";
      token.attrs = linkOf(String(token.attrGet("href")), destinations);
      return `<a${renderer.renderAttrs(token)}>`;
    };
    // An address of our own is no address to the parser.
    this.#markdown.validateLink = () => true;
  }

  /** Paragraphs. @param {string} text @param {number} line @param {number} most So many words. */
  blocks(text, line, most) {
    return this.#made(text, line, most, [], () => this.#markdown.render(text).trim());
  }

  /**
   * A text within a line, with the values that may stand in it.
   * @param {string} text
   * @param {number} line
   * @param {number} most
   * @param {readonly string[]} [values]
   */
  line(text, line, most, values = []) {
    return this.#made(text, line, most, values, () => this.#markdown.renderInline(text).trim());
  }

  /**
   * The text of a choice, which is pressed as a whole: no term in it opens its entry.
   * @param {string} text
   * @param {number} line
   * @param {number} most
   */
  choice(text, line, most) {
    return this.#made(text, line, most, [], () => this.#markdown.renderInline(text, { pressed: true }).trim());
  }

  /**
   * @param {string} text
   * @param {number} line
   * @param {number} most
   * @param {readonly string[]} values
   * @param {() => string} render
   */
  #made(text, line, most, values, render) {
    for (const problem of stylistic(text, most, this.#style.banned)) this.#report(line, problem);
    try {
      const made = render();
      for (const [, name = ""] of made.matchAll(value)) {
        if (!values.includes(name)) this.#report(line, `There is no value {${name}} here${among(values)}.`);
      }
      return made;
    } catch (error) {
      const message = error instanceof Error ? error.message.trim() : String(error);
      this.#report(line, /[.?]$/.test(message) ? message : `${message}.`);
      return "";
    }
  }
}

/** @param {readonly string[]} values */
function among(values) {
  return values.length > 0 ? `: there are ${values.map((name) => `{${name}}`).join(", ")}` : "";
}
