// `npm start`: installs what is missing, builds what has changed, serves the site, prints the address.
import { parseArgs } from "node:util";
import { paths } from "./paths.mjs";
import { runScript, ToolingError } from "./process.mjs";
import { serve } from "./serve.mjs";
import { setup } from "./setup.mjs";

await runScript(async () => {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4173" } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new ToolingError("--port takes a number 0…65535.");
  await setup(["build"]);
  const { buildWasm } = await import("./products/wasm.mjs");
  await buildWasm();
  const { buildSite } = await import("./products/products.mjs");
  if (await buildSite()) console.log("Built dist/site.");
  const server = await serve({ directory: paths.distSite, port });
  const stop = () => void server.close().then(() => process.exit(0));
  process.once("SIGINT", stop).once("SIGTERM", stop);
  console.log(`\nPerceptron Playground is at ${server.url} (Ctrl-C stops it)`);
});
