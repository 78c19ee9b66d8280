import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sheetFile } from "../../../../../web/state/course/worksheet/index.js";
import type { PlaygroundState } from "../../../../../web/state/document/state.js";
import { learnedBy, sheetOf, withUi } from "./sheets.js";

const compiles = spawnSync("pdflatex", ["--version"]).status === 0;

/** What LaTeX has against a document, or how many pages it makes of it and whether something stands beyond its edge. */
function typeset(text: string): { refused: string } | { pages: number; overfull: boolean } {
  const folder = mkdtempSync(join(tmpdir(), "sheet-"));
  try {
    writeFileSync(join(folder, "sheet.tex"), text);
    const options = ["-interaction=nonstopmode", "-halt-on-error", "sheet.tex"];
    const { status, stdout } = spawnSync("pdflatex", options, { cwd: folder, encoding: "utf8" });
    if (status !== 0) return { refused: stdout.slice(stdout.indexOf("\n!")) };
    return { pages: Number(/\((\d+) pages?/.exec(stdout)?.[1]), overfull: stdout.includes("Overfull \\hbox") };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const cases: readonly [string, string, Partial<PlaygroundState>][] = [
  ["a perceptron", "usual-7", {}],
  ["labels 0 and 1, and a threshold", "usual-3", withUi({ labels: "zero-one", biasAs: "threshold" })],
  ["a long one", "long-3", {}],
  [
    "a margin, with labels 0 and 1, and x₀",
    "usual-2",
    {
      ...learnedBy({ kind: "margin" }),
      ...withUi({ labels: "zero-one", biasAs: "weight" }),
    },
  ],
  ["votes", "gentle-1", learnedBy({ kind: "voted" })],
  ["this page", "page", {}],
  ["several classes", "long-2", learnedBy({ kind: "multiclass" })],
  ["an average", "long-5", learnedBy({ kind: "averaged" })],
  ["an average with more to say", "usual-2", learnedBy({ kind: "averaged" })],
  ["a long run", "long-3", {}],
];

describe(`LaTeX${compiles ? "" : " · skipped: no pdflatex"}`, () => {
  test.runIf(compiles).each(cases)(
    "of %s is a document of the article class without packages, of two pages",
    async (_, choice, changes) => {
      const { text, name } = sheetFile(await sheetOf(choice, changes), "latex");
      expect(name).toBe(`perceptron-worksheet-${choice}.tex`);
      expect(text).not.toContain("usepackage");
      expect(typeset(text)).toEqual({ pages: 2, overfull: false });
    },
  );

  test("has the solution on a page of its own, and blanks before it", async () => {
    const [sheet = "", solution = "", ...others] = sheetFile(await sheetOf("usual-7"), "latex").text.split("\\newpage");
    expect(others).toEqual([]);
    expect([sheet, solution].map((page) => /Name \\hrulefill.*Date/.test(page))).toEqual([true, false]);
    expect(sheet).toContain("3 & 1 & 3 & (4, 2) & +1 &  &  &  &  &  &  \\\\");
    expect(solution).toContain("3 & 1 & 3 & (4, 2) & +1 & 24 & yes & none & 5 & 2 & 0 \\\\");
    expect([sheet, solution].map((page) => page.includes("\\qbezier"))).toEqual([false, true]);
  });

  test("has a line for the name and the date on the sheet, as it is printed", async () => {
    const [sheet = "", solution = ""] = sheetFile(await sheetOf("usual-7"), "latex").text.split("\\newpage");
    expect(sheet).toMatch(/Name \\hrulefill.*Date .*\\hrulefill/);
    expect(solution).not.toContain("Name");
  });
});

test("Markdown has tables with blanks, the solution behind a rule, and a plot of characters", async () => {
  const { text, name, type } = sheetFile(await sheetOf("usual-7"), "markdown");
  expect([name, type]).toEqual(["perceptron-worksheet-usual-7.md", "text/markdown"]);
  const [sheet = "", solution = ""] = text.split("\n---\n");
  expect(sheet).toContain("| visit | epoch | example | x | y | score a | correct? | update | w₁ | w₂ | b |");
  expect(sheet).toContain("| 3 | 1 | 3 | (4, 2) | +1 | &nbsp; | &nbsp; | &nbsp; | &nbsp; | &nbsp; | &nbsp; |");
  expect(solution).toContain("| 3 | 1 | 3 | (4, 2) | +1 | 24 | yes | none | 5 | 2 | 0 |");
  expect(solution).toContain("   - **3 updates in 10 visits. Yes: the last of 2 epochs has no update.**");
  expect(sheet).not.toContain("**");
  expect([sheet, solution].map((page) => /^Name: _+ Date: _+\n\n# Perceptron by hand\n/.test(page))).toEqual([
    true,
    false,
  ]);
  expect(solution).not.toContain("Name");
  expect(sheet).toContain("   2  ·  −  ·  ·  │  ·  ·  ·  +  ·");
});
