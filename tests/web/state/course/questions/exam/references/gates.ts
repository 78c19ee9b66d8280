import { assert, type Reference, scoreOf } from "./reference.js";

type Given = Parameters<Reference<"gate">["check"]>[0]["given"];

/** By its name alone. */
function outputOf({ name, inputs, least, negated }: Given, row: readonly number[]): number {
  const on = row.filter((one, k) => (negated[k] ? one !== 1 : one === 1)).length;
  const isTrue = {
    nand: on < inputs,
    nor: on === 0,
    and: on === inputs,
    or: on > 0,
    majority: on > inputs / 2,
    "at-least": on >= least,
    fewer: on < least,
  }[name];
  return isTrue ? 1 : -1;
}

const isRight = (given: Given, answer: readonly number[]): boolean =>
  given.rows.every((row) => {
    const score = scoreOf(answer.slice(0, -1), answer.at(-1) ?? 0, row);
    return score * outputOf(given, row) > 1e-9;
  });

/** A threshold between two sums of inputs, those that are negated with their sign turned: half way, or nearer to one of the two. */
function weightsOf(given: Given, nearer: number): readonly number[] {
  const signs = given.negated.map((one) => (one ? -1 : 1));
  const sums = (output: number): readonly number[] =>
    given.rows.filter((row) => outputOf(given, row) === output).map((row) => scoreOf(signs, 0, row));
  const isUp = Math.min(...sums(1)) > Math.max(...sums(-1));
  const [low, high] = isUp
    ? [Math.max(...sums(-1)), Math.min(...sums(1))]
    : [Math.max(...sums(1)), Math.min(...sums(-1))];
  assert(high > low, "There is room for a threshold.");
  const threshold = low + (high - low) * nearer;
  return [...signs.map((sign) => (isUp ? sign : -sign)), isUp ? -threshold : threshold];
}

export const gate: Reference<"gate"> = {
  check: ({ given }) => {
    assert(given.rows.length === 2 ** given.inputs, "Every row is there.");
    assert(new Set(given.rows.map(String)).size === given.rows.length, "No row is there twice.");
    assert(
      given.rows.every((row, k) => outputOf(given, row) === given.wanted[k]),
      "The gate is as it is named.",
    );
  },
  right: ({ given }) =>
    [0.5, 0.1, 0.9].flatMap((nearer) =>
      [1, 3, 0.25].map((times) => weightsOf(given, nearer).map((one) => one * times)),
    ),
  wrong: ({ given }) => {
    const right = weightsOf(given, 0.5);
    const tried: readonly (readonly [readonly number[], string])[] = [
      [right.map((one) => -one), "opposite"],
      [right.map(() => 0), "tie"],
      [weightsOf(given, 0), "tie"],
      [weightsOf(given, 1), "tie"],
      [right.with(-1, 1000), "wrongSide"],
      [right.with(0, 50), "wrongSide"],
    ];
    // The first row that is wrong may be another one than the tie.
    return [
      ...tried.flatMap(([answer, code]) =>
        isRight(given, answer) ? [] : [[answer, code === "tie" ? null : code] as const],
      ),
      [right.map(() => 0), "tie"],
      [right.slice(1), "examMissing"],
    ];
  },
};
