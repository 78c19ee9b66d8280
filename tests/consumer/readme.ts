import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../web/tooling/paths.mjs";

/** The fenced blocks of a language under a heading of core/README.md: what a reader copies is what the tests run. */
export function blocks(heading: string, language: string): string[] {
  const text = readFileSync(join(root, "core", "README.md"), "utf8");
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  return [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, of, block = ""]) =>
    of === language ? [block] : [],
  );
}

/** The commands of the one shell block under a heading, a line each. */
export function commands(heading: string): string[] {
  return blocks(heading, "sh").flatMap((block) => block.trim().split("\n"));
}
