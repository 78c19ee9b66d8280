import type { WholeEngine } from "../../../../../engine/engine.js";
import type { MulticlassSpec, VisitRecord } from "../../../../../engine/types.js";
import { using } from "../../../checks/run.js";
import type { RandomChoices } from "../../subject.js";
import { agrees, allAgree, examKind, type Place, places, pointsOf } from "../exam.js";

const mostVisits = 15;

/** The scores of three classes and what follows from them, with a tie more often than not. */
export const classes = examKind({
  turn: 4,
  make: (random, engine) => {
    const at = places(random, 5, 3);
    const y = Array.from({ length: at.length }, (_, k) => (k < 3 ? k : random.below(3)));
    const asks = random.below(2) === 0 ? "scores" : "update";
    const isTied = random.below(3) > 0;
    const visit = visitOf(at, y, { asks, isTied }, random, engine);
    if (!visit) return null;
    const { scores = [], example, label, predicted } = visit;
    return {
      form: "numbers",
      given: {
        asks,
        // A vector a class, before the visit and after it.
        before: vectorsOf(visit.before),
        after: vectorsOf(visit.after),
        place: Array.from(visit.x),
        example: example + 1,
        label,
        scores: Array.from(scores),
        predicted,
        tied: isTie(scores),
      },
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
  truth: ({ asks, scores, predicted, after }) => (asks === "scores" ? [...scores, predicted] : after.flat()),
  replies: ({ asks, before, after, place, scores, predicted, label }, answer) => {
    if (asks === "scores") {
      const of = scores.findIndex((score, k) => !agrees(answer[k], score));
      const given = answer[3] ?? -1;
      const [score = 0, largest] = [scores[given], Math.max(...scores)];
      return {
        scoreWrong: of >= 0 && { of, given: answer[of] ?? 0, vector: before[of] ?? [] },
        scoresRight: given === predicted && { score, mistake: predicted !== label },
        noClass: scores[given] === undefined,
        tieToHigher: score === largest && { given, lowest: predicted },
        notLargest: { given, score, largest },
      };
    }
    /** The vectors before, with the example added to some and taken from others. */
    const changed = (added: readonly number[], taken: readonly number[]): readonly number[] =>
      before.flatMap((vector, of) =>
        vector.map((value, k) => {
          const by = place[k] ?? 0;
          return value + (added.includes(of) ? by : 0) - (taken.includes(of) ? by : 0);
        }),
      );
    const others = [...before.keys()].filter((one) => one !== label);
    const of = before.findIndex((_, k) => !allAgree(answer.slice(2 * k, 2 * k + 2), after[k] ?? []));
    const role = of === label ? "label" : of === predicted ? "predicted" : "other";
    return {
      stays: label === predicted,
      updateRight: after.flat(),
      leftAsBefore: before.flat(),
      wrongWay: changed([predicted], [label]),
      onlyOne: allAgree(answer, changed([label], [])) || allAgree(answer, changed([], [predicted])),
      allOthers: changed([label], others),
      vectorWrong: { of, role },
    };
  },
});

function vectorsOf(models: VisitRecord<MulticlassSpec>["before"]): readonly (readonly number[])[] {
  return models.map(({ weights }) => Array.from(weights));
}

interface Wanted {
  readonly asks: "scores" | "update";
  readonly isTied: boolean;
}

/** A visit with a tie for the largest score, or without one; of updates, most are after a mistake. */
function visitOf(
  at: readonly Place[],
  y: readonly number[],
  { asks, isTied }: Wanted,
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
    return !isFirst && isTie(scores) === isTied && (asks === "scores" || mistake === wantsMistake);
  });
  return random.one(some) ?? null;
}

function isTie(scores: Iterable<number>): boolean {
  const all = Array.from(scores);
  const largest = Math.max(...all);
  return all.filter((score) => score === largest).length > 1;
}
