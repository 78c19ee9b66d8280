import * as composed from "#units";
import { builtIn, type Course, type Reference } from "./course.js";
import type { UnitTexts } from "./lesson.js";
import { isDone, type KeyValueStorage, type Results, StoredRecord } from "./progress.js";

/** Steps one after another, and how long they take. */
export interface Way {
  readonly steps: readonly Reference[];
  readonly minutes: number;
}

/** A part of the course with a test at its end. The core is the first, the others are optional. */
export interface Unit extends Way, UnitTexts {
  readonly name: string;
  /** How many questions its test has. */
  readonly test: number;
}

/** The units in their order, or a way chosen from all of their steps. */
export const paths = ["hour", "lecture", "lab"] as const;
export type Path = (typeof paths)[number];

/** In the order in which they are learned. */
export const units: readonly Unit[] = composed.units;

const ways: Readonly<Record<Exclude<Path, "hour">, Way>> = composed.ways;

export function isSame(one: Reference, other: Reference): boolean {
  return one.lesson === other.lesson && one.step === other.step;
}

/** The unit of a step: each is in one. */
export function unitOf(at: Reference): Unit | null {
  return units.find(({ steps }) => steps.some((step) => isSame(step, at))) ?? null;
}

export function unitAfter(unit: Unit): Unit | null {
  return units[units.indexOf(unit) + 1] ?? null;
}

/** What a lecture or a lab is made of. */
export function wayOn(path: Exclude<Path, "hour">): Way {
  return ways[path];
}

/** The steps of a path, in their order. */
export function stepsOn(path: Path): readonly Reference[] {
  return path === "hour" ? units.flatMap(({ steps }) => steps) : wayOn(path).steps;
}

/** The steps of the way that a step is on: of the path chosen, or of the units where that does not have it. */
export function wayOf({ course, at, path }: { readonly course: Course; readonly at: Reference; readonly path: Path }) {
  if (course !== builtIn)
    return course.lessons.flatMap(({ number, steps }) => steps.map((_, k) => ({ lesson: number, step: k + 1 })));
  const chosen = stepsOn(path);
  return chosen.some((step) => isSame(step, at)) ? chosen : stepsOn("hour");
}

/** The steps that have been done, of some. */
export function doneOf(results: Results, steps: readonly Reference[]): readonly Reference[] {
  return steps.filter(({ lesson, step }) => {
    const entry = builtIn.lessons.find(({ number }) => number === lesson);
    return isDone(results, lesson, step, entry?.tasks[step - 1] ?? 0);
  });
}

/** The unit whose last step that is; null: none ends there. */
export function unitEndingAt(at: Reference): Unit | null {
  const unit = unitOf(at);
  const last = unit?.steps.at(-1);
  return unit && last && isSame(last, at) ? unit : null;
}

/** The way through the lessons that the reader has chosen, kept in the browser alone: a reload goes on along it. */
export class ChosenPath {
  readonly #record: StoredRecord<Path>;

  /** @param storage Throws where a frame may not use storage. */
  constructor(storage?: () => KeyValueStorage) {
    this.#record = new StoredRecord("perceptron-playground.path", pathIn, storage);
  }

  get path(): Path {
    return this.#record.values["chosen"] ?? "hour";
  }

  set path(path: Path) {
    this.#record.change(() => ({ chosen: path }));
  }
}

/** What is well formed of what is kept: others can write there. */
function pathIn(value: unknown): Readonly<Record<string, Path>> {
  const { chosen } = Object(value) as { readonly chosen?: unknown };
  const path = paths.find((one) => one === chosen);
  return path ? { chosen: path } : {};
}
