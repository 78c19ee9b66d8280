import type { Module } from "./imports.js";

/**
 * Circles of imports, of types too, each as `a → b → a`: at least one for every knot, not every way round it. That a
 * module names its own type, `typeof import("./index.js")`, is none.
 */
export function circles(modules: readonly Module[]): string[] {
  const targets = new Map(modules.map(({ path, imports }) => [path, new Set(imports.map(({ target }) => target))]));
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]) => {
    const at = way.indexOf(path);
    if (at >= 0) found.push([...way.slice(at), path].join(" → "));
    if (at >= 0 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) {
      if (target !== null && target !== path) visit(target, [...way, path]);
    }
    done.add(path);
  };
  for (const path of targets.keys()) visit(path, []);
  return found;
}
