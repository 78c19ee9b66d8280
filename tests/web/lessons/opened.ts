import type { WholeEngine } from "../../../web/engine/engine.js";
import { defaultState } from "../../../web/state/document/defaults.js";
import type { PlaygroundState } from "../../../web/state/document/state.js";
import type { Intent } from "../../../web/state/intent.js";
import { kindOf } from "../../../web/state/lessons/checks/index.js";
import type { Answer, Moment } from "../../../web/state/lessons/checks/kind.js";
import type { Lesson, StateParts, Step, Task } from "../../../web/state/lessons/lesson.js";
import { Bench, engine } from "../state/engine.js";

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
  readonly #began: number;

  static async of({ steps }: Lesson, step: Step): Promise<OpenedStep> {
    const parts = steps.slice(0, steps.indexOf(step) + 1).findLast(({ state }) => state !== null)?.state;
    return new OpenedStep(parts ?? {}, await engine.complete());
  }

  private constructor(parts: StateParts, whole: WholeEngine) {
    this.#bench = Bench.ofTest(on(defaultState, parts));
    this.#engine = whole;
    this.#bench.untilStill();
    this.#began = this.#bench.frame.examples.count;
  }

  get moment(): Moment {
    return { frame: this.#bench.frame, engine: this.#engine, began: this.#began };
  }

  /** An answer that is right now; undefined of what is done. */
  truth({ checks: [check] }: Task): Answer | undefined {
    const kind = check && kindOf(check);
    return kind?.takes === "answer" ? kind.truth(check as never, this.moment) : undefined;
  }

  /** Whether an answer is right now; null: whether what was to be done is done. */
  isRight({ checks }: Task, answer: Answer): boolean {
    return checks.every((check) => {
      const kind = kindOf(check);
      if (kind.takes === "answer") return kind.judge(check as never, answer, this.moment).right;
      return kind.lacking(check as never, this.moment) === null;
    });
  }

  /** Does what solves the task, as “Show me” does. */
  solve({ solve }: Task): void {
    if (!solve) return;
    this.#bench.do({ type: "replace", state: on(this.#bench.session.state, solve.state) });
    if (solve.end) this.#bench.do({ type: "finish" });
    this.#bench.untilStill();
  }

  /** What happens once the task has come to an end. */
  reveal({ next }: Task): void {
    if (next) this.#bench.do(reveals[next]);
    this.#bench.untilStill();
  }
}

function on(present: PlaygroundState, { ui, ...problem }: StateParts): PlaygroundState {
  return { ...present, ...problem, ui: { ...present.ui, ...(ui as object) } };
}
