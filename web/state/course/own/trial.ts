import type { WasmEngine, WholeEngine } from "../../../engine/engine.js";
import { isNotReady, PlaygroundError } from "../../../engine/errors.js";
import { defaultState } from "../../document/settings.js";
import type { PlaygroundState } from "../../document/state.js";
import type { Intent } from "../../runs/intent.js";
import { capabilitiesOf } from "../../session/capability-loader.js";
import { Session } from "../../session/session.js";
import type { Answer, CheckContext } from "../checks/kind.js";
import { orRefused } from "../checks/run.js";
import { askedWeights } from "../checks/weights.js";
import { asksForAction, type Graded, gradeAnswer, truthOf } from "../lessons/grade.js";
import type { Lesson, Task } from "../lessons/lesson.js";
import { opened, partsAt, withParts } from "../lessons/opening.js";
import type { Finder } from "./found.js";
import type { MadeStep } from "./step.js";

const reveals: Readonly<Record<NonNullable<Task["next"]>, Intent>> = {
  visit: { type: "step" },
  update: { type: "next-update" },
  epoch: { type: "next-epoch" },
  end: { type: "finish" },
};

/** A step on a page of its own, on which nobody looks. */
class Trial {
  readonly #session: Session;
  readonly #engine: WholeEngine;
  /** So many milliseconds the clock runs ahead: nothing waits, and no frame takes longer than on the page. */
  #ahead = 0;
  #began: CheckContext["began"] = null;

  constructor(engine: WasmEngine, whole: WholeEngine, state: PlaygroundState) {
    this.#session = new Session(
      engine,
      state,
      () => {},
      () => performance.now() + this.#ahead,
    );
    this.#engine = whole;
  }

  async begin(): Promise<void> {
    await this.#rest();
    const { examples, pane, position } = this.#session.frame();
    this.#began = { examples, initial: pane.initial, position };
  }

  get moment(): CheckContext {
    return { frame: this.#session.frame(), engine: this.#engine, began: this.#began };
  }

  async do(...intents: readonly Intent[]): Promise<void> {
    for (const intent of intents) this.#session.dispatch(intent);
    await this.#rest();
  }

  end(): void {
    this.#session.dispose();
  }

  /** Whether a frame asks for nothing more to be computed. */
  #isStill(): boolean {
    this.#session.frame();
    return this.#session.rest === Number.POSITIVE_INFINITY;
  }

  /** Until nothing is left to do. */
  async #rest(): Promise<void> {
    for (let frames = 0; frames < mostFrames; frames++) {
      this.#ahead += 16;
      if (!this.#session.tick() && this.#isStill()) break;
      if (frames % 4 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
  }
}

const mostFrames = 5000;

/** What the run says of a task when it is asked. */
export interface Heard {
  /** What is right; null: nothing is, or students do something on the page. */
  readonly truth: Answer;
  /** What students have not done yet; null: nothing, or they answer instead. */
  readonly lacks: Graded["feedback"];
  readonly features: readonly string[];
}

/** Is told that, of a task from 0. */
type Hearing = (task: number, heard: Heard) => void;

/**
 * Goes through the tasks that the author has written, as somebody would who answers right, and tells what does not come out as
 * it says.
 */
export async function tryStep(
  { made, lesson, at }: { readonly made: MadeStep; readonly lesson: Pick<Lesson, "steps">; readonly at: number },
  engine: WasmEngine,
  find: (task: number) => Finder,
  hear: Hearing = () => {},
): Promise<void> {
  if (made.own.length === 0) return;
  const whole = await engine.complete();
  const { background, settings } = capabilitiesOf(engine);
  await Promise.all([background.load(), settings.load()]);
  const parts = partsAt(lesson.steps, at + 1, null) ?? {};
  const trial = new Trial(engine, whole, opened(defaultState, parts, { lesson: 1, step: at + 1 }, null));
  try {
    await trial.begin();
    for (const [place, task] of made.step.tasks.entries()) {
      const own = made.own.find(({ at }) => at === place);
      if (own) hear(own.written, tell(task, own.truth, trial.moment, find(own.written)));
      const done = task.solve;
      if (done) await trial.do({ type: "replace", state: (present) => withParts(present, done.state) });
      if (done?.end) await trial.do({ type: "finish" });
      if (own && done) {
        const after = gradeAnswer(task, null, trial.moment);
        if (!after.right) find(own.written).say(["solve"], "`solve` does not do what `check` asks for.");
      }
      if (task.next) await trial.do(reveals[task.next]);
    }
  } catch (error) {
    if (!(error instanceof PlaygroundError) || isNotReady(error)) throw error;
    const [first] = made.own;
    if (first) find(first.written).refuse(error);
  } finally {
    trial.end();
  }
}

/** Tells what is not as the author says, at the moment when the task is asked. Returns what the run says. */
function tell(task: Task, truth: MadeStep["own"][number]["truth"], moment: CheckContext, find: Finder): Heard {
  const { features } = moment.frame.pane;
  const nothing = { truth: null, lacks: null, features };
  const [check] = task.checks;
  if (!check) return nothing;
  if (asksForAction(task)) {
    const { right, feedback } = gradeAnswer(task, null, moment);
    if (right) find.say(["check"], "This is already done when it is asked: students have nothing to do.");
    return { ...nothing, lacks: right ? null : feedback };
  }
  if (check.kind === "weights" && check.signs) {
    const { count, bias } = askedWeights(check, moment);
    const asked = count + (bias ? 1 : 0);
    const lacks = bias
      ? "{field} must have a sign for each weight, and one for the bias: {0}."
      : "{field} must have a sign for each weight: {0}.";
    if (check.signs.length !== asked) find.say(["check", "signs"], lacks, asked);
  }
  const found = orRefused(() => truthOf(task, moment));
  if (found instanceof PlaygroundError) {
    find.refuse(found, { at: ["check"] });
    return nothing;
  }
  if (check.kind === "number" && check.of !== undefined && found === null)
    find.say(["check"], "The run has no {0}.", check.of);
  else if (truth !== undefined && !isDecided(check))
    find.say(["truth"], "Only what the run decides has a `truth`: a number or weights with `of`, or a mistake.");
  else if (truth !== undefined && !agree(found, truth, check.kind === "number" ? (check.within ?? exact) : exact))
    find.say(["truth"], "The run says {0}, not {1}.", saidOf(found), saidOf(truth));
  return { ...nothing, truth: found };
}

const exact = 1e-9;

const isDecided = (check: Task["checks"][number]): boolean =>
  check.kind === "mistake" || ((check.kind === "number" || check.kind === "weights") && check.of !== undefined);

function agree(found: Answer, truth: Answer | undefined, within: number): boolean {
  if (typeof found === "number" && typeof truth === "number") return Math.abs(found - truth) <= within;
  if (typeof found === "object" && typeof truth === "object")
    return (
      found?.length === truth?.length &&
      (found ?? []).every((value, k) => Math.abs(value - (truth?.[k] ?? Number.NaN)) <= within)
    );
  return found === truth;
}

const saidOf = (answer: Answer | undefined): string => JSON.stringify(answer ?? null);
