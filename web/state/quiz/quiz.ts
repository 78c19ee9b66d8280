import type { WholeEngine } from "../../engine/engine.js";
import { type AnyQuestion, type QuizName, quizKind, turns } from "./kinds/index.js";
import { RandomChoices } from "./random-choices.js";
import { made, type Subject, subjectOf } from "./subject.js";

/** Examples that are made until a question can be asked of them. */
const attempts = 200;

/** The question of a kind and a seed: of the examples given where it can be asked of them, else of some made for it. */
export function questionOf(name: QuizName, seed: number, own: Subject | null, engine: WholeEngine): AnyQuestion | null {
  const kind = quizKind(name);
  const asked = own && kind.generate(seed, own, engine);
  if (asked) return asked;
  // Of each kind other examples.
  const random = new RandomChoices(seed * turns.count + turns.of[name]);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const subject = subjectOf(made(random, kind.made), engine);
    const question = subject && kind.generate(seed, subject, engine);
    if (question) return question;
  }
  return null;
}
