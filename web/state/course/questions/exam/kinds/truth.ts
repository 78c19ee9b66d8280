import type { WholeEngine } from "../../../../../engine/engine.js";
import type { PerceptronSpec, VisitRecord } from "../../../../../engine/types.js";
import { using } from "../../../checks/run.js";
import type { RandomChoices } from "../../subject.js";
import {
  chosen,
  examKind,
  labels,
  type MadeExam,
  modelOf,
  type Place,
  places,
  pointsOf,
  rounded,
  scoresOf,
} from "../exam.js";

const mostVisits = 20;
const longRun = 20_000;

/** What is said, that is true or false of these examples. */
export type Statement =
  | {
      readonly about: "repair";
      readonly example: number;
      readonly place: Place;
      readonly label: number;
      readonly score: number;
      readonly after: number;
    }
  | {
      readonly about: "scale";
      readonly factor: number;
      readonly biasToo: boolean;
      /** With this bias, a point whose w·x is 1 shows whether a prediction changes. */
      readonly bias: number;
    }
  | { readonly about: "converge"; readonly separable: boolean }
  | {
      readonly about: "widest";
      readonly distance: number;
      readonly widest: number;
      /** Whether it says that there is a wider one, or that there is none. */
      readonly wider: boolean;
    }
  | { readonly about: "first"; readonly tie: "mistake" | "correct" };

/** True or false, each with a reason that may be one. */
const reasons = {
  repair: ["enough", "always", "notEnough", "othersOnly"],
  scale: ["signsStay", "signsTurn", "lineMoves", "moreConfident"],
  converge: ["separable", "smallSteps", "inseparable", "fixedOrder"],
  widest: ["onlyBest", "byBound", "anyLine", "stillMistakes"],
  first: ["tieCounts", "wrongSide", "tieIsRight", "byLabel"],
} as const;

type Reason = (typeof reasons)[keyof typeof reasons][number];

export interface Given {
  readonly statement: Statement;
  readonly options: readonly Reason[];
  readonly reason: Reason;
}

/** True or false, with a reason. */
export const truth = examKind({
  turn: 7,
  make: (random, engine): MadeExam<Given> | null => (random.one(makers) ?? converge)(random, engine),
  truth: ({ options, reason }) => [options.indexOf(reason)],
  replies: ({ options }, answer) => chosen(options, answer),
});

type Make = (random: RandomChoices, engine: WholeEngine) => MadeExam<Given> | null;

function made(
  random: RandomChoices,
  statement: Statement,
  reason: Reason,
  rest: Pick<MadeExam<Given>, "page" | "visit" | "after">,
): MadeExam<Given> {
  const options: readonly Reason[] = reasons[statement.about];
  return { form: "options", given: { statement, reason, options: random.shuffled(options) }, ...rest };
}

/** Whether one update repairs the example that it is made on. */
const repair: Make = (random, engine) => {
  const at = places(random, 5, 3);
  const y = labels(random, at.length);
  const wanted = random.below(2) === 0;
  const spec = { X: at, y, bias: true };
  const records = using(engine.createRun(spec), (run) => {
    const all: VisitRecord<PerceptronSpec>[] = [];
    while (all.length < mostVisits && run.step() !== null) {
      const record = run.record();
      if (record?.mistake && record.score !== 0) all.push(record);
    }
    return all;
  });
  const found = records.flatMap((record) => {
    const model = modelOf(record.after);
    const place = at[record.example];
    if (!model || !place) return [];
    const after = scoresOf(model, [place], engine)[0] ?? 0;
    // A tie is a mistake as well.
    return after * record.label > 0 === wanted ? [{ record, place, after }] : [];
  });
  const one = random.one(found);
  if (!one) return null;
  const { record, place, after } = one;
  const { label, score, example, visit } = record;
  const statement = { about: "repair", example: example + 1, place, label, score: rounded(score), after } as const;
  return made(random, statement, wanted ? "enough" : "notEnough", {
    page: { data: pointsOf(at, y) },
    visit,
    after: { visit: visit + 1 },
  });
};

/** What becomes of predictions when weights are multiplied. */
const scale: Make = (random) => {
  const factor = (random.one([2, 3, 5, 10, 0.5, -1, -2, -3]) ?? 2) as number;
  const biasToo = factor < 0 || random.below(2) === 0;
  const at = places(random, 5, 3);
  const page = { data: pointsOf(at, labels(random, at.length)) };
  const right = !biasToo ? "lineMoves" : factor > 0 ? "signsStay" : "signsTurn";
  const bias = biasToo ? -2 : -(1 + factor) / 2;
  return made(random, { about: "scale", factor, biasToo, bias }, right, { page });
};

/** Whether a run ends. */
const converge: Make = (random, engine) => {
  const at = places(random, 5, 3);
  const y = labels(random, at.length);
  const wanted = random.below(2) === 0;
  const { separable } = engine.analyse({ X: at, y, bias: true });
  if (separable !== wanted) return null;
  const page = { data: pointsOf(at, y) };
  return made(random, { about: "converge", separable }, separable ? "separable" : "inseparable", {
    page,
    after: { visit: 50 },
  });
};

/** Whether the line of a run that has converged is the one farthest from the examples. */
const widest: Make = (random, engine) => {
  const at = places(random, 5, 3);
  const y = labels(random, at.length);
  const spec = { X: at, y, bias: true };
  const { geometric } = engine.analyse(spec);
  if (!geometric) return null;
  return using(engine.createRun(spec), (run) => {
    run.advance({ visits: longRun });
    const { converged, visit } = run.snapshot();
    const margin = engine.marginAt(run);
    if (!converged || margin === null || margin > 0.95 * geometric.margin) return null;
    const wider = random.below(2) === 0;
    const statement = { about: "widest", distance: margin, widest: geometric.margin, wider } as const;
    return made(random, statement, "anyLine", { page: { data: pointsOf(at, y) }, visit });
  });
};

/** Whether the first visit is a mistake. */
const first: Make = (random) => {
  const at = places(random, 5, 3);
  const tie = random.below(2) === 0 ? "mistake" : "correct";
  const page = { data: pointsOf(at, labels(random, at.length)), learners: [{ kind: "perceptron", tie }] as const };
  return made(random, { about: "first", tie }, tie === "mistake" ? "tieCounts" : "tieIsRight", {
    page,
    after: { visit: 1 },
  });
};

const makers: readonly Make[] = [repair, scale, converge, widest, first];
