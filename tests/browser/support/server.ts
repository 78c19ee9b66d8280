import { readFile, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { injectScript, probePath, probeSource } from "./probe.js";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".xhtml": "application/xhtml+xml; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".csv": "text/csv; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};

export interface ServeOptions {
  /** Sent as the Content-Security-Policy header of every answer. */
  readonly csp?: string;
  /** Compress what clients accept compressed. Default false. */
  readonly gzip?: boolean;
  /** Answers beside the files of the directory, by their paths. */
  readonly pages?: Readonly<Record<string, string | Uint8Array>>;
  /** Whether the encoding of a text is told. Default true. */
  readonly encodings?: boolean;
  /** Put the probe for `page.problems()` into HTML. Default true. */
  readonly probe?: boolean;
}

export interface Server {
  /** `http://127.0.0.1:port`, without a slash at the end. A new port is a new origin: no shared storage or workers. */
  readonly url: string;
  /** Paths asked for, in order, queries included; without the probe and the icon that browsers ask for unbidden. */
  readonly requests: readonly string[];
  /** Those of `requests` that were answered with 404. */
  readonly missing: readonly string[];
  /** Answers nobody, as if it were not there, until `resume`. */
  pause(): void;
  resume(): void;
  close(): Promise<void>;
}

async function findFile(dir: string, path: string): Promise<string | null> {
  const file = join(dir, normalize(decodeURIComponent(path)));
  if (file !== dir && !file.startsWith(dir.endsWith(sep) ? dir : dir + sep)) return null;
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory()) return findFile(dir, join(path, "index.html"));
  return found?.isFile() ? file : null;
}

export async function serve(directory: string, options: ServeOptions = {}): Promise<Server> {
  const dir = normalize(directory).replace(/[\\/]+$/, "");
  const requests: string[] = [];
  const missing: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.url ?? "/";
    const path = address.replace(/[?#].*/, "");
    const send = (status: number, type: string, body: string | Uint8Array) => {
      const zip = options.gzip && /\bgzip\b/.test(String(request.headers["accept-encoding"]));
      const bytes = zip ? gzipSync(body) : Buffer.from(body);
      response.writeHead(status, {
        "Content-Type": type,
        "Content-Length": bytes.length,
        // As a host answers for files whose names hold a hash of their content: what is preloaded may be kept and used.
        "Cache-Control": path.includes("/assets/") ? "max-age=31536000, immutable" : "no-store",
        "X-Content-Type-Options": "nosniff",
        ...(zip ? { "Content-Encoding": "gzip" } : {}),
        ...(options.csp === undefined ? {} : { "Content-Security-Policy": options.csp }),
      });
      response.end(request.method === "HEAD" ? undefined : bytes);
    };
    if (path === probePath) return send(200, types[".js"] ?? "", probeSource);
    const given = options.pages?.[path];
    const file = given === undefined ? await findFile(dir, path) : path;
    if (file === null && path === "/favicon.ico") {
      response.writeHead(204).end();
      return;
    }
    requests.push(address);
    if (file === null) {
      missing.push(address);
      return send(404, "text/plain; charset=utf-8", "not found");
    }
    const told = types[extname(file).toLowerCase()] ?? "application/octet-stream";
    const type = options.encodings === false ? told.replace(/;.*/, "") : told;
    const content = given === undefined ? await readFile(file) : Buffer.from(given);
    const probed = type.startsWith("text/html") && options.probe !== false;
    send(200, type, probed ? injectScript(content.toString(), `<script src="${probePath}"></script>`) : content);
  }

  let paused = false;
  const server = createServer((request, response) => {
    if (paused) request.socket.destroy();
    else
      answer(request, response).catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(500);
        response.end(String(error));
      });
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    pause() {
      paused = true;
      server.closeAllConnections();
    },
    resume() {
      paused = false;
    },
    url: `http://127.0.0.1:${port}`,
    requests,
    missing,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
