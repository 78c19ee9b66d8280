import * as v from "valibot";
import { filledIn, PlaygroundError, type Reason } from "../../../../engine/errors.js";
import { loaded, saidBy } from "../../../../engine/lazy.js";
import { maybe, text } from "../../../document/primitives.js";
import { bytesOf, TooLarge } from "../../../document/reading/bytes-of.js";
import { list, reasonOf, rule } from "../../../document/reading/checks.js";
import { type Refusal, refusalBy, refuse } from "../../../document/reading/refusal.js";
import { unknownFields } from "../../../document/reading/unknown-fields.js";
import { withoutDefaults } from "../../../document/reading/without-defaults.js";
import { addressOf, otherSite } from "../../../io/address.js";
import { courseInside } from "../../gradebook/course-inside.js";
import { builtIn, type Course, lessonIn, readReference } from "../course.js";
import type { Lesson, LessonEntry, Step } from "../lesson.js";
import { linkedStep } from "../linked-step.js";
import { foreignLink, readAnyState } from "./any-state.js";

/** What would stand in the place of the step. */
const elsewhere = ["quiz", "worksheet", "course"] as const;

const plain = { note: null, highlight: [], tasks: [] } as const;

/** The most bytes of the file of a course, and the most steps. */
const longestMegabytes = 2;
const longest = longestMegabytes * 1_000_000;
const mostSteps = 100;
const longestLink = 100_000;

const step = v.pipe(
  v.object({
    title: text(120),
    text: text(4000),
    /** To this playground, or its parameters or token alone. */
    link: maybe(text(longestLink)),
    state: maybe(v.record(v.string(), v.unknown(), "must be a state")),
  }),
  v.check(({ link, state }) => link === undefined || state === undefined, "A step has a link or a state, not both."),
);

/** The steps are read one by one, so that all that is wrong is named at once. */
const file = v.object({
  // What is done of a course is kept by its title, and that of the lessons by none.
  title: v.pipe(text(120), v.regex(/\S/, "must not be empty")),
  steps: v.pipe(
    list(v.unknown(), mostSteps, "must be a list of steps", rule("must have at most {0} steps", mostSteps)),
    v.minLength(1, "must have a step"),
  ),
});

/** Reads the file of a course. Throws `CourseError` that names all that is wrong, and where. */
export async function readOwnCourse(written: string, locale: string): Promise<Course> {
  const given = parsed(written);
  const read = v.safeParse(file, given);
  const { steps = [] } = Object(given) as { readonly steps?: unknown };
  const made = await Promise.all(
    (Array.isArray(steps) ? steps.slice(0, mostSteps) : []).map((one, at) => stepOf(one, at, locale)),
  );
  const mistakes = [
    ...(read.issues ?? []).map((issue) => refusalOf(issue, "file")),
    ...made.flatMap(({ mistakes }) => mistakes),
  ];
  if (mistakes.length > 0 || !read.success) throw new CourseError(mistakes);
  const lesson = { title: read.output.title, keep: "", sources: [], steps: made.flatMap(({ step }) => step ?? []) };
  const unknown = [...unknownFields(file, given), ...made.flatMap(({ refusals }) => refusals)];
  return { ...courseOf(lesson, unknown), source: written };
}

/** What is wrong with the file, or with a field of a step; one that is wrong altogether says so in a sentence of its own. */
function refusalOf(issue: v.BaseIssue<unknown>, whole: "file" | ""): Refusal {
  const { code, facts } = reasonOf(issue.message);
  const field = v.getDotPath(issue) ?? whole;
  if (field === "" && issue.type === "object")
    return refusalBy(field, "not-valid", "A step is an object with a title and a text.");
  return /^[A-Z].*\.$/.test(code)
    ? refusalBy(field, "not-valid", code, ...facts)
    : refuse(field, "not-valid", code, ...facts);
}

interface MadeStep {
  readonly step: Step | null;
  readonly mistakes: readonly Refusal[];
  /** What it says that nobody knows. */
  readonly refusals: readonly Refusal[];
}

/** @param at its place among the steps, from 0. */
async function stepOf(given: unknown, at: number, locale: string): Promise<MadeStep> {
  const checked = v.safeParse(step, given);
  const { link, state } = Object(given) as Readonly<Record<string, unknown>>;
  const written = isText(link) ? link : isObject(state) ? state : undefined;
  const part = written === undefined ? undefined : isText(link) ? "link" : "state";
  const heading = checked.success ? checked.output : { title: "", text: "" };
  const made = await composedStep(heading, written, locale);
  const inPart = placed({ step: at + 1, part });
  const inStep = placed({ step: at + 1 });
  return {
    step: made.step,
    mistakes: [...(checked.issues ?? []).map((issue) => inStep(refusalOf(issue, ""))), ...made.mistakes.map(inPart)],
    refusals: [...unknownFields(step, given).map(inStep), ...made.refusals.map(inPart)],
  };
}

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= longestLink;
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * A step of a teacher's course: his text, and what he links to. A link to a step of a built-in lesson brings that step, with
 * its text below his, its tasks, and its state below what the link says.
 */
async function composedStep(
  { title: heading, text: source }: { readonly title: string; readonly text: string },
  written: string | object | undefined,
  locale: string,
): Promise<MadeStep> {
  if (written === undefined)
    return { step: { ...plain, heading, text: { source, below: "" }, state: null }, mistakes: [], refusals: [] };
  const elsewhereTo = typeof written === "string" ? foreignLink(written) : null;
  if (elsewhereTo) return { step: null, mistakes: [elsewhereTo], refusals: [] };
  const read = await readAnyState(written);
  const wrong = (one: Refusal): MadeStep => {
    const [refusals = [], mistakes = []] = parted(read.refusals);
    return { step: null, mistakes: [one, ...mistakes], refusals };
  };
  const { ui } = read.state;
  const other = elsewhere.find((name) => ui[name] !== null);
  if (other) return wrong(mistake("{0}= opens something else than a step: link to it in the text.", other));
  const at = readReference(ui.lesson);
  const entry = at && builtIn.lessons.find(({ number }) => number === at.lesson);
  if (at && !entry) return wrong(mistake("There is no lesson {0}: there are {1}.", at.lesson, builtIn.lessons.length));
  const lesson = entry ? await lessonIn(entry, locale) : null;
  const linked = at && lesson && linkedStep(lesson, at, read);
  if (at && lesson && !linked)
    return wrong(mistake("Lesson {0} has {1} steps: there is no step {2}.", at.lesson, lesson.steps.length, at.step));
  const parts = linked?.parts ?? withoutDefaults(read.state);
  const said = linked && read.over ? linked.refusals : read.refusals;
  const [refusals = [], mistakes = []] = parted(said);
  const step = linked?.step ?? plain;
  const below = "text" in step && typeof step.text === "string" ? step.text : "";
  return {
    step: mistakes.length > 0 ? null : { ...step, heading, text: { source, below }, state: parts },
    mistakes,
    refusals,
  };
}

/** What nobody knows, and does nothing; and what is wrong. */
const parted = (all: readonly Refusal[]): readonly (readonly Refusal[])[] =>
  [true, false].map((isUnknown) => all.filter(({ code }) => (code === "unknown-field") === isUnknown));

const mistake = (sentence: string, ...facts: Reason["facts"]): Refusal =>
  refusalBy("link", "not-valid", sentence, ...facts);

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
  const inside = courseInside(address);
  if (inside !== null) return inside;
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

/** What is wrong with the file of a course, and where: all of it. */
class CourseError extends PlaygroundError {
  /** Each mistake: the page lists them, in its language. */
  readonly parts: readonly Refusal[];

  constructor(parts: readonly Refusal[]) {
    super("not-valid", "course", "In the course: {0}", [parts.map(({ message }) => message).join(" ")]);
    this.parts = parts;
  }
}

/** Makes of what is wrong what is wrong at a place: its field is from the file on, and its sentence begins with the place. */
function placed(place: { readonly step: number; readonly part?: string | undefined }) {
  const { step, part } = place;
  const words = part === undefined ? `Step ${step}` : `Step ${step}, ${part}`;
  const path = ["steps", step - 1, ...(part === undefined ? [] : [part])].join(".");
  return (one: Refusal): Refusal => {
    // In a link a learner has no number.
    const said = part === "link" ? one.field.replace(/^learners\.\d+\.kind$/, "learner") : one.field;
    const sentence = one.reason ? filledIn(one.reason.code, said, one.reason.facts) : one.message;
    const field = one.field === "" || one.field === part ? path : `${path}.${one.field}`;
    return { ...one, field, said, message: `${words}: ${sentence}`, place };
  };
}
