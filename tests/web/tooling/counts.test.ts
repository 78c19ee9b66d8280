import { describe, expect, it } from "vitest";
import { countGoogleTest, countVitest, total, untested } from "../../run/counts.mjs";

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

describe("Vitest's report", () => {
  const test = (status: string, ...ancestorTitles: string[]) => ({ status, ancestorTitles });
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        status: "passed",
        assertionResults: [test("passed", "journey · chromium"), test("passed", "journey · firefox")],
      },
      { status: "failed", assertionResults: [test("failed", "x")] },
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [test("skipped", "journey · webkit skipped: no WebKitWebDriver on PATH")] },
    ],
  };

  it("is counted, a file that does not load as a failure", () => {
    expect(countVitest(report)).toEqual({ passed: 2, failed: 2, skipped: 2 });
  });

  it("names the browsers that were skipped", () => {
    expect([...untested(report)]).toEqual([["webkit", "no WebKitWebDriver on PATH"]]);
  });
});
