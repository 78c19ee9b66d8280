import * as v from "valibot";
import { PlaygroundError } from "../../../engine/errors.js";
import { loaded } from "../../../engine/lazy.js";
import { maybe, text } from "../../document/primitives.js";
import type { Course } from "../course.js";
import type { Lesson, LessonEntry } from "../lesson.js";
import { readAnyState } from "./any-state.js";
import { composedStep } from "./composed-step.js";

/** The most characters of the file of a course, and the most steps. */
const longest = 1_000_000;
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
  title: text(120),
  steps: v.pipe(
    v.array(step, "must be a list of steps"),
    v.minLength(1, "must have a step"),
    v.maxLength(mostSteps, `must have at most ${mostSteps} steps`),
  ),
});

/** Reads the file of a course. Throws `PlaygroundError` that names what is wrong, and where. */
export async function readOwnCourse(written: string): Promise<Course> {
  if (written.length > longest) throw wrong("file", `it has more than ${longest.toLocaleString("en")} characters`);
  const read = v.safeParse(file, parsed(written), { abortEarly: true });
  if (!read.success) {
    const [issue] = read.issues;
    throw wrong(v.getDotPath(issue) ?? "file", issue.message);
  }
  const { title, steps } = read.output;
  const made = steps.map(async ({ title: heading, text, link, state }, at) => {
    const place = `steps.${at}.${link === undefined ? "state" : "link"}`;
    const read = link === undefined && state === undefined ? null : await readAnyState(link ?? state ?? {});
    const [refusal] = read?.refusals ?? [];
    if (refusal) throw wrong(place, refusal.message);
    const step = await composedStep(heading, text, read?.state ?? null);
    if (typeof step === "string") throw wrong(place, step);
    return step;
  });
  return courseOf({ title, keep: "", sources: [], steps: await Promise.all(made) });
}

/** A teacher's own list of links is one lesson of as many steps; its results are kept by its title. */
function courseOf(lesson: Lesson): Course {
  const { title, steps } = lesson;
  const entry: LessonEntry = {
    number: 1,
    title,
    moment: "",
    paths: [],
    steps: steps.map(({ heading }) => heading),
    tasks: steps.map(({ tasks }) => tasks.length),
  };
  return { id: title, title, lessons: [{ ...entry, code: loaded({ lesson }) }] };
}

/** Fetches the file of a course from this site, or from one that allows it. Throws `PlaygroundError`. */
export async function fetchOwnCourse(address: string): Promise<Course> {
  return readOwnCourse(await fetched(address));
}

async function fetched(address: string): Promise<string> {
  try {
    const url = new URL(address, document.baseURI);
    if (!/^https?:$/.test(url.protocol)) throw new Error("its address is not one of https");
    const response = await fetch(url, { credentials: "omit" });
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    if (Number(response.headers.get("content-length")) > longest) throw new Error("it is too large");
    return await response.text();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PlaygroundError("load-failed", "course", `The course at ${address} could not be read: ${reason}.`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw wrong("file", `it is no JSON (${cause instanceof Error ? cause.message : String(cause)})`);
  }
}

function wrong(field: string, reason: string): PlaygroundError {
  return new PlaygroundError("not-valid", "course", `In the course, ${field}: ${reason.replace(/[^.?]$/, "$&.")}`);
}
