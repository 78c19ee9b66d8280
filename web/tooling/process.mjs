// Running other programs, and saying what went wrong in one sentence.
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, realpathSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./paths.mjs";

/** A problem the user can act on: its message is the whole story, no stack trace is shown. */
export class ToolingError extends Error {}

/** Where Debian keeps the Node modules its own Emscripten needs; a Node that is not Debian's does not look there. */
const debianNodeModules = "/usr/share/nodejs";

/**
 * The environment for CMake and Emscripten.
 * @param {Record<string, string | undefined>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(extra = {}) {
  const env = { ...process.env, ...extra };
  if (existsSync(debianNodeModules)) {
    env["NODE_PATH"] = [env["NODE_PATH"], debianNodeModules].filter(Boolean).join(delimiter);
  }
  if (!which("make")) env["CMAKE_GENERATOR"] ??= "Ninja";
  return env;
}

/** The full path of a program, as the shell would find it. @param {string} program @returns {string | null} */
export function which(program) {
  for (const directory of (process.env["PATH"] ?? "").split(delimiter)) {
    const candidate = join(directory, program);
    try {
      accessSync(candidate, constants.X_OK);
      if (statSync(candidate).isFile()) return candidate;
    } catch {
      // Not in this directory.
    }
  }
  return null;
}

/**
 * @typedef {object} Outcome
 * @property {number} code Exit code; 1 when the program could not be started or was killed.
 * @property {string} output Everything it printed, both streams in the order they came.
 */

/**
 * Runs a program to its end. `show`: its output goes to the terminal as it comes (it is captured as well).
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { cwd = root, env = process.env, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    /** @param {string} text */
    const take = (text) => {
      output += text;
      if (show) process.stdout.write(text);
    };
    child.stdout.setEncoding("utf8").on("data", take);
    child.stderr.setEncoding("utf8").on("data", take);
    child.on("error", (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a program whose failure ends the script. Its output is shown when it fails, or all along with `show`.
 * @param {string} what The step in words, for the message.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} [options]
 * @returns {Promise<string>} What it printed.
 */
export async function mustRun(what, command, args, options = {}) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new ToolingError(`${options.show ? "" : output}${what} failed.`);
  return output;
}

/** Whether a quick check succeeds. @param {string} command @param {readonly string[]} args */
export function succeeds(command, args) {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

/**
 * What a quick command prints on standard output; empty when it fails.
 * @param {string} command
 * @param {readonly string[]} args
 */
export function printed(command, args) {
  return spawnSync(command, args, { encoding: "utf8" }).stdout ?? "";
}

/**
 * Runs a script's main function: a ToolingError prints its message only, anything else is a bug and keeps its stack.
 * @param {() => Promise<unknown>} main
 */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof ToolingError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Whether the module is the program that was started, not a library of it. @param {string} url `import.meta.url` */
export function isMain(url) {
  const started = process.argv[1];
  return started !== undefined && url === pathToFileURL(realpathSync(started)).href;
}

/** "12.3 s" @param {number} since `performance.now()` at the start */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
