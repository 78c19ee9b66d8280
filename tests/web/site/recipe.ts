import { readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../../../web/tooling/paths.mjs";

export const page = readFileSync(join(paths.site, "embedding.md"), "utf8");

/** The snippets that are written for a system. */
export function snippets(system: string): readonly string[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${system}\n`)) ?? "";
  return Array.from(section.matchAll(/^(`{3,})\S+\n([\s\S]*?)\n\1$/gm), ([, , snippet = ""]) => snippet);
}

/** The first of them. */
export const recipe = (system: string): string => snippets(system)[0] ?? "";
