import type { Subject } from "../../../../../web/state/course/questions/subject.js";

/** What questions ask, worked out a second time, in whole numbers and without the core. */

export interface Visit {
  readonly row: number;
  readonly score: number;
  readonly mistake: boolean;
  /** The bias last, where there is one. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

type Asked = Pick<Subject, "rows" | "spec">;

/** Examples as vectors: with a last 1 where there is a bias. */
export function vectorsOf({ rows, spec }: Asked): number[][] {
  return rows.map((row) => [...row, ...(spec.bias ? [1] : [])]);
}

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, k) => sum + value * (b[k] ?? Number.NaN), 0);

/** Rosenblatt's rule from zero, a tie being a mistake: visits of the order over and over, without an end. */
export function* visitsOf(asked: Asked, order?: readonly number[]): Generator<Visit> {
  const vectors = vectorsOf(asked);
  let before: readonly number[] = (vectors[0] ?? []).map(() => 0);
  for (;;) {
    for (const row of order ?? vectors.keys()) {
      const [vector, label] = [vectors[row] ?? [], asked.spec.y[row] ?? 0];
      const score = dot(before, vector);
      const mistake = label * score <= 0;
      const after = mistake ? before.map((weight, k) => weight + label * (vector[k] ?? 0)) : before;
      yield { row, score, mistake, before, after };
      before = after;
    }
  }
}

export function visitAt(asked: Asked, place: number): Visit {
  let at = 0;
  for (const visit of visitsOf(asked)) if (at++ === place) return visit;
  throw new Error("There is always another visit.");
}

/** Epochs until one has no mistake, that one counted. */
export function epochsOf(asked: Asked, order: readonly number[]): number {
  let [visits, rightInTurn] = [0, 0];
  for (const { mistake } of visitsOf(asked, order)) {
    visits++;
    rightInTurn = mistake ? 0 : rightInTurn + 1;
    if (visits % order.length === 0 && rightInTurn >= order.length) return visits / order.length;
  }
  return Number.NaN;
}

/**
 * Whether some weights put every vector strictly on the side of its label: not, where some of the vectors, each times its
 * label, are a positive combination of 0 (Gordan). Of the least such some, the combination is the only one there is.
 */
export function isSeparable(vectors: readonly (readonly number[])[], labels: readonly number[]): boolean {
  const turned = vectors.map((vector, row) => vector.map((value) => value * (labels[row] ?? 0)));
  const subsets = Array.from({ length: 2 ** turned.length - 1 }, (_, bits) =>
    turned.filter((_, row) => ((bits + 1) >> row) % 2 === 1),
  );
  return !subsets.some(isPositivelyDependent);
}

/** Whether there is one combination of the vectors that is 0, up to a factor, and it has all factors above 0. */
function isPositivelyDependent(vectors: readonly (readonly number[])[]): boolean {
  let rows = (vectors[0] ?? []).map((_, k) => vectors.map((vector) => vector[k] ?? 0));
  const pivots: number[] = [];
  let free: number | null = null;
  for (const column of vectors.keys()) {
    const found = rows.findIndex((row, at) => at >= pivots.length && row[column] !== 0);
    if (found < 0) {
      if (free !== null) return false;
      free = column;
      continue;
    }
    const pivot = rows[found] ?? [];
    rows = rows.toSpliced(found, 1).toSpliced(pivots.length, 0, pivot);
    const at = pivots.length;
    rows = rows.map((row, k) => (k === at ? row : eliminated(row, pivot, column)));
    pivots.push(column);
  }
  if (free === null) return false;
  const last = free;
  return pivots.every((column, at) => -(rows[at]?.[last] ?? 0) / (rows[at]?.[column] ?? 0) > 0);
}

/** Without the number of the column, still in whole numbers. */
function eliminated(row: readonly number[], pivot: readonly number[], column: number): number[] {
  const [own, other] = [row[column] ?? 0, pivot[column] ?? 0];
  const left = row.map((value, k) => value * other - (pivot[k] ?? 0) * own);
  const common = left.reduce(gcd, 0);
  return common === 0 ? left : left.map((value) => value / common);
}

function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}
