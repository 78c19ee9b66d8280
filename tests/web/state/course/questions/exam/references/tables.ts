import { isSeparable } from "../../by-hand.js";
import { assert, type Reference } from "./reference.js";

type Question = Parameters<Reference<"sets">["check"]>[0];

const featureOf = (name: string, [x1 = 0, x2 = 0]: readonly number[]): number =>
  ({ "x₁": x1, "x₂": x2, "x₁∧x₂": x1 * x2, "x₁x₂": x1 * x2, "x₁²": x1 * x1, "x₂²": x2 * x2 })[name] ?? Number.NaN;

const separates = ({ subject }: Question, names: readonly string[]): boolean =>
  isSeparable(
    subject.rows.map((row) => [...names.map((name) => featureOf(name, row)), 1]),
    Array.from(subject.spec.y),
  );

export const sets: Reference<"sets"> = {
  check: (question) => {
    const all = question.given.sets.map(({ names }) => separates(question, names));
    assert(all.includes(true) && all.filter((one) => !one).length >= 2, "Some separate, and most do not.");
    assert(question.subject.rows.length === 5, "There are five examples.");
  },
  right: (question) => question.given.sets.flatMap(({ names }, at) => (separates(question, names) ? [at] : [])),
  wrong: (question) => {
    const { rows, spec } = question.subject;
    return [
      ...question.given.sets.flatMap(({ names }, at) => {
        if (separates(question, names)) return [];
        const values = rows.map((row) => names.map((name) => featureOf(name, row)).join());
        const hasTwins = values.some((one, i) => values.some((other, k) => one === other && spec.y[i] !== spec.y[k]));
        return [[at, hasTwins ? null : "overlaps"] as const];
      }),
      [7, "examChoose"] as const,
    ];
  },
};
