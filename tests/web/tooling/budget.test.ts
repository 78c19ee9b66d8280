import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { measure, sortFiles, describe as table } from "../../../web/tooling/budget.mjs";

const chunk = (isEntry: boolean, imports: string[], dynamicImports: string[], files: string[]) => ({
  isEntry,
  imports,
  dynamicImports,
  files,
});

describe("sortFiles", () => {
  const chunks = {
    "main.js": chunk(true, ["shared.js"], ["chart.js"], ["core.wasm", "main.css"]),
    "shared.js": chunk(false, ["main.js"], [], []),
    "chart.js": chunk(false, ["shared.js", "plot.js"], [], ["chart.css"]),
    "plot.js": chunk(false, [], [], []),
  };

  it("counts the page, the entry, its static imports and what they need as first, the rest as later", () => {
    const { first, lazy } = sortFiles(chunks, ["index.html", "icon.svg", "main.css"]);
    expect(first.sort()).toEqual(["core.wasm", "icon.svg", "index.html", "main.css", "main.js", "shared.js"]);
    expect(lazy.sort()).toEqual(["chart.css", "chart.js", "plot.js"]);
  });
});

describe("measure", () => {
  const contents: Record<string, Uint8Array> = {
    "index.html": Buffer.from("a".repeat(10_000)),
    "random.wasm": randomBytes(5_000),
    "later.js": randomBytes(3_000),
  };
  const report = measure(
    { first: ["index.html", "random.wasm"], lazy: ["later.js"] },
    (file) => contents[file] ?? new Uint8Array(),
  );

  it("weighs files after gzip, one by one", () => {
    const [page, wasm] = report.items;
    expect(page?.bytes).toBe(10_000);
    expect(page?.gzip).toBeLessThan(100);
    expect(wasm?.gzip).toBeGreaterThanOrEqual(5_000);
  });

  it("keeps what comes later out of the first visit", () => {
    expect(report.first).toBeLessThan(5_200);
    expect(report.all).toBeGreaterThanOrEqual(report.first + 3_000);
  });

  it("prints every file and both sums", () => {
    const text = table(report);
    for (const file of Object.keys(contents)) expect(text).toContain(file);
    expect(text).toContain(String(report.first));
    expect(text).toContain(String(report.all));
  });
});
