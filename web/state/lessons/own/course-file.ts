import * as v from "valibot";
import { PlaygroundError } from "../../../engine/errors.js";
import { loaded } from "../../../engine/lazy.js";
import { maybe, text } from "../../document/primitives.js";
import { bytesOf } from "../../document/reading/bytes-of.js";
import { list } from "../../document/reading/list.js";
import { unknownFields } from "../../document/reading/unknown-fields.js";
import type { Refusal } from "../../document/refusal.js";
import type { PlaygroundState } from "../../document/state.js";
import { withoutDefaults } from "../../document/without-defaults.js";
import { builtIn, type Course, lessonIn } from "../course.js";
import type { Lesson, LessonEntry, Step } from "../lesson.js";
import { isBare, partsAt } from "../opening.js";
import { readReference } from "../reference.js";
import { readAnyState } from "./any-state.js";

/**
 * A step of a teacher's course: his text, and what he links to. A link to a step of a built-in lesson brings that step, with
 * its text below his, its tasks, and its state where the link has none of its own.
 * @returns why it is none, in the words of a sentence, where it is not.
 */
async function composedStep(
  { heading, source, locale }: { readonly heading: string; readonly source: string; readonly locale: string },
  state: PlaygroundState | null,
): Promise<Step | string> {
  const other = elsewhere.find((name) => state && state.ui[name] !== null);
  if (other) return `${other}= opens something else than a step: link to it in the text`;
  const at = readReference(state?.ui.lesson ?? null);
  if (!at || !state) return { ...plain, heading, text: { source, below: "" }, state: state && withoutDefaults(state) };
  const entry = builtIn.lessons.find(({ number }) => number === at.lesson);
  const { steps } = entry ? await lessonIn(entry, locale) : { steps: [] };
  const step = steps[at.step - 1];
  if (!step) return `there is no step ${at.step} of a lesson ${at.lesson}`;
  const below = typeof step.text === "string" ? step.text : "";
  const parts = isBare(state) ? partsAt(steps, at.step, null) : withoutDefaults(state);
  return { ...step, heading, text: { source, below }, state: parts };
}

/** What would stand in the place of the step. */
const elsewhere = ["quiz", "worksheet", "course"] as const;

const plain = { note: null, highlight: [], tasks: [] } as const;

/** The most bytes of the file of a course, and the most steps. */
const longest = 2_000_000;
const mostSteps = 100;

const step = v.pipe(
  v.object({
    title: text(120),
    text: text(4000),
    /** To this playground, wherever it stands, or its parameters or token alone. */
    link: maybe(text(100_000)),
    state: maybe(v.record(v.string(), v.unknown(), "must be a state")),
  }),
  v.check(({ link, state }) => link === undefined || state === undefined, "has a link or a state, not both"),
);

const file = v.object({
  // What is done of a course is kept by its title, and that of the lessons by none.
  title: v.pipe(text(120), v.regex(/\S/, "must not be empty")),
  steps: v.pipe(
    list(step, mostSteps, "must be a list of steps", `must have at most ${mostSteps} steps`),
    v.minLength(1, "must have a step"),
  ),
});

/** So many mistakes of a file are named. */
const mostNamed = 5;

/**
 * Reads the file of a course. Throws `PlaygroundError` that names what is wrong, and where.
 * @param locale of the built-in steps that it has
 */
export async function readOwnCourse(written: string, locale: string): Promise<Course> {
  const given = parsed(written);
  const read = v.safeParse(file, given);
  if (!read.success) {
    throw wrong(...read.issues.map((issue) => ({ place: v.getDotPath(issue) ?? "file", reason: issue.message })));
  }
  const { title, steps } = read.output;
  const made = await Promise.all(steps.map((one, at) => stepOf(one, at, locale)));
  const mistakes = made.flatMap(({ mistakes }) => mistakes);
  if (mistakes.length > 0) throw wrong(...mistakes);
  const lesson = { title, keep: "", sources: [], steps: made.flatMap(({ step }) => step ?? []) };
  return courseOf(lesson, [...unknownFields(file, given), ...made.flatMap(({ refusals }) => refusals)]);
}

/** What is wrong with the file of a course, and where. */
interface Mistake {
  readonly place: string;
  readonly reason: string;
}

interface MadeStep {
  readonly step: Step | null;
  readonly mistakes: readonly Mistake[];
  /** What its state says that nobody knows. */
  readonly refusals: readonly Refusal[];
}

/** @param at its place among the steps, from 0. */
async function stepOf(
  { title, text, link, state }: v.InferOutput<typeof step>,
  at: number,
  locale: string,
): Promise<MadeStep> {
  const place = `steps.${at}.${link === undefined ? "state" : "link"}`;
  const read = link === undefined && state === undefined ? null : await readAnyState(link ?? state ?? {});
  const refusals = read?.refusals ?? [];
  const ofPlace = ({ code, message }: Refusal): Refusal => ({ field: place, code, message: `${place}: ${message}` });
  const unknown = refusals.filter(isUnknownField).map(ofPlace);
  const mistakes = refusals.filter((one) => !isUnknownField(one)).map(({ message }) => ({ place, reason: message }));
  if (mistakes.length > 0) return { step: null, mistakes, refusals: unknown };
  const made = await composedStep({ heading: title, source: text, locale }, read?.state ?? null);
  return typeof made === "string"
    ? { step: null, mistakes: [{ place, reason: made }], refusals: unknown }
    : { step: made, mistakes: [], refusals: unknown };
}

const isUnknownField = ({ code }: Refusal): boolean => code === "unknown-field";

/** A teacher's own list of links is one lesson of as many steps; its results are kept by its title. */
function courseOf(lesson: Lesson, unknown: readonly Refusal[]): Course {
  const { title, steps } = lesson;
  const entry: LessonEntry = {
    number: 1,
    title,
    moment: "",
    steps: steps.map(({ heading }) => heading),
    tasks: steps.map(({ tasks }) => tasks.length),
  };
  const refusals = unknown.map((one) => ({ ...one, message: `In the course: ${one.message}` }));
  return { id: title, title, lessons: [{ ...entry, code: loaded({ lesson }), translated: {} }], refusals };
}

/** Reads the file of a course that somebody has. Throws `PlaygroundError`. */
export async function readCourseFile(file: Blob, locale: string): Promise<Course> {
  const text = await textOf(file.stream(), file.size).catch((cause) => {
    throw wrong({ place: "file", reason: cause instanceof Error ? cause.message : String(cause) });
  });
  return readOwnCourse(text, locale);
}

async function textOf(stream: ReadableStream<Uint8Array>, size?: number): Promise<string> {
  return new TextDecoder().decode(await bytesOf(stream, longest, async () => {}, size));
}

/** Fetches the file of a course from this site, or from one that allows it. Throws `PlaygroundError`. */
export async function fetchOwnCourse(address: string, locale: string): Promise<Course> {
  return readOwnCourse(await fetched(address), locale);
}

async function fetched(address: string): Promise<string> {
  try {
    const url = new URL(address, document.baseURI);
    if (!/^https?:$/.test(url.protocol)) throw new Error("its address is not one of https");
    const response = await fetch(url, { credentials: "omit" });
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    return response.body ? await textOf(response.body) : "";
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PlaygroundError("load-failed", "course", "The course at {0} could not be read: {1}.", [address, reason]);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw wrong({ place: "file", reason: `it is no JSON (${cause instanceof Error ? cause.message : String(cause)})` });
  }
}

function wrong(...mistakes: readonly Mistake[]): PlaygroundError {
  const said = mistakes.slice(0, mostNamed).map(({ place, reason }) => `${place}: ${reason.replace(/[^.?]$/, "$&.")}`);
  const more = mistakes.length > mostNamed ? [`There are ${mistakes.length - mostNamed} more mistakes.`] : [];
  return new PlaygroundError("not-valid", "course", "In the course, {0}", [[...said, ...more].join(" ")]);
}
