import { assert, type Reference, visitsOf } from "./reference.js";

type Question = Parameters<Reference<"orders">["check"]>[0];

const countsOf = ({ given, subject }: Question): number[] =>
  given.orders.map(({ order }) => {
    const labels = Array.from(subject.spec.y);
    const visits = visitsOf({ rows: subject.rows, labels, order: order.map((one) => one - 1) }, subject.rows.length);
    return visits.filter(({ mistake }) => mistake).length;
  });

/** How often the label changes on the way through an order. */
const changes = ({ subject }: Question, order: readonly number[]): number =>
  order.filter((one, k) => k > 0 && subject.spec.y[one - 1] !== subject.spec.y[(order[k - 1] ?? 0) - 1]).length;

export const orders: Reference<"orders"> = {
  check: (question) => {
    const { orders, examples } = question.given;
    for (const one of orders) assert(one.order.toSorted().join() === [1, 2, 3, 4, 5].slice(0, examples).join(), "All.");
    const [blocks, mixed] = orders.map((one) => changes(question, one.order));
    assert(blocks === 1 && mixed === examples - 1, "Label by label, and the labels in turn.");
    const [one, other] = countsOf(question);
    assert(one !== other, "The order matters.");
  },
  right: (question) => [countsOf(question)],
  wrong: (question) => {
    const [blocks = 0, mixed = 0] = countsOf(question);
    const { examples } = question.given;
    const isFirstMissed = [blocks, mixed].join() === [mixed - 1, blocks - 1].join();
    const third = [1, 2, 3, 4, 5].find((one) => ![blocks, mixed, blocks - 1, mixed - 1].includes(one));
    return [
      [[mixed, blocks], isFirstMissed ? null : "swapped"],
      [[blocks, blocks], "same"],
      [[blocks - 1, mixed - 1], blocks - 1 === mixed && mixed - 1 === blocks ? null : "firstMissed"],
      [[blocks, examples + 1], "impossible"],
      [[blocks, 1.5], "impossible"],
      ...(third === undefined || third > examples ? [] : ([[[blocks, third], "wrong"]] as const)),
      ...(third === undefined || third > examples ? [] : ([[[third, mixed], "wrong"]] as const)),
      [[blocks], "examMissing"],
    ];
  },
};
