// How the texts of our lessons are written: where their links lead, and in which words.
import { mostWords, stylistic } from "./words.mjs";

/** @import * as Format from "../../lessons/format/index.js" */
/** @import { Texts, Terms, WasmEngine } from "../../lessons/format/index.js" */
/** @import { LessonStyle } from "./words.mjs" */

/**
 * What lessons are held against.
 * @typedef {object} Context
 * @property {typeof Format} format
 * @property {WasmEngine} engine
 * @property {ReadonlySet<string>} places What may be highlighted.
 * @property {ReadonlySet<string>} checklist The ids that may be covered.
 * @property {ReadonlyMap<string, { readonly text: string, readonly url?: string | undefined }>} sources
 * @property {ReadonlyMap<number, number>} lessons How many steps each lesson has, by its number.
 * @property {Terms} terms Entries of the glossary, by the words in lower case that open them.
 * @property {LessonStyle} style
 */

/** What states are read with. @param {Pick<Context, "engine" | "format">} context */
export const readerOf = ({ engine, format: { parameters } }) => ({ engine, parameters });

/** Writes the texts of a lesson. @param {Context} context @returns {Texts} */
export function textsOf(context) {
  const { format, style, terms } = context;
  return new format.Texts({
    link: (href) => linkOf(href, context, (parameters) => format.refusedParameters(parameters, readerOf(context))),
    terms: new Map([...terms].map(([words, name]) => [words, `data-term="${name}"`])),
    note: style.note,
    isFree: false,
    style: (text, kind) => stylistic(text, mostWords[kind], style.banned),
  });
}

/**
 * The attributes of a link: to a step, a state or a source. Throws where it leads nowhere.
 * @param {string} href As the author writes it.
 * @param {Pick<Context, "lessons" | "sources">} destinations
 * @param {(parameters: string) => readonly { readonly message: string }[]} refusals What is wrong with parameters.
 * @returns {[string, string][]}
 */
function linkOf(href, { lessons, sources }, refusals) {
  const [, lesson, step = "1"] = /^lesson:(\d+)(?:\.(\d+))?$/.exec(href) ?? [];
  if (lesson !== undefined) {
    const steps = lessons.get(Number(lesson));
    if (steps === undefined) throw new Error(`There is no lesson ${lesson}`);
    if (Number(step) < 1 || Number(step) > steps) throw new Error(`Lesson ${lesson} has no step ${step}`);
    const reference = `${lesson}.${step}`;
    return Object.entries({ href: `?lesson=${reference}`, "data-lesson": reference });
  }
  if (href.startsWith("?")) {
    const parameters = decodeURIComponent(href.slice(1));
    const [wrong] = refusals(parameters);
    if (wrong) throw new Error(wrong.message);
    return Object.entries({ href, "data-state": parameters });
  }
  const [, key = ""] = /^source:(.+)$/.exec(href) ?? [];
  const url = sources.get(key)?.url;
  if (!url)
    throw new Error(`A link to ${href} leads nowhere: it goes to a lesson, a state, or a source that has an address`);
  return Object.entries({ href: url, target: "_blank", rel: "noopener" });
}
