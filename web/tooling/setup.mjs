// Makes sure that everything a command needs is there: npm packages, the compiled messages and system tools. It runs before
// node_modules exists, so this file and what it imports first use Node's own modules only.
//
// By hand: node web/tooling/setup.mjs [build] [core-test] [test] [fuzz] [coverage] [bench]
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { devNull } from "node:os";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { isMain, printed, run, runScript, succeeds, ToolingError, which } from "./process.mjs";

/** @typedef {"build" | "core-test" | "test" | "fuzz" | "coverage" | "bench"} Group */

/**
 * @typedef {object} Requirement
 * @property {Group} group
 * @property {string} label For people.
 * @property {readonly string[]} apt Debian packages.
 * @property {readonly string[]} brew Homebrew formulae or casks; empty where there is none.
 * @property {() => boolean} found Whether it is there.
 * @property {string} [instead] Another way to get it.
 * @property {string} [untested] What goes untested without it. Only these are optional.
 */

/**
 * @param {Group} group @param {string} label @param {string} apt @param {string} brew
 * @param {Partial<Pick<Requirement, "found" | "instead" | "untested">>} [more] `found`: otherwise its package is called as the
 *   program. @returns {Requirement}
 */
function needs(group, label, apt, brew, more) {
  return { group, label, apt: apt.split(" "), brew: brew.split(" ").filter(Boolean), found: any(apt), ...more };
}

/** One of some programs or files. @param {...string} names */
function any(...names) {
  return () => names.some((name) => (name.startsWith("/") ? existsSync(name) : which(name) !== null));
}

/** Modules that a Python has. Where several are there, a test asks each of them. @param {string} modules */
function python(modules) {
  const check = ["-c", `import ${modules}`];
  return () => ["python3", "/usr/bin/python3"].some((program) => succeeds(program, check));
}

/** A program that Clang links: on Debian the runtimes that options need are a package of their own. @param {...string} args */
function links(...args) {
  const [input, ...options] = args;
  const all = [...options, "-x", "c++", "-", "-o", devNull];
  return () => spawnSync("clang++", all, { input }).status === 0;
}

const fuzzed = 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }';

export const requirements = [
  needs("build", "CMake 3.25 or newer", "cmake", "cmake", {
    found: () => atLeast(/version (\d+(\.\d+)*)/.exec(printed("cmake", ["--version"]))?.[1] ?? "0", "3.25"),
  }),
  needs("build", "a C++20 compiler", "g++", "llvm", {
    found: () =>
      ["c++", "g++", "clang++"].some((one) => succeeds(one, ["-std=c++20", "-fsyntax-only", "-x", "c++", devNull])),
  }),
  needs("build", "Make or Ninja", "make", "make", { found: any("make", "ninja") }),
  needs("build", "Emscripten 3.1.6 or newer", "emscripten", "emscripten", {
    found: () => findEmscripten() !== null,
    instead: "emsdk from emscripten.org with its emsdk_env.sh sourced",
  }),
  needs("core-test", "the GoogleTest sources in /usr/src/googletest", "googletest libgtest-dev libgmock-dev", "", {
    found: any("/usr/src/googletest/CMakeLists.txt"),
    instead: "a clone of google/googletest put there",
  }),
  needs("test", "clang-format", "clang-format", "clang-format"),
  needs("test", "pkg-config", "pkg-config", "pkgconf"),
  needs("test", "Doxygen", "doxygen", "doxygen", { untested: "Doxygen" }),
  needs("test", "Chromium", "chromium", "chromium", {
    found: any(
      ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
      ...["/Applications/Chromium.app", "/Applications/Google Chrome.app"],
    ),
    untested: "Chromium",
  }),
  needs("test", "Chromium's headless shell, in which journeys take half the time", "chromium-headless-shell", "", {
    untested: "Chromium's headless shell",
  }),
  needs("test", "Firefox", "firefox-esr", "firefox", {
    found: any("firefox-esr", "firefox", "/Applications/Firefox.app"),
    untested: "Firefox",
  }),
  needs("test", "the WebKit driver with Xvfb", "webkit2gtk-driver xvfb xauth", "", {
    found: () => ["WebKitWebDriver", "Xvfb"].every(which),
    untested: "WebKit",
  }),
  needs("test", "Python with NumPy", "python3-numpy", "numpy", { found: python("numpy"), untested: "NumPy" }),
  needs("test", "Python with traitlets", "python3-traitlets", "", {
    found: python("numpy, traitlets"),
    instead: "pip install traitlets, where Python has NumPy",
    untested: "the Python class for notebooks",
  }),
  needs("test", "Python with pandas", "python3-pandas", "", {
    found: python("numpy, traitlets, pandas"),
    instead: "pip install pandas, where Python has NumPy and traitlets",
    untested: "data frames in notebooks",
  }),
  needs("test", "Python with pip, setuptools and wheel", "python3-pip python3-setuptools python3-wheel", "", {
    found: python("setuptools, wheel, pip, numpy, traitlets"),
    instead: "pip install setuptools wheel, where Python has NumPy and traitlets",
    untested: "the wheel for notebooks",
  }),
  needs("bench", "Clang", "clang", "llvm", { found: any("clang++") }),
  needs("fuzz", "Clang with libFuzzer", "clang libclang-rt-dev", "llvm", {
    found: links(fuzzed, "-fsanitize=fuzzer,address", "-include", "fuzzer/FuzzedDataProvider.h"),
  }),
  needs("coverage", "Clang with llvm-cov", "clang libclang-rt-dev llvm", "llvm", {
    found: () =>
      ["llvm-cov", "llvm-profdata"].every(which) &&
      links("int main() {}", "-fprofile-instr-generate", "-fcoverage-mapping")(),
  }),
  needs("bench", "Google Benchmark", "libbenchmark-dev", "google-benchmark", {
    found: any(...["/usr", "/usr/local", "/opt/homebrew"].map((at) => `${at}/include/benchmark/benchmark.h`)),
  }),
];

/** Whether a version is at least another: "3.25.1" ≥ "3.25". @param {string} version @param {string} least */
export function atLeast(version, least) {
  return version.localeCompare(least, "en", { numeric: true }) >= 0;
}

/** The em++ the build uses: $EMSDK's, else the one on PATH. @returns {string | null} */
export function findEmscripten() {
  const emsdk = process.env["EMSDK"];
  const fromEmsdk = emsdk ? join(emsdk, "upstream", "emscripten", "em++") : null;
  return fromEmsdk && existsSync(fromEmsdk) ? fromEmsdk : which("em++");
}

/**
 * @param {readonly Group[]} groups
 * @returns {Promise<{ untested: string[] }>} What goes untested, as it could not be had.
 */
export async function setup(groups) {
  await installPackages();
  const { compileWords } = await import("./words/index.mjs");
  await compileWords();
  const missing = requirements.filter(({ group, found }) => groups.includes(group) && !found());
  if (missing.length === 0) return { untested: [] };

  const host = inspectHost();
  const { required, optional, stop } = plan(missing, host);
  if (stop) throw new ToolingError(stop);
  if (required.length + optional.length > 0) await installSystem(host.asRoot ?? [], required, optional);

  const stillMissing = missing.filter(({ found }) => !found());
  const needed = stillMissing.filter((one) => !one.untested);
  if (needed.length > 0) throw new ToolingError(howToGet(needed));
  return { untested: stillMissing.flatMap((one) => one.untested ?? []) };
}

async function installPackages() {
  if (packagesMatch(readLockfile("package-lock.json"), readLockfile("node_modules/.package-lock.json"))) return;
  console.log("Installing the npm packages …");
  const { code } = await run("npm", ["ci", "--no-audit", "--no-fund"], { show: true });
  if (code !== 0) {
    throw new ToolingError("The npm packages could not be installed: run `npm ci` with the npm registry in reach.");
  }
}

/** @typedef {{ packages?: Record<string, { version?: string, integrity?: string, optional?: boolean }> }} Lockfile */

/** What is not there, or was left half written, is installed anew. @param {string} path @returns {Lockfile} */
function readLockfile(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8"));
  } catch {
    return {};
  }
}

/**
 * Whether node_modules holds what the lock file says. npm leaves a copy of the lock file there; optional packages of
 * other platforms are absent from it.
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile} installed node_modules/.package-lock.json
 */
export function packagesMatch({ packages: wanted = {} }, { packages: present = {} }) {
  const allPresent = Object.entries(wanted).every(([path, { integrity, optional }]) => {
    const mine = present[path];
    return path === "" || (mine ? mine.integrity === integrity : optional === true);
  });
  return allPresent && Object.keys(present).every((path) => path in wanted);
}

/**
 * @typedef {object} Host
 * @property {boolean} apt Whether apt-get is there.
 * @property {readonly string[] | null} asRoot What to put before a command to run it as root ([] for root itself); null: impossible.
 */

/** @returns {Host} */
function inspectHost() {
  const isRoot = process.getuid?.() === 0;
  const asRoot = isRoot ? [] : which("sudo") && succeeds("sudo", ["-n", "true"]) ? ["sudo", "-n"] : null;
  return { apt: which("apt-get") !== null, asRoot };
}

/**
 * What to do about the missing requirements.
 * @param {readonly Requirement[]} missing
 * @param {Host} host
 * @returns {{ required: readonly string[], optional: readonly Requirement[], stop: string | null }}
 *   Debian packages that must be installed, requirements worth trying, and the sentence to stop with.
 */
export function plan(missing, { apt, asRoot }) {
  const needed = missing.filter((one) => !one.untested);
  if (!apt || asRoot === null) {
    return { required: [], optional: [], stop: needed.length > 0 ? howToGet(needed) : null };
  }
  const optional = missing.filter((one) => one.untested);
  return { required: needed.flatMap((one) => one.apt), optional, stop: null };
}

/** One sentence: what is missing and how to get it. @param {readonly Requirement[]} missing */
export function howToGet(missing) {
  const brew = missing.flatMap((one) => one.brew);
  const ways = [
    `\`sudo apt-get install ${missing.flatMap((one) => one.apt).join(" ")}\``,
    ...(brew.length > 0 ? [`\`brew install ${brew.join(" ")}\``] : []),
    ...missing.flatMap(({ instead }) => instead ?? []),
  ];
  const names = new Intl.ListFormat("en-GB").format(missing.map((one) => one.label));
  const either = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(ways);
  return `Missing: ${names}; get ${missing.length > 1 ? "them" : "it"} with ${either}, then run the command again.`;
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
  await apt(["update"]);
  for (const packages of [required, ...optional.map((one) => one.apt)]) {
    if (packages.length === 0) continue;
    console.log(`Installing with apt-get: ${packages.join(" ")} …`);
    await apt(["install", "-y", "--no-install-recommends", ...packages]);
  }
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
