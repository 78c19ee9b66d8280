import type { LearnerKind } from "../../../engine/types.js";
import { learners } from "../../generated/en/learners.js";
import { count, list, number, plural } from "../../grammar/en.js";
import { room } from "../../room.js";
import { updates } from "../nouns.js";

/** The proof of convergence with the numbers of a run, and edits that tighten its bound. Formulas stand in braces. */
export const proof = room("proof", {
  analysing: "Analysing …",
  otherRule: (kind: LearnerKind): string =>
    `The theorem is about updates that add one example, η·y·x, at a mistake. ${learners.english.titles[kind]} updates by a different rule, so the theorem does not apply to this run. Choose the perceptron, or a learner that trains like it: averaged, voted or pocket.`,
  moreClasses: "The theorem is about two classes, but these examples have more.",
  oneLabel: "Without examples of both labels, there is nothing to prove.",
  undecided: "It is undecided whether the examples are separable, so there is nothing to prove.",
  allAtOrigin: "Every example is at the origin: R is 0, and no update changes anything.",
  tinyMargin: "The margin is too small for its numbers to mean anything.",

  atMost: (bound: number): string => `At most ${updates(bound)}.`,
  fromZero: "From weights 0, the bound is (R/γ)².",
  fromZeroAnyRate:
    "From weights 0, the bound is (R/γ)², whatever the learning rate: η scales both sides by the same factor.",
  fromElsewhere: {
    angle: "This run starts from other weights w₀, so the bound is where the two dashed curves meet, not (R/γ)².",
    distance: "This run starts from other weights w₀, so the bound is ‖w₀ − αw*‖²/(ηR)², not (R/γ)².",
  },
  /** Of a w* or an α that the reader has chosen. */
  fromTurned: (margin: number, best: number): string =>
    `From weights 0, the bound is (R/γ)². Your w* has γ = ${number(margin)}. The largest that any w* has is ${number(best)}.`,
  fromTarget: (best: number): string =>
    `The bound is now ‖w₀ − αw*‖²/(2αηγ − η²R²). From weights 0, it is smallest at α = ηR²/γ = ${number(best)}.`,
  tooNear: (reach: number, least: number): string =>
    `With α = ${number(reach)} the target is too near for a bound: only with an α above ηR²/(2γ) = ${number(least)} must every update bring w nearer.`,
  offSide: (margin: number): string =>
    `Your w* does not separate the examples: γ is ${number(margin)}. Without a γ above 0, there is no bound.`,
  /** @param named the first of all that there are */
  astray: (named: readonly number[], all: number): string => {
    if (all === 1)
      return `Update ${named.map(count).join()} goes the wrong way: after it, w is farther from αw* than before.`;
    const names = list(named.map(count));
    return all > named.length
      ? `${updates(all)} go the wrong way: after each of them, w is farther from αw* than before. The first are ${names}.`
      : `Updates ${names} go the wrong way: after each of them, w is farther from αw* than before.`;
  },
  noneAstray: "No update so far goes the wrong way: none has left w farther from αw* than before.",
  /** Where the chart has not every update. */
  astrayStretches: (stretches: number, every: number): string =>
    `The chart has one point for ${updates(every)}. ${plural(stretches, { one: "At # point", other: "At # points" })}, w is farther from αw* than at the one before.`,

  /** What the reader changes the target with. */
  hold: "Change the target αw*",
  reach: "α, how far it is",
  turn: "Direction of w*",
  degrees: (degrees: number): string => `${number(degrees)}°`,
  bias: "Bias of w*",
  value: (value: number): string => number(value),
  /** αw* in numbers: its weights, and its bias last. */
  vector: (numbers: readonly number[]): string => `(${numbers.map((one) => number(one)).join(", ")})`,
  onlyTwo: "You can turn w* where there are two features.",
  reset: "Back to the best",

  whole: "Show it up to the bound",

  /** The chart, for those who don't see it. */
  nothingYet: "Nothing yet.",
  lengthChart: (most: number, made: number, now: number): string =>
    `‖w‖ against updates: at most ${number(most)} in ${updates(made)}, now ${number(now)}.`,
  angleChart: (made: number, along: number, length: number, margin: number, radius: number): string =>
    `w·w* and ‖w‖ against updates: after ${updates(made)} w·w* is ${number(along)} and ‖w‖ is ${number(length)}. The margin of the bound is γ = ${number(margin)}, and R = ${number(radius)}.`,
  distanceChart: (start: number, now: number, made: number, reach: number): string =>
    `The squared distance of w from αw* against updates: ${number(start)} at the start, ${number(now)} after ${updates(made)}, with α = ${number(reach)}.`,
  axis: "updates k",
  boundMark: (bound: number): string => `at most ${count(bound)}`,
  /** Below the chart; samples of its curves stand before their names. */
  curves: {
    length: "{length}, {bound}.",
    angle: "{along}, {length}, {sample} the bounds. They meet where no update is left.",
    distanceAlone: "{distance}.",
    distance: "{distance}, {sample} its bound. It reaches 0 where no update is left.",
  },

  lastUpdate: "The last update",
  noUpdate: "There is no update yet.",
  beforeUpdates: "Before the first update",
  oneUpdate: "All updates so far: this one",
  allUpdates: (made: number): string => `All {k} = ${updates(made)}`,
  moved: "(moved by the last update)",

  /** Why each line holds. */
  why: {
    gained: "Every example is on its own side of w* by at least γ, so the update adds at least that much to w·w*.",
    mistaken: "It was a mistake: with the weights before it, y·a was not above 0.",
    long: "No example is longer than R.",
    fallen: "The three together: it falls by 2α times the first line minus the second and the third. Here α is R²/γ.",
    fallenByRate:
      "The three together: it falls by 2α times the first line minus the second and the third. Here α is ηR²/γ.",
    fallenChosen: "The three together: it falls by 2α times the first line minus the second and the third.",
    fallenOftenChosen: "It fell by at least that k times. This says something only where it falls.",
    fallenOften: "It fell by at least that k times, and no square falls below 0.",
    along: "The first line of an update, k times.",
    length: "The second and the third, k times.",
    angle: "w* has length 1. The closer the two numbers are, the smaller the angle between w and w*.",
  },
  beforeMinusAfter: "{distance} before − after",

  /** Where nothing separates the examples. */
  firstFails: "The first line fails.",
  noMargin:
    "There is no {star} with {inequality} for every example, so there is no margin {gamma}: nothing makes the updates go in one direction.",
  meeting: (point: readonly number[], score: number): string =>
    `The point (${point.map((x) => number(x)).join(", ")}) is an average of positives and also of negatives, as “Margin” shows. Whatever {w} is, this point has one score, now ${number(score)}, and for at least one of the two labels, the label times this score is not above 0.`,
  othersHold:
    "The other lines still hold: after each update {inequality}. But without a margin to compare it with, {k} has no limit.",
  cycle: (since: number, epochs: number, most: number): string => {
    const again = plural(epochs, { one: "every epoch", other: "every # epochs" });
    return `Here the weights go round in circles: from epoch ${count(since)} on, they repeat ${again}, and {length} was never above ${number(most)}.`;
  },
  bounded: (made: number, most: number): string =>
    `So far, in ${updates(made)}, {length} has never been above ${number(most)}: it stays bounded, and the updates go on.`,
});

export type ProofWords = typeof proof.english;
