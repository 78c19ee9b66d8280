// `npx perceptron-playground check course.yaml`: what is wrong with a teacher's course, with the engine that a page would run.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { loadEngine } from "../engine/index.js";
import { checkCourse, textOfFile } from "../state/course/own/index.js";

const usage = `Usage: perceptron-playground check [--site ADDRESS] COURSE…

Says what is wrong in courses (JSON or YAML), with the step, the task and the line.
  --site ADDRESS  the address of your playground: links to it are links to itself
`;

const { files, site, help } = given();
if (help) {
  process.stdout.write(usage);
  process.exit(0);
}
if (files.length === 0 || !URL.canParse(site)) {
  process.stderr.write(usage);
  process.exit(2);
}

// What is relative in a link is so to the page.
Object.assign(globalThis, { document: { baseURI: site } });

const engine = await loadEngine({ wasm: join(import.meta.dirname, "..", "perceptron.wasm") });
let isWrong = false;
for (const file of files) isWrong = (await checked(file)) || isWrong;
// Chunks that wait for a page keep no process.
process.exit(isWrong ? 1 : 0);

/** What the command is given; without files where it cannot be understood. */
function given(): { readonly files: readonly string[]; readonly site: string; readonly help: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        site: { type: "string", default: "https://playground.invalid/" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    const [command, ...files] = positionals;
    return { ...values, files: command === "check" ? files : [] };
  } catch {
    return { files: [], site: "", help: false };
  }
}

/** Whether something is wrong, which is printed. */
async function checked(file: string): Promise<boolean> {
  const course = pathToFileURL(resolve(file));
  const placeOf = (path: string): URL | null => (URL.canParse(path, course) ? new URL(path, course) : null);
  const textAt = async (place: string | URL, of: Parameters<typeof textOfFile>[1]): Promise<string> =>
    textOfFile(new Blob([await readFile(place)]), of);
  const text = await textAt(file, "course").catch((cause: Error) => {
    process.stderr.write(`${file}: ${cause.message}\n`);
    return null;
  });
  if (text === null) return true;
  const { mistakes, advice } = await checkCourse(text, {
    locale: "en",
    engine,
    addressOf: (path) => {
      const place = placeOf(path);
      return place && existsSync(place) ? place.href : null;
    },
    textAt: (path) => textAt(placeOf(path) ?? path, "beside"),
  });
  for (const { message } of mistakes) process.stdout.write(`${file}: ${message}\n`);
  for (const { message } of advice) process.stdout.write(`${file}: note: ${message}\n`);
  const count = mistakes.length === 1 ? "1 mistake" : `${mistakes.length} mistakes`;
  process.stdout.write(mistakes.length === 0 ? `${file}: nothing is wrong.\n` : `${file}: ${count}.\n`);
  return mistakes.length > 0;
}
