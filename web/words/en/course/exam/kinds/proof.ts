import type { GivenOf } from "../../../../../state/course/questions/exam/index.js";
import type { ExamWords } from "../../../../exam-words.js";
import { figure } from "../../../shared/answers.js";

type Given = GivenOf<"proof">;
type Facts = Pick<Given, "radius" | "margin" | "ratio" | "bound">;

const square = ({ radius }: Facts): string => figure(radius * radius);

/** "0.5k", "k" */
const times = (value: number, factor: string): string => (value === 1 ? factor : `${figure(value)}${factor}`);

const line = (option: Given["options"][number], facts: Facts): string => {
  const [g, r, r2] = [figure(facts.margin), figure(facts.radius), square(facts)];
  const ends = `So ${times(facts.margin, "k")} ≤ ${times(facts.radius, "√k")}`;
  return {
    growsAtLeast: `w*·w grows by at least ${g} at every mistake.`,
    growsExactly: `w*·w grows by exactly ${g} at every mistake.`,
    lengthGrows: `The length of w grows by at least ${g} at every mistake.`,
    growsAtMost: `w*·w grows by at most ${g} at every mistake.`,
    squareAtMost: `‖w‖² grows by at most ${r2} at every mistake, because y·a ≤ 0.`,
    squareOtherSign: `‖w‖² grows by at most ${r2} at every mistake, because y·a ≥ 0.`,
    lengthAtMost: `‖w‖² grows by at most ${r} at every mistake, because y·a ≤ 0.`,
    squareAtLeast: `‖w‖² grows by at least ${r2} at every mistake, because y·a ≤ 0.`,
    atMostLength: "w*·w ≤ ‖w‖, because w* has the length 1.",
    atLeastLength: "w*·w ≥ ‖w‖, because w* has the length 1.",
    equalsLength: "w*·w = ‖w‖, because w ends in the direction of w*.",
    atMostOne: "w*·w ≤ 1, because w* has the length 1.",
    squaredBound: `${ends}, and k ≤ ${figure(facts.bound)}.`,
    rootBound: `${ends}, and k ≤ ${figure(facts.ratio)}.`,
    atLeastBound: `${ends}, and k ≥ ${figure(facts.bound)}.`,
    upsideDownBound: `${ends}, and k ≤ ${figure(1 / facts.bound)}.`,
  }[option];
};

const shown = (which: Given["missing"], given: Given): string => {
  const right = { grows: "growsAtLeast", shrinks: "squareAtMost", unit: "atMostLength", ends: "squaredBound" } as const;
  return which === given.missing ? "[ ? ]" : line(right[which], given);
};

export const proof: ExamWords<"proof"> = {
  ask: (given) => {
    const [g, r2] = [figure(given.margin), square(given)];
    return `A unit vector w* separates the examples with the margin γ = ${g}, and none is longer than R = ${figure(given.radius)}. How many mistakes k are there at most, from weights 0 and without a bias, if each of them adds y·x to w? Choose the missing line of the proof.\n(1) ${shown("grows", given)} After k mistakes, w*·w ≥ ${times(given.margin, "k")}.\n(2) ${shown("shrinks", given)} After k mistakes, ‖w‖² ≤ ${r2}k.\n(3) ${shown("unit", given)}\n(4) ${shown("ends", given)}`;
  },
  hint: ({ missing }) =>
    ({
      grows: "An update adds y·x to w. What does that add to w*·w, and what is known about y·(w*·x)?",
      shrinks: "Expand ‖w + y·x‖². There are three terms: which of them does a mistake say something about?",
      unit: "A dot product is the two lengths times a cosine. How large can a cosine be?",
      ends: "Put the first three lines one after the other. Then divide by √k.",
    })[missing],
  parts: (given) => given.options.map((option) => line(option, given)),
  said: {
    growsAtLeast: ({ margin }) =>
      `An update adds y·(w*·x) to w*·w, and that is at least γ = ${figure(margin)} for every example.`,
    growsExactly: ({ margin }) =>
      `It is exactly ${figure(margin)} only for the examples nearest to the line of w*. For the others it is more.`,
    lengthGrows: () => "The length of w may even shrink at a mistake. What grows steadily is the part of w along w*.",
    growsAtMost: () => "With “at most”, w*·w could stay 0, and the first conclusion would not follow.",
    squareAtMost: (facts) =>
      `‖w + y·x‖² = ‖w‖² + 2y·a + ‖x‖². At a mistake the middle term is not positive, and the last is at most ${square(facts)}.`,
    squareOtherSign: () =>
      "At a mistake y·a is 0 or negative. If it were positive, the middle term would make ‖w‖² grow by more.",
    lengthAtMost: ({ radius }) =>
      `The last term of ‖w + y·x‖² is ‖x‖², the square: its limit is R², not R = ${figure(radius)}.`,
    squareAtLeast: () =>
      "A limit from below does not keep w short. The proof needs ‖w‖ to stay small while w*·w grows.",
    atMostLength: () =>
      "A dot product with a unit vector is at most the length of the other vector: the cosine is at most 1.",
    atLeastLength: () =>
      "A cosine is at most 1, so a dot product with a unit vector is at most the length, not at least.",
    equalsLength: () => "w need not end in the direction of w*: any line that separates stops the run.",
    atMostOne: () => "Only w* has the length 1. w grows longer with the mistakes, and w*·w with it.",
    squaredBound: ({ ratio, bound }) => `Divide by √k: √k ≤ R/γ = ${figure(ratio)}, so k ≤ ${figure(bound)}.`,
    rootBound: ({ ratio }) =>
      `Dividing by √k leaves √k ≤ ${figure(ratio)}, which is not yet a limit for k: square both sides.`,
    atLeastBound: () => "The inequality limits k from above: k grows faster than √k, so it cannot hold for large k.",
    upsideDownBound: ({ margin, radius }) =>
      `To have √k alone, divide by γ = ${figure(margin)}, not by R = ${figure(radius)}.`,
  },
};
