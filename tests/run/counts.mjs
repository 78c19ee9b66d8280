// Reads out of what the test programs print how many tests passed, failed and were skipped, and which failed. Pure.
import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @type {Counts} */
export const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {readonly Counts[]} several
 * @returns {Counts}
 */
export function total(several) {
  return several.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    none,
  );
}

/**
 * The closing summaries of every GoogleTest program in an output, with or without CTest's "1: " before each line.
 * ("[  FAILED  ] Suite.Name" names one test and has no number; a program that crashes has no summary at all.)
 * @param {string} output
 * @returns {Counts}
 */
export function countGoogleTest(output) {
  /** @param {string} word */
  const sum = (word) =>
    [...output.matchAll(new RegExp(`\\[ +${word} +\\] (\\d+) tests?\\b`, "g"))].reduce(
      (n, found) => n + Number(found[1]),
      0,
    );
  return { passed: sum("PASSED"), failed: sum("FAILED"), skipped: sum("SKIPPED") };
}

/** @param {string} text */
const firstLine = (text) => stripVTControlCharacters(text).trim().split("\n", 1)[0] ?? "";

/**
 * The failed tests of GoogleTest programs, each with its file and the first line of its message; the one that a program
 * crashed in among them.
 * @param {string} output As `countGoogleTest` takes it.
 * @returns {string[]}
 */
export function failedGoogleTests(output) {
  const lines = output.split("\n").map((line) => line.replace(/^\d+: /, ""));
  return lines.flatMap((line, at) => {
    const test = /^\[ RUN {6}\] (.*)$/.exec(line)?.[1];
    if (!test) return [];
    const end = lines.findIndex((other, later) => later > at && /^\[ +(OK|FAILED|SKIPPED|RUN) +\] /.test(other));
    const outcome = end < 0 ? "" : (lines[end] ?? "");
    if (/^\[ +(OK|SKIPPED) /.test(outcome)) return [];
    const said = lines.slice(at + 1, end < 0 ? undefined : end);
    const failure = said.findIndex((other) => /: Failure$/.test(other));
    if (failure < 0) return [`${test}: ${outcome.includes("FAILED") ? "no message" : "crashed"}`];
    const file = said[failure]?.replace(/:\d+: Failure$/, "").replace(/^.*\/(?=tests\/)/, "");
    return [`${file} > ${test}: ${firstLine(said.slice(failure + 1).join("\n"))}`];
  });
}

/**
 * @typedef {object} VitestReport The part of Vitest's JSON report that is read here.
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {readonly VitestFile[]} testResults
 */

/**
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {string} message Why it failed, where no test of it did.
 * @property {readonly VitestTest[]} assertionResults
 */

/**
 * @typedef {object} VitestTest
 * @property {string} status
 * @property {readonly string[]} ancestorTitles
 * @property {string} title
 * @property {readonly string[]} failureMessages
 */

/**
 * A file that fails without a failed test: it does not even load, or a hook throws.
 * @param {VitestFile} file
 */
const broken = (file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed");

/**
 * A file that fails without a failed test counts as one failure.
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(broken).length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * The failed tests, each with its file below `root` and the first line of its message; a file that counts as one among them.
 * @param {VitestReport} report
 * @param {string} root
 * @returns {string[]}
 */
export function failedVitest(report, root) {
  return report.testResults.flatMap((file) => {
    const path = file.name.replace(`${root}/`, "");
    const failed = file.assertionResults.filter((test) => test.status === "failed");
    const tests = failed.map(({ ancestorTitles, title, failureMessages }) => {
      return `${[path, ...ancestorTitles, title].join(" > ")}: ${firstLine(failureMessages[0] ?? "")}`;
    });
    return broken(file) ? [`${path}: ${firstLine(file.message)}`] : tests;
  });
}

/**
 * What suites were skipped for, with the reason that their titles give.
 * @param {VitestReport} report
 * @returns {Map<string, string>} From name to reason.
 */
export function untested(report) {
  const titles = report.testResults.flatMap((file) => file.assertionResults.flatMap((test) => test.ancestorTitles));
  const found = titles.flatMap((title) => {
    const [, name, reason] = / · (\w+) skipped: (.*)$/.exec(title) ?? [];
    return name && reason ? [/** @type {const} */ ([name, reason])] : [];
  });
  return new Map(found);
}
