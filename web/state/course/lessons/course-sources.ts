import { PlaygroundError } from "../../../engine/errors.js";
import { lazy } from "../../../engine/lazy.js";
import { otherSite } from "../../io/address.js";
import type { Frame } from "../../runs/frame.js";
import { builtIn, type Course } from "./course.js";

/** What reads the courses of teachers. */
export const own = lazy(() => import("../own/index.js"));

/** Stands for the address of a course that has none. */
export const asFile = "file";

const readingOf = ({ engine, words }: Pick<Frame, "engine" | "words">) => ({ engine, locale: words.locale });

/**
 * The course of an address; null is that which is built in.
 * @param mayLeadOn Whether the address may lead on to another site: see `fetchOwnCourse`.
 */
export async function courseAt(address: string | null, page: Frame, mayLeadOn: boolean): Promise<Course> {
  if (address === null) return builtIn;
  if (address === asFile)
    throw new PlaygroundError("missing", "course", "This course was opened from a file: open that file again.");
  return (await own.load()).fetchOwnCourse(address, readingOf(page), mayLeadOn);
}

/** The course in a file, with what of it was chosen with that. */
export async function courseIn(files: readonly Blob[], page: Frame): Promise<Course> {
  return (await own.load()).readCourseFile(files, readingOf(page));
}

/** A course of another site, or of an address that leads on to another, with what opens it. */
interface Waiting {
  readonly from: string;
  readonly leadsOn: boolean;
  readonly open: () => Promise<void>;
}

/** The other sites that courses may be fetched from: the reader is asked first, for nothing is requested of others unasked. */
export class OtherSites {
  readonly #allowed = new Set<string>();
  #waiting: Waiting | null = null;

  /** The site, or the address that leads on to another, that the reader is asked about; null where nothing waits. */
  get asks(): string | null {
    return this.#waiting?.from ?? null;
  }

  /** Whether what the reader is asked about is an address that leads on to another: to which one nobody can say before. */
  get leadsOn(): boolean {
    return this.#waiting?.leadsOn ?? false;
  }

  /** Whether the course of an address may be fetched. If it may not, `open` waits for the reader's word. */
  mayFetch(address: string | null, open: () => Promise<void>): boolean {
    const site = address === null || address === asFile ? null : otherSite(address);
    const may = site === null || this.#allowed.has(site);
    this.#waiting = may ? null : { from: site, leadsOn: false, open };
    return may;
  }

  /** Whether an address may lead on to another. */
  mayLeadOn(address: string): boolean {
    return this.#allowed.has(address);
  }

  /** An address leads on to another: `open` waits for the reader's word. */
  askOf(address: string, open: () => Promise<void>): void {
    this.#waiting = { from: address, leadsOn: true, open };
  }

  /** The reader agrees: courses of that site are fetched from now on, or that of the address from wherever it leads. */
  async allow(): Promise<void> {
    const { from, open } = this.#waiting ?? {};
    if (from) this.#allowed.add(from);
    await open?.();
  }

  /** Nothing waits any more. */
  drop(): void {
    this.#waiting = null;
  }
}
