import type { PlaygroundState, Point } from "../../../document/state.js";
import type { RandomChoices } from "../random-choices.js";

/** A point of the plane: [x1, x2]. */
export type Place = readonly [x1: number, x2: number];

/** Different places of small whole numbers, none of them the origin. */
export function places(random: RandomChoices, count: number, reach = 4): readonly Place[] {
  const side = 2 * reach + 1;
  const all = Array.from(
    { length: side * side },
    (_, at): Place => [(at % side) - reach, Math.floor(at / side) - reach],
  );
  const left = all.filter(([x1, x2]) => x1 !== 0 || x2 !== 0);
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] ?? [1, 1]);
}

/** Labels of chance, both of them there. */
export function labels(random: RandomChoices, count: number): readonly (1 | -1)[] {
  for (;;) {
    const all = Array.from({ length: count }, () => (random.below(2) === 0 ? 1 : -1));
    if (all.includes(1) && all.includes(-1)) return all;
  }
}

/** As the page has them: a class 0, 1, 2 is the label −1, 1, 2. */
export function pointsOf(at: readonly Place[], labels: readonly number[]): PlaygroundState["data"] {
  const points = at.map(([x1, x2], k): Point => [x1, x2, (labels[k] ?? 1) as Point[2]]);
  return { kind: "points", points };
}

/** From −most to most, without 0. */
export function signedBelow(random: RandomChoices, most: number): number {
  const size = 1 + random.below(most);
  return random.below(2) === 0 ? size : -size;
}
