import { examGrading, examNames } from "../../../../web/state/course/questions/exam/index.js";
import { questionOf } from "../../../../web/state/course/questions/practice.js";
import type { Room } from "../../../../web/state/document/notation/words.js";
import { examWords } from "../../../../web/words/exam.js";
import { referenceOf } from "../../state/course/questions/exam/index.js";
import { engine } from "../../state/engine.js";
import { across, every, type RoomSamples, type Telling } from "../samples.js";

const whole = await engine.complete();
/** So many seeds make every reply, and every form of a question. */
const seeds = 120;
/** Of one reply, or of a question. */
const most = 12;

const modules = import.meta.glob<Readonly<Record<string, Room<object>>>>(
  "../../../../web/words/generated/en/exam*.ts",
  { eager: true },
);
const rooms = Object.values(modules).flatMap((module) => Object.values(module));

const of = <T extends object>(facts: { readonly [K in keyof T]: readonly T[K][] }) => across(every<T>(facts));
const proofs = of({ margin: [1, 0.5], radius: [1, 2], square: [4], bound: [16], ratio: [4], inverse: [0.0625] });
const wider = of({ wider: [true, false] });

/** What sentences are made of, and what options say. */
const pieces: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  examBatch: { example: of({ example: [3] }) },
  examClasses: { weights: of({ name: ["w₀"], weights: [[1, -0.5]] }) },
  examCounts: { count: of({ count: [2], example: [3] }) },
  examGate: { not: of({ input: ["x₁"] }) },
  examKernel: { count: of({ alpha: [2], example: [3] }) },
  examOrders: { order: of({ order: [[3, 1, 2]] }) },
  examProof: {
    lines: Object.fromEntries(
      [
        ...["growsAtLeast", "growsExactly", "lengthGrows", "growsAtMost", "squareAtMost", "squareOtherSign"],
        ...["lengthAtMost", "squareAtLeast", "squaredBound", "rootBound", "atLeastBound", "upsideDownBound"],
      ].map((line) => [line, proofs]),
    ),
  },
  examRate: { options: { scales: of({ rate: [0.5, 2] }) } },
  examReading: { line: of({ feature: ["x₁"], weight: [-0.5], least: [0], most: [20] }) },
  examScore: {
    example: of({ example: [3], x: [[1, -0.5]] }),
    number: of({ example: [3] }),
    verdict: of({ positive: [true, false], example: [3], score: [1.5] }),
  },
  examSets: { option: of({ names: [["x₁", "x₁∧x₂"]] }) },
  examTruth: { options: { onlyBest: wider, byBound: wider, anyLine: wider, stillMistakes: wider } },
  examVotes: {
    voter: of({ weights: [[1, -0.5]], bias: [2], count: [3] }),
    option: of({ voted: [1, -1], averaged: [1, -1] }),
  },
};

/** Questions as in examinations are read through as they are made, with the answers that the tests know to be wrong. */
function samplesOfKind(name: (typeof examNames)[number]): Readonly<Record<string, readonly Telling[]>> {
  const [ask, hint]: [Telling[], Telling[]] = [[], []];
  const said: Record<string, Telling[]> = {};
  const reference = referenceOf(name);
  for (let seed = 0; seed < seeds; seed++) {
    const question = questionOf(name, seed, null, whole);
    if (!question || question.kind !== name) throw new Error("There is one of every seed.");
    const asked = question as never as Parameters<ReturnType<typeof examGrading>["grade"]>[0];
    if (ask.length < most) {
      ask.push((words) => examWords(name, words).ask(asked.given));
      hint.push((words) => examWords(name, words).hint(asked.given));
    }
    const wrong = reference.wrong(question as never).map(([answer]) => answer);
    for (const answer of [...reference.right(question as never), ...wrong]) {
      const { feedback } = examGrading(name).grade(asked, answer, whole);
      if (feedback?.code !== "exam") continue;
      const { facts } = feedback.said;
      const known = said[facts.code] ?? [];
      said[facts.code] = known;
      if (known.length < most) known.push((words) => examWords(name, words).said(facts));
    }
  }
  return { ask, hint, ...said };
}

export default examNames.map((name): RoomSamples => {
  const room = rooms.find((one) => one.name.toLowerCase() === `exam${name}`);
  if (!room) throw new Error(`No room says questions of ${name}.`);
  return { room, samples: { ...samplesOfKind(name), ...pieces[room.name] } };
});
