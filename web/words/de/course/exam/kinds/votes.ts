import { votesOptions } from "../../../../../state/course/questions/exam/kinds/votes.js";
import type { ExamWords } from "../../../../exam-words.js";
import { figure, signed } from "../../../shared/answers.js";
import { model, vector } from "../terms.js";

const ofVotes = (positive: number, negative: number): string =>
  `Jeder Vektor stimmt mit dem Vorzeichen seines Scores ab, und das c-mal: ${figure(positive)} für +1 und ${figure(negative)} für −1.`;

const ofAverage = (sum: number): string =>
  `Beim Mittelwert zählen die Scores selbst: jeder mal sein c, zusammen ${figure(sum)}.`;

export const votes: ExamWords<"votes"> = {
  ask: ({ voters, place }) => {
    const all = voters.map(({ weights, bias, count }) => `${model(weights, bias)}, c = ${figure(count)}`).join("\n");
    return `Ein Lauf hatte diese Vektoren; c zählt, wie lange jeder überlebt hat. Was sagen das abstimmende und das gemittelte Perzeptron bei x = ${vector(place)} vorher?\n${all}`;
  },
  hint: () =>
    "Ein Vektor, der sich sehr sicher ist, und einer, der kaum sicher ist: Welches der beiden Perzeptrone merkt den Unterschied?",
  parts: () => votesOptions.map(([voted, averaged]) => `Abstimmend ${signed(voted)}, gemittelt ${signed(averaged)}.`),
  said: {
    right: ({ positive, negative, sum }) => `${ofVotes(positive, negative)} ${ofAverage(sum)}`,
    votedWrong: ({ positive, negative }) =>
      `Das gemittelte stimmt, das abstimmende nicht. ${ofVotes(positive, negative)}`,
    averagedWrong: ({ sum }) => `Das abstimmende stimmt, das gemittelte nicht. ${ofAverage(sum)}`,
    bothWrong: ({ positive, negative, sum }) => `Beide stimmen nicht. ${ofVotes(positive, negative)} ${ofAverage(sum)}`,
  },
};
