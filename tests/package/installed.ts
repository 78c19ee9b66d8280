import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../web/tooling/paths.mjs";

/** The frameworks that the package is tried with, beside what stands in package.json. */
const frameworks = ["react@19.3.1", "react-dom@19.3.1", "@types/react@19.3.0", "vue@3"];

export interface Installed {
  /** A project of somebody else's, with the package installed from its tarball. */
  readonly directory: string;
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
export function install(): Installed | string {
  const directory = mkdtempSync(join(tmpdir(), "package-"));
  cpSync(join(import.meta.dirname, "project"), directory, { recursive: true });
  const [packed] = JSON.parse(npm(["pack", "--json", "--ignore-scripts", "--pack-destination", directory], root));
  writeFileSync(join(directory, "package.json"), JSON.stringify({ name: "course", private: true, type: "module" }));
  try {
    npm(["install", "--prefer-offline", join(directory, packed.filename), ...frameworks], directory);
  } catch (error) {
    const { stderr = "" } = error as { stderr?: string };
    const unreachable = /ENOTFOUND|ECONN|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|network/.exec(stderr);
    rmSync(directory, { recursive: true });
    if (!unreachable) throw error;
    return `the npm registry cannot be reached (${unreachable[0]})`;
  }
  const files = packed.files.map(({ path }: { path: string }) => path);
  return { directory, files, remove: () => rmSync(directory, { recursive: true }) };
}

/** A file of the package, as it was installed. */
export function installedText({ directory }: Installed, path: string): string {
  return readFileSync(join(directory, "node_modules", "perceptron-playground", path), "utf8");
}
