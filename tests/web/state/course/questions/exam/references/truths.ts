import { isSeparable, vectorsOf } from "../../by-hand.js";
import { assert, isNear, type Reference, scoreOf, visitsOf } from "./reference.js";

type Question = Parameters<Reference<"truth">["check"]>[0];

/** The reason that is right, by what is said alone. */
function reasonOf({ given: { statement }, subject }: Question): string {
  const labels = Array.from(subject.spec.y);
  switch (statement.about) {
    case "repair": {
      const [x1, x2] = statement.place;
      const after = statement.label * statement.score + x1 * x1 + x2 * x2 + 1;
      return after > 0 ? "enough" : "notEnough";
    }
    case "scale":
      return !statement.biasToo ? "lineMoves" : statement.factor > 0 ? "signsStay" : "signsTurn";
    case "converge":
      return isSeparable(vectorsOf(subject), labels) ? "separable" : "inseparable";
    case "widest":
      return "anyLine";
    case "first":
      return statement.tie === "mistake" ? "tieCounts" : "tieIsRight";
  }
}

export const truth: Reference<"truth"> = {
  check: ({ given: { statement }, subject, visit }) => {
    const { rows } = subject;
    const labels = Array.from(subject.spec.y);
    if (statement.about === "repair") {
      const visits = visitsOf({ rows, labels }, visit + 1);
      const next = visits.at(-1);
      if (!next) throw new Error("There is a next visit.");
      assert(next.row === statement.example - 1 && next.score === statement.score, "It is the next visit.");
      assert(next.mistake && statement.label === labels[next.row], "It is a mistake.");
      assert(isNear(scoreOf(next.weights, next.bias, statement.place), statement.after), "So it scores after it.");
    }
    if (statement.about === "widest") {
      const last = visitsOf({ rows, labels }, visit).at(-1);
      if (!last) throw new Error("The run has visits.");
      const length = Math.hypot(...last.weights);
      const distances = rows.map((row, k) => ((labels[k] ?? 0) * scoreOf(last.weights, last.bias, row)) / length);
      assert(isNear(Math.min(...distances), statement.distance), "So far is the nearest.");
      assert(isNear(widestOf(rows, labels), statement.widest), "So far is the nearest of the widest.");
      assert(statement.widest > statement.distance, "There is a wider one.");
    }
    if (statement.about === "scale") {
      const { factor, biasToo, bias } = statement;
      const turns = Math.sign(1 + bias) !== Math.sign(factor + bias * (biasToo ? factor : 1));
      assert(turns === (!biasToo || factor < 0), "The point of the hint shows whether a prediction changes.");
    }
    if (statement.about === "first") assert(subject.state.learners[0]?.kind === "perceptron", "It is a perceptron.");
  },
  right: (question) => [question.given.options.indexOf(reasonOf(question) as never)],
  wrong: (question) => {
    const right = reasonOf(question);
    const { options } = question.given;
    return [
      ...options.filter((one) => one !== right).map((one) => [options.indexOf(one), one] as const),
      [null, "examChoose"],
    ];
  },
};

/** Half the gap between the two classes, over all directions of edges between examples and perpendicular to them. */
function widestOf(rows: readonly (readonly number[])[], labels: readonly number[]): number {
  const angles = rows.flatMap(([a1 = 0, a2 = 0]) =>
    rows.flatMap(([b1 = 0, b2 = 0]) => {
      const angle = Math.atan2(b2 - a2, b1 - a1);
      return a1 === b1 && a2 === b2 ? [] : [angle, angle + Math.PI / 2, angle - Math.PI / 2];
    }),
  );
  const gaps = angles.map((angle) => {
    const along = rows.map((row) => scoreOf([Math.cos(angle), Math.sin(angle)], 0, row));
    const of = (label: number): readonly number[] => along.filter((_, k) => labels[k] === label);
    return (Math.min(...of(1)) - Math.max(...of(-1))) / 2;
  });
  return Math.max(...gaps);
}
