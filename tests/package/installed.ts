import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pack } from "../../web/tooling/package/pack.mjs";

/** The frameworks that the package is tried with, next to what is in package.json. */
const frameworks = ["react@19.3.1", "react-dom@19.3.1", "@types/react@19.3.0", "vue@3.5.45", "svelte@5.57.3"];

export interface Installed {
  /** A project of somebody else's, with the package installed from its tarball. */
  readonly directory: string;
  /** The tarball. */
  readonly archive: string;
  /** The files of the package. */
  readonly files: readonly string[];
  remove(): void;
}

function npm(args: readonly string[], cwd: string): string {
  return execFileSync("npm", [...args, "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 120_000,
  });
}

/** Packs and installs it; in a sentence why that was not possible, where the registry cannot be reached. */
export async function install(): Promise<Installed | string> {
  const directory = mkdtempSync(join(tmpdir(), "package-"));
  cpSync(join(import.meta.dirname, "project"), directory, { recursive: true });
  const { file, files } = await pack(directory);
  writeFileSync(join(directory, "package.json"), JSON.stringify({ name: "course", private: true, type: "module" }));
  try {
    npm(["install", "--prefer-offline", file, ...frameworks], directory);
  } catch (error) {
    const { stderr = "" } = error as { stderr?: string };
    const unreachable = /ENOTFOUND|ECONN|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|network/.exec(stderr);
    rmSync(directory, { recursive: true });
    if (!unreachable) throw error;
    return `the npm registry cannot be reached (${unreachable[0]})`;
  }
  return { directory, archive: file, files, remove: () => rmSync(directory, { recursive: true }) };
}

/** A file of the package, as it was installed. */
export function installedText({ directory }: Installed, path: string): string {
  return readFileSync(join(directory, "node_modules", "perceptron-playground", path), "utf8");
}
