// `npm run pack [-- DIRECTORY]`: the npm package as a registry gets it, from dist/lib. What is relative in the README leads to
// the repository there.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { paths, root } from "../paths.mjs";
import { isMain, mustRun, runScript } from "../process.mjs";

/**
 * The text of a page with its relative pictures and links as addresses in a repository.
 * @param {string} markdown
 * @param {string} repository "https://github.com/owner/name"
 */
function withAddresses(markdown, repository) {
  const pictures = repository.replace("//github.com/", "//raw.githubusercontent.com/");
  return markdown.replace(/(!?)(\[[^\]]*\])\((?!\w+:|#|\/)([^)\s]+)\)/g, (_, picture, text, path) =>
    picture ? `!${text}(${pictures}/HEAD/${path})` : `${text}(${repository}/blob/HEAD/${path})`,
  );
}

/** Where the sources are: where they are published from, else what package.json says. */
export function repositoryOf(environment = process.env) {
  const { repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const name = environment["GITHUB_REPOSITORY"];
  return name ? `https://github.com/${name}` : repository.url.replace(/^git\+|\.git$/g, "");
}

/** Packs it. @param {string} directory @returns {Promise<{ file: string, files: string[] }>} The archive, and what is in it. */
export async function pack(directory) {
  const stage = join(paths.build, "package");
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  const repository = repositoryOf();
  const { devDependencies: _, scripts: __, ...manifest } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const own = {
    ...manifest,
    repository: { type: "git", url: `git+${repository}.git` },
    bugs: `${repository}/issues`,
  };
  writeFileSync(join(stage, "package.json"), `${JSON.stringify(own, null, 2)}\n`);
  writeFileSync(join(stage, "README.md"), withAddresses(readFileSync(join(root, "README.md"), "utf8"), repository));
  cpSync(join(root, "LICENSE"), join(stage, "LICENSE"));
  cpSync(paths.distLib, join(stage, "dist", "lib"), { recursive: true });
  const options = ["--json", "--loglevel=error", "--pack-destination", directory];
  const [{ filename, files }] = JSON.parse(await mustRun("Packing", "npm", ["pack", stage, ...options]));
  return { file: join(directory, filename), files: files.map((/** @type {{ path: string }} */ { path }) => path) };
}

if (isMain(import.meta.url)) {
  await runScript(async () => {
    const directory = resolve(process.argv[2] ?? paths.dist);
    const { file, files } = await pack(directory);
    console.log(`${file}: ${files.length} files`);
  });
}
