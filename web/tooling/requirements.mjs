// What has to be on the machine, and how to get it. Pure: setup.mjs looks and installs.

/** @typedef {"build" | "core-test" | "test" | "fuzz" | "coverage" | "bench"} Group */

/**
 * @typedef {object} Requirement
 * @property {string} name Key in setup.mjs's table of detectors.
 * @property {string} label For people.
 * @property {Group} group
 * @property {readonly string[]} apt Debian packages.
 * @property {readonly string[]} brew Homebrew formulae or casks; empty where there is none.
 * @property {string} [instead] Another way to get it.
 * @property {string} [untested] What goes untested without it. Only these are optional.
 */

/** @type {readonly Requirement[]} */
export const requirements = [
  { name: "cmake", label: "CMake 3.25 or newer", group: "build", apt: ["cmake"], brew: ["cmake"] },
  { name: "compiler", label: "a C++20 compiler", group: "build", apt: ["g++"], brew: ["llvm"] },
  { name: "make", label: "Make or Ninja", group: "build", apt: ["make"], brew: ["make"] },
  {
    name: "emscripten",
    label: "Emscripten 3.1.6 or newer",
    group: "build",
    apt: ["emscripten"],
    brew: ["emscripten"],
    instead: "emsdk from emscripten.org with its emsdk_env.sh sourced",
  },
  {
    name: "googletest",
    label: "the GoogleTest sources in /usr/src/googletest",
    group: "core-test",
    apt: ["googletest", "libgtest-dev", "libgmock-dev"],
    brew: [],
    instead: "a clone of google/googletest put there",
  },
  { name: "clang-format", label: "clang-format", group: "test", apt: ["clang-format"], brew: ["clang-format"] },
  { name: "pkg-config", label: "pkg-config", group: "test", apt: ["pkg-config"], brew: ["pkgconf"] },
  { name: "doxygen", label: "Doxygen", group: "test", apt: ["doxygen"], brew: ["doxygen"], untested: "Doxygen" },
  { name: "chromium", label: "Chromium", group: "test", apt: ["chromium"], brew: ["chromium"], untested: "Chromium" },
  {
    name: "headless-shell",
    label: "Chromium's headless shell, in which journeys take half the time",
    group: "test",
    apt: ["chromium-headless-shell"],
    brew: [],
    untested: "Chromium's headless shell",
  },
  { name: "firefox", label: "Firefox", group: "test", apt: ["firefox-esr"], brew: ["firefox"], untested: "Firefox" },
  {
    name: "webkit",
    label: "the WebKit driver with Xvfb",
    group: "test",
    apt: ["webkit2gtk-driver", "xvfb", "xauth"],
    brew: [],
    untested: "WebKit",
  },
  {
    name: "numpy",
    label: "Python with NumPy",
    group: "test",
    apt: ["python3-numpy"],
    brew: ["numpy"],
    untested: "NumPy",
  },
  {
    name: "traitlets",
    label: "Python with traitlets",
    group: "test",
    apt: ["python3-traitlets"],
    brew: [],
    instead: "pip install traitlets, where Python has NumPy",
    untested: "the Python class for notebooks",
  },
  { name: "clang", label: "Clang", group: "bench", apt: ["clang"], brew: ["llvm"] },
  {
    name: "libfuzzer",
    label: "Clang with libFuzzer",
    group: "fuzz",
    apt: ["clang", "libclang-rt-dev"],
    brew: ["llvm"],
  },
  {
    name: "llvm-cov",
    label: "Clang with llvm-cov",
    group: "coverage",
    apt: ["clang", "libclang-rt-dev", "llvm"],
    brew: ["llvm"],
  },
  {
    name: "benchmark",
    label: "Google Benchmark",
    group: "bench",
    apt: ["libbenchmark-dev"],
    brew: ["google-benchmark"],
  },
];

/**
 * @typedef {object} Host
 * @property {boolean} apt Whether apt-get is there.
 * @property {readonly string[] | null} asRoot What to put before a command to run it as root ([] for root itself); null: impossible.
 */

/**
 * What to do about the missing requirements.
 * @param {readonly Requirement[]} missing
 * @param {Host} host
 * @returns {{ required: string[], optional: Requirement[], stop: string | null }}
 *   Debian packages that must be installed, requirements worth trying, and the sentence to stop with.
 */
export function plan(missing, host) {
  const needed = missing.filter((one) => !one.untested);
  const optional = missing.filter((one) => one.untested);
  if (!host.apt || host.asRoot === null) {
    return { required: [], optional: [], stop: needed.length > 0 ? howToGet(needed) : null };
  }
  return { required: needed.flatMap((one) => one.apt), optional, stop: null };
}

/** One sentence: what is missing and how to get it. @param {readonly Requirement[]} missing */
export function howToGet(missing) {
  const ways = [`\`sudo apt-get install ${missing.flatMap((one) => one.apt).join(" ")}\``];
  const brew = missing.flatMap((one) => one.brew);
  if (brew.length > 0) ways.push(`\`brew install ${brew.join(" ")}\``);
  for (const one of missing) if (one.instead) ways.push(one.instead);
  const names = list(
    missing.map((one) => one.label),
    "and",
  );
  return `Missing: ${names}; get ${missing.length > 1 ? "them" : "it"} with ${list(ways, "or")}, then run the command again.`;
}

/** "a, b and c" @param {readonly string[]} words @param {string} conjunction */
function list(words, conjunction) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1)}`;
}

/** Whether a version is at least another: "3.25.1" ≥ "3.25". @param {string} version @param {string} least */
export function atLeast(version, least) {
  const [have, want] = [version, least].map((text) => text.split(".").map(Number));
  for (const [i, part] of (want ?? []).entries()) {
    const mine = have?.[i] ?? 0;
    if (mine !== part) return mine > part;
  }
  return true;
}

/** @typedef {{ packages?: Record<string, { version?: string, integrity?: string, optional?: boolean }> }} Lockfile */

/**
 * Whether node_modules holds what the lock file says. npm leaves a copy of the lock file there; optional packages of
 * other platforms are absent from it.
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile | null} installed node_modules/.package-lock.json, null when it is not there
 */
export function packagesMatch(wanted, installed) {
  if (!installed) return false;
  const present = installed.packages ?? {};
  const locked = wanted.packages ?? {};
  const allPresent = Object.entries(locked).every(([path, entry]) => {
    const mine = present[path];
    return path === "" || (mine ? mine.integrity === entry.integrity : entry.optional === true);
  });
  return allPresent && Object.keys(present).every((path) => path in locked);
}
