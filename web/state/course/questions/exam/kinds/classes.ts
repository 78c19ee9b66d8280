import type { WholeEngine } from "../../../../../engine/engine.js";
import type { MulticlassSpec, VisitRecord } from "../../../../../engine/types.js";
import { using } from "../../../checks/run.js";
import type { RandomChoices } from "../../subject.js";
import { agrees, allAgree, type ExamGrade, type ExamKind, type Place, places, pointsOf } from "../exam.js";

const mostVisits = 15;

export interface ClassesGiven {
  /** The scores and the prediction, or the weights after the visit. */
  readonly asks: "scores" | "update";
  /** A vector a class, before the visit and after it. */
  readonly before: readonly (readonly number[])[];
  readonly after: readonly (readonly number[])[];
  readonly place: readonly number[];
  /** The number of the example, from 1. */
  readonly example: number;
  readonly label: number;
  readonly scores: readonly number[];
  readonly predicted: number;
}

export type ClassesSaid =
  | {
      readonly code: "scoresRight";
      readonly predicted: number;
      readonly score: number;
      readonly tied: boolean;
      readonly mistake: boolean;
    }
  | {
      readonly code: "scoreWrong";
      readonly of: number;
      readonly given: number;
      readonly vector: readonly number[];
      readonly place: readonly number[];
    }
  | { readonly code: "tieToHigher"; readonly given: number; readonly lowest: number }
  | { readonly code: "notLargest"; readonly given: number; readonly score: number; readonly largest: number }
  | { readonly code: "noClass" }
  | { readonly code: "updateRight"; readonly label: number; readonly predicted: number; readonly tied: boolean }
  | { readonly code: "stays"; readonly label: number; readonly tied: boolean }
  | { readonly code: "leftAsBefore"; readonly label: number; readonly predicted: number; readonly tied: boolean }
  | { readonly code: "wrongWay"; readonly label: number; readonly predicted: number }
  | { readonly code: "onlyOne"; readonly label: number; readonly predicted: number }
  | { readonly code: "allOthers"; readonly predicted: number }
  | { readonly code: "vectorWrong"; readonly of: number; readonly role: "label" | "predicted" | "other" };

/** The scores of three classes and what follows from them, with a tie more often than not. */
export const classes: ExamKind<ClassesGiven, ClassesSaid> = {
  turn: 4,
  make: (random, engine) => {
    const at = places(random, 5, 3);
    const y = Array.from({ length: at.length }, (_, k) => (k < 3 ? k : random.below(3)));
    const asks = random.below(2) === 0 ? "scores" : "update";
    const isTied = random.below(3) > 0;
    const visit = visitOf(at, y, { asks, isTied }, random, engine);
    if (!visit) return null;
    const { scores = [], example, label, predicted } = visit;
    const given = {
      asks,
      before: vectorsOf(visit.before),
      after: vectorsOf(visit.after),
      place: Array.from(visit.x),
      example: example + 1,
      label,
      scores: Array.from(scores),
      predicted,
    } as const;
    return {
      form: "numbers",
      given,
      page: {
        data: pointsOf(
          at,
          y.map((one) => (one === 0 ? -1 : one)),
        ),
        learners: [{ kind: "multiclass", classes: 3 }],
        bias: false,
      },
      visit: visit.visit,
      after: { visit: visit.visit + 1 },
    };
  },
  parts: ({ asks }) => (asks === "scores" ? 4 : 6),
  truth: ({ asks, scores, predicted, after }) => (asks === "scores" ? [...scores, predicted] : after.flat()),
  grade: (given, answer) => (given.asks === "scores" ? scoresGraded(given, answer) : updateGraded(given, answer)),
};

function vectorsOf(models: VisitRecord<MulticlassSpec>["before"]): readonly (readonly number[])[] {
  return models.map(({ weights }) => Array.from(weights));
}

/** A visit with a tie for the largest score, or without one; of updates, most are after a mistake. */
function visitOf(
  at: readonly Place[],
  y: readonly number[],
  { asks, isTied }: { readonly asks: ClassesGiven["asks"]; readonly isTied: boolean },
  random: RandomChoices,
  engine: WholeEngine,
): VisitRecord<MulticlassSpec> | null {
  const spec = { X: at, y, bias: false, learner: { kind: "multiclass", classes: 3 } } as const;
  const visits = using(engine.createRun<MulticlassSpec>(spec), (run) => {
    const all: VisitRecord<MulticlassSpec>[] = [];
    while (all.length < mostVisits && run.step() !== null) {
      const record = run.record();
      if (record) all.push(record);
    }
    return all;
  });
  const wantsMistake = random.below(4) > 0;
  const some = visits.filter(({ before, scores = [], mistake }) => {
    const isFirst = before.every(({ weights }) => weights.every((weight) => weight === 0));
    return !isFirst && isTie(Array.from(scores)) === isTied && (asks === "scores" || mistake === wantsMistake);
  });
  return random.one(some) ?? null;
}

function isTie(scores: readonly number[]): boolean {
  const largest = Math.max(...scores);
  return scores.filter((score) => score === largest).length > 1;
}

function scoresGraded(
  { before, place, scores, predicted, label }: ClassesGiven,
  answer: readonly number[],
): ExamGrade<ClassesSaid> {
  const wrong = (said: ClassesSaid) => ({ right: false, said });
  const at = scores.findIndex((score, k) => !agrees(answer[k], score));
  if (at >= 0) return wrong({ code: "scoreWrong", of: at, given: answer[at] ?? 0, vector: before[at] ?? [], place });
  const given = answer[3] ?? -1;
  const score = scores[given];
  if (given === predicted)
    return {
      right: true,
      said: {
        code: "scoresRight",
        predicted,
        score: scores[predicted] ?? 0,
        tied: isTie(scores),
        mistake: predicted !== label,
      },
    };
  if (score === undefined) return wrong({ code: "noClass" });
  const largest = Math.max(...scores);
  if (score === largest) return wrong({ code: "tieToHigher", given, lowest: predicted });
  return wrong({ code: "notLargest", given, score, largest });
}

function updateGraded(
  { before, after, place, label, predicted, scores }: ClassesGiven,
  answer: readonly number[],
): ExamGrade<ClassesSaid> {
  const tied = isTie(scores);
  const isMistake = label !== predicted;
  if (allAgree(answer, after.flat()))
    return {
      right: true,
      said: isMistake ? { code: "updateRight", label, predicted, tied } : { code: "stays", label, tied },
    };
  const wrong = (said: ClassesSaid) => ({ right: false, said });
  if (!isMistake) return wrong({ code: "stays", label, tied });
  /** The vectors before, with the example added to some and taken from others. */
  const changed = (added: readonly number[], taken: readonly number[]): readonly number[] =>
    before.flatMap((vector, of) =>
      vector.map((value, k) => {
        const by = place[k] ?? 0;
        return value + (added.includes(of) ? by : 0) - (taken.includes(of) ? by : 0);
      }),
    );
  const others = [...before.keys()].filter((one) => one !== label);
  if (allAgree(answer, before.flat())) return wrong({ code: "leftAsBefore", label, predicted, tied });
  if (allAgree(answer, changed([predicted], [label]))) return wrong({ code: "wrongWay", label, predicted });
  if (allAgree(answer, changed([label], [])) || allAgree(answer, changed([], [predicted])))
    return wrong({ code: "onlyOne", label, predicted });
  if (allAgree(answer, changed([label], others))) return wrong({ code: "allOthers", predicted });
  const of = before.findIndex((_, k) => !allAgree(answer.slice(2 * k, 2 * k + 2), after[k] ?? []));
  return wrong({ code: "vectorWrong", of, role: of === label ? "label" : of === predicted ? "predicted" : "other" });
}
