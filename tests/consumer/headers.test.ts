import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";

const include = join(inject("prefix"), "include");
const folder = mkdtempSync(join(tmpdir(), "perceptron-headers-"));
afterAll(() => rmSync(folder, { recursive: true }));

const headers = readdirSync(include, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".hpp"));

/** What a compiler says of sources, each alone; empty where all is well. */
function complaints(compiler: string, flags: readonly string[], sources: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(compiler, ["-std=c++20", "-fsyntax-only", `-I${include}`, ...flags, ...sources]);
    let said = "";
    child.stderr.on("data", (part) => {
      said += part;
    });
    child.on("close", (code) => resolve(code === 0 ? said : said || `${compiler}: ${code}`));
  });
}

function source(header: string): string {
  const file = join(folder, `${header.replaceAll("/", "-")}.cpp`);
  writeFileSync(file, `#include <${header}>\n#include <${header}>\n`);
  return file;
}

test("each public header compiles alone, without a warning", async () => {
  const warnings = ["-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wconversion", "-Wno-sign-conversion", "-Werror"];
  const sources = headers.map(source);
  expect(sources.length).toBeGreaterThan(40);
  const halves = [0, 1].map((half) => sources.filter((_, k) => k % 2 === half));
  expect(await Promise.all(halves.map((half) => complaints("clang++", warnings, half)))).toEqual(["", ""]);
});

test.each([
  ["c++", "-ffast-math"],
  ["c++", "-Ofast"],
  ["clang++", "-ffast-math"],
  ["clang++", "-ffinite-math-only"],
])("%s %s is refused, with a sentence that says why", async (compiler, flag) => {
  const map = [source("perceptron/feature_map.hpp")];
  expect(await complaints(compiler, [flag], map)).toContain("perceptron needs IEEE 754 arithmetic");
});
