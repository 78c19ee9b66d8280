import { PlaygroundError } from "../../../engine/errors.js";
import { loaded, saidBy } from "../../../engine/lazy.js";
import { bytesOf, TooLarge } from "../../document/reading/bytes-of.js";
import { type Refusal, refuse } from "../../document/reading/refusal.js";
import { addressOf, otherSite } from "../../io/address.js";
import { courseInside } from "../gradebook/course-inside.js";
import type { Course } from "../lessons/course.js";
import type { LessonEntry } from "../lessons/lesson.js";
import { CourseError, type ReadCourse, readCourse } from "./check.js";
import { tables } from "./step.js";
import { alone, type Surroundings } from "./surroundings.js";

/** The most bytes of the file of a course, or of one beside it. */
const longestMegabytes = 2;
const longest = longestMegabytes * 1_000_000;

/** In which language the built-in lessons are that it leads to, and what computes. */
export type Reading = Pick<Surroundings, "locale" | "engine">;

/** Reads the text of a course. Throws `CourseError` that names all that is wrong, and where. */
export async function readOwnCourse(
  text: string,
  reading: Reading,
  beside: Omit<Surroundings, keyof Reading> = alone,
): Promise<Course> {
  return courseOf(await readCourse(text, { ...reading, ...beside }));
}

/** A teacher's own course is one lesson; its results are kept by its title. */
function courseOf({ lesson, language, source, advice, tryTasks }: ReadCourse): Course {
  const { title, steps } = lesson;
  const entry: LessonEntry = {
    number: 1,
    title,
    moment: "",
    steps: steps.map(({ heading }) => heading),
    tasks: steps.map(({ tasks }) => tasks.length),
  };
  return {
    id: title,
    title,
    lessons: [{ ...entry, code: loaded({ lesson }), translated: {} }],
    refusals: advice.map(inCourse),
    source,
    language,
    tryTasks: async () => (await tryTasks()).map(inCourse),
  };
}

const inCourse = (one: Refusal): Refusal => ({ ...one, of: "course", message: `In the course: ${one.message}` });

/** Reads the file of a course that somebody has, with tables and images that were chosen with it. Throws `PlaygroundError`. */
export async function readCourseFile(files: readonly Blob[], reading: Reading): Promise<Course> {
  const named = files.map((file) => ({ file, name: file instanceof File ? file.name : "" }));
  const chosen = named.find(({ name }) => /\.(json|ya?ml)$/i.test(name)) ?? named[0];
  const beside = new Map(named.filter((one) => one !== chosen).map(({ file, name }) => [name, file]));
  const images = await Promise.all(
    [...beside]
      .filter(([, { type }]) => type.startsWith("image/"))
      .map(async ([name, file]) => [name, await imageText(file)] as const),
  );
  const byName = new Map(images);
  const text = await textOfFile(chosen?.file ?? new Blob()).catch((refusal: Refusal) => {
    throw new CourseError([refusal]);
  });
  return readOwnCourse(text, reading, {
    addressOf: (path) => byName.get(path) ?? null,
    textAt: async (path) => {
      const file = beside.get(path);
      if (!file) throw new Error("choose it together with the course");
      return textOfFile(file).catch(({ message }: Refusal) => Promise.reject(new Error(message)));
    },
  });
}

/** The text of a file that somebody has. Rejects with a refusal. */
export function textOfFile(file: Blob): Promise<string> {
  return textOf(file.stream(), file.size).catch((cause) => {
    if (cause instanceof TooLarge)
      throw refuse("file", "too-large", "is larger than {0} MB, the most that is read", longestMegabytes);
    throw refuse("file", "load-failed", "cannot be read: {0}", saidBy(cause));
  });
}

async function imageText(file: Blob): Promise<string> {
  const bytes = await bytesOf(file.stream(), longest, async () => {}, file.size);
  return `data:${file.type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

async function textOf(stream: ReadableStream<Uint8Array>, size?: number): Promise<string> {
  const bytes = await bytesOf(stream, longest, async () => {}, size);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return (await tables.load()).decode(bytes);
  }
}

/**
 * Fetches the file of a course from this site, or from one that allows it. Throws `PlaygroundError`, with the code "leads-on"
 * where the address leads on to another site and may not.
 */
export async function fetchOwnCourse(address: string, reading: Reading, mayLeadOn = false): Promise<Course> {
  const text = await fetched(address, mayLeadOn);
  const course = courseInside(address) === null ? addressOf(address) : null;
  const placeOf = (path: string): URL | null => (course && URL.canParse(path, course) ? new URL(path, course) : null);
  return readOwnCourse(text, reading, {
    addressOf: (path) => placeOf(path)?.href ?? null,
    textAt: async (path) => {
      const place = placeOf(path);
      // Of another site than that of the course nothing is asked.
      if (place?.origin !== course?.origin || !place) throw new Error("it is not on the site of the course");
      return fetched(place.href, false);
    },
  });
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
