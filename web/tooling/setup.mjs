// Makes sure that everything a command needs is there: npm packages, the compiled messages and system tools. It runs before
// node_modules exists, so this file and what it imports first use Node's own modules only.
//
// By hand: node web/tooling/setup.mjs [build] [core-test] [test] [fuzz] [coverage] [bench]
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { isMain, printed, run, runScript, succeeds, ToolingError, which } from "./process.mjs";
import { atLeast, howToGet, packagesMatch, plan, requirements } from "./requirements.mjs";

/** @import { Group, Host, Lockfile, Requirement } from "./requirements.mjs" */

/** @type {Readonly<Record<string, () => boolean>>} */
const detectors = {
  cmake: () => atLeast(/version (\d+(\.\d+)*)/.exec(printed("cmake", ["--version"]))?.[1] ?? "0", "3.25"),
  compiler: () =>
    ["c++", "g++", "clang++"].some((compiler) =>
      succeeds(compiler, ["-std=c++20", "-fsyntax-only", "-x", "c++", "/dev/null"]),
    ),
  make: () => Boolean(which("make") ?? which("ninja")),
  emscripten: () => findEmscripten() !== null,
  googletest: () => existsSync("/usr/src/googletest/CMakeLists.txt"),
  "clang-format": () => which("clang-format") !== null,
  "pkg-config": () => which("pkg-config") !== null,
  doxygen: () => which("doxygen") !== null,
  chromium: () =>
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].some((name) => which(name)) ||
    existsSync("/Applications/Chromium.app") ||
    existsSync("/Applications/Google Chrome.app"),
  "headless-shell": () => which("chromium-headless-shell") !== null,
  firefox: () => ["firefox-esr", "firefox"].some((name) => which(name)) || existsSync("/Applications/Firefox.app"),
  webkit: () => which("WebKitWebDriver") !== null && which("Xvfb") !== null,
  // Where several are there, a test asks each of them.
  numpy: () => python("numpy"),
  traitlets: () => python("numpy, traitlets"),
  pandas: () => python("numpy, traitlets, pandas"),
  wheel: () => python("setuptools, wheel, pip, numpy, traitlets"),
  clang: () => which("clang++") !== null,
  libfuzzer: () =>
    links(["-fsanitize=fuzzer,address", "-include", "fuzzer/FuzzedDataProvider.h", "-x", "c++"], "libfuzzer.cpp"),
  "llvm-cov": () =>
    which("llvm-cov") !== null &&
    which("llvm-profdata") !== null &&
    links(["-fprofile-instr-generate", "-fcoverage-mapping"], "coverage.cpp"),
  benchmark: () =>
    ["/usr/include", "/usr/local/include", "/opt/homebrew/include"].some((directory) =>
      existsSync(join(directory, "benchmark", "benchmark.h")),
    ),
};

/** @param {string} modules @returns {boolean} Whether a Python has them. */
const python = (modules) =>
  ["python3", "/usr/bin/python3"].some((program) => succeeds(program, ["-c", `import ${modules}`]));

/**
 * Whether Clang makes a program of a file here: on Debian the runtimes that options need are a package of their own.
 * @param {readonly string[]} options
 * @param {string} source
 */
function links(options, source) {
  const program = join(tmpdir(), `${source}-${process.pid}`);
  const found = succeeds("clang++", [...options, join(import.meta.dirname, source), "-o", program]);
  rmSync(program, { force: true });
  return found;
}

/** The em++ the build uses: $EMSDK's, else the one on PATH. @returns {string | null} */
export function findEmscripten() {
  const emsdk = process.env["EMSDK"];
  const fromEmsdk = emsdk ? join(emsdk, "upstream", "emscripten", "em++") : null;
  return fromEmsdk && existsSync(fromEmsdk) ? fromEmsdk : which("em++");
}

/** @param {readonly Requirement[]} wanted @returns {Requirement[]} */
const missingOf = (wanted) => wanted.filter((one) => !detectors[one.name]?.());

/**
 * @param {readonly Group[]} groups
 * @returns {Promise<{ untested: string[] }>} What goes untested, as it could not be had.
 */
export async function setup(groups) {
  await installPackages();
  const { compileWords } = await import("./words/index.mjs");
  await compileWords();
  const wanted = requirements.filter((one) => groups.includes(one.group));
  const missing = missingOf(wanted);
  if (missing.length === 0) return { untested: [] };

  const host = inspectHost();
  const { required, optional, stop } = plan(missing, host);
  if (stop) throw new ToolingError(stop);
  if (required.length + optional.length > 0) await installSystem(host.asRoot ?? [], required, optional);

  const stillMissing = missingOf(missing);
  const needed = stillMissing.filter((one) => !one.untested);
  if (needed.length > 0) throw new ToolingError(howToGet(needed));
  return { untested: stillMissing.flatMap((one) => one.untested ?? []) };
}

/** @returns {Host} */
function inspectHost() {
  const apt = which("apt-get") !== null;
  const isRoot = process.getuid?.() === 0;
  const asRoot = isRoot ? [] : which("sudo") && succeeds("sudo", ["-n", "true"]) ? ["sudo", "-n"] : null;
  return { apt, asRoot };
}

async function installPackages() {
  if (packagesMatch(readLockfile("package-lock.json") ?? {}, readLockfile("node_modules/.package-lock.json"))) return;
  console.log("Installing the npm packages …");
  const { code } = await run("npm", ["ci", "--no-audit", "--no-fund"], { show: true });
  if (code !== 0) {
    throw new ToolingError("The npm packages could not be installed: run `npm ci` with the npm registry in reach.");
  }
}

/** @param {string} path @returns {Lockfile | null} */
function readLockfile(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8"));
  } catch {
    return null;
  }
}

/**
 * What is optional is installed one by one, so that what Debian does not have costs only itself.
 * @param {readonly string[]} asRoot
 * @param {readonly string[]} required
 * @param {readonly Requirement[]} optional
 */
async function installSystem(asRoot, required, optional) {
  /** @param {readonly string[]} args */
  const apt = (args) => {
    const [command = "", ...rest] = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
    return run(command, rest, { show: true });
  };
  /** @param {readonly string[]} packages */
  const install = (packages) => {
    console.log(`Installing with apt-get: ${packages.join(" ")} …`);
    return apt(["install", "-y", "--no-install-recommends", ...packages]);
  };
  await apt(["update"]);
  if (required.length > 0) await install(required);
  for (const one of optional) await install(one.apt);
}

if (isMain(import.meta.url)) {
  await runScript(async () => {
    const asked = process.argv.slice(2);
    const groups = /** @type {Group[]} */ (asked.length > 0 ? asked : ["build"]);
    const { untested } = await setup(groups);
    for (const name of untested) console.log(`${name} could not be had; its tests will be skipped.`);
    console.log(`Ready: ${groups.join(", ")}.`);
  });
}
