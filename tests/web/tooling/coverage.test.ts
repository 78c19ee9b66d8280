import { describe, expect, it } from "vitest";
import { shortfalls, summarize } from "../../coverage/summary.mjs";

const counted = (count: number, covered: number) => ({ count, covered });
const summary = (lines: number, branches: number) => ({
  lines: counted(1000, lines),
  branches: counted(1000, branches),
});
const reportOf = (totals: ReturnType<typeof summary>, ...files: { filename: string; summary: typeof totals }[]) => ({
  data: [{ files, totals }],
});

describe("summarize", () => {
  it("names what was not run, the most branches first, and all of it", () => {
    const report = reportOf(
      summary(999, 950),
      { filename: "/core/src/whole.cpp", summary: summary(1000, 1000) },
      { filename: "/core/src/few.cpp", summary: summary(999, 1000) },
      { filename: "/core/src/many.cpp", summary: summary(1000, 900) },
    );
    expect(summarize(report, "/core").split("\n")).toEqual([
      "                 lines  branches",
      "src/many.cpp  100.00 %   90.00 %",
      "src/few.cpp    99.90 %  100.00 %",
      "all 3 files    99.90 %   95.00 %",
    ]);
  });

  it("takes a file without branches for covered, and rounds nothing up", () => {
    const none = { lines: counted(30_000, 29_999), branches: counted(0, 0) };
    expect(summarize(reportOf(none), "/core")).toContain("99.99 %  100.00 %");
  });

  it("does not take nothing for a result", () => {
    expect(() => summarize({ data: [] }, "/core")).toThrow("nothing");
  });
});

describe("shortfalls", () => {
  it("has nothing to say where targets are met", () => {
    expect(shortfalls(reportOf(summary(990, 950)))).toEqual([]);
  });

  it("says which is not", () => {
    expect(shortfalls(reportOf(summary(989, 950)))).toEqual(["The tests run less than 99 % of the lines."]);
    expect(shortfalls(reportOf(summary(990, 949)))).toEqual(["The tests run less than 95 % of the branches."]);
    expect(shortfalls({ data: [] })).toHaveLength(2);
  });
});
