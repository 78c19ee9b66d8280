// Splits the WASM module in two: what trains the plain perceptron, and its extension, with all the rest. Which sources are
// which says wasm/library.cmake. Both share one memory; only the site uses them.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { devNull } from "node:os";
import { dirname, join } from "node:path";
import { paths } from "../paths.mjs";
import { mustRun, printed } from "../process.mjs";
import { findEmscripten } from "../setup.mjs";
import { functionsOf, withoutNames } from "./functions.mjs";
import { withOnePlaceholderEach, withTableForExports } from "./links.mjs";
import { constantsIn, withOwnTexts } from "./texts.mjs";

/**
 * Of equal functions the optimizer keeps one, under either name. Those that are called by their name show in the call
 * graph; of those that are called through a table, only short ones are equal by chance: fewer bytes than these stay.
 */
const distinct = 64;

/** Of the parts that a coroutine is compiled to, which the plain module has none of, only those that just free memory. */
const distinctPart = 16;

const isPart = /\.(resume|destroy|cleanup)$/;

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

/** What the glue calls to say which C++ type has no binding, and none lacks one: it brings all of printf with it. */
const unmissed = "__getTypeName";

/** How the module is called that the plain one imports what stands in place of the extension's functions from. */
const placeholders = "placeholder";

/** Emscripten puts nothing below 1024, so that small offsets may become part of loads and stores, as it has them itself. */
const unusedBelow = "--low-memory-unused";

/** A module with nothing in it. */
const nothing = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Splits the module that was just linked, and takes the names of its functions out of it. */
export async function splitWasm() {
  const linked = readFileSync(paths.wasmLinked);
  writeFileSync(paths.wasm, withoutNames(linked));
  const [split, optimizer, nm] = ["wasm-split", "wasm-opt", "llvm-nm"].map(findTool);
  if (!split || !optimizer || !nm) {
    console.warn("There are no wasm-split and llvm-nm beside Emscripten: a first visit loads the whole WASM module.");
    copyFileSync(paths.wasm, paths.wasmPlain);
    writeFileSync(paths.wasmExtension, nothing);
    return;
  }
  const [extension, plain] = [await symbols(nm, "extension"), await symbols(nm, "plain")];
  const toRead = [paths.wasmLinked, ...enabled, "--print-call-graph", "-o", devNull];
  const calls = callGraph(await mustRun("Reading the WASM module", optimizer, toRead));
  const moved = withHelpers(unshared(chosen(functionsOf(linked), extension, plain), plain, calls), calls);
  await mustRun("Splitting the WASM module", split, [
    "--split",
    paths.wasmLinked,
    ...enabled,
    `--split-funcs=${moved.join(",")}`,
    "--import-namespace=primary",
    `--placeholder-namespace=${placeholders}`,
    "-o1",
    paths.wasmPlain,
    "-o2",
    paths.wasmExtension,
  ]);
  const constants = async (/** @type {string} */ module) =>
    constantsIn(await mustRun("Reading a WASM module", optimizer, [module, ...enabled, "--print", "-o", devNull]));
  const own = withOwnTexts(readFileSync(paths.wasmPlain), readFileSync(paths.wasmExtension), {
    plain: await constants(paths.wasmPlain),
    extension: await constants(paths.wasmExtension),
  });
  writeFileSync(paths.wasmPlain, withOnePlaceholderEach(own.plain, placeholders));
  writeFileSync(paths.wasmExtension, own.extension);
  // Where the modules part there is something to gain that the whole one did not offer.
  for (const module of [paths.wasmPlain, paths.wasmExtension]) {
    await mustRun("Shrinking the WASM module", optimizer, [module, ...enabled, "-Oz", unusedBelow, "-o", module]);
  }
  const asked = new Set(WebAssembly.Module.exports(new WebAssembly.Module(linked)).map(({ name }) => name));
  const linkedByTable = withTableForExports(readFileSync(paths.wasmPlain), readFileSync(paths.wasmExtension), asked);
  writeFileSync(paths.wasmPlain, linkedByTable.plain);
  writeFileSync(paths.wasmExtension, linkedByTable.extension);
}

/**
 * What the objects of a module define, and what they ask for.
 * @typedef {object} Symbols
 * @property {ReadonlySet<string>} defined
 * @property {ReadonlySet<string>} undefined
 */

/**
 * @param {string} nm
 * @param {"plain" | "extension"} module
 */
async function symbols(nm, module) {
  const objects = readFileSync(join(dirname(paths.wasmLinked), `${module}-objects.txt`), "utf8").split("\n");
  return symbolsIn(await mustRun("Reading the objects", nm, ["--format=posix", ...objects.filter(Boolean)]));
}

/**
 * @param {string} listing As `nm --format=posix` prints it: name, type, value, size.
 * @returns {Symbols}
 */
export function symbolsIn(listing) {
  const lines = [...listing.matchAll(/^(\S+) (\w)\b/gm)];
  /** @param {string} types */
  const named = (types) =>
    new Set(lines.flatMap(([, name, type]) => (name && type && types.includes(type) ? name : [])));
  return { defined: named("TtWw"), undefined: named("U") };
}

/**
 * The functions of a module that only the extension's objects define, and the one that nobody misses.
 * @param {readonly import("./functions.mjs").WasmFunction[]} functions
 * @param {Symbols} extension
 * @param {Symbols} plain
 */
export function chosen(functions, extension, plain) {
  /** @param {string} name */
  const isExtra = (name) => extension.defined.has(name) && !plain.defined.has(name);
  return functions
    .filter(({ name, bytes }) => bytes >= (isPart.test(name) ? distinctPart : distinct))
    .filter(({ name }) => isExtra(name) || name === unmissed)
    .map(({ name }) => name);
}

/**
 * Who calls whom by name, and who is called from outside or through a table.
 * @typedef {object} Calls
 * @property {ReadonlyMap<string, readonly string[]>} callers
 * @property {ReadonlySet<string>} roots
 */

/**
 * @param {string} printed As Binaryen prints it.
 * @returns {Calls}
 */
export function callGraph(printed) {
  /** @type {Map<string, string[]>} */
  const callers = new Map();
  /** @type {Set<string>} */
  const roots = new Set();
  for (const line of printed.split("\n")) {
    const [, from, to] = /^ {2}"(.+)" -> "(.+)".*; \/\/ call/.exec(line) ?? [];
    if (from && to) callers.set(to, [...(callers.get(to) ?? []), from]);
    const [, root] = /^ {2}"(.+)" \[style=(?!.*fillcolor="white")/.exec(line) ?? [];
    if (root) roots.add(root);
  }
  return { callers, roots };
}

/**
 * These functions without those that stand for an equal one of the plain module, which calls what it never asked for, and
 * without what those call.
 * @param {readonly string[]} names
 * @param {Symbols} plain
 * @param {Calls} calls
 */
export function unshared(names, plain, { callers }) {
  const called = new Set(plain.defined);
  let before = 0;
  do {
    before = called.size;
    for (const [name, all] of callers) {
      if (!plain.undefined.has(name) && all.some((caller) => called.has(caller))) called.add(name);
    }
  } while (called.size > before);
  return names.filter((name) => !called.has(name));
}

/**
 * These functions, and those that nothing else calls.
 * @param {readonly string[]} names
 * @param {Calls} calls
 */
export function withHelpers(names, { callers, roots }) {
  const wanted = new Set(names);
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

/**
 * A tool of Binaryen or LLVM: on PATH, or where Emscripten keeps its own.
 * @param {string} name
 */
function findTool(name) {
  const compiler = findEmscripten();
  const beside = compiler ? [join(dirname(compiler), "..", "bin", name)] : [];
  return [name, ...beside].find((tool) => printed(tool, ["--version"]) !== "");
}
