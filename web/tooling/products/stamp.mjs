// Content stamps: a step whose inputs have not changed since it last succeeded is skipped. Contents, not times,
// because a clone or a checkout sets times at will.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { paths, root } from "../paths.mjs";

/**
 * Every file under a path, sorted, so that the same tree always gives the same list.
 * @param {string} path
 * @returns {string[]}
 */
export function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * @param {readonly string[]} inputs Files and directories.
 * @param {string} [extra] Anything else the result depends on.
 */
export function contentHash(inputs, extra = "") {
  const hash = createHash("sha256").update(extra);
  for (const file of inputs.flatMap(filesUnder)) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * Runs `make` unless the inputs are as they were when it last succeeded and the outputs are there.
 * @param {string} name
 * @param {{ inputs: readonly string[], extra?: string, outputs: readonly string[], make: () => Promise<unknown> }} step
 * @returns {Promise<boolean>} Whether it had to run.
 */
export async function whenChanged(name, { inputs, extra, outputs, make }) {
  const file = join(paths.stamps, name);
  const hash = contentHash(inputs, extra);
  if (existsSync(file) && readFileSync(file, "utf8") === hash && outputs.every((output) => existsSync(output))) {
    return false;
  }
  rmSync(file, { force: true });
  await make();
  mkdirSync(paths.stamps, { recursive: true });
  writeFileSync(file, hash);
  return true;
}
