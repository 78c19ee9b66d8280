import { baseOf } from "../../document/features/base-features.js";
import { baseFeatures } from "../../document/features/feature-names.js";
import { problemOf, sameProblem } from "../../document/problem.js";
import type { ReadState } from "../../document/reading/fit-state.js";
import { differing, exactly, noteStep, sorted } from "../../document/reading/without-defaults.js";
import { defaultState, problemSettings } from "../../document/settings.js";
import type { PageLearner, PlaygroundState } from "../../document/state.js";
import { descriptorOf } from "../../learners/index.js";
import { settingOf, at as valueAt } from "../../learners/settings.js";
import type { Frame } from "../../runs/frame.js";
import type { Session } from "../../session/session.js";
import { builtIn, lessonIn, type Reference, readReference } from "./course.js";
import type { Check, Lesson, StateParts, Step, Task } from "./lesson.js";
import { isBare, opened, partsAt, withParts } from "./opening.js";

/** A step as a link opens it. */
export interface LinkedStep {
  /** Its own, or without what is said of examples and settings that are not on the page. */
  readonly step: Step;
  /** What it opens with; null: what is on the page stays. */
  readonly parts: StateParts | null;
  /** What of the link is wrong over the step. */
  readonly refusals: ReadState["refusals"];
  /** Apart from that of the step as it is written, what comes of its tasks is kept under this; "": it is as it is written. */
  readonly variant: string;
}

/**
 * A step as a link opens it: what the link says lies over the state of the step. What was written for the step as it is goes
 * where the link makes something else of it.
 * @param read what the link says; null: the step alone
 * @param again whether somebody comes back to it, who may have gone on in the run and done what it asks
 */
export function linkedStep(lesson: Lesson, at: Reference, read: ReadState | null, again = false): LinkedStep | null {
  const step = lesson.steps[at.step - 1];
  if (!step) return null;
  const own = partsAt(lesson.steps, at.step, null);
  if (!read) return { step, parts: own, refusals: [], variant: "" };
  const asWritten = opened(defaultState, own ?? {}, at, null);
  const { state, refusals } = read.over ? read.over(asWritten) : { state: read.state, refusals: [] };
  const parts = read.over ? partsOver(own ?? {}, asWritten, state) : null;
  if (isAsWritten(step, asWritten, state, again)) return { step, parts, refusals, variant: "" };
  return { step: variedStep(step), parts, refusals, variant: variantOf(state) };
}

/**
 * A step of a teacher's course with what the link to the course says of every step: what the step does not say itself is as
 * it is there.
 */
export function stepOver(
  lesson: Lesson,
  at: Reference,
  below: PlaygroundState,
): Pick<LinkedStep, "step" | "parts" | "variant"> | null {
  const step = lesson.steps[at.step - 1];
  const own = step && partsAt(lesson.steps, at.step, null);
  if (!step || !own) return null;
  const asWritten = opened(defaultState, own, at, null);
  const { ui: _, visit: __, ...said } = partsOver({}, defaultState, below) as Record<string, unknown>;
  const parts = { ...said, ...own };
  const state = opened(defaultState, parts, at, null);
  if (isAsWritten(step, asWritten, state, false)) return { step, parts, variant: "" };
  return { step: variedStep(step), parts, variant: variantOf(state) };
}

/** What a page says of the step that is open: the link that has led there, all that is on the page, or null: nothing. */
export function readOf({ state, linked }: Pick<Frame, "state" | "linked">): ReadState | null {
  const { ui } = state;
  const from = linked?.state;
  const isLink = from?.ui.lesson === ui.lesson && from.ui.course === ui.course;
  // What has been set since stays.
  if (linked && isLink && from.visit === state.visit && sameProblem(problemOf(from), problemOf(state))) return linked;
  return isBare(state) ? null : { state, refusals: [] };
}

/**
 * Puts the state of the step that a link names on the page, with what the link says over it. Of a teacher's own course, which
 * has still to come, that waits.
 * @param locale in which the lesson will be read: no other is loaded
 */
export async function openLinked(session: Session, locale: string): Promise<void> {
  const { state, linked } = session.frame();
  const at = readReference(state.ui.lesson);
  if (!at || state.ui.course !== null) return;
  const entry = builtIn.lessons.find(({ number }) => number === at.lesson);
  const lesson = entry && (await lessonIn(entry, locale));
  const frame = session.frame();
  if (frame.linked !== linked || frame.state.ui.lesson !== state.ui.lesson || frame.state.ui.course !== null) return;
  const made = lesson && linkedStep(lesson, at, readOf(frame));
  const { parts = null, refusals } = made ?? { refusals: linked?.refusals ?? [] };
  if (refusals.length > 0) session.refuse(...refusals);
  if (!lesson || !parts) return;
  noteStep(opened(defaultState, partsAt(lesson.steps, at.step, null) ?? {}, at, null));
  session.replaceBy((present) => ({ state: opened(present, parts, at, null), refusals: [] }));
}

/** The parts of a step, with those in which a state over it is different. */
function partsOver(own: StateParts, asWritten: PlaygroundState, state: PlaygroundState): StateParts {
  const names = differing(state, asWritten, exactly).filter((name) => !place.has(name));
  if (names.length === 0) return own;
  const [ui, problem] = [true, false].map((ofUi) => {
    const wanted = names.filter((name) => name.startsWith(inUi) === ofUi);
    return Object.fromEntries(wanted.map((name) => [name.replace(inUi, ""), valueAt(state, name)]));
  });
  const { features, ...rest } = { ...own, ...problem } as Record<string, unknown>;
  const others = { ...(own["ui"] as object | undefined), ...ui };
  return {
    ...rest,
    ...(features !== undefined && { features }),
    ...(Object.keys(others).length > 0 && { ui: others }),
  };
}

const inUi = "ui.";
const place: ReadonlySet<string> = new Set(["ui.lesson", "ui.course"]);

/** Whether a state is what the texts of a step are about: as it opens, or after what it asks to be done. */
function isAsWritten({ tasks }: Step, asWritten: PlaygroundState, state: PlaygroundState, again: boolean): boolean {
  if (!again) return asWritten.visit === state.visit && meaningOf(asWritten) === meaningOf(state);
  const meaning = meaningOf(state);
  let expected = asWritten;
  return [null, ...tasks].some((task) => {
    if (task?.solve) expected = withParts(expected, task.solve.state);
    return meaningOf(expected) === meaning;
  });
}

/** A short name of examples and settings. */
export function variantOf(state: PlaygroundState): string {
  const letters = Array.from(meaningOf(state), (letter) => letter.charCodeAt(0));
  return letters.reduce((hash, letter) => Math.imul(hash ^ letter, 16_777_619) >>> 0, 2_166_136_261).toString(36);
}

/** A text that is the same where examples and settings mean the same, however they are written and columns are called. */
function meaningOf(state: PlaygroundState): string {
  const { data, order, learners, features = baseFeatures(baseOf(state)), ui } = state;
  const said = {
    ...Object.fromEntries(Object.keys(problemSettings).map((name) => [name, valueAt(state, name)])),
    data: data.kind === "table" ? data.rows : data,
    features,
    learners: learners.map(learnerMeaning),
    order: { ...order, seed: order.kind.startsWith("shuffle") ? (order.seed ?? 0) : 0 },
    notation: [ui.labels, ui.biasAs],
  };
  return JSON.stringify(said, sorted);
}

function learnerMeaning(learner: PageLearner): unknown {
  const { kind, initial } = learner;
  return [kind, initial ?? null, descriptorOf(kind).fields.map((field) => settingOf(learner, field))];
}

/**
 * A step on a page with other examples or settings than it was written for: what the engine decides by the page is still
 * asked, in plain words, and answered by the record alone.
 */
export function variedStep(step: Step): Step {
  const tasks = step.tasks.filter(({ checks }) => checks.every(isByPage));
  return { ...step, tasks: tasks.map(plainTask), varied: true };
}

const plainTask = ({ checks, next, ask }: Task): Task => ({
  ask: checks.every(({ kind }) => kind in ofAlgorithms) ? ask : null,
  checks,
  wrong: [],
  right: null,
  hint: null,
  solution: null,
  next,
  solve: null,
});

/** Questions about the lines of an algorithm: they are about no examples. */
const ofAlgorithms = { lines: true, "blank-line": true, "wrong-line": true } as const;

/** Whether what is right is decided by the page as it is. */
function isByPage(check: Check): boolean {
  if (check.kind === "number") return check.of !== undefined;
  if (check.kind === "weights") return !check.is && !check.signs;
  return check.kind !== "choice";
}
