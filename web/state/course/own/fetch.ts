import { PlaygroundError } from "../../../engine/errors.js";
import { loaded, saidBy } from "../../../engine/lazy.js";
import { bytesOf, TooLarge } from "../../document/reading/bytes-of.js";
import { type Refusal, refusalBy, refuse } from "../../document/reading/refusal.js";
import { addressOf, otherSite } from "../../io/address.js";
import { courseInside } from "../gradebook/course-inside.js";
import type { Course } from "../lessons/course.js";
import type { LessonEntry } from "../lessons/lesson.js";
import { CourseError, type ReadCourse, readCourse } from "./check.js";
import { courseText } from "./format.js";
import { tables } from "./step.js";
import { alone, nameOf, type Surroundings } from "./surroundings.js";

/** The most megabytes of the file of a course, with all that is inside, and of one beside it. */
const longest = { course: 10, beside: 2 } as const;

/** In which language the built-in lessons are that it leads to, and what computes. */
export type Reading = Pick<Surroundings, "locale" | "engine">;

/** Reads the text of a course. Throws `CourseError` that names all that is wrong, and where. */
export async function readOwnCourse(
  text: string,
  reading: Reading,
  beside: Beside = { ...alone, heldAt: () => Promise.reject(new Error()) },
): Promise<Course> {
  return courseOf(await readCourse(text, { ...reading, ...beside }), beside);
}

/** What lies beside a course. */
interface Beside extends Omit<Surroundings, keyof Reading> {
  /** A file as a course has it inside, for its texts. Rejects where it cannot be had, with a refusal. */
  readonly heldAt: (path: string) => Promise<string>;
}

/** A teacher's own course is one lesson; its results are kept by its title. */
function courseOf(read: ReadCourse, { heldAt }: Beside): Course {
  const { lesson, language, advice, tryTasks } = read;
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
    source: () => wholeOf(read, heldAt),
    language,
    tryTasks: async () => (await tryTasks()).map(inCourse),
  };
}

/** A course as JSON, with all inside that its texts show or link to. Throws `CourseError` that names what cannot be had. */
async function wholeOf({ lesson, source, beside }: ReadCourse, heldAt: Beside["heldAt"]): Promise<string> {
  const lost: Refusal[] = [];
  const held = await Promise.all(
    Array.from(beside, ([name, path]) =>
      heldAt(path).then(
        (address) => [[name, address] as const],
        (refusal: Refusal) => {
          lost.push(refusal);
          return [];
        },
      ),
    ),
  );
  if (lost.length > 0) throw new CourseError(lost);
  if (held.length === 0) return source;
  const course = JSON.parse(source) as { readonly files?: object };
  const whole = courseText({ ...course, files: { ...course.files, ...Object.fromEntries(held.flat()) } });
  if (whole.length > longest.course * megabyte) throw new CourseError([tooLarge(lesson.title, longest.course)]);
  return whole;
}

const megabyte = 1_000_000;

const tooLarge = (name: string, most: number): Refusal =>
  refuse(name, "too-large", "is larger than {0} MB, the most that is read", most);

const inCourse = (one: Refusal): Refusal => ({ ...one, of: "course", message: `In the course: ${one.message}` });

/** Reads the file of a course that somebody has, with the files that were chosen with it. Throws `PlaygroundError`. */
export async function readCourseFile(files: readonly Blob[], reading: Reading): Promise<Course> {
  const named = files.map((file) => ({ file, name: file instanceof File ? file.name : "" }));
  const chosen = named.find(({ name }) => /\.(json|ya?ml)$/i.test(name)) ?? named[0];
  const beside = new Map(named.filter((one) => one !== chosen).map(({ file, name }) => [name, file]));
  const held = await Promise.all(
    [...beside].map(async ([name, file]) => {
      const address = file.size > longest.beside * megabyte ? null : await heldIn(file.stream(), file.type, name);
      return [name, address] as const;
    }),
  );
  const addresses = new Map(held);
  const text = await textOfFile(chosen?.file ?? new Blob(), "course").catch((refusal: Refusal) => {
    throw new CourseError([refusal]);
  });
  const addressOf = (path: string): string | null => addresses.get(nameOf(path)) ?? null;
  return readOwnCourse(text, reading, {
    addressOf,
    heldAt: async (path) => addressOf(path) ?? "",
    textAt: async (path) => {
      const file = beside.get(path);
      if (!file) throw new Error("choose it together with the course");
      return textOfFile(file, "beside").catch(({ message }: Refusal) => Promise.reject(new Error(message)));
    },
  });
}

/** The text of a file that somebody has: of a course, or of what lies beside it. Rejects with a refusal. */
export function textOfFile(file: Blob, of: keyof typeof longest): Promise<string> {
  const most = longest[of];
  return textOf(file.stream(), most, file.size).catch((cause) => {
    if (cause instanceof TooLarge) throw tooLarge("file", most);
    throw refuse("file", "load-failed", "cannot be read: {0}", saidBy(cause));
  });
}

const imageTypes: Readonly<Record<string, string>> = {
  ...{ png: "image/png", jpg: "image/jpeg", jpeg: "image/jpeg", gif: "image/gif" },
  ...{ webp: "image/webp", avif: "image/avif", svg: "image/svg+xml" },
};

/** A file as a `data:` address. @param type as the server or the disk says it; an image is known by its name too */
async function heldIn(stream: ReadableStream<Uint8Array>, type: string, name: string): Promise<string> {
  const bytes = await bytesOf(stream, longest.beside * megabyte, async () => {});
  const [ending = ""] = /[^.]*$/.exec(name.toLowerCase()) ?? [];
  const known = imageTypes[ending] ?? (type || "application/octet-stream");
  return `data:${known};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

async function textOf(stream: ReadableStream<Uint8Array>, most: number, size?: number): Promise<string> {
  const bytes = await bytesOf(stream, most * megabyte, async () => {}, size);
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
  const text = await fetched(address, longest.course, mayLeadOn);
  const course = courseInside(address) === null ? addressOf(address) : null;
  const placeOf = (path: string): URL | null => (course && URL.canParse(path, course) ? new URL(path, course) : null);
  return readOwnCourse(text, reading, {
    addressOf: (path) => placeOf(path)?.href ?? null,
    heldAt: (path) => heldAt(path, placeOf(path), course),
    textAt: async (path) => {
      const place = placeOf(path);
      // Of another site than that of the course nothing is asked.
      if (place?.origin !== course?.origin || !place) throw new Error("it is not on the site of the course");
      return fetched(place.href, longest.beside, false);
    },
  });
}

/** What a file beside a course holds, by its path. A page, and what is not on the site of the course, stays where it is. */
async function heldAt(path: string, place: URL | null, course: URL | null): Promise<string> {
  const name = nameOf(path);
  if (place && place.origin !== course?.origin) return place.href;
  try {
    const response = place && (await reached(place));
    if (!place || !response?.ok) throw refusalBy(name, "not-valid", "There is no file {0} next to the course.", name);
    const [type = ""] = (response.headers.get("content-type") ?? "").split(";");
    if (type === "text/html") return place.href;
    return await heldIn(response.body ?? new Blob().stream(), type, place.pathname);
  } catch (cause) {
    if (cause instanceof TooLarge) throw tooLarge(name, longest.beside);
    if (cause instanceof Error)
      throw refusalBy(name, "load-failed", "{0} cannot be read: {1}.", name, saidBy(cause).replace(/\.$/, ""));
    throw cause;
  }
}

/** @param most in megabytes */
async function fetched(address: string, most: number, mayLeadOn: boolean): Promise<string> {
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
    return response.body ? await textOf(response.body, most) : "";
  } catch (cause) {
    if (cause instanceof PlaygroundError) throw cause;
    if (cause instanceof TooLarge) throw lost("The course at {0} is larger than {1} MB, the most that is read.", most);
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
