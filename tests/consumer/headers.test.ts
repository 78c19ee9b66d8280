import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { root } from "../../web/tooling/paths.mjs";
import { isAll } from "../web/sampled.js";

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

/** What each source of the library begins with: that it compiles alone is seen wherever the library is built. */
const begun = readdirSync(join(root, "core"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".cpp"))
  .map((file) => /#include "(.*)"/.exec(readFileSync(join(root, "core", file), "utf8"))?.[1]);

test("public headers compile alone, and all of them without a warning", async () => {
  const warnings = ["-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wconversion", "-Wno-sign-conversion", "-Werror"];
  expect(headers.length).toBeGreaterThan(35);
  const unseen = headers.filter((header) => !begun.includes(header));
  const sources = unseen.filter((_, k) => isAll || k % 3 === 0).map(source);
  const all = join(folder, "all.cpp");
  writeFileSync(all, headers.map((header) => `#include <${header}>\n`).join(""));
  const halves = [0, 1].map((half) => [all, ...sources].filter((_, k) => k % 2 === half));
  expect(await Promise.all(halves.map((half) => complaints("clang++", warnings, half)))).toEqual(["", ""]);
});

/** Where a program's compiler may fuse, a header that computes would have other bits than the library. */
test.runIf(isAll && process.arch === "x64")("no header multiplies and adds", () => {
  const all = join(folder, "fused.cpp");
  writeFileSync(all, headers.map((header) => `#include <${header}>\n`).join(""));
  const flags = ["-std=c++20", "-O2", "-mfma", "-ffp-contract=fast", "-fkeep-inline-functions", `-I${include}`];
  const assembly = execFileSync("g++", [...flags, "-S", "-o", "-", all], { encoding: "utf8", maxBuffer: 1e9 });
  const functions = assembly.split(/^(?=_Z\w+:$)/m).filter((text) => /^_Z\w*10perceptron/.test(text));
  expect(functions.length).toBeGreaterThan(50);
  expect(functions.filter((text) => /\tvf\w*m(add|sub)/.test(text)).map((text) => text.split(":")[0])).toEqual([]);
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
