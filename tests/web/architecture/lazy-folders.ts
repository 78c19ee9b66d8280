import { posix } from "node:path";
import type { Import, Module } from "./imports.js";

const helper = "web/engine/lazy.ts";

/** Dynamic imports in any other form than `lazy(() => import("./folder/index.js"))`. Scripts for Node may have them. */
export function strayDynamicImports(modules: readonly Module[]): string[] {
  return modules
    .filter(({ path }) => !path.startsWith("web/tooling/"))
    .flatMap(({ path, imports }) => {
      const helped = imports.some(({ kind, target }) => kind === "static" && target === helper);
      return imports
        .filter((one) => one.kind === "dynamic" || (one.kind === "lazy" && !(helped && isIndex(one))))
        .map(({ specifier }) => `${path} imports ${specifier || "what it computes"} dynamically`);
    });
}

/**
 * Imports of a lazy folder from outside it, which would load it with the file that imports: static ones, and of types
 * those that pass its index by.
 */
export function ajarLazyFolders(modules: readonly Module[]): string[] {
  const loaded = modules.flatMap(({ imports }) => imports.filter(({ kind, target }) => kind === "lazy" && target));
  const folders = new Set(loaded.map(({ target }) => posix.dirname(target ?? "")));
  const enters = (path: string, { kind, target }: Import) =>
    [...folders].some((folder) => {
      if (!target?.startsWith(`${folder}/`) || path.startsWith(`${folder}/`)) return false;
      return kind === "static" || target !== `${folder}/index.ts`;
    });
  // What runs when the site is built is no part of what is loaded.
  const loading = modules.filter(({ path }) => !/^web\/(reference|lessons)\//.test(path));
  return loading.flatMap((module) =>
    module.imports
      .filter((one) => enters(module.path, one))
      .map(({ kind, target }) => `${module.path} imports ${kind === "type" ? "a type of " : ""}${target}`),
  );
}

function isIndex({ target }: Import): boolean {
  return target !== null && posix.basename(target) === "index.ts";
}
