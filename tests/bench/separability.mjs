// How long the verdict on separability takes, in slices as the page makes them.
import { performance } from "node:perf_hooks";
import { contradictory } from "./data.mjs";
import { digits, median } from "./table.mjs";

/** @import { Engine } from "../../web/engine/index.js" */
/** @import { Data } from "./data.mjs" */

/** Random labels on 5·d examples of d real features, and the milliseconds that all and the longest slice may take. */
const cases = [
  { d: 40, most: 20, longest: 8 },
  { d: 100, most: 150, longest: 8 },
  { d: 400, most: 5000, longest: 8 },
];

/** Multiply-adds: some milliseconds. */
const slice = 1e6;

/** Others use the machine too: the median of the times counts, and the shortest of the longest slices. */
const rounds = 5;

/**
 * @param {Engine} engine
 * @param {Data} data
 */
function milliseconds(engine, { n, d, X, y }) {
  const analysis = engine.startAnalysis({ X: { data: X, shape: [n, d] }, y });
  let [all, longest] = [0, 0];
  for (let done = false; !done; ) {
    const started = performance.now();
    done = analysis.advance(slice);
    const took = performance.now() - started;
    all += took;
    longest = Math.max(longest, took);
  }
  const { separable } = analysis.result();
  analysis.dispose();
  if (separable !== false) throw new Error("Random labels on so many examples cannot be separated.");
  return { all, longest };
}

/**
 * A Markdown table of what was measured.
 * @param {Engine} engine
 */
export function separability(engine) {
  const lines = cases.flatMap(({ d, most, longest }) => {
    const data = contradictory(5 * d, d);
    milliseconds(engine, data); // The engine of JavaScript compiles what is hot while it runs.
    const times = Array.from({ length: rounds }, () => milliseconds(engine, data));
    const what = `${d} features, ${5 * d} examples with random labels`;
    return [
      row(`${what}: not separable`, median(times.map(({ all }) => all)), most),
      row(`${what}: longest slice`, Math.min(...times.map((time) => time.longest)), longest),
    ];
  });
  return ["| separability | measured | target | |", "| --- | ---: | ---: | --- |", ...lines].join("\n");
}

/**
 * @param {string} what
 * @param {number} measured
 * @param {number} most
 */
function row(what, measured, most) {
  return `| ${what} | ${digits(measured)} ms | ≤ ${most} ms | ${measured <= most ? "met" : "missed"} |`;
}
