import { readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../../../web/tooling/paths.mjs";

export const page = readFileSync(join(paths.site, "embedding.md"), "utf8");

/** The first snippet that is written for a system. */
export function recipe(system: string): string {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${system}\n`)) ?? "";
  return /^(`{3,})\S+\n([\s\S]*?)\n\1$/m.exec(section)?.[2] ?? "";
}
