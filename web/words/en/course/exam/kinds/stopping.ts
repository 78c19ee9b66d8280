import type { ExamWords } from "../../../../exam-words.js";
import { mistakes as mistakesCount } from "../../../nouns.js";
import { figure } from "../../../shared/answers.js";

const written = (counts: readonly number[]): string => counts.map(figure).join(", ");

export const stopping: ExamWords<"stopping"> = {
  ask: ({ asks, training, heldOut, examples: [trained, others] }) =>
    asks === "epoch"
      ? [
          "A run made these mistakes after each of its epochs. After which epoch should it have stopped, so that it does best on new examples?",
          `Training, of ${figure(trained)}: ${written(training)}`,
          `Held out, of ${figure(others)}: ${written(heldOut)}`,
        ].join("\n")
      : [
          `These are a perceptron’s mistakes on its ${figure(trained)} training examples, after each update of its first epoch. Pocket makes the same updates. The weights after which update has it kept at the end?`,
          `Mistakes after updates 1 to ${figure(training.length)}: ${written(training)}`,
        ].join("\n"),
  hint: ({ asks }) =>
    asks === "epoch"
      ? "Which of the two rows is about examples that the run never visited?"
      : "When does pocket swap the weights that it has kept for new ones? What if the new ones are only as good?",
  parts: ({ asks }) => (asks === "epoch" ? ["epoch"] : ["update"]),
  said: {
    right: ({ at, fewest, of }) =>
      `After epoch ${figure(at)} only ${figure(fewest)} of the ${figure(of)} held-out examples are wrong, fewer than after any other.`,
    rightOfSeveral: ({ at, fewest, of }) =>
      `There ${figure(fewest)} of the ${figure(of)} held-out examples are wrong. No other epoch has fewer, and epoch ${figure(at)} is the first that gets there.`,
    byTraining: ({ at, training, heldOut }) =>
      `After epoch ${figure(at)} training has the fewest mistakes, ${figure(training)}. But of the examples that it has never seen, ${figure(heldOut)} are wrong, and another epoch has fewer.`,
    last: ({ heldOut }) =>
      `At the end ${figure(heldOut)} held-out examples are wrong. Training longer has made that worse.`,
    notFewest: ({ at, heldOut }) =>
      `After epoch ${figure(at)} ${figure(heldOut)} held-out examples are wrong. Another epoch has fewer.`,
    pocketRight: ({ at, fewest, again }) =>
      again
        ? `After update ${figure(at)} there are ${mistakesCount(fewest)}. Later weights are as good, but pocket swaps only for better ones.`
        : `After update ${figure(at)} there are ${mistakesCount(fewest)}, fewer than before and after it.`,
    pocketAgain: ({ at, fewest }) =>
      `After update ${figure(at)} there are ${mistakesCount(fewest)}, but earlier weights had as few. Pocket swaps only for fewer.`,
    pocketLast: ({ mistakes }) =>
      `The perceptron predicts with its last weights, which make ${mistakesCount(mistakes)}. Pocket has kept better ones.`,
    pocketNotFewest: ({ at, mistakes }) =>
      `After update ${figure(at)} there are ${mistakesCount(mistakes)}. Some other weights make fewer.`,
    noEpoch: ({ given, count }) => `There is no epoch ${figure(given)}: the run had ${figure(count)}.`,
    noUpdate: ({ given, count }) => `There is no update ${figure(given)}: there were ${figure(count)}.`,
  },
};
