// A small static server for a built site, with the headers a real one should send.
import { once } from "node:events";
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { createGzip } from "node:zlib";

/** The policy the site promises to work under. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
].join("; ");

/** @type {Readonly<Record<string, string>>} */
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};

const compressible = new Set([".html", ".js", ".css", ".json", ".svg", ".wasm", ".webmanifest", ".txt"]);

/**
 * The file an address stands for, or null when there is none or it would leave the directory.
 * @param {string} directory
 * @param {string} address
 * @returns {{ file: string, size: number } | null}
 */
export function resolveFile(directory, address) {
  try {
    const path = decodeURIComponent(new URL(address, "http://localhost").pathname);
    if (path.includes("\0")) return null;
    const file = normalize(join(directory, path.endsWith("/") ? `${path}index.html` : path));
    if (!file.startsWith(directory + sep)) return null;
    const found = statSync(file);
    return found.isFile() ? { file, size: found.size } : null;
  } catch {
    return null;
  }
}

/**
 * @param {{ directory: string, port?: number, host?: string, headers?: Record<string, string> }} options
 *   `port`: the first to try, the next free one is taken; 0: any.
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serve({ directory, port = 0, host = "localhost", headers = {} }) {
  const server = createServer((request, response) => answer(directory, headers, request, response));
  const taken = await listen(server, port, host);
  return {
    url: `http://${host}:${taken}/`,
    port: taken,
    close: () => {
      const closed = server[Symbol.asyncDispose]();
      server.closeAllConnections();
      return closed;
    },
  };
}

/**
 * @param {string} directory
 * @param {Record<string, string>} headers
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function answer(directory, headers, request, response) {
  const always = { "Content-Security-Policy": contentSecurityPolicy, "X-Content-Type-Options": "nosniff", ...headers };
  if (request.method !== "GET" && request.method !== "HEAD")
    return void response.writeHead(405, { ...always, Allow: "GET, HEAD" }).end();
  const found = resolveFile(directory, request.url ?? "/");
  if (!found)
    return void response.writeHead(404, { ...always, "Content-Type": "text/plain; charset=utf-8" }).end("Not found\n");
  const extension = extname(found.file);
  const zip = compressible.has(extension) && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  response.writeHead(200, {
    ...always,
    "Content-Type": types[extension] ?? "application/octet-stream",
    // The names in assets/ contain a hash of the content.
    "Cache-Control": found.file.includes(`${sep}assets${sep}`) ? "max-age=31536000, immutable" : "no-cache",
    ...(zip ? { "Content-Encoding": "gzip", Vary: "Accept-Encoding" } : { "Content-Length": String(found.size) }),
  });
  if (request.method === "HEAD") return void response.end();
  const content = createReadStream(found.file).on("error", () => response.destroy());
  (zip ? content.pipe(createGzip({ level: 9 })) : content).pipe(response);
}

/**
 * @param {import("node:http").Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>} The port it listens on.
 */
async function listen(server, port, host) {
  try {
    await once(server.listen(port, host), "listening");
    return /** @type {import("node:net").AddressInfo} */ (server.address()).port;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== "EADDRINUSE" || port === 0 || port >= 65_535) throw error;
    return listen(server, port + 1, host);
  }
}
