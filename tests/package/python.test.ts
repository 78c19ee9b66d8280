import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { paths } from "../../web/tooling/paths.mjs";
import { pythonWith, standIn } from "../web/notebook/python.js";

const python = pythonWith("setuptools", "wheel", "pip", "numpy", "traitlets");
const skipped = python === null ? " · skipped: no python3 with NumPy, traitlets, pip, setuptools and wheel" : "";

describe.skipIf(python === null)(`the Python package${skipped}`, { timeout: 120_000 }, () => {
  const directory = mkdtempSync(join(tmpdir(), "wheel-"));
  afterAll(() => rmSync(directory, { recursive: true }));

  const run = (...args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(python ?? "", args, { cwd: directory, encoding: "utf8" });
    if (status !== 0) throw new Error(stdout + stderr);
    return stdout;
  };

  test("becomes a wheel, which is installed and used without a network", () => {
    cpSync(paths.distPython, join(directory, "source"), { recursive: true });
    const offline = ["--no-index", "--no-deps", "--no-cache-dir", "--quiet", "--disable-pip-version-check"];
    run("-m", "pip", "wheel", ...offline, "--no-build-isolation", "--wheel-dir", directory, "./source");
    const { version } = JSON.parse(readFileSync(join(paths.web, "..", "package.json"), "utf8"));
    const wheel = `perceptron_playground-${version}-py3-none-any.whl`;
    const site = join(directory, "site");
    run("-m", "pip", "install", ...offline, "--target", site, join(directory, wheel));
    const script = `${standIn}
import hashlib, importlib.metadata, perceptron_playground
widget = PerceptronPlayground([[0, 0], [1, 1]], ["no", "yes"])
about = importlib.metadata.distribution("perceptron-playground")
show([perceptron_playground.__file__, about.version, sorted(about.requires), hashlib.sha256(widget._esm.read_bytes()).hexdigest(), told(widget)["y"]["names"]])`;
    const [file, built, needs, frontEnd, names] = JSON.parse(run("-c", script, site));
    expect(file).toBe(join(site, "perceptron_playground", "__init__.py"));
    expect([built, names]).toEqual([version, ["no", "yes"]]);
    // Older setuptools write "numpy (>=1.21)".
    expect(needs.map((need: string) => need.replace(/[ ()]/g, ""))).toEqual([
      "anywidget>=0.9",
      "numpy>=1.21",
      "traitlets>=5",
    ]);
    const brought = readFileSync(join(paths.distLib, "anywidget.js"));
    expect(frontEnd).toBe(createHash("sha256").update(brought).digest("hex"));
  });
});
