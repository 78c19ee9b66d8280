import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const has = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** Whether TeX is there, with what draws. */
export const compiles = has("pdflatex", "--version") && has("kpsewhich", "tikz.sty");

/** For the title of what needs it. */
export const needsTex = compiles ? "" : " · tex skipped: no pdflatex with TikZ";

/** What TeX has against a text that stands in a document; null where nothing. */
export function refusedByTex(text: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), "tex-"));
  try {
    const document = `\\documentclass{article}\n\\usepackage{tikz}\n\\begin{document}\n${text}\n\\end{document}\n`;
    writeFileSync(join(folder, "picture.tex"), document);
    const options = ["-interaction=nonstopmode", "-halt-on-error", "picture.tex"];
    const { status, stdout } = spawnSync("pdflatex", options, { cwd: folder, encoding: "utf8" });
    return status === 0 ? null : stdout.slice(stdout.indexOf("\n!"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
