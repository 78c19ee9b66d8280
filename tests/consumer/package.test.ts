import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { root } from "../../web/tooling/paths.mjs";
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

  test("come by FetchContent, with their flags and without their program", () => {
    const build = project("fetched", fetched, [`-DFETCHCONTENT_SOURCE_DIR_PERCEPTRON=${root}`]);
    const commandsOf: { file: string; command: string }[] = JSON.parse(
      readFileSync(join(build, "compile_commands.json"), "utf8"),
    );
    const main = commandsOf.find(({ file }) => file.endsWith("/main.cpp"))?.command;
    expect(main).toContain("-ffp-contract=off");
    expect(main).toMatch(/-std=(c|gnu)\+\+20/);
    expect(commandsOf.filter(({ file }) => file.includes("/cli/"))).toEqual([]);
  });

  test("come by add_subdirectory, whose headers the program finds", () => {
    const build = project("added", added.replace("perceptron/core", join(root, "core")), []);
    execFileSync("make", ["-C", build, "main.o"], { stdio: "pipe" });
  });
});

test("the library has the version of the product", () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(execFileSync(join(prefix, "bin", "perceptron"), ["--version"], { encoding: "utf8" })).toBe(
    `perceptron ${version}\n`,
  );
});
