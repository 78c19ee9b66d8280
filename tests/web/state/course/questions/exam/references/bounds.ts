import { assert, isNear, lengthOf, type Reference, scoreOf, sum, visitsOf } from "./reference.js";

/** Of so many mistakes or more, the theorem can only rule out; of so many at most, only promise. */
const saidOf = (asks: "or-more" | "at-most", count: number, most: number) =>
  asks === "or-more" ? (count > most ? "ruled-out" : "open") : count < most ? "open" : "promised";

export const bound: Reference<"bound"> = {
  check: ({ given, subject }) => {
    const rows = subject.rows;
    const labels = Array.from(subject.spec.y);
    assert(isNear(Math.max(...rows.map(lengthOf)), given.radius), "R is the farthest.");
    // The largest margin, by trying directions.
    const around = Array.from({ length: 7200 }, (_, k) => (k * Math.PI) / 3600).map((angle) =>
      Math.min(...rows.map((row, k) => (labels[k] ?? 0) * scoreOf([Math.cos(angle), Math.sin(angle)], 0, row))),
    );
    assert(Math.abs(Math.max(...around) - given.margin) < 1e-3, "γ is the largest margin.");
    const mistakes = visitsOf({ rows, labels, bias: false }, 600).filter(({ mistake }) => mistake).length;
    assert(mistakes === given.mistakes, "So many mistakes are made.");
    assert(mistakes <= (given.radius / given.margin) ** 2 + 1e-9, "The theorem holds.");
    assert(sum(labels.map(Math.abs)) === rows.length, "Labels are −1 and +1.");
  },
  right: ({ given: { asks, radius, margin, count, options } }) => {
    const most = Math.floor((radius / margin) ** 2 + 1e-9);
    return asks === "most" ? [[most]] : [options.indexOf(saidOf(asks, count, most))];
  },
  wrong: ({ given: { asks, radius, margin, count, options } }) => {
    const bound = (radius / margin) ** 2;
    const most = Math.floor(bound + 1e-9);
    if (asks !== "most") {
      const wrong = options.filter((one) => one !== saidOf(asks, count, most));
      return [...wrong.map((one) => [options.indexOf(one), one] as const), [null, "examChoose"], [9, "examChoose"]];
    }
    const ratio = radius / margin;
    return [
      ...(isNear(bound, most) ? [] : ([[[bound], "notWhole"]] as const)),
      [[most + 1], "roundedUp"],
      ...(ratio === most || ratio === most + 1 ? [] : ([[[ratio], "notSquared"]] as const)),
      [[1 / bound], "upsideDown"],
      [[most + 1000], "most"],
      [[-1], null],
    ];
  },
};
