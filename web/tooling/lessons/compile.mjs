// The files of the course, made modules that the page loads.
import { readerOf, textsOf } from "./texts.mjs";

/** @import { Lesson, LessonEntry, Texts } from "../../lessons/format/index.js" */
/** @import { Report } from "./checked-yaml.mjs" */
/** @import { WrittenLesson, WrittenSection } from "./sections.mjs" */
/** @import { Context } from "./texts.mjs" */

/**
 * A compiled file. `covered`: where the ids of the checklist are covered, as "4" or "4.2".
 * @typedef {object} Compiled
 * @property {LessonEntry} entry
 * @property {Lesson} lesson
 * @property {readonly { readonly id: string, readonly where: string }[]} covered
 * @property {ReadonlySet<string>} plainBold Words in bold that are no term of the glossary.
 */

/**
 * @param {number} number
 * @param {WrittenLesson} written
 * @param {Context} context
 * @param {Report} report
 * @returns {Compiled | null} null where something is reported that leaves nothing to be compiled.
 */
export function compile(number, written, context, report) {
  const texts = textsOf(context);
  const { value: front, lineOf } = written.front;
  const steps = written.steps.map((section, at) => stepOf(section, at, { context, texts, report }));
  if (!front) return null;
  const covered = [
    ...idsOf(front.covers, (at) => lineOf(["covers", at]), context, report).map((id) => ({ id, where: `${number}` })),
    ...steps.flatMap(({ covers }, at) => covers.map((id) => ({ id, where: `${number}.${at + 1}` }))),
  ];
  const { title, moment } = front;
  const lesson = {
    title,
    keep: texts.line(front.keep, "keep", told(context, lineOf(["keep"]), report)),
    sources: (front.sources ?? []).flatMap((cited, at) => sourceOf(cited, lineOf(["sources", at]), context, report)),
    steps: steps.map(({ step }) => step),
  };
  const tasks = lesson.steps.map((step) => step.tasks.length);
  return {
    entry: { number, title, moment, steps: lesson.steps.map(({ heading }) => heading), tasks },
    lesson,
    covered,
    plainBold: texts.plainBold,
  };
}

/** @param {string} cited "ciml 4.2" @param {number} line @param {Context} context @param {Report} report */
function sourceOf(cited, line, { sources }, report) {
  const [, key = "", where = ""] = /^(\S+)\s*(.*)$/.exec(cited) ?? [];
  const source = sources.get(key);
  if (!source) {
    report(line, `There is no source ${key} in sources.yaml.`);
    return [];
  }
  return [{ text: source.text, url: source.url ?? null, where }];
}

/**
 * @param {readonly string[]} ids
 * @param {(at: number) => number} lineOf
 * @param {Context} context
 * @param {Report} report
 */
function idsOf(ids, lineOf, { checklist }, report) {
  for (const [at, id] of ids.entries()) {
    if (!checklist.has(id)) report(lineOf(at), `There is no id ${id} in checklist.yaml.`);
  }
  return ids;
}

/**
 * @param {WrittenSection} section
 * @param {number} at Its place, from 0.
 * @param {{ context: Context, texts: Texts, report: Report }} of
 */
function stepOf({ heading, block, step: { value, lineOf }, body }, at, { context, texts, report }) {
  const { format } = context;
  const reader = readerOf(context);
  const sayAt = (/** @type {number} */ line) => told(context, line, report);
  const refuseAt = (/** @type {number} */ line, /** @type {{ message: string }} */ { message }) =>
    report(line, message);
  const { state, highlight = [], hides, covers = [], tasks = [], note } = value ?? {};
  if (heading.text === "") report(heading.line, "A step has a heading.");
  if (body.text.trim() === "") report(heading.line, "A step has a text.");
  format.checkMark(body.text, note !== undefined, sayAt(firstLine(body)));
  if (value && at === 0 && state === undefined) report(block.line, "The first step has a state.");
  for (const [k, place] of highlight.entries()) {
    if (!context.places.has(place)) report(lineOf(["highlight", k]), `There is no place ${place} to highlight.`);
  }
  const read =
    state === undefined
      ? null
      : format.partsAt(["state"], state, { reader, refuse: (path, wrong) => refuseAt(lineOf(path), wrong) });
  const compiled = {
    heading: heading.text,
    text: texts.blocks(body.text, sayAt(firstLine(body))),
    note: note === undefined ? null : texts.line(note, "note", sayAt(lineOf(["note"]))),
    state: read?.parts ?? null,
    highlight,
    ...(hides && { hides }),
    tasks: tasks.flatMap((task, k) =>
      format.taskOf(task, {
        reader,
        texts,
        sayAt: (path) => sayAt(lineOf(["tasks", k, ...path])),
        refuse: (path, wrong) => refuseAt(lineOf(["tasks", k, ...path]), wrong),
        ...(read && { state: read.state }),
        isComplete: true,
      }),
    ),
  };
  return { step: compiled, covers: idsOf(covers, (k) => lineOf(["covers", k]), context, report) };
}

/** @param {{ text: string, line: number }} body */
function firstLine({ text, line }) {
  return line + (/^\s*\n/.exec(text)?.[0].split("\n").length ?? 1) - 1;
}

/**
 * Reports what is wrong on a line.
 * @param {Context} context
 * @param {number} line
 * @param {Report} report
 * @returns {Parameters<Texts["blocks"]>[1]}
 */
function told({ format }, line, report) {
  return (sentence, ...facts) => report(line, format.filledIn(sentence, "", facts));
}
