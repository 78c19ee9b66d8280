import { readFileSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import { parseSync } from "vite";
import { root } from "../../../web/tooling/paths.mjs";
import { filesUnder } from "../../../web/tooling/products/stamp.mjs";

/** A file of the project: its path from the root, with `/`, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

export interface Import {
  /**
   * `static` runs with the file that imports it, `type` leaves nothing in the program, `lazy` is
   * `lazy(() => import("…"))`, `dynamic` any other `import()`.
   */
  readonly kind: "static" | "type" | "lazy" | "dynamic";
  /** As it is written; empty where it is not a plain string. */
  readonly specifier: string;
  /** The path from the root of what is imported, `.ts` for a `.js` that is written in TypeScript; null for a package. */
  readonly target: string | null;
}

export interface Module extends Source {
  readonly imports: readonly Import[];
}

/** Every file under a folder of the project. */
export function sourcesIn(folder: string): Source[] {
  return filesUnder(join(root, folder)).map((file) => ({
    path: relative(root, file).split(sep).join("/"),
    text: readFileSync(file, "utf8"),
  }));
}

/** A small project, as path → text. */
export function treeOf(files: Readonly<Record<string, string>>): Source[] {
  return Object.entries(files).map(([path, text]) => ({ path, text }));
}

/** The modules of a small project, as path → text. */
export function projectOf(files: Readonly<Record<string, string>>): Module[] {
  return modulesOf(treeOf(files));
}

/** Every import of every TypeScript and JavaScript file among the sources: also of types, re-exports and in JSDoc. */
export function modulesOf(sources: readonly Source[]): Module[] {
  const paths = new Set(sources.map(({ path }) => path));
  return sources
    .filter(({ path }) => /\.(ts|mts|js|mjs)$/.test(path))
    .map((source) => ({ ...source, imports: importsOf(source, paths) }));
}

function importsOf({ path, text }: Source, paths: ReadonlySet<string>): Import[] {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const imports: Import[] = [];
  const add = (kind: Import["kind"], specifier: string) =>
    imports.push({ kind, specifier, target: resolve(path, specifier, paths) });
  const lazy = new Set<Node>();
  walk(program, (node) => {
    const loaded = lazilyLoaded(node);
    if (loaded) lazy.add(loaded);
    const kind = kindOf(node, lazy);
    if (kind) add(kind, literal(node["source"]));
  });
  for (const { value } of comments) {
    for (const [, specifier = ""] of value.matchAll(/(?:\bimport\(|@import .+ from )"([^"]+)"/g))
      add("type", specifier);
  }
  return imports;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** The `import()` of `lazy(() => import("…"))`. */
function lazilyLoaded(node: Node): Node | null {
  const { type, callee, arguments: given } = node;
  if (type !== "CallExpression" || !isNode(callee) || callee["name"] !== "lazy") return null;
  const [load] = given as readonly Node[];
  const body = load?.["type"] === "ArrowFunctionExpression" ? load["body"] : null;
  return isNode(body) && body["type"] === "ImportExpression" ? body : null;
}

function kindOf(node: Node, lazy: ReadonlySet<Node>): Import["kind"] | null {
  switch (node["type"]) {
    case "ImportExpression":
      return lazy.has(node) ? "lazy" : "dynamic";
    case "TSImportType":
      return "type";
    case "ImportDeclaration":
      return node["importKind"] === "type" || onlyTypes(node["specifiers"], "importKind") ? "type" : "static";
    case "ExportAllDeclaration":
      return node["exportKind"] === "type" ? "type" : "static";
    case "ExportNamedDeclaration":
      if (!node["source"]) return null;
      return node["exportKind"] === "type" || onlyTypes(node["specifiers"], "exportKind") ? "type" : "static";
    default:
      return null;
  }
}

function onlyTypes(specifiers: unknown, key: string): boolean {
  const all = specifiers as readonly Node[];
  return all.length > 0 && all.every((specifier) => specifier[key] === "type");
}

function literal(node: unknown): string {
  const value = isNode(node) ? node["value"] : null;
  return typeof value === "string" ? value : "";
}

function resolve(from: string, specifier: string, paths: ReadonlySet<string>): string | null {
  if (!specifier.startsWith(".")) return null;
  const target = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ""));
  const typed = target.replace(/\.(m?)js$/, ".$1ts");
  return paths.has(typed) ? typed : target;
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, visit);
  } else if (isNode(value)) {
    visit(value);
    for (const one of Object.values(value)) walk(one, visit);
  }
}
