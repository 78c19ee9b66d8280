// `npm run fuzz -- --minutes N`: each fuzzer for so long. An input that fails is left in the corpus.
import { runScript } from "../../web/tooling/process.mjs";
import { setup } from "../../web/tooling/setup.mjs";
import { buildFuzzers, fuzz, fuzzers } from "./fuzzers.mjs";

await runScript(async () => {
  const at = process.argv.indexOf("--minutes");
  const minutes = at < 0 ? 1 : Number(process.argv[at + 1]);
  if (!(minutes > 0)) throw new Error("--minutes takes a number above 0.");
  await setup(["build", "fuzz"]);
  await buildFuzzers({ show: true });
  for (const name of fuzzers) {
    console.log(`▸ ${name}, ${minutes} minutes …`);
    const { code } = await fuzz(name, [`-max_total_time=${Math.ceil(60 * minutes)}`, "-print_final_stats=1"], {
      show: true,
    });
    if (code !== 0) process.exitCode = 1;
  }
});
