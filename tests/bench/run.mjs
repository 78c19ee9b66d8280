// `npm run bench`: what the project promises about speed, as ratios measured side by side.
// With --write the table also goes into README.md here.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { paths } from "../../web/tooling/paths.mjs";
import { mustRun, printed, runScript, toolEnvironment } from "../../web/tooling/process.mjs";
import { findEmscripten, setup } from "../../web/tooling/setup.mjs";
import { cases, natives, seekUpdates, targets, warmUpEpochs } from "./cases.mjs";
import { measureJavaScript, measureNative, measureSeek, measureWasm } from "./contenders.mjs";
import { contradictory, noisy, thinMargin, toBytes } from "./data.mjs";
import {
  field,
  measureAggressiveNatively,
  measureAveraged,
  measureFieldNatively,
  measureStandardizing,
  measureVotedField,
} from "./learners.mjs";
import { emptyJournal, variants } from "./plain/perceptron.mjs";
import { besideOthers, separability } from "./separability.mjs";
import { median, millions, table } from "./table.mjs";
import { duels, fight } from "./versus.mjs";

/** @import { Engine } from "../../web/engine/index.js" */
/** @import { Case } from "./cases.mjs" */
/** @import { Data } from "./data.mjs" */
/** @import { Row } from "./table.mjs" */

const repetitions = 11;
const journal = emptyJournal(2_000_000);

await runScript(async () => {
  const engine = await build();
  /** @type {Row[][]} */
  const byCase = [];
  for (const one of cases) {
    console.log(`${one.d} features, ${one.n} examples …`);
    byCase.push(await measure(engine, one));
  }
  console.log("seek …");
  const ratio = median(measureSeek(engine, thinMargin(10_000, 2), seekUpdates, repetitions));
  const what = `seek to a random visit of ${seekUpdates.toLocaleString("en")} updates / training again from the start`;
  const kinds = Array.from({ length: 2 + natives.length }, (_, kind) => kind);
  const rows = kinds.flatMap((kind) => byCase.flatMap((rows) => rows[kind] ?? []));
  rows.push({ what, ratio, target: targets.seek, note: "" });
  console.log("learners …");
  rows.push(...duels.map((duel) => fight(engine, duel, journal, repetitions)));
  const averaged = median(measureAveraged(engine, thinMargin(1000, 2), 20_000_000, repetitions));
  rows.push({
    what: "averaged / perceptron, time a visit, 2 features",
    ratio: averaged,
    most: targets.averaged,
    note: "",
  });
  const pixels = `${field.side} × ${field.side} pixels, ${field.voters.toLocaleString("en")} voters`;
  const voted = median(measureVotedField(engine, contradictory(1000), 3));
  rows.push({
    what: `every voter at every pixel / voted field, ${pixels}`,
    ratio: voted,
    target: targets.field,
    note: "",
  });
  const file = dataFile("field", contradictory(1000));
  for (const share of [0.02, 0.1, 0.5]) {
    const noise = dataFile(`noise-${share}`, noisy(1000, 2, share));
    for (const { name, preset } of natives) {
      const ratio = median(await measureAggressiveNatively(preset, noise, 1_000_000, repetitions));
      const what = `${name}, passive-aggressive / a straightforward loop, ${share * 100} % noise`;
      rows.push({ what, ratio, target: targets.straightforward, note: "" });
    }
  }
  for (const { name, preset } of natives) {
    const ratios = await measureFieldNatively(engine, contradictory(1000), preset, file, repetitions);
    rows.push({
      what: `WASM / ${name}, time of a voted field`,
      ratio: median(ratios),
      most: targets.fieldNative,
      note: "",
    });
  }
  for (const [n, d] of /** @type {const} */ ([
    [200_000, 2],
    [1000, 1000],
  ])) {
    const ratio = median(measureStandardizing(engine, contradictory(n, d), repetitions));
    const what = `start of a run, standardized / as it is, ${d} features, ${n} examples`;
    rows.push({ what, ratio, most: targets.standardizing, note: "" });
  }
  console.log("separability …");
  rows.push(...(await besideOthers(engine, dataFile)));
  const report = [table(rows), separability(engine), machine()].join("\n\n");
  console.log(`\n${report}`);
  if (process.argv.includes("--write")) write(report);
});

/** @returns {Promise<Engine>} */
async function build() {
  await setup(["build", "bench"]);
  const { buildWasm } = await import("../../web/tooling/products/wasm.mjs");
  const { buildLibrary, buildSite } = await import("../../web/tooling/products/products.mjs");
  console.log("Building …");
  await buildWasm({ show: false });
  await buildSite(); // The library's single file takes the page's style from it.
  await buildLibrary();
  const env = toolEnvironment();
  for (const { name, preset } of natives) {
    await mustRun(`Configuring the build with ${name}`, "cmake", ["--preset", preset], { env });
    const target = ["--build", "--preset", preset, "--parallel", "2", "--target", "core_bench"];
    await mustRun(`The build with ${name}`, "cmake", target, { env });
  }
  const { loadEngine } = await import(pathToFileURL(join(paths.distLib, "engine.js")).href);
  return loadEngine();
}

/**
 * Contenders take turns, so that a busy moment of the machine hits them all; each ratio is of one turn.
 * @param {Engine} engine
 * @param {Case} one
 * @returns {Promise<Row[]>}
 */
async function measure(engine, one) {
  const { d, n, visits } = one;
  const data = thinMargin(n, d);
  const file = dataFile(`${d}x${n}`, data);

  const plain = variants(d).map(({ name, train }) => ({ name, train, speeds: /** @type {number[]} */ ([]) }));
  /** @type {Record<"wasm" | "off", number[]>} */
  const speeds = { wasm: [], off: [] };
  const compiled = natives.map(({ name, preset }) => ({ name, preset, speeds: /** @type {number[]} */ ([]) }));
  let mistakes = 0;
  for (let round = 0; round < repetitions; round++) {
    for (const { train, speeds } of plain) speeds.push(measureJavaScript(train, data, journal, visits).perSecond);
    const wasm = measureWasm(engine, data, true, visits);
    mistakes = wasm.updates / (visits + warmUpEpochs * n);
    speeds.wasm.push(wasm.perSecond);
    speeds.off.push(measureWasm(engine, data, false, visits).perSecond);
    for (const { preset, speeds } of compiled) speeds.push((await measureNative(preset, file, one)).perSecond);
  }

  const best = plain.reduce((a, b) => (median(b.speeds) > median(a.speeds) ? b : a));
  /** @param {readonly number[]} over */
  const ratio = (over) => median(speeds.wasm.map((speed, round) => speed / (over[round] ?? Number.NaN)));
  /** @param {readonly number[]} over */
  const note = (over) => `${millions(median(speeds.wasm))} / ${millions(median(over))}`;
  const size = `${d} features, ${n} examples`;
  console.log(`  ${(mistakes * 100).toFixed(2)} % of the visits were mistakes; best JavaScript: ${best.name}.`);
  return [
    { what: `WASM / JavaScript, ${size}`, ratio: ratio(best.speeds), target: one.target, note: note(best.speeds) },
    ...compiled.map(({ name, speeds }) => {
      return { what: `WASM / ${name}, ${size}`, ratio: ratio(speeds), target: targets.native, note: note(speeds) };
    }),
    { what: `journal on / off, ${size}`, ratio: ratio(speeds.off), target: targets.journal, note: note(speeds.off) },
  ];
}

/**
 * For native builds to read.
 * @param {string} name
 * @param {Data} data
 */
function dataFile(name, data) {
  const file = join(paths.build, "bench", `${name}.bin`);
  mkdirSync(join(paths.build, "bench"), { recursive: true });
  writeFileSync(file, toBytes(data));
  return file;
}

function machine() {
  const emscripten = findEmscripten();
  const version = emscripten ? /\d+\.\d+\.\d+/.exec(printed(emscripten, ["--version"]))?.[0] : undefined;
  const compilers = natives.map(({ compiler }) => printed(compiler, ["--version"]).split("\n")[0]);
  const [cpu] = cpus();
  return [
    `Medians of ${repetitions} interleaved repetitions. ${cpu?.model.trim()}, ${cpus().length} threads.`,
    `Load average ${loadavg()[2]?.toFixed(1)} over 15 minutes. Node ${process.version}; Emscripten ${version}; native compilers ${compilers.join(" and ")}.`,
  ].join(" ");
}

/** @param {string} report */
function write(report) {
  const readme = join(import.meta.dirname, "README.md");
  const [before, after] = ["<!-- measured -->", "<!-- /measured -->"];
  const text = readFileSync(readme, "utf8");
  const start = text.indexOf(before) + before.length;
  writeFileSync(readme, `${text.slice(0, start)}\n${report}\n${text.slice(text.indexOf(after))}`);
}
