import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { looksLikeState } from "../../../../../web/state/io/import/format.js";
import { Reading } from "../../../../../web/state/io/import/reading.js";
import { sampled } from "../../../sampled.js";

const long = 24_000_000;
const of = (text: string): string => text.repeat(Math.ceil(long / text.length)).slice(0, long);

/** Texts of 24 MB that are little or nothing of a table. */
const texts: Readonly<Record<string, () => string>> = {
  "of commas": () => of(","),
  "of lines of commas": () => of(`${",".repeat(600)}\n`),
  "of line ends": () => of("\n"),
  "of line ends and returns": () => of("\r\n"),
  "of spaces": () => of(" "),
  "of lines of a space": () => of(" \n"),
  "of tabs": () => of("\t"),
  "of one letter": () => of("a"),
  "of one quote": () => `"${of("a")}`,
  "of quotes": () => of('"'),
  "of lines within a quote": () => `"${of("\n")}"`,
  "of cells that are empty quotes": () => of('"",'),
  "of one line of libsvm": () => `1${of(" 1:1")}`,
  "of libsvm with a long line": () => `${"1 1:1 2:1\n".repeat(10_000)}1${of(" 1:1")}`,
  "of comments of libsvm": () => `1 1:1\n-1 1:2\n${of("# x\n")}`,
  "of cells without an end": () => `a,b,c\n1,2,3\n${of("1")}`,
  "of lines of one cell": () => of("1\n"),
  "of lines in spaces": () => of("1  2\t3 0\n"),
  "of comments": () => of("# x\n"),
  "of one comment": () => `# ${of("x ")}`,
  "of apostrophes": () => of("'"),
  "of cells that begin with apostrophes": () => of("'a,"),
  "of records in JSON": () => `[${"[1,2,0],".repeat(long / 8)}[1,2,1]]`,
  "of an object a line": () => of('{"x":1,"y":2,"label":0}\n'),
  "of braces and blank lines": () => `{"a":1}${of("\n")}`,
  "of an ARFF file": () => `@relation r\n@attribute a numeric\n@data\n${of("1,2\n")}`,
  "of bars": () => of("1 | a "),
  "of libsvm with a late feature": () => of("1 1000:1\n"),
};

/** Those that are read as another one is. */
const alike = [
  "of lines of commas",
  "of line ends and returns",
  "of lines of a space",
  "of tabs",
  "of one letter",
  "of lines within a quote",
  "of comments of libsvm",
  "of lines of one cell",
  "of apostrophes",
  "of cells without an end",
  "of braces and blank lines",
];
const tried = Object.entries(texts).filter(([name]) => sampled(alike.length) === alike.length || !alike.includes(name));

/** Milliseconds that this thread has had of a processor: other work, of this process too, makes no task long. */
function processorTime(): number {
  if (process.platform === "linux")
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

// What takes long takes long each time; a machine that collects garbage for others meanwhile does not.
describe("a text of 24 MB", { retry: 4, timeout: 60_000 }, () => {
  it.each(tried)("%s never keeps the page busy for long", async (_, text) => {
    const given = text();
    let [since, longest] = [processorTime(), 0];
    const pause = async (): Promise<void> => {
      longest = Math.max(longest, processorTime() - since);
      await new Promise((resolve) => setTimeout(resolve));
      since = processorTime();
    };
    looksLikeState(given);
    await new Reading(given).read({}, pause);
    await pause();
    expect(longest).toBeLessThan(800);
  });
});
