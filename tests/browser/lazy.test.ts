import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { common } from "../../web/tooling/vite/common.mjs";
import { csp } from "./playground.js";
import { describeOneBrowser } from "./support/browsers.js";

const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript" };

describeOneBrowser("what loads when it is wanted", (getBrowser) => {
  let directory: string;
  let server: Server;
  /** Part of the name of the file that cannot be had. */
  let missing: string | null = null;
  /** What the server answers in its place. */
  let instead: { readonly status: number; readonly type: string } | null = null;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "lazy-"));
    const root = fileURLToPath(new URL("support/lazy-page/", import.meta.url));
    await build({ ...common({ outDir: directory, emptyOutDir: true }, { classic: true }), root });
    server = createServer(async (request, response) => {
      const [asked = ""] = (request.url ?? "").split("?");
      const path = asked === "/" ? "/index.html" : asked;
      if (missing !== null && path.includes(missing)) {
        if (!instead) return void response.writeHead(503).end();
        return void response.writeHead(instead.status, { "Content-Type": instead.type }).end("<!doctype html>");
      }
      const content = await readFile(join(directory, path)).catch(() => null);
      if (content === null) return void response.writeHead(204).end();
      response.writeHead(200, { "Content-Type": types[extname(path)] ?? "", "Content-Security-Policy": csp });
      response.end(content);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await rm(directory, { recursive: true });
  });

  const open = () =>
    getBrowser().open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      width: 800,
      height: 600,
      fresh: true,
    });

  test("stands where it was wanted once it is there", async () => {
    missing = null;
    const page = await open();
    await page.waitFor(() => document.querySelector("#lift") !== null);
    await expect.poll(() => page.text("#lift")).toBe("The lazy plane in three dimensions.");
    expect(await page.evaluate(() => document.querySelector("[role=status], [role=alert]"))).toBeNull();
    await page.close();
  });

  // The chunk itself, and one that it imports: browsers remember either failure.
  test.each(["lift", "noun"])("says that it failed, and can be tried again: %s", async (name) => {
    missing = name;
    const page = await open();
    await page.waitFor(() => document.querySelector("[role=alert]") !== null);
    await expect
      .poll(async () => (await page.text("[role=alert]")).replace(/\s+/g, " ").trim())
      .toBe("This part could not be loaded. Try again");
    await page.click({ role: "button", name: "Draw again" });
    expect(await page.evaluate(() => document.querySelectorAll("[role=alert]").length)).toBe(1);
    missing = null;
    await page.click({ role: "button", name: "Try again" });
    await page.waitFor(() => document.querySelector("#lift") !== null);
    expect(await page.evaluate(() => document.querySelector("[role=alert]"))).toBeNull();
    await page.close();
  });

  test.each([
    ["with 404", { status: 404, type: "text/plain" }],
    ["with its page in the place of a script", { status: 200, type: "text/html" }],
  ])("offers to reload when the site has been updated and the server answers %s", async (_, answer) => {
    missing = "lift";
    instead = answer;
    const page = await open();
    await page.waitFor(() => document.querySelector("[role=alert]") !== null);
    await expect
      .poll(async () => (await page.text("[role=alert]")).replace(/\s+/g, " ").trim())
      .toBe(
        "This part could not be loaded. The playground has been updated since you opened this page. " +
          "Reload it to go on: your work is kept. Reload",
      );
    missing = null;
    instead = null;
    await page.click({ role: "button", name: "Reload" });
    await page.waitFor(() => document.querySelector("#lift") !== null);
    await page.close();
  });
});
