// The tasks of a step.
import { mostWords } from "./words.mjs";

/** @import * as Format from "../../lessons/format/index.js" */
/** @import { Check, PlaygroundState, StateParts, Task, WasmEngine, WrittenTask, WrongCase } from "../../lessons/format/index.js" */
/** @import { Path, Report } from "./checked-yaml.mjs" */
/** @import { Destinations, Texts } from "./texts.mjs" */
/** @import { LessonStyle } from "./words.mjs" */

/**
 * What lessons are held against.
 * @typedef {object} Context
 * @property {typeof Format} format
 * @property {WasmEngine} engine
 * @property {ReadonlySet<string>} places What may be highlighted.
 * @property {ReadonlySet<string>} checklist The ids that may be covered.
 * @property {Destinations["sources"]} sources
 * @property {Destinations["lessons"]} lessons
 * @property {ReadonlyMap<string, string>} terms Entries of the glossary, by the words in lower case that open them.
 * @property {LessonStyle} style
 */

/**
 * What a task is compiled with. `state`: that of its step, where it has one.
 * @typedef {object} Around
 * @property {Context} context
 * @property {Texts} texts
 * @property {Report} report
 * @property {(path: Path) => number} lineOf
 * @property {PlaygroundState} [state]
 */

/** @param {WrittenTask} written @param {Around} around @returns {Task[]} As many as it is repeated. */
export function taskOf(written, around) {
  const { context, texts, report, lineOf, state } = around;
  const list = Array.isArray(written.check) ? written.check : [written.check];
  const traits = list.map(({ kind }) => context.format.checkTraits(kind));
  const answered = traits.some((one) => one.answered);
  if (answered && list.length > 1) report(lineOf(["check"]), "A check that takes an answer stands alone.");
  const values = traits.flatMap((one) => one.values);
  const predicts = list[0]?.kind === "mistake";
  for (const name of /** @type {const} */ (["hint", "solution"])) {
    if (written[name] === undefined && !predicts) report(lineOf([]), `A task has a ${name}.`);
  }
  if (!answered && written.solve === undefined)
    report(lineOf([]), "What is done has `solve`: the state that solves it.");
  if (answered && written.solve !== undefined) report(lineOf(["solve"]), "What is answered has no `solve`.");
  /** @param {"right" | "hint" | "solution"} name */
  const said = (name) => {
    const text = written[name];
    return text === undefined ? null : texts.line(text, lineOf([name]), mostWords.said, values);
  };
  /** @type {Task} */
  const task = {
    ask: texts.line(written.ask, lineOf(["ask"]), mostWords.ask, values),
    checks: list.flatMap((check, at) =>
      checkOf(check, Array.isArray(written.check) ? ["check", at] : ["check"], around, values),
    ),
    wrong: casesOf(written, around, values),
    right: said("right"),
    hint: said("hint"),
    solution: said("solution"),
    next: written.then ?? (predicts ? "visit" : null),
    solve: solvedOf(written, lineOf(["solve"]), context, report, state),
  };
  return Array.from({ length: written.repeat ?? 1 }, () => task);
}

/**
 * @param {Exclude<WrittenTask["check"], readonly unknown[]>} check
 * @param {Path} path
 * @param {Around} around
 * @param {readonly string[]} values
 * @returns {Check[]}
 */
function checkOf(check, path, { context, texts, report, lineOf }, values) {
  if (check.kind === "setting") {
    const { settings, problems } = context.format.wantedSettings(check.is);
    for (const problem of problems) report(lineOf([...path, "is"]), problem);
    return [{ kind: "setting", settings }];
  }
  if (check.kind === "number" && (check.is === undefined) === (check.of === undefined))
    report(lineOf(path), "A number is what it `is`, or what the run says it is, `of`: one of the two.");
  if (check.kind === "run-takes" && (check.least === undefined) === (check.most === undefined))
    report(lineOf(path), "A run takes so many at `least` or at `most`: one of the two.");
  /** @type {(at: readonly (string | number)[], text: string) => string} */
  const pressed = (at, text) => texts.choice(text, lineOf([...path, ...at]), mostWords.ask);
  /** @type {(at: readonly (string | number)[], text: string | undefined) => { wrong?: string }} */
  const wrongly = (at, text) =>
    text === undefined ? {} : { wrong: texts.line(text, lineOf([...path, ...at, "wrong"]), mostWords.said, values) };
  /** @type {(options: readonly { say: string, right?: true, wrong?: string }[]) => { say: string, right?: true, wrong?: string }[]} */
  const chosen = (options) =>
    options.map(({ say, right, wrong }, at) => ({
      say: pressed(["options", at, "say"], say),
      ...(right && { right }),
      ...wrongly(["options", at], wrong),
    }));
  /** @type {<Line extends { line: string, wrong?: string | undefined }>(lines: readonly Line[]) => (Line & { wrong?: string })[]} */
  const said = (lines) =>
    lines.map(({ line, wrong, ...one }, at) => {
      const words = { line: pressed(["lines", at, "line"], line), ...wrongly(["lines", at], wrong) };
      return /** @type {any} */ ({ ...one, ...words });
    });
  switch (check.kind) {
    case "choice":
      return [{ ...check, options: chosen(check.options) }];
    case "blank-line": {
      const lines = check.lines.map(({ line, ...one }, at) =>
        line === undefined ? one : { ...one, line: pressed(["lines", at, "line"], line) },
      );
      return [{ ...check, lines, options: chosen(check.options) }];
    }
    case "lines":
      return [{ ...check, lines: said(check.lines) }];
    case "wrong-line":
      return [{ ...check, lines: said(check.lines) }];
    default:
      return [check];
  }
}

/** @param {WrittenTask} written @param {Around} around @param {readonly string[]} values @returns {WrongCase[]} */
function casesOf({ wrong, check }, { texts, report, lineOf }, values) {
  if (wrong === undefined) return [];
  const all = { low: -Infinity, high: Infinity, open: false };
  if (typeof wrong === "string") return [{ ...all, say: texts.line(wrong, lineOf(["wrong"]), mostWords.said, values) }];
  return wrong.map(({ when, say }, at) => {
    if (when !== undefined && (Array.isArray(check) || check.kind !== "number")) {
      report(lineOf(["wrong", at]), "Only of a number there are cases with `when`.");
    }
    return {
      ...(when === undefined ? all : rangeOf(when)),
      say: texts.line(say, lineOf(["wrong", at, "say"]), mostWords.said, values),
    };
  });
}

/** @param {number | string} when @returns {Omit<WrongCase, "say">} */
function rangeOf(when) {
  if (typeof when === "number") return { low: when, high: when, open: false };
  if (when.startsWith("<")) return { low: -Infinity, high: Number(when.slice(1)), open: true };
  if (when.startsWith(">")) return { low: Number(when.slice(1)), high: Infinity, open: true };
  const [low = "", high = ""] = when.split("..");
  return { low: Number(low), high: Number(high), open: false };
}

/**
 * @param {WrittenTask} written
 * @param {number} line
 * @param {Context} context
 * @param {Report} report
 * @param {PlaygroundState | undefined} present
 * @returns {Task["solve"]}
 */
function solvedOf({ solve }, line, context, report, present) {
  if (solve === undefined) return null;
  if (typeof solve === "string") return { state: partsOf(solve, line, context, report, present).parts, end: false };
  const { end = false, ...state } = solve;
  if (typeof end !== "boolean") report(line, "end is true or false.");
  return { state: partsOf(state, line, context, report, present).parts, end: end === true };
}

/**
 * @param {string | Record<string, unknown>} written
 * @param {number} line
 * @param {Context} context
 * @param {Report} report
 * @param {PlaygroundState} [present]
 * @returns {{ parts: StateParts, state: PlaygroundState }}
 */
export function partsOf(written, line, { format, engine }, report, present) {
  const { parts, state, problems } = format.readParts(written, engine, present);
  for (const problem of problems) report(line, problem);
  return { parts, state };
}
