import type { Analysis } from "../../../engine/types.js";
import type { Point } from "../../document/state.js";
import { analysed, isPlane, numberOf } from "../asking.js";
import type { QuizFeedback } from "../feedback.js";
import type { Question, QuizKind } from "../kind.js";
import { overlapOf } from "../overlap.js";
import type { Subject } from "../subject.js";

export interface InseparableQuestion extends Question {
  readonly kind: "inseparable";
}

/** One point, with its label, after which no line separates: [x1, x2, label]. */
export const inseparable: QuizKind<InseparableQuestion> = {
  made: { count: 5, bias: true },
  binary: false,
  generate: (_, subject, engine) => {
    if (!isPlane(subject) || analysed(subject, engine).separable !== true) return null;
    return { kind: "inseparable", subject, visit: 0 };
  },
  grade: ({ subject }, answer, engine) => {
    const [x1, x2, label] = Array.isArray(answer) ? (answer as readonly number[]) : [];
    if (x1 === undefined || x2 === undefined || !Number.isFinite(x1 + x2) || (label !== 1 && label !== -1))
      return { right: false, feedback: { code: "pointMissing" } };
    // Else one answer would do for every question.
    const under = subject.rows.findIndex((row) => isAt(row, [x1, x2]));
    if (under >= 0) return { right: false, feedback: { code: "pointTaken", example: numberOf(subject, under) } };
    const analysis = analysed(subject, engine, { more: [[x1, x2], label] });
    return {
      right: analysis.separable === false,
      feedback: feedbackOf(analysis, subject.spec.bias, (row) =>
        row === subject.rows.length ? null : numberOf(subject, row),
      ),
    };
  },
  truth: ({ subject }) => between(subject) ?? behind(subject),
  reveal: (
    {
      subject: {
        rows,
        spec,
        state: { order },
      },
    },
    answer,
  ) => {
    const placed = answer as readonly number[];
    const all = [...rows.map((row, at) => [...row, spec.y[at] ?? 0]), placed];
    const points = all.map(([x1 = 0, x2 = 0, label]): Point => [x1, x2, label === 1 ? 1 : -1]);
    // An order that names every example does not name this one.
    return {
      data: { kind: "points", points },
      split: null,
      visit: 0,
      ...(order.kind === "custom" && { order: { kind: "given" } }),
    };
  },
};

type PlanePoint = readonly [x1: number, x2: number];
type Answered = readonly [x1: number, x2: number, label: number];

const isAt = (row: readonly number[], [x1, x2]: PlanePoint): boolean => row[0] === x1 && row[1] === x2;

/** Half way between two examples of one label, with the other label: whole numbers where there are such. Null where all is taken. */
function between({ rows, spec }: Subject): Answered | null {
  const found = rows.flatMap(([a1 = 0, a2 = 0], i) =>
    rows.slice(0, i).flatMap(([b1 = 0, b2 = 0], j): readonly Answered[] => {
      const place: PlanePoint = [(a1 + b1) / 2, (a2 + b2) / 2];
      const isFree = spec.y[i] === spec.y[j] && !rows.some((row) => isAt(row, place));
      return isFree ? [[...place, spec.y[i] === 1 ? -1 : 1]] : [];
    }),
  );
  return found.find(([x1, x2]) => Number.isInteger(x1) && Number.isInteger(x2)) ?? found[0] ?? null;
}

/** Beyond an example of the other label, seen from the first one: that other is then between two of the first one's label. */
function behind({ rows, spec }: Subject): Answered {
  const label = spec.y[0] === 1 ? 1 : -1;
  const [x1 = 0, x2 = 0] = rows[0] ?? [];
  const others = rows.filter((_, row) => spec.y[row] !== label);
  const seen = others.map(([o1 = 0, o2 = 0]): Answered => [2 * o1 - x1, 2 * o2 - x2, label]);
  return seen.find(([o1, o2]) => !rows.some((row) => isAt(row, [o1, o2]))) ?? seen[0] ?? [x1, x2, -label];
}

function feedbackOf(
  { separable, witness, geometric }: Analysis,
  bias: boolean,
  number: (row: number) => number | null,
): QuizFeedback {
  if (separable === null) return { code: "pointUndecided", bias };
  if (separable || !witness) return { code: "pointSeparable", bias, distance: geometric?.margin ?? null };
  return { code: "inseparable", overlap: overlapOf(witness, number) };
}
