import { describe, expect, it } from "vitest";
import { builtIn } from "../../../../../web/state/course/lessons/course.js";
import { withParts } from "../../../../../web/state/course/lessons/opening.js";
import { Progress, scoreOf } from "../../../../../web/state/course/lessons/progress.js";
import { Tutor } from "../../../../../web/state/course/lessons/tutor.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import { taskText } from "../../../words/said.js";
import { Bench } from "../../engine.js";
import { isDeed, rightAnswer, wrongAnswer } from "./answers.js";
import { MemoryStorage } from "./memory-storage.js";

function tutorOf(bench: Bench): Tutor {
  const storage = new MemoryStorage();
  return new Tutor(bench.dispatch, new Progress(() => storage));
}

describe("every lesson", () => {
  it.each(builtIn.lessons.map((entry) => [entry.title, entry] as const))(
    "%s: a wrong answer is told from a right one at every check",
    async (_, entry) => {
      const bench = Bench.ofTest(defaultState);
      const tutor = tutorOf(bench);
      for (const step of entry.steps.keys()) {
        await tutor.open({ lesson: entry.number, step: step + 1 });
        bench.untilStill();
        expect(tutor.failure).toBeNull();
        expect(bench.notices).toEqual([]);
        const tasks = tutor.opened?.step.tasks ?? [];
        for (const [index, task] of tasks.entries()) {
          const where = `${entry.number}.${step + 1}, task ${index + 1}`;
          expect(tutor.opened?.task, where).toBe(index);
          const wrong = await tutor.answer(wrongAnswer(task, await tutor.moment()));
          expect(wrong, where).toMatchObject({ lesson: entry.number, step: step + 1, task: index + 1, right: false });
          expect(taskText(tutor.opened?.tries[index]?.feedback), where).not.toBe("");
          if (task.solve) {
            const { state, end } = task.solve;
            bench.session.dispatch({ type: "replace", state: (present) => withParts(present, state) });
            if (end) bench.do({ type: "finish" });
            bench.untilStill();
          }
          const right = await tutor.answer(isDeed(task) ? null : rightAnswer(task, await tutor.moment()));
          expect(right, `${where}: ${taskText(tutor.opened?.tries[index]?.feedback)}`).toMatchObject({
            right: true,
            tries: 2,
          });
          bench.untilStill();
        }
      }
      const { done, steps, right, tasks } = scoreOf(tutor.progress.of(""), [entry]);
      expect([done, right]).toEqual([steps, tasks]);
    },
  );
});
