import * as v from "valibot";
import { PlaygroundError } from "../../../engine/errors.js";
import { loaded, saidBy } from "../../../engine/lazy.js";
import { addressOf, otherSite } from "../../address.js";
import { maybe, text } from "../../document/primitives.js";
import { bytesOf, TooLarge } from "../../document/reading/bytes-of.js";
import { list } from "../../document/reading/list.js";
import { reasonOf, rule } from "../../document/reading/rules.js";
import { unknownFields } from "../../document/reading/unknown-fields.js";
import { type Refusal, refuse } from "../../document/refusal.js";
import type { PlaygroundState } from "../../document/state.js";
import { withoutDefaults } from "../../document/without-defaults.js";
import { builtIn, type Course, lessonIn } from "../course.js";
import type { Lesson, LessonEntry, Step } from "../lesson.js";
import { isBare, partsAt } from "../opening.js";
import { readReference } from "../reference.js";
import { readAnyState } from "./any-state.js";
import { CourseError, mistakeOf } from "./course-error.js";

/**
 * A step of a teacher's course: his text, and what he links to. A link to a step of a built-in lesson brings that step, with
 * its text below his, its tasks, and its state where the link has none of its own.
 * @param place in the file. @returns what is wrong there, where it is none.
 */
async function composedStep(
  { heading, source, locale }: { readonly heading: string; readonly source: string; readonly locale: string },
  state: PlaygroundState | null,
  place: string,
): Promise<Step | Refusal> {
  const other = elsewhere.find((name) => state && state.ui[name] !== null);
  if (other) return mistakeOf(place, "{field}: {0}= opens something else than a step: link to it in the text.", other);
  const at = readReference(state?.ui.lesson ?? null);
  if (!at || !state) return { ...plain, heading, text: { source, below: "" }, state: state && withoutDefaults(state) };
  const entry = builtIn.lessons.find(({ number }) => number === at.lesson);
  if (!entry) return mistakeOf(place, "{field}: there is no lesson {0}.", at.lesson);
  const { steps } = await lessonIn(entry, locale);
  const step = steps[at.step - 1];
  if (!step) return mistakeOf(place, "{field}: there is no step {0} of a lesson {1}.", at.step, at.lesson);
  const below = typeof step.text === "string" ? step.text : "";
  const parts = isBare(state) ? partsAt(steps, at.step, null) : withoutDefaults(state);
  return { ...step, heading, text: { source, below }, state: parts };
}

/** What would stand in the place of the step. */
const elsewhere = ["quiz", "worksheet", "course"] as const;

const plain = { note: null, highlight: [], tasks: [] } as const;

/** The most bytes of the file of a course, and the most steps. */
const longestMegabytes = 2;
const longest = longestMegabytes * 1_000_000;
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
    list(step, mostSteps, "must be a list of steps", rule("must have at most {0} steps", mostSteps)),
    v.minLength(1, "must have a step"),
  ),
});

/**
 * Reads the file of a course. Throws `PlaygroundError` that names what is wrong, and where.
 * @param locale of the built-in steps that it has
 */
export async function readOwnCourse(written: string, locale: string): Promise<Course> {
  const given = parsed(written);
  const read = v.safeParse(file, given);
  if (!read.success) {
    throw new CourseError(
      read.issues.map((issue) => {
        const { code, facts } = reasonOf(issue.message);
        return refuse(v.getDotPath(issue) ?? "file", "not-valid", code, ...facts);
      }),
    );
  }
  const { title, steps } = read.output;
  const made = await Promise.all(steps.map((one, at) => stepOf(one, at, locale)));
  const mistakes = made.flatMap(({ mistakes }) => mistakes);
  if (mistakes.length > 0) throw new CourseError(mistakes);
  const lesson = { title, keep: "", sources: [], steps: made.flatMap(({ step }) => step ?? []) };
  return courseOf(lesson, [...unknownFields(file, given), ...made.flatMap(({ refusals }) => refusals)]);
}

interface MadeStep {
  readonly step: Step | null;
  readonly mistakes: readonly Refusal[];
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
  const ofPlace = (one: Refusal): Refusal => ({ ...one, message: `${place}: ${one.message}`, place });
  const unknown = refusals.filter(isUnknownField).map(ofPlace);
  const mistakes = refusals.filter((one) => !isUnknownField(one)).map(ofPlace);
  if (mistakes.length > 0) return { step: null, mistakes, refusals: unknown };
  const made = await composedStep({ heading: title, source: text, locale }, read?.state ?? null, place);
  return "message" in made
    ? { step: null, mistakes: [made], refusals: unknown }
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
  const refusals = unknown.map((one) => ({ ...one, of: "course" as const, message: `In the course: ${one.message}` }));
  return { id: title, title, lessons: [{ ...entry, code: loaded({ lesson }), translated: {} }], refusals };
}

/** Reads the file of a course that somebody has. Throws `PlaygroundError`. */
export async function readCourseFile(file: Blob, locale: string): Promise<Course> {
  const text = await textOf(file.stream(), file.size).catch((cause) => {
    if (cause instanceof TooLarge)
      throw new CourseError([
        refuse("file", "too-large", "is larger than {0} MB, the most that is read", longestMegabytes),
      ]);
    throw new CourseError([refuse("file", "load-failed", "cannot be read: {0}", saidBy(cause))]);
  });
  return readOwnCourse(text, locale);
}

async function textOf(stream: ReadableStream<Uint8Array>, size?: number): Promise<string> {
  return new TextDecoder().decode(await bytesOf(stream, longest, async () => {}, size));
}

/**
 * Fetches the file of a course from this site, or from one that allows it. Throws `PlaygroundError`, with the code "leads-on"
 * where the address leads on to another site and may not.
 */
export async function fetchOwnCourse(address: string, locale: string, mayLeadOn = false): Promise<Course> {
  return readOwnCourse(await fetched(address, mayLeadOn), locale);
}

async function fetched(address: string, mayLeadOn: boolean): Promise<string> {
  const lost = (sentence: string, ...facts: readonly (string | number)[]): PlaygroundError =>
    new PlaygroundError("load-failed", "course", sentence, [address, ...facts]);
  try {
    const url = addressOf(address);
    if (!url || !/^https?:$/.test(url.protocol))
      throw lost("The course at {0} could not be read: its address is not one of https.");
    const response = mayLeadOn ? await fetch(url, plainly) : await reached(url);
    if (!response)
      throw new PlaygroundError("leads-on", "course", "The course at {0} leads on to another site.", [address]);
    if (!response.ok) throw lost("The course at {0} could not be read: the server answered {1}.", response.status);
    return response.body ? await textOf(response.body) : "";
  } catch (cause) {
    if (cause instanceof PlaygroundError) throw cause;
    if (cause instanceof TooLarge)
      throw lost("The course at {0} is larger than {1} MB, the most that is read.", longestMegabytes);
    throw lost("The course at {0} could not be read: {1}.", saidBy(cause));
  }
}

/** As nobody in particular; and not by the cache, which would make who tries again wait for what hangs. */
const plainly: RequestInit = { credentials: "omit", cache: "no-store" };

/**
 * What an address answers, without a request to any other site; null where it leads on to one. A page is not told where an
 * answer leads on to: the browser follows within this site, and refuses to leave it before anything is asked for elsewhere.
 */
async function reached(url: URL): Promise<Response | null> {
  const response = await fetch(url, { ...plainly, redirect: "manual" });
  if (response.type !== "opaqueredirect") return response;
  if (otherSite(url.href) !== null) return null;
  return fetch(url, { ...plainly, mode: "same-origin" }).catch(() => null);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CourseError([refuse("file", "not-valid", "is not JSON: {0}", saidBy(cause))]);
  }
}
