import { assert, type Reference, sum, visitsOf } from "./reference.js";

type Question = Parameters<Reference<"counts">["check"]>[0];

function sums({ subject }: Question, count: (k: number) => number): readonly number[] {
  const rows = subject.rows.map((row) => [...row, 1]);
  return [0, 1, 2].map((k) => sum(rows.map((row, at) => count(at) * (row[k] ?? 0))));
}

/** The first visit is a mistake; the counts say nothing of who comes last. */
function reasonOf({ asks, counts: found, example }: Question["given"]) {
  if (asks === "last") return "yesOpen";
  return (found[example - 1] ?? 0) > 0 ? "yesCounted" : "noNoMistake";
}

export const counts: Reference<"counts"> = {
  check: ({ given, subject }) => {
    const { rows } = subject;
    const labels = Array.from(subject.spec.y);
    assert(given.labels.join() === labels.join() && String(given.places) === String(rows), "The table has them.");
    // Some order has these counts, and begins with the example that could come first.
    const orders = permutations([...rows.keys()]);
    const found = orders.filter((order) => {
      const visits = visitsOf({ rows, labels, order }, 60);
      const made = rows.map((_, k) => visits.filter(({ row, mistake }) => mistake && row === k).length);
      return made.join() === given.counts.join();
    });
    assert(found.length > 0, "Some order makes these mistakes.");
    if (given.asks === "first") {
      const couldBe = found.some(([first]) => first === given.example - 1);
      assert(couldBe === (given.counts[given.example - 1] ?? 0) > 0, "It could come first, or could not.");
    }
    if (given.asks === "last") {
      const couldBe = found.some((order) => order.at(-1) === given.example - 1);
      assert(couldBe && given.counts[given.example - 1] === 0, "It could come last, without a mistake.");
    }
  },
  right: (question) => {
    const { given, subject } = question;
    if (given.asks !== "weights") return [given.options.indexOf(reasonOf(given))];
    return [sums(question, (k) => (given.counts[k] ?? 0) * (subject.spec.y[k] ?? 0))];
  },
  wrong: (question) => {
    const { given, subject } = question;
    if (given.asks !== "weights") {
      const right = reasonOf(given);
      return given.options.filter((one) => one !== right).map((one) => [given.options.indexOf(one), one] as const);
    }
    const right = sums(question, (k) => (given.counts[k] ?? 0) * (subject.spec.y[k] ?? 0));
    const unlabelled = sums(question, (k) => given.counts[k] ?? 0);
    const once = sums(question, (k) => Math.sign(given.counts[k] ?? 0) * (subject.spec.y[k] ?? 0));
    const counted = sum(given.counts);
    const isApart = (one: readonly number[], ...others: readonly (readonly number[])[]): boolean =>
      others.every((other) => one.join() !== other.join());
    return [
      ...(isApart(unlabelled, right) ? ([[unlabelled, "unlabelled"]] as const) : []),
      ...(isApart(once, right, unlabelled) ? ([[once, "once"]] as const) : []),
      ...(isApart(right.with(2, counted), right, unlabelled, once)
        ? ([[right.with(2, counted), "biasSum"]] as const)
        : []),
      [right.with(2, (right[2] ?? 0) + 40), "biasMissing"],
      [right.with(0, (right[0] ?? 0) + 40), "term"],
      [null, "examMissing"],
    ];
  },
};

function permutations(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((one, k) => permutations(items.toSpliced(k, 1)).map((rest) => [one, ...rest]));
}
