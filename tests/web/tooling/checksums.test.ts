import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checksums, differences, writeChecksums } from "../../../web/tooling/products/checksums.mjs";

let directory = "";

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "checksums-"));
  mkdirSync(join(directory, "lib"));
  writeFileSync(join(directory, "b.txt"), "abc");
  writeFileSync(join(directory, "lib", "a.txt"), "");
});
afterEach(() => rmSync(directory, { recursive: true }));

// The values for "abc" and for nothing of FIPS 180-2.
const list =
  "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b.txt\n" +
  "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  lib/a.txt\n";

test("every file has its line, as sha256sum writes it", () => {
  expect(checksums(directory)).toBe(list);
});

test("the list that is written lists neither itself nor packages", () => {
  writeFileSync(join(directory, "perceptron-playground-0.1.0.tgz"), "x");
  const before = writeChecksums(directory);
  expect(writeChecksums(directory)).toBe(before);
  expect(readFileSync(join(directory, "SHA256SUMS"), "utf8")).toBe(list);
});

test("two lists differ in what has changed, come or gone", () => {
  const before = checksums(directory);
  expect(differences(before, before)).toEqual([]);
  writeFileSync(join(directory, "b.txt"), "abd");
  writeFileSync(join(directory, "c.txt"), "");
  rmSync(join(directory, "lib", "a.txt"));
  expect(differences(before, checksums(directory))).toEqual(["b.txt", "c.txt", "lib/a.txt"]);
});
