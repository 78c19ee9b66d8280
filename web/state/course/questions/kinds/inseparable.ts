import type { Analysis } from "../../../../engine/types.js";
import type { Point } from "../../../document/state.js";
import { analysed, isPlane, numberOf } from "../asking.js";
import type { QuizFeedback } from "../feedback.js";
import type { Question, QuizKind } from "../kind.js";
import { overlapOf } from "../overlap.js";
import type { Subject } from "../subject.js";

export interface InseparableQuestion extends Question {
  readonly kind: "inseparable";
  /** Whether it is to be beyond all others on some side: then it is between none of them. */
  readonly outside: boolean;
}

/** One point, with its label, after which no line separates: [x1, x2, label]. */
export const inseparable: QuizKind<InseparableQuestion> = {
  made: { count: 5, bias: true },
  binary: false,
  generate: (seed, subject, engine) => {
    if (!isPlane(subject) || analysed(subject, engine).separable !== true) return null;
    // Every other time, so that half way between two of one label is no answer to all of them.
    return { kind: "inseparable", subject, visit: 0, outside: seed % 2 === 1 };
  },
  grade: ({ subject, outside }, answer, engine) => {
    const [x1, x2, label] = Array.isArray(answer) ? (answer as readonly number[]) : [];
    if (x1 === undefined || x2 === undefined || !Number.isFinite(x1 + x2) || (label !== 1 && label !== -1))
      return { right: false, feedback: { code: "pointMissing" } };
    // Else one answer would do for every question.
    const under = subject.rows.findIndex((row) => isAt(row, [x1, x2]));
    if (under >= 0) return { right: false, feedback: { code: "pointTaken", example: numberOf(subject, under) } };
    if (outside && !isOutside(subject, [x1, x2])) return { right: false, feedback: { code: "pointInside" } };
    const analysis = analysed(subject, engine, { more: [[x1, x2], label] });
    return {
      right: analysis.separable === false,
      feedback: feedbackOf(analysis, subject.spec.bias, (row) =>
        row === subject.rows.length ? null : numberOf(subject, row),
      ),
    };
  },
  truth: ({ subject, outside }) => (outside ? beyond(subject) : between(subject)) ?? behind(subject),
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

/** Farther to the left, to the right, up or down than all examples. */
function isOutside({ rows }: Subject, [x1, x2]: PlanePoint): boolean {
  return [x1, x2].some((value, k) => {
    const all = rows.map((row) => row[k] ?? 0);
    return value < Math.min(...all) || value > Math.max(...all);
  });
}

/** So many times as far behind an example as the others are before it: exact in doubles. */
const shares = [0.125, 0.25, 0.5, 1, 2, 4, 8, 16, 32] as const;

/**
 * Outside, and such that an example is between it and two of its label: as near as can be, and not in line with these if there
 * are others, so that a hand finds it.
 */
function beyond(subject: Subject): Answered | null {
  const { rows, spec } = subject;
  const found = rows.flatMap(([o1 = 0, o2 = 0], at) => {
    const others = rows.filter((_, row) => spec.y[row] !== spec.y[at]);
    return others.flatMap(([a1 = 0, a2 = 0], i) =>
      others.slice(i).map(([b1 = 0, b2 = 0]) => {
        const middle: PlanePoint = [(a1 + b1) / 2, (a2 + b2) / 2];
        const isRoomy = (a1 - o1) * (b2 - o2) !== (a2 - o2) * (b1 - o1);
        return { behind: [o1, o2] as const, middle, isRoomy, label: spec.y[at] === 1 ? -1 : 1 };
      }),
    );
  });
  const places = found.flatMap(({ behind: [o1, o2], middle: [m1, m2], isRoomy, label }) => {
    const all = shares.map((share): PlanePoint => [o1 + share * (o1 - m1), o2 + share * (o2 - m2)]);
    const place = all.find((one) => isOutside(subject, one));
    return place ? [{ isRoomy, far: Math.hypot(...place), answer: [...place, label] as const }] : [];
  });
  const [best] = places.toSorted((a, b) => Number(b.isRoomy) - Number(a.isRoomy) || a.far - b.far);
  return best?.answer ?? null;
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
