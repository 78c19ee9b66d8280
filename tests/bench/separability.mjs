// How long the verdict on separability takes, in slices as the page makes them, and how long others take.
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { mustRun, succeeds } from "../../web/tooling/process.mjs";
import { contradictory } from "./data.mjs";
import { digits, median } from "./table.mjs";

/** @import { Row } from "./table.mjs" */
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

/** Those that are measured beside it, with what their time over ours is to be at least. */
const others = { HiGHS: 3, libsvm: 3 };
const solvers = join(import.meta.dirname, "solvers.py");

/**
 * The time of others over that of the analysis in WASM, processor time of either, in turns.
 * @param {Engine} engine
 * @param {(name: string, data: Data) => string} dataFile
 * @returns {Promise<Row[]>} None where they are not installed.
 */
export async function besideOthers(engine, dataFile) {
  // The first Python on the path may be another than the system's, whose packages these are.
  const python = ["python3", "/usr/bin/python3"].find((path) => succeeds(path, [solvers, "--check"]));
  if (!python) {
    console.log("Skipped: HiGHS and libsvm (no Python with SciPy and scikit-learn: python3-scipy, python3-sklearn)");
    return [];
  }
  const data = contradictory(5000, 400);
  const file = dataFile("separability", data);
  const rounds = [];
  for (let round = 0; round < 3; round++) {
    const started = process.cpuUsage();
    milliseconds(engine, data);
    const { user, system } = process.cpuUsage(started);
    const found = JSON.parse(await mustRun("The solvers", python, [solvers, file]));
    if (found.separable !== false || found.mistakes === 0) throw new Error("The solvers find a hyperplane.");
    rounds.push({ ...found, own: (user + system) / 1e6 });
  }
  return Object.entries(others).map(([name, target]) => ({
    what: `${name} / the analysis, time, ${data.d} features, ${data.n} examples with random labels`,
    ratio: median(rounds.map((round) => round[name] / round.own)),
    target,
    note: `${digits(median(rounds.map((round) => round[name])))} s / ${digits(median(rounds.map(({ own }) => own)))} s`,
  }));
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
