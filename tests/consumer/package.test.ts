import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { root } from "../../web/tooling/paths.mjs";
import { which } from "../../web/tooling/process.mjs";
import { isAll } from "../web/sampled.js";
import { shell } from "./installed.js";
import { blocks, commands } from "./readme.js";

const prefix = inject("prefix");
const examples = join(root, "core", "examples");
const folder = mkdtempSync(join(tmpdir(), "perceptron-reader-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("a program of a reader, built against the installed package", () => {
  const directory = join(folder, "examples");
  const run = (name: string) => execFileSync(join(directory, "build", name), { encoding: "utf8" });

  beforeAll(() => {
    cpSync(examples, directory, { recursive: true });
    for (const command of commands("Use")) shell(command, directory, prefix);
  });

  test("takes two commands", () => {
    expect(commands("Use")).toHaveLength(2);
  });

  test("proves that XOR is not separable, and that with x1*x2 it is", () => {
    const said = run("xor");
    expect(said).toContain("XOR: stopped after 1000 epochs");
    for (const part of ["+ 0.5 of example 1", "+ 0.5 of example 2", "- 0.5 of example 0", "- 0.5 of example 3"])
      expect(said).toContain(part);
    expect(said).toContain("meet at (0.5, 0.5)");
    expect(said).toMatch(/XOR with x1\*x2: converged after \d+ epochs\n {2}separable: margin/);
  });

  test("compares two learners at the same visits", () => {
    const rows = run("compare").trim().split("\n").slice(1);
    expect(rows.map((row) => Number(row.trim().split(/\s+/)[0]))).toEqual([40, 80, 120, 160]);
  });

  test("does a job in slices", () => {
    expect(run("sliced")).toMatch(/\n\d+ slices; 200 orders converge in \d+ to \d+ epochs\n$/);
  });
});

describe("the sources of the library in a project of a reader", () => {
  /** A program with one of the README's ways to the library; where it was built. */
  function project(name: string, block: string, options: readonly string[]): string {
    const directory = join(folder, name);
    mkdirSync(directory);
    const head = `cmake_minimum_required(VERSION 3.25)\nproject(${name} LANGUAGES CXX)\nadd_executable(program main.cpp)\n`;
    writeFileSync(join(directory, "CMakeLists.txt"), head + block);
    cpSync(join(examples, "xor.cpp"), join(directory, "main.cpp"));
    const build = join(directory, "build");
    execFileSync("cmake", ["-S", directory, "-B", build, "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON", ...options]);
    return build;
  }

  const [fetched = "", added = ""] = blocks("Use", "cmake");

  // The library is configured once more for each.
  test.runIf(isAll)("come by FetchContent, without their flags and their program", () => {
    const build = project("fetched", fetched, [`-DFETCHCONTENT_SOURCE_DIR_PERCEPTRON=${root}`]);
    const commandsOf: { file: string; command: string }[] = JSON.parse(
      readFileSync(join(build, "compile_commands.json"), "utf8"),
    );
    const main = commandsOf.find(({ file }) => file.endsWith("/main.cpp"))?.command;
    expect(main).not.toContain("-ffp-contract");
    expect(commandsOf.find(({ file }) => file.endsWith("/run.cpp"))?.command).toContain("-ffp-contract=off");
    expect(main).toMatch(/-std=(c|gnu)\+\+20/);
    expect(commandsOf.filter(({ file }) => file.includes("/cli/"))).toEqual([]);
  });

  test.runIf(isAll)("come by add_subdirectory, whose headers the program finds", () => {
    const build = project("added", added.replace("perceptron/core", join(root, "core")), []);
    execFileSync("make", ["-C", build, "main.o"], { stdio: "pipe" });
  });
});

const output = (file: string, ...args: readonly string[]) => execFileSync(file, args, { encoding: "utf8" });
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

test("the program and the header have the version of the product", () => {
  expect(output(join(prefix, "bin", "perceptron"), "--version")).toBe(`perceptron ${version}\n`);
  const header = readFileSync(join(prefix, "include", "perceptron", "version.hpp"), "utf8");
  expect([...header.matchAll(/^#define PERCEPTRON_VERSION_\w+ (\d+)$/gm)].map(([, part]) => part).join(".")).toBe(
    version,
  );
});

test("the licence is installed", () => {
  const installed = join(prefix, "share", "doc", "perceptron", "LICENSE");
  expect(readFileSync(installed, "utf8")).toBe(readFileSync(join(root, "LICENSE"), "utf8"));
});

describe("without CMake", () => {
  const moved = join(folder, "moved");

  beforeAll(() => cpSync(prefix, moved, { recursive: true }));

  test("pkg-config knows the library, wherever its prefix has been moved to", () => {
    for (const command of commands("Use without CMake"))
      shell(command.replace("program.cpp", join(examples, "xor.cpp")), folder, moved);
    expect(output(join(folder, "program"))).toContain("XOR: stopped after 1000 epochs");
    expect(shell('PKG_CONFIG_PATH="$PREFIX/lib/pkgconfig" pkg-config --modversion perceptron', folder, moved)).toBe(
      `${version}\n`,
    );
  });
});

// The core is built once more for it.
test.runIf(isAll)("the root of the repository installs it too, and as shared libraries", () => {
  const shared = join(folder, "shared");
  const build = join(root, "build", "shared");
  const options = ["-DBUILD_SHARED_LIBS=ON", "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_UNITY_BUILD=ON"];
  execFileSync("cmake", ["-S", root, "-B", build, `-DCMAKE_INSTALL_PREFIX=${shared}`, ...options]);
  execFileSync("cmake", ["--build", build, "--target", "install", "--parallel", "2"], { stdio: "pipe" });
  expect(existsSync(join(shared, "lib", "libperceptron_core.so"))).toBe(true);
  expect(output(join(shared, "bin", "perceptron"), "--version")).toBe(`perceptron ${version}\n`);
  const directory = join(folder, "shared-examples");
  cpSync(examples, directory, { recursive: true });
  shell(commands("Use")[0] ?? "", directory, shared);
  shell("cmake --build build --target xor own_learner", directory, shared);
  expect(output(join(directory, "build", "xor"))).toContain("meet at (0.5, 0.5)");
  expect(output(join(directory, "build", "own_learner"))).toContain("converged after");
});

const skipped = which("doxygen") ? "" : " · Doxygen skipped: it is not installed";

test.skipIf(skipped)(`the pages of the reference are made without a warning${skipped}`, () => {
  execFileSync("npm", ["run", "docs:core"], { cwd: root, stdio: "pipe" });
  const page = readFileSync(join(root, "build", "docs", "html", "classperceptron_1_1UpdateRule.html"), "utf8");
  expect(page).toContain("An update rule of your own");
});
