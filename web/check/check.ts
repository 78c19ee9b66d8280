// `npx perceptron-playground check course.yaml`: what is wrong with a teacher's course, with the engine that a page would run.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { loadEngine } from "../engine/index.js";
import { checkCourse } from "../state/course/own/index.js";

const usage = `Usage: perceptron-playground check [--site ADDRESS] COURSE…

Says what is wrong in courses (JSON or YAML), with the step, the task and the line.
  --site ADDRESS  the address of your playground: links to it are links to itself
`;

const [command, ...given] = process.argv.slice(2);
const at = given.indexOf("--site");
const [, site = "https://playground.invalid/"] = at < 0 ? [] : given.splice(at, 2);
if (command !== "check" || given.length === 0 || given.some((one) => one.startsWith("-"))) {
  process.stderr.write(usage);
  process.exit(2);
}

// What is relative in a link is so to the page.
Object.assign(globalThis, { document: { baseURI: site } });

const engine = await loadEngine({ wasm: join(import.meta.dirname, "..", "perceptron.wasm") });
let isWrong = false;
for (const file of given) isWrong = (await checked(file)) || isWrong;
// Chunks that wait for a page keep no process.
process.exit(isWrong ? 1 : 0);

/** Whether something is wrong, which is printed. */
async function checked(file: string): Promise<boolean> {
  const folder = dirname(resolve(file));
  const beside = (path: string): string => join(folder, decodeURIComponent(path));
  const text = await readFile(file, "utf8").catch((cause: Error) => {
    process.stderr.write(`${file}: ${cause.message}\n`);
    return null;
  });
  if (text === null) return true;
  const { mistakes, advice } = await checkCourse(text, {
    locale: "en",
    engine,
    addressOf: (path) => (existsSync(beside(path)) ? pathToFileURL(beside(path)).href : null),
    textAt: (path) => readFile(beside(path), "utf8"),
  });
  for (const { message } of mistakes) process.stdout.write(`${file}: ${message}\n`);
  for (const { message } of advice) process.stdout.write(`${file}: note: ${message}\n`);
  const count = mistakes.length === 1 ? "1 mistake" : `${mistakes.length} mistakes`;
  process.stdout.write(mistakes.length === 0 ? `${file}: nothing is wrong.\n` : `${file}: ${count}.\n`);
  return mistakes.length > 0;
}
