// The declarations of the package: those of what its entries export, and of what these are made of.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { paths } from "../paths.mjs";
import { mustRun } from "../process.mjs";
import { tsc } from "../sources.mjs";

/** What an entry's declarations are made of: where they stand among all of the sources. */
const entries = { engine: "engine/index", element: "site/element", anywidget: "notebook/index" };
/** What tells frameworks of the element, and comes with that. */
const frameworks = join("site", "frameworks.d.ts");
/** The element as a script, which only registers it: frameworks know it then too. */
const script = join("site", "script.d.ts");

export async function writeTypes() {
  const all = join(paths.build, "types");
  rmSync(all, { recursive: true, force: true });
  const config = join(paths.web, "tooling", "tsconfig.types.json");
  await mustRun("Writing the type declarations", process.execPath, [tsc, "-p", config, "--outDir", all]);
  writeFileSync(
    join(all, "engine", "glue.d.ts"),
    asModule(readFileSync(join(paths.web, "engine", "glue.d.ts"), "utf8")),
  );
  // What is no module of the sources' own: what frameworks are told.
  copyFileSync(join(paths.web, frameworks), join(all, frameworks));
  writeFileSync(join(all, script), 'import "./frameworks.js";\n');
  const types = join(paths.distLib, "types");
  rmSync(types, { recursive: true, force: true });
  for (const file of reached(all)) {
    const target = join(types, relative(all, file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      withGlueAt(readFileSync(file, "utf8"), relative(dirname(file), join(all, "engine", "glue.js"))),
    );
  }
  for (const [name, path] of Object.entries(entries)) {
    const exported = name === "anywidget" ? "{ default }" : "*";
    const more = name === "element" ? `import "./types/${frameworks.replace(".d.ts", ".js")}";\n` : "";
    writeFileSync(join(paths.distLib, `${name}.d.ts`), `${more}export ${exported} from "./types/${path}.js";\n`);
  }
}

/**
 * `declare module "#glue" { … }` as the module itself: outside of the project the name means nothing.
 * @param {string} ambient
 */
function asModule(ambient) {
  const [, body] = /declare module "#glue" \{([\s\S]*?)\n\}/.exec(ambient) ?? [];
  if (!body) throw new Error("The declarations of the glue are not as they were.");
  return body.trimStart();
}

/** @param {string} text @param {string} path */
function withGlueAt(text, path) {
  return text.replaceAll('"#glue"', JSON.stringify(path.startsWith(".") ? path : `./${path}`));
}

/** Every file that the entries import, and what these do. @param {string} directory */
function reached(directory) {
  const files = new Set(
    [...Object.values(entries).map((path) => `${path}.d.ts`), frameworks, script].map((path) => join(directory, path)),
  );
  for (const file of files) {
    const text = withGlueAt(readFileSync(file, "utf8"), relative(dirname(file), join(directory, "engine", "glue.js")));
    for (const [, path = ""] of text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)\.js"/g)) {
      files.add(join(dirname(file), `${path}.d.ts`));
    }
  }
  return files;
}
