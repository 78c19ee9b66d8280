import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { wasmBytes } from "../../../web/engine/start/locate.js";
import { paths } from "../../../web/tooling/paths.mjs";

const expected = readFileSync(paths.wasm);
const bytesOf = async (source: Parameters<typeof wasmBytes>[0]) =>
  Buffer.from((await wasmBytes(source)) as ArrayBuffer);

describe("where the WASM is", () => {
  it("may be a path, a file address, or the bytes", async () => {
    expect((await bytesOf(paths.wasm)).equals(expected)).toBe(true);
    expect((await bytesOf(pathToFileURL(paths.wasm))).equals(expected)).toBe(true);
    expect(await wasmBytes(expected)).toBe(expected);
  });

  it("may be on a web server, in Node too", async () => {
    const server = createServer(({ url }, response) => {
      response.statusCode = url === "/core.wasm" ? 200 : 404;
      response.end(url === "/core.wasm" ? expected : "");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect((await bytesOf(`${address}/core.wasm`)).equals(expected)).toBe(true);
    await expect(wasmBytes(`${address}/other.wasm`)).rejects.toMatchObject({
      code: "load-failed",
      field: "wasm",
      message: expect.stringContaining("404"),
    });
    await new Promise((resolve) => server.close(resolve));
  });

  it("is named when it cannot be read", async () => {
    await expect(wasmBytes("/no/such.wasm")).rejects.toThrow("The WebAssembly at /no/such.wasm could not be loaded");
  });
});
