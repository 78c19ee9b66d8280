import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { injectScript, probeSource } from "./probe.js";

/**
 * WebDriver cannot watch a page's console, and a file has no server to put the probe into it. So WebKit opens a copy of
 * the page with the probe inside, in a temporary directory with links to the page's neighbours.
 */
export async function probeFile(url: string): Promise<{ url: string; remove: () => Promise<void> }> {
  const address = new URL(url);
  const original = fileURLToPath(address);
  const directory = await mkdtemp(join(tmpdir(), "playground-page-"));
  for (const neighbour of await readdir(dirname(original))) {
    if (neighbour === basename(original)) continue;
    await symlink(join(dirname(original), neighbour), join(directory, neighbour));
  }
  const copy = join(directory, basename(original));
  await writeFile(copy, injectScript(await readFile(original, "utf8"), `<script>${probeSource}</script>`));
  return {
    url: pathToFileURL(copy).href + address.search + address.hash,
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
