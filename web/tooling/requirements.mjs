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

/**
 * @param {Group} group @param {string} name @param {string} label @param {string} apt @param {string} brew
 * @param {Pick<Requirement, "instead" | "untested">} [otherwise] @returns {Requirement}
 */
function needs(group, name, label, apt, brew, otherwise) {
  return { group, name, label, apt: apt.split(" "), brew: brew.split(" ").filter(Boolean), ...otherwise };
}

export const requirements = [
  needs("build", "cmake", "CMake 3.25 or newer", "cmake", "cmake"),
  needs("build", "compiler", "a C++20 compiler", "g++", "llvm"),
  needs("build", "make", "Make or Ninja", "make", "make"),
  needs("build", "emscripten", "Emscripten 3.1.6 or newer", "emscripten", "emscripten", {
    instead: "emsdk from emscripten.org with its emsdk_env.sh sourced",
  }),
  needs(
    "core-test",
    "googletest",
    "the GoogleTest sources in /usr/src/googletest",
    "googletest libgtest-dev libgmock-dev",
    "",
    { instead: "a clone of google/googletest put there" },
  ),
  needs("test", "clang-format", "clang-format", "clang-format", "clang-format"),
  needs("test", "pkg-config", "pkg-config", "pkg-config", "pkgconf"),
  needs("test", "doxygen", "Doxygen", "doxygen", "doxygen", { untested: "Doxygen" }),
  needs("test", "chromium", "Chromium", "chromium", "chromium", { untested: "Chromium" }),
  needs(
    "test",
    "headless-shell",
    "Chromium's headless shell, in which journeys take half the time",
    "chromium-headless-shell",
    "",
    { untested: "Chromium's headless shell" },
  ),
  needs("test", "firefox", "Firefox", "firefox-esr", "firefox", { untested: "Firefox" }),
  needs("test", "webkit", "the WebKit driver with Xvfb", "webkit2gtk-driver xvfb xauth", "", { untested: "WebKit" }),
  needs("test", "numpy", "Python with NumPy", "python3-numpy", "numpy", { untested: "NumPy" }),
  needs("test", "traitlets", "Python with traitlets", "python3-traitlets", "", {
    instead: "pip install traitlets, where Python has NumPy",
    untested: "the Python class for notebooks",
  }),
  needs("test", "pandas", "Python with pandas", "python3-pandas", "", {
    instead: "pip install pandas, where Python has NumPy and traitlets",
    untested: "data frames in notebooks",
  }),
  needs("test", "wheel", "Python with pip, setuptools and wheel", "python3-pip python3-setuptools python3-wheel", "", {
    instead: "pip install setuptools wheel, where Python has NumPy and traitlets",
    untested: "the wheel for notebooks",
  }),
  needs("bench", "clang", "Clang", "clang", "llvm"),
  needs("fuzz", "libfuzzer", "Clang with libFuzzer", "clang libclang-rt-dev", "llvm"),
  needs("coverage", "llvm-cov", "Clang with llvm-cov", "clang libclang-rt-dev llvm", "llvm"),
  needs("bench", "benchmark", "Google Benchmark", "libbenchmark-dev", "google-benchmark"),
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
