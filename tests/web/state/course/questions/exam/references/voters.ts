import { rows as matrix } from "../../../../../../rows.js";
import { assert, isNear, type Reference, scoreOf, sum, visitsOf } from "./reference.js";

const options = matrix("1 1; 1 -1; -1 1; -1 -1");

function predictions({ given: { voters, place } }: Parameters<Reference<"votes">["check"]>[0]) {
  const scores = voters.map(({ weights, bias }) => scoreOf(weights, bias, place));
  const votes = sum(voters.map(({ count }, k) => count * Math.sign(scores[k] ?? 0)));
  const averaged = sum(voters.map(({ count }, k) => count * (scores[k] ?? 0)));
  return [Math.sign(votes), Math.sign(averaged)] as const;
}

export const votes: Reference<"votes"> = {
  check: (question) => {
    const { given, subject, visit } = question;
    // A vector survives the visits that it makes without a mistake, and the one that ends it counts as well.
    const visits = visitsOf({ rows: subject.rows, labels: Array.from(subject.spec.y) }, visit);
    const all = [{ vector: "0,0,0", count: 0 }];
    for (const { weights, bias } of visits) {
      const last = all.at(-1);
      if (last) last.count++;
      const vector = [...weights, bias].join();
      if (vector !== last?.vector) all.push({ vector, count: 0 });
    }
    // The present one has one vote more than the visits that it has survived.
    const present = all.at(-1);
    if (present) present.count++;
    const told = all.filter(({ vector, count }) => vector !== "0,0,0" && count > 0);
    const voters = given.voters.map(({ weights, bias, count }) => ({ vector: [...weights, bias].join(), count }));
    assert(JSON.stringify(told) === JSON.stringify(voters), "The vectors survived so many visits.");
    for (const { score, weights, bias } of given.voters)
      assert(isNear(score, scoreOf(weights, bias, given.place)) && score !== 0, "Every vector has a side.");
    assert(!predictions(question).includes(0), "Both say something.");
  },
  right: (question) => {
    const [voted, averaged] = predictions(question);
    return [options.findIndex(([one, other]) => one === voted && other === averaged)];
  },
  wrong: (question) => {
    const [voted, averaged] = predictions(question);
    return options.flatMap(([one, other], at) => {
      if (one === voted && other === averaged) return [];
      const code = one === voted ? "averagedWrong" : other === averaged ? "votedWrong" : "bothWrong";
      return [[at, code] as const];
    });
  },
};
