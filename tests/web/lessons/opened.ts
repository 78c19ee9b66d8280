import type { WholeEngine } from "../../../web/engine/engine.js";
import type { Answer, CheckContext } from "../../../web/state/course/checks/kind.js";
import { builtIn } from "../../../web/state/course/lessons/course.js";
import { gradeAnswer } from "../../../web/state/course/lessons/grade.js";
import type { Lesson, Step, Task } from "../../../web/state/course/lessons/lesson.js";
import { opened, withParts } from "../../../web/state/course/lessons/opening.js";
import { defaultState } from "../../../web/state/document/settings.js";
import type { Intent } from "../../../web/state/runs/intent.js";
import { Bench, engine } from "../state/engine.js";

/** The lessons with their texts, by their numbers. */
export const lessons: ReadonlyMap<number, Lesson> = new Map(
  await Promise.all(builtIn.lessons.map(async ({ number, code }) => [number, (await code.load()).lesson] as const)),
);

export function stepOf(lesson: number, step: number): Step {
  const found = lessons.get(lesson)?.steps[step - 1];
  if (!found) throw new Error(`There is no step ${lesson}.${step}.`);
  return found;
}

const reveals: Readonly<Record<NonNullable<Task["next"]>, Intent>> = {
  visit: { type: "step" },
  update: { type: "next-update" },
  epoch: { type: "next-epoch" },
  end: { type: "finish" },
};

/** A step of a lesson on a page of its own, at the moment of one of its tasks. */
export class OpenedStep {
  readonly #bench: Bench;
  readonly #engine: WholeEngine;
  readonly #began: CheckContext["began"];

  static async of(lesson: number, step: number): Promise<OpenedStep> {
    return new OpenedStep(lesson, step, await engine.complete());
  }

  private constructor(lesson: number, step: number, whole: WholeEngine) {
    const steps = lessons.get(lesson)?.steps.slice(0, step) ?? [];
    const parts = steps.findLast(({ state }) => state !== null)?.state ?? {};
    this.#bench = Bench.ofTest(opened(defaultState, parts, { lesson, step }, null));
    this.#engine = whole;
    this.#bench.untilStill();
    const { examples, pane, position } = this.#bench.frame;
    this.#began = { examples, initial: pane.initial, position };
  }

  get moment(): CheckContext {
    return { frame: this.#bench.frame, engine: this.#engine, began: this.#began };
  }

  isRight(task: Task, answer: Answer): boolean {
    return gradeAnswer(task, answer, this.moment).right;
  }

  /** Whether something is said to an answer. */
  isTold(task: Task, answer: Answer): boolean {
    return gradeAnswer(task, answer, this.moment).feedback !== null;
  }

  /** Ends a task, answered or done, as “Show me” does, and lets happen what happens then. */
  end({ solve, next }: Task): void {
    if (solve) this.#bench.do({ type: "replace", state: (present) => withParts(present, solve.state) });
    if (solve?.end) this.#bench.do({ type: "finish" });
    if (next) this.#bench.do(reveals[next]);
    this.#bench.untilStill();
  }
}
