import { describe, expect, it } from "vitest";
import { countGoogleTest, countVitest, failedGoogleTests, failedVitest, total, untested } from "../../run/counts.mjs";

describe("countGoogleTest", () => {
  it("adds up the summaries of several programs, with CTest's prefix", () => {
    const output = `1: [==========] 5 tests from 2 test suites ran. (3 ms total)
1: [  PASSED  ] 3 tests.
1: [  SKIPPED ] 1 test, listed below:
1: [  SKIPPED ] Suite.Skipped
1: [  FAILED  ] 1 test, listed below:
1: [  FAILED  ] Suite.Name
1:
1:  1 FAILED TEST
2: [  PASSED  ] 1 test.
`;
    expect(countGoogleTest(output)).toEqual({ passed: 4, failed: 1, skipped: 1 });
  });

  it("counts nothing where a program has crashed", () => {
    expect(countGoogleTest("1: [ RUN      ] Suite.Name\nSegmentation fault")).toEqual(total([]));
  });
});

describe("failedGoogleTests", () => {
  it("names each with its file and the first line of its message", () => {
    const output = `1: [ RUN      ] Suite.Good
1: [       OK ] Suite.Good (0 ms)
1: [ RUN      ] Suite.Bad
1: /home/me/playground/tests/core/suite_test.cpp:7: Failure
1: Expected equality of these values:
1:   1
1: /home/me/playground/tests/core/suite_test.cpp:8: Failure
1: Failed
1: [  FAILED  ] Suite.Bad (0 ms)
1: [ RUN      ] Suite.Skipped
1: [  SKIPPED ] Suite.Skipped (0 ms)
1: [  FAILED  ] 1 test, listed below:
1: [  FAILED  ] Suite.Bad
2: [ RUN      ] Suite.Crash
Segmentation fault`;
    expect(failedGoogleTests(output)).toEqual([
      "tests/core/suite_test.cpp > Suite.Bad: Expected equality of these values:",
      "Suite.Crash: crashed",
    ]);
  });
});

describe("Vitest's report", () => {
  const test = (status: string, ...ancestorTitles: string[]) => ({
    status,
    ancestorTitles,
    title: "does it",
    failureMessages: status === "failed" ? ["AssertionError: \u001b[31mexpected\u001b[39m 1\n    at here"] : [],
  });
  const file = (name: string, status: string, assertionResults: ReturnType<typeof test>[], message = "") => ({
    name: `/home/me/playground/tests/${name}`,
    status,
    message,
    assertionResults,
  });
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      file("a.test.ts", "passed", [test("passed", "journey · chromium"), test("passed", "journey · firefox")]),
      file("b.test.ts", "failed", [test("failed", "x"), test("passed", "x")]),
      file("c.test.ts", "failed", [], "Error: no such module\nat there"),
      file("d.test.ts", "passed", [test("skipped", "journey · webkit skipped: no WebKitWebDriver on PATH")]),
    ],
  };

  it("is counted, a file that does not load as a failure", () => {
    expect(countVitest(report)).toEqual({ passed: 2, failed: 2, skipped: 2 });
  });

  it("names what failed, with the first line of its message", () => {
    expect(failedVitest(report, "/home/me/playground")).toEqual([
      "tests/b.test.ts > x > does it: AssertionError: expected 1",
      "tests/c.test.ts: Error: no such module",
    ]);
  });

  it("names the browsers that were skipped", () => {
    expect([...untested(report)]).toEqual([["webkit", "no WebKitWebDriver on PATH"]]);
  });
});
