import type { Analysis } from "../../../engine/types.js";
import type { Point } from "../../document/state.js";
import { figure } from "../../lessons/checks/figures.js";
import { analysed, isPlane, numberOf, separatorOf } from "../asking.js";
import type { Question, QuizKind } from "../kind.js";
import { overlapOf } from "../overlap.js";

export interface InseparableQuestion extends Question {
  readonly kind: "inseparable";
}

/** One point, with its label, after which no line separates: [x1, x2, label]. */
export const inseparable: QuizKind<InseparableQuestion> = {
  title: "Place one point that makes it inseparable",
  made: { count: 5, bias: true },
  hint: ({ subject }) =>
    subject.spec.bias
      ? "Between examples of one label, a point of the other label can be parted from them by no line."
      : "Seen from the origin, in the direction of an example, a point of the other label can be parted from it by no line through the origin.",
  binary: false,
  generate: (_, subject, engine) => {
    if (!isPlane(subject) || analysed(subject, engine).separable !== true) return null;
    const ask = `A ${separatorOf(subject, "line")} separates these examples. Place one more after which none does.`;
    return { kind: "inseparable", subject, ask, visit: 0 };
  },
  grade: ({ subject }, answer, engine) => {
    const [x1, x2, label] = Array.isArray(answer) ? (answer as readonly number[]) : [];
    if (x1 === undefined || x2 === undefined || !Number.isFinite(x1 + x2) || (label !== 1 && label !== -1))
      return { right: false, say: "A point has two numbers and a label, +1 or −1." };
    const analysis = analysed(subject, engine, { more: [[x1, x2], label] });
    return {
      right: analysis.separable === false,
      say: said(analysis, separatorOf(subject, "line"), (row) =>
        row === subject.rows.length ? "yours" : `${numberOf(subject, row)}`,
      ),
    };
  },
  // The place of an example, with the other label.
  truth: ({ subject }) => [...(subject.rows[0] ?? []), subject.spec.y[0] === 1 ? -1 : 1],
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

function said({ separable, witness, geometric }: Analysis, line: string, name: (row: number) => string): string {
  if (separable === null) return `Whether a ${line} separates these could not be decided: place it further in.`;
  if (separable && geometric)
    return `A ${line} still separates them, at a distance of ${figure(geometric.margin)} from the nearest.`;
  return separable || !witness ? `A ${line} still separates them.` : overlapOf(witness, name);
}
