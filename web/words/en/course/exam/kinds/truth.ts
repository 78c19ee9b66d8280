import type { Statement } from "../../../../../state/course/questions/exam/kinds/truth.js";
import type { ExamWords } from "../../../../exam-words.js";
import { figure, numbered, signed } from "../../../shared/answers.js";
import { vector } from "../terms.js";

const said = (statement: Statement): string => {
  switch (statement.about) {
    case "repair":
      return `The next visit is to ${numbered(statement.example)}, at ${vector(statement.place)} with the label ${signed(statement.label)}. Its score is ${figure(statement.score)}, a mistake, and there is a bias. True or false: after one update with η = 1 its prediction is correct.`;
    case "scale":
      return statement.biasToo
        ? `True or false: if w and b are both multiplied by ${figure(statement.factor)}, no prediction changes.`
        : `The bias is not 0. True or false: if w alone is multiplied by ${figure(statement.factor)}, no prediction changes.`;
    case "converge":
      return "True or false: a perceptron that goes through these examples over and over will converge.";
    case "widest":
      return `A run on these examples has converged. The nearest example is ${figure(statement.distance)} away from its line. True or false: ${statement.wider ? "another separating line is farther from its nearest example." : "no other separating line is farther from its nearest example."}`;
    case "first":
      return `The weights and the bias start at 0, and a visit is a mistake if y·a ${statement.tie === "mistake" ? "≤" : "<"} 0. True or false: the first visit is a mistake, whichever example it is.`;
  }
};

/** From which score to which the update moves its example. */
const moved = (statement: Statement): string =>
  statement.about === "repair" ? `from ${figure(statement.score)} to ${figure(statement.after)}` : "";

const distances = (statement: Statement): string =>
  statement.about === "widest" ? `${figure(statement.widest)} instead of ${figure(statement.distance)}` : "";

/** Whether it is true that the line is not the widest, and so every reason on the other side of the truth. */
const saysWider = (statement: Statement): boolean => statement.about === "widest" && statement.wider;

const isTurned = (statement: Statement): boolean => statement.about === "scale" && statement.factor < 0;

export const truth: ExamWords<"truth"> = {
  ask: ({ statement }) => said(statement),
  hint: ({ statement }) =>
    ({
      repair: "How much does its own score change if the example, and 1 for the bias, is added to the weights?",
      scale:
        "A prediction is the sign of w·x + b. Try a point for which w·x is 1 and b is " +
        (statement.about === "scale" ? figure(statement.bias) : "") +
        ".",
      converge: "What does the convergence theorem ask for? Look at the stage.",
      widest: "When does the run stop? Look for a line on the stage that leaves more room.",
      first: "What is the score of any example before the first update?",
    })[statement.about],
  parts: ({ options, statement }) =>
    options.map(
      (option) =>
        ({
          enough: "True: its score moves far enough.",
          always: "True: every update repairs its example.",
          notEnough: "False: its score does not move far enough.",
          othersOnly: "False: only the other scores change.",
          signsStay: "True: every score keeps its sign.",
          signsTurn: "False: every score changes its sign.",
          lineMoves: "False: the boundary moves.",
          moreConfident: "False: larger scores give other predictions.",
          separable: "True: a line separates them.",
          smallSteps: "True, if η is small enough.",
          inseparable: "False: no line separates them.",
          fixedOrder: "False: without shuffling it goes round for ever.",
          onlyBest: saysWider(statement)
            ? "False: the run stops only at the widest."
            : "True: the run stops only at the widest.",
          byBound: saysWider(statement) ? "False: the theorem rules that out." : "True: that is what the theorem says.",
          anyLine: saysWider(statement)
            ? "True: the run stops at any that separates."
            : "False: the run stops at any that separates.",
          stillMistakes: saysWider(statement)
            ? "True: some examples may still be wrong."
            : "False: some examples may still be wrong.",
          tieCounts: "True: a score of 0 is a mistake here.",
          wrongSide: "True: every example begins on the wrong side.",
          tieIsRight: "False: a score of 0 is no mistake here.",
          byLabel: "False: that depends on its label.",
        })[option],
    ),
  said: {
    enough: ({ right, statement }) =>
      right
        ? `The score moves ${moved(statement)}: the update changes it by the squared length of the example, with 1 for the bias.`
        : `It moves the right way, but only ${moved(statement)}: that is still a mistake.`,
    always: ({ statement }) =>
      `Every update moves its example the right way, but how far depends on the length of the example. Here its score goes ${moved(statement)}.`,
    notEnough: ({ right, statement }) =>
      right
        ? `The score moves only ${moved(statement)}: that is less than was missing.`
        : `It does: the score moves ${moved(statement)}.`,
    othersOnly: ({ statement }) =>
      `The update adds the example to the weights or subtracts it, so its own score changes too: ${moved(statement)}.`,
    signsStay: ({ right, statement }) =>
      right
        ? "Every score is multiplied by the same positive number, so its sign stays, and so does the boundary."
        : isTurned(statement)
          ? "The number is negative: every score changes its sign."
          : "Only w·x is multiplied, and b is not: for points near the boundary the sum can change its sign.",
    signsTurn: ({ right, statement }) =>
      right
        ? "The boundary stays where it is, but its two sides change places."
        : isTurned(statement)
          ? "Look at the signs again."
          : statement.about === "scale" && !statement.biasToo
            ? "Not every score: only between the old boundary and the new one do scores change their sign."
            : "The number is positive: no score is turned round by it.",
    lineMoves: ({ right, statement }) =>
      right
        ? "w·x changes and b does not, so the score is 0 somewhere else. A prediction changes for every point in between."
        : isTurned(statement)
          ? "A score that is 0 stays 0 if all of it is multiplied, so the boundary stays. But look at its two sides."
          : "A score that is 0 stays 0 if all of it is multiplied, so the boundary stays.",
    moreConfident: () => "A prediction is the sign of the score. How large the score is does not matter.",
    separable: ({ right }) =>
      right
        ? "A line separates them, and then the theorem says: only so many mistakes, and the run converges, in any order."
        : "No line separates them: look at the stage, and try to draw one.",
    smallSteps: ({ statement }) =>
      statement.about === "converge" && statement.separable
        ? "It converges, but with any η: from weights 0, η only changes the scale of the weights."
        : "From weights 0, η only changes the scale of the weights. It cannot make a line where there is none.",
    inseparable: ({ right }) =>
      right
        ? "No line separates them, so in every epoch at least one example is wrong, and the weights change again."
        : "There is a line that does: look for it on the stage.",
    fixedOrder: ({ statement }) =>
      statement.about === "converge" && statement.separable
        ? "A line separates these, and then the theorem holds for every order, a fixed one too."
        : "It does not converge, but the order is not to blame: shuffling would not help either.",
    onlyBest: ({ statement }) =>
      `The run knows nothing of distances: it stops at the first line without a mistake. The widest has ${distances(statement)}.`,
    byBound: ({ statement }) =>
      `The theorem limits the mistakes, and says nothing about which line it ends with. The widest has ${distances(statement)}.`,
    anyLine: ({ statement }) =>
      `The run stops as soon as nothing is wrong. The widest line has ${distances(statement)}.`,
    stillMistakes: ({ statement }) =>
      saysWider(statement)
        ? "It is true, but for another reason: converged means a whole epoch without a mistake."
        : "It is false, but for another reason: converged means a whole epoch without a mistake.",
    tieCounts: ({ right }) =>
      right
        ? "With all weights 0, every score is 0, and y·a = 0 counts as a mistake."
        : "Every score is 0 at first, but y·a = 0 is not below 0: no mistake.",
    wrongSide: () => "With all weights 0 there is no boundary yet, and no sides: every score is 0.",
    tieIsRight: ({ right }) =>
      right
        ? "Every score is 0 at first, and y·a = 0 is not below 0. So the first visit changes nothing, and neither does any other."
        : "Look at the rule: y·a = 0 is a mistake here.",
    byLabel: () => "The score is 0, so y·a is 0 for either label.",
  },
};
