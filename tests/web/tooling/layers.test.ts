import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../../web/tooling/paths.mjs";
import { biome } from "../../../web/tooling/sources.mjs";

/** File → what it imports; each pair is linted by the project's own configuration in an otherwise empty project. */
const forbidden: readonly (readonly [string, string])[] = [
  ["web/engine/a.ts", "../state/frame.js"],
  ["web/engine/b.ts", "../views/stage/pp-stage.js"],
  ["web/engine/learners/c.ts", "../../element/tokens.css.js"],
  ["web/engine/d.ts", "../tooling/paths.mjs"],
  ["web/state/a.ts", "../views/shared/format.js"],
  ["web/state/b.ts", "../element/perceptron-playground.js"],
  ["web/state/c.ts", "#glue"],
  ["web/views/stage/a.ts", "../../element/perceptron-playground.js"],
  ["web/views/stage/b.ts", "../../engine/index.js"],
  ["web/views/stage/c.ts", "../../engine/run.js"],
  ["web/views/stage/d.ts", "#glue"],
  ["web/element/a.ts", "#glue"],
  ["web/site/a.ts", "#glue"],
];

const allowed: readonly (readonly [string, string])[] = [
  ["web/engine/e.ts", "#glue"],
  ["web/engine/f.ts", "./types.js"],
  ["web/state/e.ts", "../engine/index.js"],
  ["web/state/f.ts", "./frame.js"],
  ["web/views/stage/f.ts", "../../engine/types.js"],
  ["web/views/stage/g.ts", "../../state/frame.js"],
  ["web/views/stage/h.ts", "../shared/format.js"],
  ["web/element/e.ts", "../engine/index.js"],
  ["web/element/f.ts", "../views/stage/pp-stage.js"],
  ["web/site/e.ts", "../element/perceptron-playground.js"],
];

/** `import type` too: a layer may not even know the types of one above it. */
const forms = {
  value: (from: string) => `import { x } from "${from}";\n\nexport const y = x;\n`,
  type: (from: string) => `import type { x } from "${from}";\n\nexport type y = x;\n`,
  lazy: (from: string) => `export const y = () => import("${from}");\n`,
};

describe("imports go one way", () => {
  const project = mkdtempSync(join(tmpdir(), "layers-"));
  const complaints = new Map<string, string[]>();

  const nameOf = (file: string, form: string) => file.replace(/\.ts$/, `-${form}.ts`);

  beforeAll(() => {
    copyFileSync(join(root, ".biome.json"), join(project, ".biome.json"));
    for (const [file, from] of [...forbidden, ...allowed]) {
      for (const [form, write] of Object.entries(forms)) {
        const path = join(project, nameOf(file, form));
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, write(from));
      }
    }
    const options = ["--vcs-enabled=false", "--reporter=json", "--max-diagnostics=none"];
    const { stdout } = spawnSync(process.execPath, [biome, "lint", ...options, "."], {
      cwd: project,
      encoding: "utf8",
    });
    const report: { diagnostics: { category: string; location: { path: unknown } }[] } = JSON.parse(stdout);
    for (const { category, location } of report.diagnostics) {
      const path = JSON.stringify(location.path);
      complaints.set(path, [...(complaints.get(path) ?? []), category]);
    }
  });

  afterAll(() => rmSync(project, { recursive: true, force: true }));

  const categories = (file: string) =>
    [...complaints].filter(([path]) => path.includes(file)).flatMap(([, found]) => found);

  const each = (pairs: typeof forbidden) =>
    pairs.flatMap(([file, from]) => Object.keys(forms).map((form) => [nameOf(file, form), from] as const));

  it.each(each(forbidden))("%s must not import %s", (file) => {
    expect(categories(file)).toContain("lint/style/noRestrictedImports");
  });

  it.each(each(allowed))("%s may import %s", (file) => {
    expect(categories(file)).toEqual([]);
  });
});
