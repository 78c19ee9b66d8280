// Reads out of what the test programs print how many tests passed, failed and were skipped. Pure.

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

/**
 * @typedef {object} VitestReport The part of Vitest's JSON report that is read here.
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {readonly { status: string, assertionResults: readonly { status: string, ancestorTitles: readonly string[] }[] }[]} testResults
 */

/**
 * A file that fails without a failed test (it does not even load, or a hook throws) counts as one failure.
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
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
