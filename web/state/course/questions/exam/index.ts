import type { WholeEngine } from "../../../../engine/engine.js";
import { defaultState } from "../../../document/settings.js";
import type { PlaygroundState } from "../../../document/state.js";
import type { Answer } from "../../checks/kind.js";
import type { Graded } from "../../lessons/grade.js";
import type { Question } from "../question.js";
import { type RandomChoices, subjectOfPage } from "../subject.js";
import { type ExamForm, type ExamKind, graded, type MadeExam, type SaidIn, wholeAnswer } from "./exam.js";
import { batch } from "./kinds/batch.js";
import { bound } from "./kinds/bound.js";
import { classes } from "./kinds/classes.js";
import { counts } from "./kinds/counts.js";
import { cycle } from "./kinds/cycle.js";
import { fires } from "./kinds/fires.js";
import { gate } from "./kinds/gate.js";
import { kernel } from "./kinds/kernel.js";
import { line } from "./kinds/line.js";
import { margin } from "./kinds/margin.js";
import { orders } from "./kinds/orders.js";
import { proof } from "./kinds/proof.js";
import { rate } from "./kinds/rate.js";
import { reading } from "./kinds/reading.js";
import { residual } from "./kinds/residual.js";
import { score } from "./kinds/score.js";
import { sets } from "./kinds/sets.js";
import { start } from "./kinds/start.js";
import { stopping } from "./kinds/stopping.js";
import { tie } from "./kinds/tie.js";
import { truth } from "./kinds/truth.js";
import { votes } from "./kinds/votes.js";

/** Every kind has one row. */
const exams = {
  fires,
  score,
  margin,
  bound,
  line,
  votes,
  classes,
  kernel,
  gate,
  truth,
  sets,
  rate,
  counts,
  start,
  proof,
  tie,
  residual,
  orders,
  stopping,
  batch,
  reading,
  cycle,
} as const;

export type ExamName = keyof typeof exams;
type KindOf<Name extends ExamName> = (typeof exams)[Name];
export type GivenOf<Name extends ExamName> = KindOf<Name> extends ExamKind<infer Given, infer _> ? Given : never;
export type SaidOf<Name extends ExamName> =
  KindOf<Name> extends ExamKind<infer Given, infer Replies> ? SaidIn<Given, Replies> : never;

interface ExamQuestion<Name extends ExamName> extends Question, Pick<MadeExam<GivenOf<Name>>, "given" | "after"> {
  readonly kind: Name;
  readonly form: ExamForm;
}

export type AnyExamQuestion = { readonly [Name in ExamName]: ExamQuestion<Name> }[ExamName];

/** What is said to an answer. */
export type ExamFeedback =
  | { readonly code: "examMissing" }
  | { readonly code: "examChoose" }
  | { readonly code: "exam"; readonly said: ExamSaid };

export type ExamSaid = {
  readonly [Name in ExamName]: { readonly kind: Name; readonly facts: SaidOf<Name> };
}[ExamName];

export const examNames = Object.keys(exams) as readonly ExamName[];

export function isExam(name: string): name is ExamName {
  return Object.hasOwn(exams, name);
}

/** A kind takes what it has made. */
function kindOf(name: ExamName): ExamKind<Given, Record<string, true>> {
  return exams[name] as unknown as ExamKind<Given, Record<string, true>>;
}

/** What a question gives, of any kind. */
interface Given {
  readonly options?: readonly unknown[];
}

/** More kinds than there will be: the seeds of one are never those of another. */
const mostKinds = 64;

/** Where the chance of a question of a kind begins. */
export function examSeed(name: ExamName, seed: number): number {
  return seed * mostKinds + kindOf(name).turn;
}

/** Null where what chance has made is no such question. */
export function examQuestion(name: ExamName, random: RandomChoices, engine: WholeEngine): AnyExamQuestion | null {
  const made = kindOf(name).make(random, engine);
  if (!made) return null;
  const { form, given, page, visit = 0, lift, after = {} } = made;
  const subject = subjectOfPage({ ...defaultState, ...page }, engine);
  return { kind: name, subject, visit, lift, form, given, after } as AnyExamQuestion;
}

/** What grades the questions of a kind, as of any other: see `Grading`. */
interface ExamGrading {
  readonly binary: false;
  grade(question: AnyExamQuestion, answer: Answer, engine: WholeEngine): Graded<ExamFeedback>;
  truth(question: AnyExamQuestion, engine: WholeEngine): Answer;
  reveal(question: AnyExamQuestion): Partial<PlaygroundState>;
}

export function examGrading(name: ExamName): ExamGrading {
  const kind = kindOf(name);
  return {
    binary: false,
    grade: ({ form, ...asked }, answer, engine) => {
      const given = asked.given as Given;
      const parts = kind.parts?.(given) ?? (form === "options" ? given.options : kind.truth(given))?.length ?? 0;
      const whole = wholeAnswer(form, parts, answer);
      if (!whole) return { right: false, feedback: { code: form === "options" ? "examChoose" : "examMissing" } };
      const facts = graded(kind, given, whole, engine);
      const feedback = { code: "exam", said: { kind: name, facts } } as unknown as ExamFeedback;
      return { right: facts.right, feedback };
    },
    truth: ({ form, given }) => {
      const truth = kind.truth(given as Given);
      return form === "options" ? (truth[0] ?? null) : truth;
    },
    reveal: ({ after = {} }) => after,
  };
}
