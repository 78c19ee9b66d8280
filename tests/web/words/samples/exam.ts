import { examGrading, examNames } from "../../../../web/state/course/questions/exam/index.js";
import { questionOf } from "../../../../web/state/course/questions/practice.js";
import { exam } from "../../../../web/words/en/course/exam/index.js";
import { referenceOf } from "../../state/course/questions/exam/index.js";
import { engine } from "../../state/engine.js";
import type { RoomSamples } from "../samples.js";

const whole = await engine.complete();
/** So many seeds make every reply, and every form of a question. */
const seeds = 120;
/** Of one reply, or of a question. */
const most = 12;

/** Questions as in examinations are read through as they are made, with the answers that the tests know to be wrong. */
function samplesOfKind(name: (typeof examNames)[number]) {
  const given: unknown[][] = [];
  const said: Record<string, unknown[][]> = {};
  const reference = referenceOf(name);
  for (let seed = 0; seed < seeds; seed++) {
    const question = questionOf(name, seed, null, whole);
    if (!question || question.kind !== name) throw new Error("There is one of every seed.");
    const asked = question as never as Parameters<ReturnType<typeof examGrading>["grade"]>[0];
    if (given.length < most) given.push([asked.given]);
    const wrong = reference.wrong(question as never).map(([answer]) => answer);
    for (const answer of [...reference.right(question as never), ...wrong]) {
      const { feedback } = examGrading(name).grade(asked, answer, whole);
      if (feedback?.code !== "exam") continue;
      const { facts } = feedback.said;
      const known = said[facts.code] ?? [];
      said[facts.code] = known;
      if (known.length < most) known.push([facts]);
    }
  }
  return { ask: given, hint: given, parts: given, said };
}

export default [
  { room: exam, samples: Object.fromEntries(examNames.map((name) => [name, samplesOfKind(name)])) },
] satisfies readonly RoomSamples[];
