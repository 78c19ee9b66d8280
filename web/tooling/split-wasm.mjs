// Parts the WASM module in two: what a first visit needs until the page can be used, and the rest, which loads after the
// first picture. Both share one memory; only the site uses the parts.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { devNull } from "node:os";
import { dirname, join } from "node:path";
import { paths } from "./paths.mjs";
import { mustRun, printed } from "./process.mjs";
import { findEmscripten } from "./setup.mjs";

/** Functions that are not needed at once, by what their (mangled) names contain. */
const later = [
  "AveragedLearner|VotedLearner|PocketLearner|BatchLearner|MulticlassLearner|KernelLearner|PassiveAggressiveRule",
  "NearestNeighbours|DecisionTree|Baseline|Neighbours|Grower|grow_tree|tree_cost|4Gram|6Kernel|11exponential|4Axes",
  "7permuteE|20insert_group_exactly|17check_permutation|15OrderExperiment|14maximum_margin|3Run5field|3Run6margin|3Run9objective|3Run8mistakes",
  "advanceJob|deleteJob|startRun|startedRun|4jobsI|6openedI",
  "^(?!_ZNK?St)(?!.*(?:FeatureMap|7Learner7prepare|8RunStart|10perceptron4Work)).*(?:[aA]nalys[ie]s|Experiment|register_late|Corner|Nearest[PS]|4Hull|4Work|Exact|Elimination|BigInteger)",
  "generate_(?!blobs)",
  "make_(?:margin|averaged|voted|pocket|batch|passive_aggressive|multiclass|kernel|nearest_neighbours|decision_tree)E",
  "_GLOBAL__N_1L?(?:5field|8mistakes|11permutation|9objective|13maximumMargin|6margin)",
].map((names) => new RegExp(names));

/** Of equal functions the linker keeps one, under either name: what is short enough to be equal to another one stays. */
const shared = /(?:7mistake|10hyperplane|13needs_journal|12most_updates|10parameters|7weights|7initial|5keeps|D[0-2])E/;

/** What Emscripten, from the oldest to the newest, makes use of; the tool wants to be told. */
const features = [
  "simd",
  "mutable-globals",
  "bulk-memory",
  "sign-ext",
  "nontrapping-float-to-int",
  "reference-types",
  "multivalue",
];

const enabled = features.map((name) => `--enable-${name}`);

/** A module with nothing in it. */
const nothing = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Parts the module that was just linked, and takes the names of its functions out of it. */
export async function splitWasm() {
  const { names, withoutNames } = functionNames(readFileSync(paths.wasmLinked));
  writeFileSync(paths.wasm, withoutNames);
  const split = findSplitter();
  if (split) {
    const named = names.filter((name) => !shared.test(name) && later.some((pattern) => pattern.test(name)));
    const toRead = [paths.wasmLinked, ...enabled, "--print-call-graph", "-o", devNull];
    const graph = await mustRun("Reading the WASM module", split.replace(/wasm-split$/, "wasm-opt"), toRead);
    const chosen = withHelpers(named, graph);
    await mustRun("Parting the WASM module", split, [
      "--split",
      paths.wasmLinked,
      ...enabled,
      `--split-funcs=${chosen.join(",")}`,
      "--import-namespace=primary",
      "--placeholder-namespace=placeholder",
      "-o1",
      paths.wasmStart,
      "-o2",
      paths.wasmRest,
    ]);
  } else {
    console.warn("There is no wasm-split beside Emscripten: a first visit loads the whole WASM module.");
    copyFileSync(paths.wasm, paths.wasmStart);
    writeFileSync(paths.wasmRest, nothing);
  }
}

/**
 * These functions, and those that nothing else calls.
 * @param {readonly string[]} names
 * @param {string} graph As Binaryen prints it: who calls whom, and who is called from outside or through a pointer.
 */
export function withHelpers(names, graph) {
  const wanted = new Set(names);
  /** @type {Map<string, string[]>} */
  const callers = new Map();
  /** @type {Set<string>} */
  const roots = new Set();
  for (const line of graph.split("\n")) {
    const [, from, to] = /^ {2}"(.+)" -> "(.+)".*; \/\/ call/.exec(line) ?? [];
    if (from && to) callers.set(to, [...(callers.get(to) ?? []), from]);
    const [, root] = /^ {2}"(.+)" \[style=(?!.*fillcolor="white")/.exec(line) ?? [];
    if (root) roots.add(root);
  }
  let found = 0;
  do {
    found = 0;
    for (const [name, all] of callers) {
      if (wanted.has(name) || roots.has(name) || !all.every((caller) => caller === name || wanted.has(caller)))
        continue;
      wanted.add(name);
      found++;
    }
  } while (found > 0);
  return [...wanted];
}

/** Binaryen's tool: on PATH, or where Emscripten keeps its own. */
function findSplitter() {
  const compiler = findEmscripten();
  const beside = compiler ? [join(dirname(compiler), "..", "bin", "wasm-split")] : [];
  return ["wasm-split", ...beside].find((tool) => printed(tool, ["--version"]).includes("wasm-split"));
}

/**
 * The names of a module's functions, and the module without its section of names.
 * @param {Uint8Array} module
 */
export function functionNames(module) {
  /** @type {string[]} */
  const names = [];
  const kept = [module.subarray(0, 8)];
  for (let at = 8; at < module.length; ) {
    const start = at;
    const id = module[at];
    const size = number(module, at + 1);
    at = size.end + size.value;
    const section = module.subarray(size.end, at);
    if (id === 0 && sectionName(section) === "name") names.push(...namesIn(section));
    else kept.push(module.subarray(start, at));
  }
  return { names, withoutNames: Buffer.concat(kept) };
}

/** @param {Uint8Array} section */
function sectionName(section) {
  const { value, end } = number(section, 0);
  return new TextDecoder().decode(section.subarray(end, end + value));
}

/** @param {Uint8Array} section */
function namesIn(section) {
  const prefix = number(section, 0);
  for (let at = prefix.end + prefix.value; at < section.length; ) {
    const id = section[at];
    const size = number(section, at + 1);
    at = size.end + size.value;
    if (id === 1) return functionNamesIn(section.subarray(size.end, at));
  }
  return [];
}

/** @param {Uint8Array} bytes */
function functionNamesIn(bytes) {
  const count = number(bytes, 0);
  let at = count.end;
  return Array.from({ length: count.value }, () => {
    const length = number(bytes, number(bytes, at).end);
    at = length.end + length.value;
    return new TextDecoder().decode(bytes.subarray(length.end, at));
  });
}

/**
 * An unsigned LEB128 number, and where it ends.
 * @param {Uint8Array} bytes
 * @param {number} at
 */
function number(bytes, at) {
  let value = 0;
  let end = at;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[end++] ?? 0;
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return { value, end };
  }
}
