// `npm run coverage`: how much of core/ its GoogleTest suite runs. Fails below the targets.
import { join } from "node:path";
import { paths, root } from "../../web/tooling/paths.mjs";
import { mustRun, printed, runScript, ToolingError, toolEnvironment } from "../../web/tooling/process.mjs";
import { setup } from "../../web/tooling/setup.mjs";
import { shortfalls, summarize } from "./summary.mjs";

await runScript(async () => {
  await setup(["build", "core-test", "coverage"]);
  const folder = join(paths.build, "coverage");
  const core = join(root, "core");
  const tests = join(folder, "tests", "core", "core_tests");
  const [raw, profile, pages] = ["core.profraw", "core.profdata", "report"].map((name) => join(folder, name));
  const env = toolEnvironment({ LLVM_PROFILE_FILE: raw });
  console.log("Building …");
  await mustRun("Configuring the build", "cmake", ["--preset", "coverage"], { env });
  await mustRun("The build", "cmake", ["--build", "--preset", "coverage", "--parallel", "2"], { env });
  console.log("Testing …");
  await mustRun("The test suite", tests, ["--gtest_brief=1"], { env });
  await mustRun("Reading what ran", "llvm-profdata", ["merge", "-sparse", raw, "-o", profile]);
  const asked = [tests, `-instr-profile=${profile}`, core];
  const details = ["-format=html", `-output-dir=${pages}`, "-show-branches=count"];
  await mustRun("Writing the report", "llvm-cov", ["show", ...asked, ...details]);
  const report = JSON.parse(printed("llvm-cov", ["export", "-summary-only", ...asked]));
  console.log(`\n${summarize(report, core)}\n\nLine by line: ${join(pages, "index.html")}`);
  const short = shortfalls(report);
  if (short.length > 0) throw new ToolingError(short.join("\n"));
});
