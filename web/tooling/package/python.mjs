// dist/python: the Python package, ready for `pip install`, with the front end inside.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { paths, root } from "../paths.mjs";
import { repositoryOf } from "./pack.mjs";

export function writePythonPackage() {
  const { version, homepage } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const module = join(paths.distPython, "perceptron_playground");
  rmSync(paths.distPython, { recursive: true, force: true });
  mkdirSync(module, { recursive: true });
  for (const name of ["__init__.py", "_examples.py"])
    cpSync(join(paths.notebook, "perceptron_playground", name), join(module, name));
  cpSync(join(paths.distLib, "anywidget.js"), join(module, "anywidget.js"));
  cpSync(join(root, "LICENSE"), join(paths.distPython, "LICENSE"));
  const read = (/** @type {string} */ name) => readFileSync(join(paths.notebook, name), "utf8");
  const project = read("pyproject.toml").replace(
    'version = "0"',
    `version = "${version}"\nurls = { Homepage = "${homepage}", Source = "${repositoryOf()}" }`,
  );
  writeFileSync(join(paths.distPython, "pyproject.toml"), project);
  writeFileSync(join(paths.distPython, "README.md"), read("pypi.md").replace("HOMEPAGE", homepage));
}
