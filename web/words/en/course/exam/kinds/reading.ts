import type { ExamWords } from "../../../../exam-words.js";
import { figure } from "../../../shared/answers.js";

/** "x₁" */
const named = (feature: number): string => `x${"₁₂₃₄"[feature - 1] ?? ""}`;

export const reading: ExamWords<"reading"> = {
  ask: ({ features }) =>
    [
      "A run on examples like those of the table has ended with these weights. Which feature can move the score most, from its smallest value to its largest?",
      ...features.map(
        ({ feature, weight, least, most }) =>
          `${named(feature)}: weight ${figure(weight)}, values from ${figure(least)} to ${figure(most)}`,
      ),
    ].join("\n"),
  hint: () =>
    "A weight says what one step of a feature does to the score. How many such steps can each feature make, and does the sign matter?",
  parts: ({ features }) => features.map(({ feature }) => `${named(feature)}.`),
  said: {
    right: ({ chosen: { weight, least, most, reach } }) =>
      `Its weight ${figure(weight)} and its range of ${figure(most - least)} move the score by ${figure(reach)}, further than any other.`,
    largestWeight: ({ chosen: { weight, least, most, reach } }) =>
      `Its weight ${figure(weight)} is the furthest from 0, but its range is only ${figure(most - least)}: it moves the score by ${figure(reach)}. Another feature moves it further.`,
    widest: ({ chosen: { weight, least, most, reach } }) =>
      `Its range is the widest, ${figure(most - least)}, but its weight is only ${figure(weight)}: it moves the score by ${figure(reach)}. Another feature moves it further.`,
    otherwise: ({ chosen: { weight, least, most, reach } }) =>
      `Its weight ${figure(weight)} and its range of ${figure(most - least)} move the score by ${figure(reach)}. Another feature moves it further.`,
  },
};
