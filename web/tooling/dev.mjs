// `npm run dev`: the site from its sources, with hot reload. When C++ changes, the WASM module is rebuilt and the page
// reloaded; what the compiler complains about is shown in the terminal and over the page, and the server lives on.
import { parseArgs } from "node:util";
import { runScript } from "./process.mjs";
import { setup } from "./setup.mjs";

await runScript(async () => {
  const { values } = parseArgs({ options: { port: { type: "string", default: "5173" } } });
  await setup(["build"]);
  const { createServer } = await import("vite");
  const { devConfig } = await import("./vite/configs.mjs");
  const { rebuildWasm } = await import("./vite/rebuild-wasm.mjs");
  const server = await createServer(devConfig(Number(values.port), rebuildWasm()));
  await server.listen();
  server.printUrls();
});
