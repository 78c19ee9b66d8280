// The Markdown of lessons, made HTML.
import Markdown from "markdown-it";
import { withFormulas } from "./formulas.mjs";
import { withTerms } from "./terms.mjs";
import { stylistic } from "./words.mjs";

/** @import { MarkdownIt } from "markdown-it" */
/** @import { LessonStyle } from "./words.mjs" */
/** @import { Report } from "./checked-yaml.mjs" */
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
      "paragraph list table text newline escape emphasis backticks link balance_pairs fragments_join".split(" "),
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

// The mark of a step's footnote in its text: [^note].

const mark = "[^note]";

/**
 * Teaches a Markdown parser the mark. The view takes the reader to the note and back: within a shadow root the address of a
 * link does not.
 * @param {MarkdownIt} markdown
 * @param {string} label What a screen reader says of it.
 */
function withNoteMark(markdown, label) {
  markdown.inline.ruler.before("link", "note", (state, silent) => {
    if (!state.src.startsWith(mark, state.pos)) return false;
    if (!silent) state.push("note", "sup", 0);
    state.pos += mark.length;
    return true;
  });
  markdown.renderer.rules["note"] = () =>
    `<sup><a class="pp-note-mark" href="#note" role="doc-noteref" aria-label="${label}">*</a></sup>`;
}

/**
 * What is wrong with the mark in a text.
 * @param {string} text
 * @param {boolean} noted Whether the step has a note.
 * @returns {string | null}
 */
export function markProblem(text, noted) {
  const marks = text.split(mark).length - 1;
  if (!noted) return marks > 0 ? `There is no note for ${mark}.` : null;
  return marks === 1 ? null : `A note has one mark in the text, ${mark}: this one has ${marks}.`;
}

// Links in the text of lessons: to a step, a state or a source.

/**
 * What links may lead to.
 * @typedef {object} Destinations
 * @property {ReadonlyMap<number, number>} lessons How many steps each lesson has, by its number.
 * @property {ReadonlyMap<string, { readonly text: string, readonly url?: string | undefined }>} sources
 * @property {(parameters: string) => readonly string[]} refusals What is wrong with parameters.
 */

/**
 * The attributes of a link. Throws where it leads nowhere.
 * @param {string} href As the author writes it.
 * @param {Destinations} destinations
 * @returns {[string, string][]}
 */
function linkOf(href, destinations) {
  const [, lesson, step = "1"] = /^lesson:(\d+)(?:\.(\d+))?$/.exec(href) ?? [];
  if (lesson !== undefined) {
    const steps = destinations.lessons.get(Number(lesson));
    if (steps === undefined) throw new Error(`There is no lesson ${lesson}`);
    if (Number(step) < 1 || Number(step) > steps) throw new Error(`Lesson ${lesson} has no step ${step}`);
    const reference = `${lesson}.${step}`;
    return Object.entries({ href: `?lesson=${reference}`, "data-lesson": reference });
  }
  if (href.startsWith("?")) {
    const parameters = decodeURIComponent(href.slice(1));
    const [wrong] = destinations.refusals(parameters);
    if (wrong) throw new Error(wrong);
    return Object.entries({ href, "data-state": parameters });
  }
  const [, key = ""] = /^source:(.+)$/.exec(href) ?? [];
  const url = destinations.sources.get(key)?.url;
  if (!url)
    throw new Error(`A link to ${href} leads nowhere: it goes to a lesson, a state, or a source that has an address`);
  return Object.entries({ href: url, target: "_blank", rel: "noopener" });
}
