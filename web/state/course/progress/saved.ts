import { type Refusal, refuse } from "../../document/reading/refusal.js";
import { isQuestion, mostQuestions, type Result, type Results } from "../lessons/progress.js";
import { isQuizName } from "../questions/kinds/index.js";
import type { Round } from "../questions/rounds/round.js";

/** What goes into the text: what was done, and where somebody is. */
export interface Saved {
  /** The title of a teacher's own course; null: the lessons that are built in. */
  readonly course: string | null;
  readonly at: string | null;
  /** Of the steps of that course. */
  readonly results: Results;
  /** Of questions and challenges. */
  readonly questions: Results;
  /** The test that is open, and the last of each unit. */
  readonly tests: readonly Round[];
}

/** SCORM 1.2 takes no more as suspend data. */
export const longestSaved = 4095;
const version = 1;
const separator = "|";

/** Each result is a letter or two. The kinds have theirs by their place: new ones go to the end. */
export const savedKinds = [
  "read",
  "number",
  "choice",
  "mistake",
  "weights",
  "cells",
  "lines",
  "blank-line",
  "wrong-line",
  "reached",
  "converged",
  "separates",
  "verdict",
  "bound",
  "target",
  "run-takes",
  "disagree",
  "setting",
  "features",
] as const;

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const letters = digits.slice(0, 52);
/** The letter of a kind that has none. */
const other = letters.at(-1);
/** So many tries and more are written with a letter of their own. */
const manyTries = 7;
/** More are not told apart. */
export const mostTriesSaved = manyTries + digits.length - 1;

/**
 * The text of version 1: `1|course|at|steps|questions|tests`, any part may be empty.
 * steps: `4:1_JA,2~k3x_!AA;5:…` are lessons with their steps, a step with its variant, and a kind and a result for each task
 * (`-`: none; `!`: the step was read). questions: `weights:1A,2I;spiral:A`. tests: `core:weights.7+,line.2-,margin.3`.
 */
export function writeSaved(saved: Saved): string {
  for (const some of shorter(saved)) {
    const text = written(some, digits.length - 1);
    if (text.length <= longestSaved) return text;
    // How many tries many are counts for less than any result.
    if (Object.keys(some.questions).length === 0) {
      const shortest = written(some, 0);
      if (shortest.length <= longestSaved) return shortest;
    }
  }
  return written({ ...saved, results: {}, questions: {}, tests: [] }, 0);
}

/** What is left of too much: first the earliest questions go, then the tests, then what was opened with other examples. */
function* shorter({ questions, results, tests, ...head }: Saved): Generator<Saved> {
  const asked = Object.entries(questions).filter(([name]) => isQuestion(name));
  for (const some of fewer(asked.slice(-mostQuestions)))
    yield { ...head, results, questions: Object.fromEntries(some), tests };
  const all = Object.entries(results);
  const others = all.filter(([name]) => name.includes("~"));
  const own = all.filter(([name]) => !name.includes("~"));
  for (const some of fewer(others))
    yield { ...head, results: Object.fromEntries([...own, ...some]), questions: {}, tests: [] };
  for (const some of fewer(own)) yield { ...head, results: Object.fromEntries(some), questions: {}, tests: [] };
}

/** All of them, then less and less of the last, until none is left. */
function* fewer<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let left = items; left.length > 0; left = left.slice(Math.ceil(left.length / 4))) yield left;
  yield [];
}

/** @param most of the tries beyond many, which are told apart */
function written({ course, at, results, questions, tests }: Saved, most: number): string {
  const title = encodeURIComponent(wellFormed(course ?? ""));
  const parts = [title, at ?? "", writeSteps(results, most), writeQuestions(questions), tests.map(writeTest).join(";")];
  return [version, ...parts].join(separator);
}

/** An address cannot have one half of a pair of surrogates. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd");

function writeSteps(results: Results, most: number): string {
  const lessons = new Map<string, Map<string, Result[]>>();
  for (const [name, result] of Object.entries(results)) {
    const [, lesson, step, task, variant = ""] = stepShape.exec(name) ?? [];
    if (lesson === undefined) continue;
    const steps = lessons.get(lesson) ?? new Map<string, Result[]>();
    const key = `${step}${variant}`;
    const tasks = steps.get(key) ?? [];
    tasks[Number(task)] = result;
    lessons.set(lesson, steps.set(key, tasks));
  }
  return [...lessons]
    .map(
      ([lesson, steps]) =>
        `${lesson}:${[...steps].map(([key, tasks]) => `${key}_${writeTasks(tasks, most)}`).join(",")}`,
    )
    .join(";");
}

function writeTasks([read, ...tasks]: readonly (Result | undefined)[], most: number): string {
  const marks = Array.from(tasks, (result) => (result ? letterOf(result.kind) + writeResult(result, most) : "-"));
  return (read ? `!${letterOf(read.kind)}${writeResult(read, most)}` : "") + marks.join("");
}

const letterOf = (kind: string | undefined): string => {
  const at = savedKinds.indexOf(kind as (typeof savedKinds)[number]);
  return letters[at] ?? `${other}`;
};

function writeResult({ tries, right, revealed, skipped, open }: Result, most = digits.length - 1): string {
  const base = right ? 0 : open ? 4 : 2;
  const status = base + (revealed ? 1 : 0) + (open && !right && skipped ? 2 : 0);
  const more = most > 0 && tries >= manyTries ? `~${digits[Math.min(tries - manyTries, most)]}` : "";
  return `${digits[status * 8 + Math.min(tries, manyTries)]}${more}`;
}

function writeQuestions(questions: Results): string {
  const kinds = new Map<string, string[]>();
  for (const [name, result] of Object.entries(questions)) {
    const [kind = "", seed = ""] = name.split(".");
    kinds.set(kind, [...(kinds.get(kind) ?? []), seed + writeResult(result)]);
  }
  return [...kinds].map(([kind, all]) => `${kind}:${all.join(",")}`).join(";");
}

const writeTest = ({ of, asked, right }: Round): string =>
  `${of}:${asked.map(({ quiz, seed }, at) => `${quiz}.${seed}${marks[String(right[at])] ?? ""}`).join(",")}`;

const marks: Readonly<Record<string, string>> = { true: "+", false: "-" };

/** "4.2.1", or "4.2.1~k3x" with other examples than it was written for. */
export const stepShape = /^([1-9]\d?)\.([1-9]\d{0,2})\.(0|[1-9]\d?)(~[a-z\d]{1,7})?$/;
/** A step, a question or a challenge. */
export const placeShape = /^(\d{1,2}\.\d{1,3}|[a-z-]{1,30}(\.\d{1,9})?)$/;

/** Something of the text is not as it should be: the part, and what is there. */
class Damaged extends Error {
  readonly refusal: Refusal;

  constructor(part: string, at: string) {
    super(part);
    this.refusal = refuse(`progress.${part}`, "not-valid", "cannot be read at “{0}”", at.slice(0, 20));
  }
}

/** What the text says, or what is wrong with it: then nothing of it is taken. */
export function readSaved(text: string): { readonly saved: Saved } | { readonly refusal: Refusal } {
  if (text.length > longestSaved)
    return { refusal: refuse("progress", "too-large", "has more characters than fit ({0})", longestSaved) };
  const [written = "", ...parts] = text.split(separator);
  if (!/^\d{1,9}$/.test(written) || Number(written) < 1)
    return { refusal: refuse("progress", "not-valid", "must begin with its version, as 1|") };
  if (Number(written) > version)
    return {
      refusal: refuse(
        "progress",
        "newer",
        "has version {0}: a newer page wrote it, and this one reads up to {1}",
        written,
        version,
      ),
    };
  if (parts.length !== 5)
    return { refusal: refuse("progress", "not-valid", "must have six parts with | between them") };
  try {
    return { saved: readParts(parts as [string, string, string, string, string]) };
  } catch (error) {
    if (error instanceof Damaged) return { refusal: error.refusal };
    throw error;
  }
}

function readParts([course, at, steps, questions, tests]: readonly [string, string, string, string, string]): Saved {
  if (at !== "" && !placeShape.test(at)) throw new Damaged("at", at);
  return {
    course: course === "" ? null : readTitle(course),
    at: at === "" ? null : at,
    results: Object.fromEntries(listed(steps).flatMap(readLesson)),
    questions: Object.fromEntries(listed(questions).flatMap(readKind)),
    tests: listed(tests).map(readTest),
  };
}

const listed = (text: string, by = ";"): readonly string[] => (text === "" ? [] : text.split(by));

function readTitle(text: string): string {
  try {
    const title = decodeURIComponent(text);
    if (title.length <= 120) return title;
  } catch {}
  throw new Damaged("course", text);
}

type Entry = readonly [name: string, result: Result];

function readLesson(text: string): readonly Entry[] {
  const [, lesson, steps = ""] = /^([1-9]\d?):(.+)$/.exec(text) ?? [];
  if (lesson === undefined) throw new Damaged("steps", text);
  return steps.split(",").flatMap((one) => {
    const [, step, variant = "", marked = ""] = /^([1-9]\d{0,2})(~[a-z\d]{1,7})?_(.*)$/.exec(one) ?? [];
    if (step === undefined) throw new Damaged("steps", one);
    return readTasks(marked).map(([task, result]): Entry => [`${lesson}.${step}.${task}${variant}`, result]);
  });
}

const token = /(!)?([A-Za-z])([\w-])(?:~([\w-]))?|-/y;

function readTasks(text: string): readonly (readonly [task: number, result: Result])[] {
  const found: (readonly [number, Result])[] = [];
  token.lastIndex = 0;
  for (let task = 1; token.lastIndex < text.length; ) {
    const at = token.lastIndex;
    const [all, read, letter, mark, more] = token.exec(text) ?? [];
    if (all === undefined || task > 99 || (read !== undefined && at > 0)) throw new Damaged("steps", text.slice(at));
    if (letter !== undefined && mark !== undefined) {
      const kind = savedKinds[letters.indexOf(letter)];
      const result = { ...readResult(mark, more), ...(kind !== undefined && { kind }) };
      found.push([read === undefined ? task : 0, result]);
    }
    if (read === undefined) task++;
  }
  return found;
}

function readResult(mark: string, more: string | undefined): Result {
  const code = digits.indexOf(mark);
  const [status, few] = [Math.floor(code / 8), code % 8];
  const open = status >= 4;
  return {
    tries: few + (more === undefined ? 0 : digits.indexOf(more)),
    right: status < 2,
    ...(status % 2 === 1 && { revealed: true }),
    ...(status >= 6 && { skipped: true }),
    ...(open && { open }),
  };
}

function readKind(text: string): readonly Entry[] {
  const [, kind, all = ""] = /^([a-z-]{1,30}):(.+)$/.exec(text) ?? [];
  if (kind === undefined) throw new Damaged("questions", text);
  return all.split(",").map((one): Entry => {
    const [, seed, mark, more] = /^(\d{0,9})([\w-])(?:~([\w-]))?$/.exec(one) ?? [];
    if (seed === undefined || mark === undefined) throw new Damaged("questions", one);
    return [seed === "" ? kind : `${kind}.${seed}`, { ...readResult(mark, more), kind }];
  });
}

/** The most questions of a test. */
const mostAsked = 30;

function readTest(text: string): Round {
  const [, of, all = ""] = /^([a-z-]{1,30}):(.+)$/.exec(text) ?? [];
  const asked = listed(all, ",").map((one) => /^([a-z-]{1,30})\.(\d{1,9})([+-]?)$/.exec(one));
  const right = asked.map((one) => one?.[3]).filter((mark) => mark !== "");
  const isWhole =
    asked.length <= mostAsked &&
    asked.every((one, at) => isQuizName(one?.[1]) && (one?.[3] !== "") === at < right.length);
  if (of === undefined || !isWhole) throw new Damaged("tests", text);
  return {
    before: null,
    of,
    asked: asked.flatMap((one) => (isQuizName(one?.[1]) ? [{ quiz: one[1], seed: Number(one[2]) }] : [])),
    right: right.map((mark) => mark === "+"),
  };
}
