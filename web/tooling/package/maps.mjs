// The source maps of the package: in a folder of their own, with the sources inside, and none where there is no code of ours.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../paths.mjs";

/** What is made of a binary or of Markdown: nobody steps through that. */
const noCode = /^(whole-text-|\d\d-)/;

export function tidyMaps() {
  const folder = join(paths.distLib, "maps");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const name of readdirSync(paths.distLib).filter((file) => file.endsWith(".js.map"))) {
    const from = join(paths.distLib, name);
    const script = from.slice(0, -".map".length);
    const map = JSON.parse(readFileSync(from, "utf8"));
    rmSync(from);
    const wanted = !noCode.test(name);
    if (wanted) {
      // Seen from one folder further down.
      map.sources = map.sources.map((/** @type {string} */ source) => source.replace(/^\.\.\//, "../../"));
      writeFileSync(join(folder, name), JSON.stringify(map));
    }
    const code = readFileSync(script, "utf8");
    writeFileSync(
      script,
      code.replace(/\n\/\/# sourceMappingURL=.*\n?$/, wanted ? `\n//# sourceMappingURL=maps/${name}\n` : "\n"),
    );
  }
}
