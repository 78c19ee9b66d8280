// Installs the library once for all tests of this folder, as core/README.md says: a reader's machine, where only the
// prefix is known. The compiled objects stay in build/core, so that a second time is quick; by day eight files are compiled
// at once.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { root } from "../../web/tooling/paths.mjs";
import { isAll } from "../web/sampled.js";
import { commands } from "./readme.js";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the library is installed. */
    prefix: string;
  }
}

/** Runs a command line of the README. */
export function shell(command: string, cwd: string, prefix: string): string {
  const env = { ...process.env, PREFIX: prefix };
  try {
    return execFileSync("sh", ["-c", command], { cwd, env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command}\n${stdout}${stderr}`);
  }
}

export default function install(project: TestProject): () => void {
  const prefix = mkdtempSync(join(tmpdir(), "perceptron-prefix-"));
  const unity = `-DCMAKE_UNITY_BUILD=${isAll ? "OFF" : "ON"}`;
  for (const command of commands("Install")) shell(command.replace(/^cmake -S .*/, `$& ${unity}`), root, prefix);
  project.provide("prefix", prefix);
  return () => rmSync(prefix, { recursive: true });
}
