import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pack } from "../../web/tooling/package/pack.mjs";
import { findExecutable } from "../browser/support/processes.js";
import { serve } from "../browser/support/server.js";
import { isAll } from "../web/sampled.js";
import { snippets } from "../web/site/recipe.js";

const executablePath = process.env["CHROMIUM"] ?? findExecutable("chromium", "chromium-browser", "google-chrome");

/** At night: they install some hundred megabytes. By hand: `JOURNEYS=all npx vitest run --config tests/vitest.config.ts --project package frameworks`. */
describe.runIf(isAll && executablePath)("the recipes for frameworks, as they are written", { timeout: 600_000 }, () => {
  let directory = "";
  let archive = "";
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), "frameworks-"));
    archive = (await pack(directory)).file;
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  /** A project of these files, built by a command; what it makes is served. */
  const built = (
    name: string,
    files: Record<string, string>,
    packages: readonly string[],
    command: readonly string[],
  ) => {
    const cwd = join(directory, name);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(cwd, path)), { recursive: true });
      writeFileSync(join(cwd, path), text);
    }
    writeFileSync(join(cwd, "package.json"), JSON.stringify({ name, private: true }));
    const run = (program: string, args: readonly string[]) =>
      execFileSync(program, args, { cwd, encoding: "utf8", env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" } });
    run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", archive, ...packages]);
    run("npx", command);
    return cwd;
  };

  /** What the page says once each of its playgrounds has made a visit, and what went wrong. */
  const look = async (site: string) => {
    const server = await serve(site, { probe: false });
    const browser = await chromium.launch({ executablePath: executablePath ?? "", args: ["--no-sandbox"] });
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 2000 } });
      const problems: string[] = [];
      page.on("console", (message) => ["error", "warning"].includes(message.type()) && problems.push(message.text()));
      page.on("pageerror", (error) => problems.push(String(error)));
      await page.goto(server.url);
      await page.waitForSelector("perceptron-playground:defined");
      const count = await page.evaluate(async () => {
        const all = Array.from(document.querySelectorAll("perceptron-playground"));
        await Promise.all(all.map(({ ready }) => ready));
        for (const one of all) one.step();
        return all.length;
      });
      await expect.poll(() => page.locator("output").allTextContents()).toEqual(Array(count).fill("1"));
      return { count, problems };
    } finally {
      await browser.close();
      await server.close();
    }
  };

  test("Next: a client component, with a listener by ref, and one that the server leaves out", async () => {
    const [figure = "", lazy = ""] = snippets("Next");
    const files = {
      "app/layout.jsx":
        "export default function Layout({ children }) { return <html lang='en'><head><link rel='icon' href='data:,' /></head><body>{children}</body></html>; }",
      "app/page.jsx":
        "import Figure from './figure.jsx'; import Lazy from './lazy.jsx'; export default function Page() { return <><Figure /><Lazy /></>; }",
      "app/figure.jsx": figure,
      "app/lazy.jsx": lazy,
      "next.config.mjs": "export default { output: 'export' };",
    };
    const packages = ["next@16.4.6", "react@19.3.1", "react-dom@19.3.1"];
    const cwd = built("next", files, packages, ["next", "build"]);
    expect(await look(join(cwd, "out"))).toEqual({ count: 2, problems: [] });
  });

  test("VitePress: an option for the tag, a theme that brings the element, and a page", async () => {
    const [, config = "", theme = "", tag = ""] = snippets("Vue and VitePress");
    const page = `<script setup>\nimport { ref } from "vue";\nconst visit = ref(0);\n</script>\n\n${tag}\n\n<output>{{ visit }}</output>\n`;
    const files = {
      "docs/.vitepress/config.mjs": config,
      "docs/.vitepress/theme/index.mjs": theme,
      "docs/index.md": page,
      "docs/public/favicon.ico": "",
    };
    const cwd = built("vitepress", files, ["vitepress@1.6.4", "vue@3.5.45"], ["vitepress", "build", "docs"]);
    expect(await look(join(cwd, "docs", ".vitepress", "dist"))).toEqual({ count: 1, problems: [] });
  });
});
