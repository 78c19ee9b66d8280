import type { Module } from "./imports.js";

/** Imports by a view of another view's inside. What two views share stands in web/views/shared. */
export function entangledViews(modules: readonly Module[]): string[] {
  return modules.flatMap(({ path, imports }) => {
    const own = viewOf(path);
    if (own === null) return [];
    return imports
      .filter(({ target }) => target !== null && ![null, own, "shared"].includes(viewOf(target)))
      .map(({ target }) => `${path} imports ${target}`);
  });
}

/** The folder in web/views that a file stands in. */
function viewOf(path: string): string | null {
  return /^web\/views\/([^/]+)\//.exec(path)?.[1] ?? null;
}
