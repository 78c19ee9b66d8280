// What the build must come to, byte for byte: dist/SHA256SUMS, as `sha256sum --check` reads it.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { filesUnder } from "./stamp.mjs";

const listName = "SHA256SUMS";

/** @param {string} directory @returns {string} A line for each file, in the order of their names. */
export function checksums(directory) {
  return filesUnder(directory)
    .map((file) => ({ file, name: relative(directory, file).split(sep).join("/") }))
    .filter(({ name }) => name !== listName && !name.endsWith(".tgz"))
    .map(({ file, name }) => `${sha256(readFileSync(file))}  ${name}\n`)
    .join("");
}

/** Writes the list, and says what it comes to itself. @param {string} directory */
export function writeChecksums(directory) {
  const list = checksums(directory);
  writeFileSync(join(directory, listName), list);
  return sha256(list);
}

/** The names of the files in which two lists differ. @param {string} one @param {string} other */
export function differences(one, other) {
  const [left, right] = [one, other].map((list) => new Set(list.split("\n").filter(Boolean)));
  const only = [...(left ?? [])].filter((line) => !right?.has(line));
  const others = [...(right ?? [])].filter((line) => !left?.has(line));
  return [...new Set([...only, ...others].map((line) => line.slice(66)))].sort();
}

/** @param {string | Uint8Array} content */
function sha256(content) {
  return createHash("sha256").update(content).digest("hex");
}
