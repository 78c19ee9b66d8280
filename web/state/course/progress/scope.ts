import { builtIn, type Course, type Reference, readReference as readStep, written } from "../lessons/course.js";
import type { Results } from "../lessons/progress.js";
import { type Path, paths, stepsOn, units } from "../lessons/unit.js";
import { isQuizName } from "../questions/kinds/index.js";
import { readReference as readQuestion } from "../questions/opened.js";
import { type KeptRounds, questionsOfAll, type Round, wholeCourse } from "../questions/rounds/round.js";

/** What somebody is at, and what has come of it. */
export interface Standing {
  readonly course: Course;
  /** The step that is open, "4.2"; null: none. */
  readonly lesson: string | null;
  /** The question, "weights.5", or the challenge that is open; null: none. */
  readonly quiz: string | null;
  /** The round that is open, or the last test of each unit. */
  readonly rounds: Pick<KeptRounds, "open" | "testOf" | "tests">;
  /** Of the questions, by their names. */
  readonly questions: Results;
}

/** What a score is of. */
export interface Scope {
  readonly steps: readonly Reference[];
  /** Questions and challenges by their names: "weights.5", "spiral". */
  readonly questions: readonly string[];
  /** How many questions there are beyond those: of a test that has not been taken. */
  readonly untaken: number;
  /** Whether there is always another question. */
  readonly endless: boolean;
}

const nothing: Scope = { steps: [], questions: [], untaken: 0, endless: false };

/** What a word of `counts` adds to a score; null: there is no such thing. */
function scopeBy(word: string, standing: Standing): Scope | null {
  const { course, rounds, questions } = standing;
  const all = course.lessons.flatMap(stepsOfLesson);
  if (word === wholeCourse) return { ...nothing, steps: all };
  const steps =
    course === builtIn ? stepsBy(word, all) : all.filter(({ step }) => /^1\.(\d+)$/.exec(word)?.[1] === `${step}`);
  if (steps.length > 0) return { ...nothing, steps };
  if (word.startsWith("test.")) return ofTest(word.slice("test.".length), rounds);
  if (isQuizName(word)) return ofKind(word, questions);
  return readQuestion(word) ? { ...nothing, questions: [word] } : null;
}

function stepsBy(word: string, all: readonly Reference[]): readonly Reference[] {
  const unit = units.find(({ name }) => name === word);
  if (unit) return unit.steps;
  if (word !== "hour" && paths.some((path) => path === word)) return stepsOn(word as Path);
  return all.filter((at) => word === written(at) || word === `${at.lesson}`);
}

const stepsOfLesson = ({ number, steps }: Course["lessons"][number]): readonly Reference[] =>
  steps.map((_, at) => ({ lesson: number, step: at + 1 }));

function ofTest(name: string, rounds: Standing["rounds"]): Scope | null {
  const { open } = rounds;
  const unit = units.find((one) => one.name === name);
  if (!unit && name !== wholeCourse) return null;
  const round = open?.before === null && open.of === name ? open : rounds.testOf(name);
  return round ? ofRound(round) : { ...nothing, untaken: unit?.test ?? questionsOfAll };
}

const ofRound = ({ asked }: Round): Scope => ({
  ...nothing,
  questions: asked.map(({ quiz, seed }) => `${quiz}.${seed}`),
});

const ofKind = (kind: string, questions: Results): Scope => ({
  ...nothing,
  questions: Object.keys(questions).filter((name) => name.split(".")[0] === kind),
  endless: true,
});

/** What is open: the lesson, a teacher's whole course, a test, a challenge, or questions of a kind. */
function scopeOfOpen(standing: Standing): Scope {
  const { course, lesson, quiz, rounds, questions } = standing;
  if (quiz !== null) {
    const { open } = rounds;
    if (open?.before === null && ofRound(open).questions.includes(quiz)) return ofRound(open);
    const at = readQuestion(quiz);
    if (at && "quiz" in at) return ofKind(at.quiz, questions);
    return at ? { ...nothing, questions: [at.challenge] } : nothing;
  }
  const at = readStep(lesson);
  if (course !== builtIn) return { ...nothing, steps: course.lessons.flatMap(stepsOfLesson) };
  return { ...nothing, steps: course.lessons.filter(({ number }) => number === at?.lesson).flatMap(stepsOfLesson) };
}

/** @param counts the words of the parameter; none: what is open. What there is not adds nothing. */
export function scopeOf(counts: readonly string[], standing: Standing): Scope {
  if (counts.length === 0) return scopeOfOpen(standing);
  const all = counts.flatMap((word) => scopeBy(word, standing) ?? []);
  const steps = all.flatMap((one) => one.steps);
  return {
    steps: steps.filter((at, k) => steps.findIndex((other) => written(other) === written(at)) === k),
    questions: [...new Set(all.flatMap((one) => one.questions))],
    untaken: all.reduce((sum, one) => sum + one.untaken, 0),
    endless: all.some(({ endless }) => endless),
  };
}

/** The words of `counts` that name nothing. */
export function unknownWords(counts: readonly string[], standing: Standing): readonly string[] {
  return counts.filter((word) => scopeBy(word, standing) === null);
}
