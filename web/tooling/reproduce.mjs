// `npm run reproduce`: builds what is committed once more, in another folder, and compares it with dist/ byte for byte.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paths, root } from "./paths.mjs";
import { mustRun, runScript, ToolingError } from "./process.mjs";
import { checksums, differences } from "./products/checksums.mjs";

await runScript(async () => {
  const other = mkdtempSync(join(tmpdir(), "perceptron-elsewhere-"));
  try {
    await mustRun("Cloning", "git", ["clone", "--quiet", "--no-hardlinks", root, other]);
    cpSync(join(root, "node_modules"), join(other, "node_modules"), { recursive: true, verbatimSymlinks: true });
    console.log(`Building once more in ${other} …`);
    await mustRun("The other build", process.execPath, [join(other, "web", "tooling", "build.mjs")], { cwd: other });
    const differing = differences(checksums(paths.dist), checksums(join(other, "dist")));
    if (differing.length > 0) throw new ToolingError(`The builds differ in ${differing.join(", ")}.`);
    console.log("The two builds are the same, byte for byte.");
  } finally {
    rmSync(other, { recursive: true, force: true });
  }
});
