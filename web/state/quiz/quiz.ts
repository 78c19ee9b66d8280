import type { WholeEngine } from "../../engine/engine.js";
import { examQuestion, examSeed, isExam } from "./exam/index.js";
import { type AnyQuestion, drawnKind, type QuizName, turns } from "./kinds/index.js";
import { RandomChoices } from "./random-choices.js";
import { made, type Subject, subjectOf } from "./subject.js";

/** Examples that are made until a question can be asked of them. */
const attempts = 400;

/** The question of a kind and a seed: of the examples given where it can be asked of them, else of some made for it. */
export function questionOf(name: QuizName, seed: number, own: Subject | null, engine: WholeEngine): AnyQuestion | null {
  if (isExam(name))
    return untilMade(new RandomChoices(examSeed(name, seed)), (random) => examQuestion(name, random, engine));
  const kind = drawnKind(name);
  const asked = own && kind.generate(seed, own, engine);
  if (asked) return asked;
  // Of each kind other examples.
  return untilMade(new RandomChoices(seed * turns.count + turns.of[name]), (random) => {
    const subject = subjectOf(made(random, kind.made), engine);
    return subject && kind.generate(seed, subject, engine);
  });
}

/** What chance makes, with as many tries as it takes. */
function untilMade(random: RandomChoices, make: (random: RandomChoices) => AnyQuestion | null): AnyQuestion | null {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const question = make(random);
    if (question) return question;
  }
  return null;
}
