import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentSecurityPolicy, resolveFile, serve } from "../../../web/tooling/serve.mjs";

describe("the static server", () => {
  const parent = mkdtempSync(join(tmpdir(), "serve-"));
  const directory = join(parent, "site");
  let server: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    mkdirSync(join(directory, "assets"), { recursive: true });
    writeFileSync(join(parent, "secret.txt"), "secret");
    writeFileSync(join(directory, "index.html"), "<p>home</p>");
    writeFileSync(join(directory, "assets", "core-abc.wasm"), new Uint8Array([0, 97, 115, 109]));
    server = await serve({ directory });
  });

  afterAll(async () => {
    await server.close();
    rmSync(parent, { recursive: true, force: true });
  });

  it("serves the page under the strict policy", async () => {
    const response = await fetch(server.url);
    expect(await response.text()).toBe("<p>home</p>");
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toBe(contentSecurityPolicy);
  });

  it("serves WASM with its type, so that it can be compiled while it streams", async () => {
    const response = await fetch(new URL("assets/core-abc.wasm", server.url));
    expect(response.headers.get("content-type")).toBe("application/wasm");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([0, 97, 115, 109]));
  });

  it("answers HEAD without a body, and nothing but GET and HEAD", async () => {
    expect(await (await fetch(server.url, { method: "HEAD" })).text()).toBe("");
    expect((await fetch(server.url, { method: "POST" })).status).toBe(405);
  });

  it.each(["/missing.js", "/assets", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%00", "/%"])(
    "has nothing at %s",
    (address) => {
      expect(resolveFile(directory, address)).toBeNull();
    },
  );

  it("takes the next free port", async () => {
    const second = await serve({ directory, port: server.port });
    expect(second.port).toBeGreaterThan(server.port);
    await second.close();
  });
});
