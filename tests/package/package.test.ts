import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { build, createServer } from "vite";
import { afterAll, describe, expect, test } from "vitest";
import { root } from "../../web/tooling/paths.mjs";
import { tsc } from "../../web/tooling/sources.mjs";
import { findExecutable } from "../browser/support/processes.js";
import { serve } from "../browser/support/server.js";
import { isAll } from "../web/sampled.js";
import { install, installedText } from "./installed.js";

const installed = await install();
const missing = typeof installed === "string" ? installed : null;

describe.skipIf(missing)(missing ? `the package · skipped: ${missing}` : "the package", { timeout: 120_000 }, () => {
  if (typeof installed === "string") return;
  const { directory, archive, files } = installed;
  afterAll(() => installed.remove());

  const node = (script: string): string =>
    execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
      cwd: directory,
      encoding: "utf8",
    }).trim();

  test("holds what it is for, and nothing of what it is made of", () => {
    const own = ["package.json", "README.md", "LICENSE"];
    expect(files).toEqual(expect.arrayContaining(own));
    expect(files.filter((file) => !own.includes(file) && !file.startsWith("dist/lib/"))).toEqual([]);
    for (const name of [
      "element.js",
      "element.iife.js",
      "engine.js",
      "anywidget.js",
      "element.d.ts",
      "engine.d.ts",
      "anywidget.d.ts",
      "perceptron.wasm",
    ])
      expect(files).toContain(`dist/lib/${name}`);
    expect(JSON.parse(installedText(installed, "package.json")).private).toBeUndefined();
  });

  test("has the licences of all that is in it", () => {
    const licences = installedText(installed, "dist/lib/licences.txt");
    for (const name of [
      "Perceptron Playground",
      "lit 3",
      "lit-html",
      "uplot",
      "d3-array",
      "valibot",
      "markdown-it",
      "temml",
      "yaml",
      "Emscripten",
      "musl",
    ])
      expect(licences).toContain(`\n${name}`.trimStart());
  });

  test("leads from its README to where the sources are, also for the pictures", () => {
    const { repository, homepage, bugs } = JSON.parse(installedText(installed, "package.json"));
    const source = repository.url.replace(/^git\+|\.git$/g, "");
    expect([new URL(homepage).protocol, bugs]).toEqual(["https:", `${source}/issues`]);
    const links = Array.from(
      installedText(installed, "README.md").matchAll(/(!?)\[[^\]]*\]\(([^)\s]+)\)/g),
      ([, picture, address = ""]) => ({ picture: picture === "!", address }),
    );
    expect(links.filter(({ picture }) => picture).length).toBeGreaterThan(1);
    for (const { picture, address } of links) {
      const { protocol, hostname, pathname } = new URL(address);
      expect([protocol, hostname]).toEqual(["https:", picture ? "raw.githubusercontent.com" : "github.com"]);
      const [, path = ""] = /HEAD\/(.+)$/.exec(pathname) ?? [];
      expect(existsSync(join(root, path)), path).toBe(true);
    }
  });

  test("has source maps of its code, with the sources inside", () => {
    const scripts = files.filter((file) => /^dist\/lib\/[a-z-]+-[\w-]{8}\.js$/.test(file) && !file.includes("-text-"));
    expect(scripts.length).toBeGreaterThan(15);
    for (const script of scripts) {
      const [, map = ""] = /\n\/\/# sourceMappingURL=(.+)\n$/.exec(installedText(installed, script)) ?? [];
      if (!map) expect(script).toContain("-runtime-");
      if (!map) continue;
      const { sources, sourcesContent } = JSON.parse(installedText(installed, `dist/lib/${map}`));
      for (const [k, source] of sources.entries()) {
        if (!source.includes("/web/") || source.includes("/generated/") || !/\.ts$/.test(source)) continue;
        const own = join(root, "dist", "lib", "maps", source);
        expect(sourcesContent[k], source).toBe(readFileSync(own, "utf8"));
      }
    }
  });

  test("has none of the engine in what does not use it, and none of the page in what uses only the engine", async () => {
    const bundled = async (code: string) => {
      writeFileSync(join(directory, "entry.js"), code);
      const [made] = (await build({
        root: directory,
        configFile: false,
        logLevel: "error",
        build: { write: false, lib: { entry: "entry.js", formats: ["es"], fileName: "made" } },
      })) as unknown as { output: { fileName: string; code: string }[] }[];
      return made?.output ?? [];
    };
    const unused = await bundled('import { loadEngine } from "perceptron-playground/engine"; console.log(1);');
    expect(unused.map(({ code }) => code.replace(/\/\/.*/g, "").trim())).toEqual(["console.log(1);"]);
    const used = await bundled('export { loadEngine } from "perceptron-playground/engine";');
    expect(used.some(({ fileName }) => fileName.startsWith("whole-text-"))).toBe(true);
    expect(used.map(({ code }) => code).join("")).not.toContain("customElements");
  });

  test("names for TypeScript's old resolution what its exports name", () => {
    const { exports, main, types, typesVersions } = JSON.parse(installedText(installed, "package.json"));
    expect([main, types]).toEqual([exports["."].default, exports["."].types]);
    const typed = Object.entries<{ types?: string }>(exports).filter(([name, entry]) => name !== "." && entry.types);
    expect(typesVersions["*"]).toEqual(Object.fromEntries(typed.map(([name, { types }]) => [name.slice(2), [types]])));
    for (const [, entry] of typed) expect(files).toContain(entry.types?.slice(2));
  });

  test.runIf(isAll)("resolves in every way that its files can, by Are The Types Wrong", () => {
    const args = [
      ...["--yes", "@arethetypeswrong/cli@0.18.5", archive],
      // These are no code: TypeScript's old resolution finds no file by a name in `exports`.
      ...["--exclude-entrypoints", "./perceptron.wasm", "./custom-elements.json"],
      // The package is modules, which `require` takes from Node 20.19 on.
      ...["--ignore-rules", "cjs-resolves-to-esm"],
    ];
    expect(execFileSync("npx", args, { cwd: directory, encoding: "utf8" })).toContain("No problems found");
  });

  test("has a manifest of the element", () => {
    const manifest = JSON.parse(installedText(installed, "dist/lib/custom-elements.json"));
    const [{ declarations }] = manifest.modules;
    expect(declarations[0]).toMatchObject({ tagName: "perceptron-playground", customElement: true });
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
    expect(names(declarations[0].attributes)).toEqual(expect.arrayContaining(["data", "learner", "theme", "keys"]));
    expect(names(declarations[0].events)).toContain("pp-converged");
    expect(names(declarations[0].cssProperties)).toContain("--pp-accent");
  });

  const resolutions = [
    ["bundler", "ESNext"],
    ["node16", "node16"],
  ] as const;
  test.each(resolutions.slice(0, isAll ? 2 : 1))(
    "has types that resolve as %s does, checked themselves, with those of frameworks and without",
    (resolution, module) => {
      const args = [tsc, "-p", directory, "--moduleResolution", resolution, "--module", module];
      const output = () => execFileSync(process.execPath, args, { encoding: "utf8" });
      expect(output).not.toThrow();
      const others = ["@types", "react", "vue", "svelte"].map((name) => join(directory, "node_modules", name));
      for (const other of others) renameSync(other, `${other}-aside`);
      try {
        expect(output).not.toThrow();
      } finally {
        for (const other of others) renameSync(`${other}-aside`, other);
      }
    },
  );

  test("is known to React's JSX and to the templates of Vue and Svelte, with its attributes and events", () => {
    const compiled = () => execFileSync(process.execPath, [tsc, "-p", join(directory, "tsconfig.react.json")]);
    expect(compiled).not.toThrow();
  });

  test("has types of the engine that need none of a page", () => {
    const compiled = () =>
      execFileSync(process.execPath, [tsc, "-p", join(directory, "node.json")], { encoding: "utf8" });
    expect(compiled).not.toThrow();
  });

  test("its engine trains in Node", () => {
    const script = `
      import { loadEngine } from "perceptron-playground/engine";
      const engine = await loadEngine();
      const run = engine.createRun({ X: [[0, 0], [0, 1], [1, 0], [1, 1]], y: [-1, -1, -1, 1] });
      run.advance({ until: "converged" });
      console.log(JSON.stringify(run.snapshot().current.weights.length));`;
    expect(node(script)).toBe("2");
  });

  test("checks a teacher's course, with what its run says", () => {
    const check = { kind: "number", of: "visits", after: "epoch 1" };
    const course = (truth: number, link: string): string =>
      JSON.stringify(
        { title: "a", steps: [{ title: "b", text: "c", link, tasks: [{ ask: "d", check, truth }] }] },
        null,
        1,
      );
    writeFileSync(join(directory, "right.json"), course(4, "?data=and"));
    writeFileSync(join(directory, "wrong.json"), course(5, "https://playground.example/?data=and"));
    const run = (...given: readonly string[]) =>
      spawnSync(join(directory, "node_modules", ".bin", "perceptron-playground"), given, {
        cwd: directory,
        encoding: "utf8",
      });
    expect(run("check", "right.json")).toMatchObject({ status: 0, stdout: "right.json: nothing is wrong.\n" });
    const { status, stdout } = run("check", "--site", "https://playground.example/", "wrong.json");
    expect([status, stdout]).toEqual([
      1,
      "wrong.json: Step 1, task 1 (line 16): The run says 4, not 5.\nwrong.json: 1 mistake.\n",
    ]);
    expect(run("check", "wrong.json").stdout).toContain("Step 1, link (line 7): This leads to another page");
    const usage = expect.stringContaining("Usage:");
    expect(run("check", "--help")).toMatchObject({ status: 0, stdout: usage });
    for (const given of [
      ["check"],
      ["chek", "right.json"],
      ["check", "right.json", "--site"],
      ["check", "--site", "nowhere", "right.json"],
      ["check", "--quick", "right.json"],
    ])
      expect([given, run(...given)]).toMatchObject([given, { status: 2, stderr: usage }]);
    expect(run("check", ".", "right.json")).toMatchObject({ status: 1, stdout: "right.json: nothing is wrong.\n" });
    // As the page reads files: with a mark of their encoding, up to a size, and what is next to them by its address.
    writeFileSync(join(directory, "my eggs.csv"), "length,hatched\n1,no\n2,yes\n");
    const step = { title: "b", text: "[table](my%20eggs.csv#top)", data: { file: "my eggs.csv" } };
    writeFileSync(join(directory, "marked.json"), `\ufeff${JSON.stringify({ title: "a", steps: [step] })}`);
    expect(run("check", "marked.json")).toMatchObject({ status: 0, stdout: "marked.json: nothing is wrong.\n" });
    writeFileSync(join(directory, "large.json"), " ".repeat(10_000_001));
    expect(run("check", "large.json").stderr).toContain("is larger than 10 MB, the most that is read.");
  });

  test("its element can be imported where there is no page", () => {
    const script = `
      const { PerceptronPlayground } = await import("perceptron-playground");
      console.log(typeof PerceptronPlayground, typeof document, typeof window);`;
    expect(node(script)).toBe("function undefined undefined");
  });

  const executablePath = process.env["CHROMIUM"] ?? findExecutable("chromium", "chromium-browser", "google-chrome");

  /** What the elements of the project say at an address: plain, and under React and Vue. */
  const look = async (url: string) => {
    const browser = await chromium.launch({
      executablePath: executablePath ?? "",
      args: ["--no-sandbox", "--disable-gpu"],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const problems: string[] = [];
      page.on("console", (message) => ["error", "warning"].includes(message.type()) && problems.push(message.text()));
      page.on("pageerror", (error) => problems.push(String(error)));
      await page.goto(url);
      await page.waitForFunction(() => document.querySelectorAll("perceptron-playground:defined").length === 3);
      const seen = await page.evaluate(async () => {
        const elements = Array.from(document.querySelectorAll("perceptron-playground"));
        await Promise.all(elements.map(({ ready }) => ready));
        const told = (window as unknown as { told: Record<string, unknown[]> }).told;
        const data = elements.map(({ state }) => state.data);
        return { data, told: Object.values(told).map(({ length }) => length) };
      });
      return { ...seen, problems };
    } finally {
      await browser.close();
    }
  };
  /** Vue asks for its flags. */
  const project = {
    root: directory,
    configFile: false as const,
    logLevel: "error" as const,
    define: {
      __VUE_OPTIONS_API__: "false",
      __VUE_PROD_DEVTOOLS__: "false",
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
    },
  };
  const expected = {
    data: [{ name: "and" }, { name: "xor" }, { name: "xor" }],
    told: [1, 1, 1],
    problems: [],
  };

  test.skipIf(!executablePath)("works in a project of Vite's, also under React and Vue, as it is built", async () => {
    const outDir = join(directory, "dist");
    await build({ ...project, build: { outDir } });
    const server = await serve(outDir, { probe: false });
    expect(await look(server.url)).toMatchObject(expected);
    expect(server.missing).toEqual([]);
    await server.close();
  });

  test.skipIf(!executablePath || !isAll)("and as it is developed", async () => {
    const server = await createServer({ ...project, server: { port: 0 } });
    await server.listen();
    expect(await look(server.resolvedUrls?.local[0] ?? "")).toMatchObject(expected);
    await server.close();
  });
});
