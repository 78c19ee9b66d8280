// dist/site/reference.html, made of the tables that the page itself goes by.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../paths.mjs";
import { withSources } from "./sources.mjs";

export async function writeReference() {
  const sources = join(paths.web, "reference");
  await withSources(async (load) => {
    const { referencePage } = await load(join(sources, "page.ts"));
    const { loadEngine } = await load(join(paths.web, "engine", "index.ts"));
    const { presets } = await loadEngine({ wasm: readFileSync(paths.wasm) });
    writeFileSync(join(paths.distSite, "reference.html"), referencePage(presets));
  });
  copyFileSync(join(sources, "reference.css"), join(paths.distSite, "reference.css"));
}
