import { assert, isNear, lengthOf, type Reference, scoreOf, sum } from "./reference.js";

const facts = ({ given, subject }: Parameters<Reference<"margin">["check"]>[0]) => {
  const { weights, bias } = given;
  const products = subject.rows.map((row, k) => (subject.spec.y[k] ?? 0) * scoreOf(weights, bias, row));
  const functional = Math.min(...products);
  return { products, functional, length: lengthOf(weights), geometric: functional / lengthOf(weights) };
};

export const margin: Reference<"margin"> = {
  check: (question) => {
    assert(isNear(question.given.length, facts(question).length), "The length is that of w.");
    assert(facts(question).functional > 0, "The line separates.");
  },
  right: (question) => {
    const { functional, geometric } = facts(question);
    return [
      [functional, geometric],
      [functional, Number(geometric.toFixed(2))],
      [functional, Number(geometric.toFixed(4))],
    ];
  },
  wrong: (question) => {
    const { products, functional, length, geometric } = facts(question);
    const { weights, bias } = question.given;
    const largest = Math.max(...products);
    const longer = lengthOf([...weights, bias]);
    const isApart = (one: number): boolean => Math.abs(one - geometric) > 0.02 && Math.abs(one - functional) > 0.02;
    const none = sum(products.map(Math.abs)) + 1;
    return [
      ...(largest > functional ? ([[[largest, largest / length], "notSmallest"]] as const) : []),
      ...(products.includes(-functional)
        ? []
        : ([[[-functional, geometric], functional === 0 ? null : "labelForgotten"]] as const)),
      [[none, geometric], "functionalWrong"],
      ...(length === 1 ? [] : ([[[functional, functional], "notDivided"]] as const)),
      ...(isApart(functional / longer) ? ([[[functional, functional / longer], "biasInLength"]] as const) : []),
      [[functional, geometric + 100], "divided"],
      [[functional], "examMissing"],
      [[functional, Number.NaN], "examMissing"],
      [null, "examMissing"],
    ];
  },
};
