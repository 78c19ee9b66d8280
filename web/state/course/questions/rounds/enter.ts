import type { Dispatch } from "../../../runs/intent.js";
import { builtIn, type Reference } from "../../lessons/course.js";
import { type Tutor, tutorOf } from "../../lessons/tutor.js";
import { doneOf, stepsOn, type Unit, unitOf } from "../../lessons/unit.js";
import { practiceOf } from "../practice.js";
import { opensLesson, type Round, roundBefore, testOf } from "./round.js";

/**
 * Opens a step. Where a lesson opens with it, which has not been begun, questions of earlier ones come first: not on the way of a lecture
 * or a lab, nor in Present or a figure, nor in a teacher's own course.
 */
export async function enter(at: Reference, dispatch: Dispatch): Promise<void> {
  const tutor = tutorOf(dispatch);
  const practice = practiceOf(dispatch);
  if (!tutor.mayOpen(at)) return;
  const { present, embed } = dispatch.now().state.ui;
  const round = present || embed ? null : questionsBefore(at, tutor, practice.scores);
  await (round ? practice.openRound(round) : tutor.open(at));
}

/** Opens the step that a round has come before, or any other: what stood on the page before it is the reader's work. */
export async function enterAfterRound(at: Reference, dispatch: Dispatch): Promise<void> {
  const practice = practiceOf(dispatch);
  practice.passOver();
  await tutorOf(dispatch).open(at, practice.work);
}

/** Opens the test of a unit; null: of the whole course. */
export async function testUnit(unit: Unit | null, dispatch: Dispatch): Promise<void> {
  const practice = practiceOf(dispatch);
  await practice.openRound(testOf(unit, practice.scores));
}

function questionsBefore(
  at: Reference,
  { course, path, progress }: Tutor,
  scores: Parameters<typeof roundBefore>[2],
): Round | null {
  if (course !== builtIn || path !== "hour" || !opensLesson(at)) return null;
  const results = progress.of(course.id);
  const steps = unitOf(at)?.steps.filter(({ lesson }) => lesson === at.lesson) ?? [];
  if (doneOf(results, steps).length > 0) return null;
  return roundBefore(at, doneOf(results, stepsOn("hour")), scores);
}
