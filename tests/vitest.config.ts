import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { alias } from "../web/tooling/paths.mjs";
import { lessons } from "../web/tooling/vite/lessons.mjs";
import { css } from "../web/tooling/vite/mixins.mjs";
import { words } from "../web/tooling/vite/words.mjs";

const here = (file: string) => new URL(file, import.meta.url).pathname;

const journeys = ["tests/browser/**/*.test.ts"];
// These are about how the site is served, or need something served beside it; all others walk what SUBJECT names.
const ofTheSite = [
  "deployment",
  "first-sight",
  "forms",
  "harness",
  "languages",
  "lazy",
  "leaks",
  "loading",
  "offline",
  "reference",
  "trusted-types",
  "walk/questions",
].map((name) => `tests/browser/${name}.test.ts`);
const swapped = (process.env["SUBJECT"] ?? "site") !== "site";
const tasks = "tests/bench/tasks/**/*.test.ts";

/** Files that take longest, though they are short: one that began late would leave all processors but its own idle. */
const longest = [
  "walk/page",
  "walk/room",
  "leaks",
  "walk/signs",
  "keyboard",
  "main",
  "hosts/memory",
  "quiz",
  "dragging",
].map((name) => `/tests/browser/${name}.test.ts`);

/** These first; then, as Vitest has it, those that took longer, or are larger where nothing is known. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

/** `--sequence.shuffle.files` asks for an order of its own. */
const shuffled = process.argv.some((argument) => argument.startsWith("--sequence.shuffle"));

const inBrowsers = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // What a page shows comes when it comes: a busy machine may take its time, a wrong page does not become right.
  expect: { poll: { timeout: 10_000 } },
  // On a busy machine a page of WebKitGTK may crash, and a disk or a frame take longer than a test waits, once in some
  // thousand tests. What is wrong is wrong twice.
  retry: 1,
};

export default defineConfig({
  root: here(".."),
  resolve: { alias },
  css,
  plugins: [lessons(), words()],
  test: {
    // Time for browsers to end.
    teardownTimeout: 30_000,
    ...(shuffled ? {} : { sequence: { sequencer: LongestFirst } }),
    // Components are tested with Lit's development build, which begins by saying so.
    onConsoleLog: (log) => !log.startsWith("Lit is in dev mode"),
    projects: [
      {
        extends: true,
        // In Node there is nothing to draw a chart on.
        resolve: { alias: [{ find: /^uplot$/, replacement: here("web/uplot-stand-in.ts") }] },
        test: {
          name: "unit",
          css: true,
          include: ["tests/web/**/*.test.ts"],
          // A unit takes a second or two at most, and much longer where a compiler has the machine.
          testTimeout: 20_000,
          hookTimeout: 20_000,
          expect: { poll: { timeout: 10_000 } },
          // What a file imports takes longer than its tests: a worker imports it once, and no file leaves anything behind.
          isolate: false,
          // What Vite makes of a file goes to a thread without being written to a pipe: a quarter less than to a process.
          pool: "threads",
          setupFiles: here("web/leaves-nothing.ts"),
        },
      },
      { extends: true, test: { name: "boundary", include: ["tests/wasm/**/*.test.ts"], testTimeout: 60_000 } },
      // What others install: packed, installed and built with.
      {
        extends: true,
        test: {
          name: "package",
          include: ["tests/package/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // What a C++ engineer uses: the library installed, built against and asked from a command line.
      {
        extends: true,
        test: {
          name: "consumer",
          include: ["tests/consumer/**/*.test.ts"],
          globalSetup: here("consumer/installed.ts"),
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Compilers run in two processes themselves.
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: journeys,
          exclude: swapped ? [...ofTheSite, "tests/browser/hosts/**"] : [],
          ...inBrowsers,
          // Twice the processors where `npm test` has to be done in time: half of a journey is waiting for a frame.
          maxWorkers: 4,
          // Starting three browsers takes longer than many a file's tests: a worker keeps those it has for all its files.
          isolate: false,
          environment: "./tests/browser/support/environment.ts",
        },
      },
      // `npm run bench:tasks` measures: no part of `npm test`.
      { extends: true, test: { name: "tasks", include: [tasks], ...inBrowsers, fileParallelism: false } },
    ],
  },
});
