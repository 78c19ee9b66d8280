/** The learners as somebody works them out on paper, written once more and apart from the engine. */

export interface Row {
  readonly x: readonly number[];
  readonly y: number;
}

export interface Step {
  /** Of each class where there are several. */
  readonly scores: readonly number[];
  readonly correct: boolean;
  /** Weights and bias in one list; of classes one after another. */
  readonly weights: readonly number[];
}

const dot = (weights: readonly number[], x: readonly number[]): number =>
  [...x, 1].reduce((sum, value, j) => sum + value * (weights[j] ?? 0), 0);

const plus = (weights: readonly number[], x: readonly number[], times: number): number[] =>
  [...x, 1].map((value, j) => (weights[j] ?? 0) + times * value);

/** From zero weights with a bias: until an epoch is without an update. @param margin an update where y·a is no more. */
export function signsByHand(rows: readonly Row[], rate = 1, margin = 0): Step[] {
  let weights: number[] = [0, 0, 0];
  return epochs(rows, ({ x, y }) => {
    const score = dot(weights, x);
    const updates = y * score <= margin;
    if (updates) weights = plus(weights, x, rate * y);
    return { step: { scores: [score], correct: y * score > 0, weights }, updates };
  });
}

export function classesByHand(rows: readonly Row[], classes: number): Step[] {
  const weights: number[][] = Array.from({ length: classes }, () => [0, 0, 0]);
  return epochs(rows, ({ x, y }) => {
    const scores = weights.map((own) => dot(own, x));
    const predicted = scores.indexOf(Math.max(...scores));
    const updates = predicted !== y;
    if (updates) {
      weights[y] = plus(weights[y] ?? [], x, 1);
      weights[predicted] = plus(weights[predicted] ?? [], x, -1);
    }
    return { step: { scores, correct: !updates, weights: weights.flat() }, updates };
  });
}

function epochs(rows: readonly Row[], visit: (row: Row) => { step: Step; updates: boolean }): Step[] {
  const steps: Step[] = [];
  for (let updated = true; updated && steps.length < 1000; ) {
    const epoch = rows.map(visit);
    steps.push(...epoch.map(({ step }) => step));
    updated = epoch.some(({ updates }) => updates);
  }
  return steps;
}
