import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { root } from "../../web/tooling/paths.mjs";

const prefix = inject("prefix");
const folder = mkdtempSync(join(tmpdir(), "perceptron-large-"));
const program = join(folder, "large");
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  const source = join(root, "tests", "consumer", "large.cpp");
  const library = [`-I${join(prefix, "include")}`, `-L${join(prefix, "lib")}`, "-lperceptron_core"];
  execFileSync("c++", ["-std=c++20", "-O2", "-ffp-contract=off", source, "-o", program, ...library]);
});

const said = (what: string) => execFileSync(program, [what], { encoding: "utf8" });

describe("a program on a large machine", () => {
  test.each(["many", "without-journal"])("trains on ten million examples until its last epoch (%s)", (what) => {
    expect(said(what)).toBe("max-epochs, epoch 3, more than 10000000 updates: 1\n");
  });

  test("takes 1,000 examples of 100,000 features", () => {
    expect(said("wide")).toBe("max-epochs, visit 1000\n");
  });

  /** With tables to unwind by the exception would be caught, and leave the run half changed. */
  test.each(["throwing", "allocating"])("ends where the library meets an exception (%s)", (what) => {
    const { stdout, stderr, signal } = spawnSync(program, [what], { encoding: "utf8" });
    expect(stdout).toBe("");
    expect(stderr).toContain("std::bad_alloc");
    expect(signal).toBe("SIGABRT");
  });
});
