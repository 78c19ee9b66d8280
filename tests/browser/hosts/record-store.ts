import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface StoredStatement {
  readonly verb: { readonly id: string };
  readonly timestamp: string;
}

/** A learning system that speaks cmi5: it serves a package, gives its token away once a launch, and keeps what it is told. */
export interface LearningSystem {
  /** Statements in the order in which they came, by launches. */
  readonly sessions: readonly (readonly StoredStatement[])[];
  /** What is kept of a student's work. */
  work(): string;
  /** An address that launches the package. */
  launch(): string;
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = "";
  for await (const part of request) body += part;
  return body;
};

/** @param files of the package, by their names. */
export async function learningSystem(files: Readonly<Record<string, string>>): Promise<LearningSystem> {
  const sessions: StoredStatement[][] = [];
  const given = new Set<string>();
  const documents = new Map<string, string>();
  const launchData = { launchMode: "Normal", masteryScore: 0.75, contextTemplate: {} };

  async function answer(request: IncomingMessage): Promise<readonly [status: number, body: string, type?: string]> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://system");
    const [, first = "", second = ""] = pathname.split("/");
    if (first === "token") {
      if (request.method !== "POST" || given.has(second)) return [200, JSON.stringify({ "error-code": "1" })];
      given.add(second);
      return [200, JSON.stringify({ "auth-token": `s${second}` })];
    }
    if (first !== "xapi") {
      const file = files[first];
      return file === undefined ? [204, ""] : [200, file, first.endsWith("html") ? "text/html" : mime(first)];
    }
    const at = Number(/^Basic s(\d+)$/.exec(request.headers.authorization ?? "")?.[1] ?? Number.NaN);
    const told = sessions[at];
    if (!told) return [401, ""];
    const body = await bodyOf(request);
    if (second === "statements") {
      told.push(...[JSON.parse(body)].flat());
      return [200, "[]"];
    }
    const id = searchParams.get("stateId") ?? "";
    if (id === "LMS.LaunchData") return [200, JSON.stringify(launchData)];
    if (second === "agents") return [200, "{}"];
    if (request.method === "PUT") documents.set(id, body);
    const kept = documents.get(id);
    return kept === undefined ? [404, ""] : [200, kept];
  }

  const server = createServer((request, response) => {
    void answer(request).then(([status, body, type = "application/json"]) => {
      response.writeHead(status, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store" });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    sessions,
    work: () => documents.get("perceptron-playground") ?? "",
    launch() {
      sessions.push([]);
      const query = new URLSearchParams({
        endpoint: `${url}/xapi`,
        fetch: `${url}/token/${sessions.length - 1}`,
        actor: JSON.stringify({ objectType: "Agent", account: { homePage: url, name: "ada" } }),
        registration: "2f7f3a3e-0000-4000-8000-000000000000",
        activityId: "urn:perceptron-playground:page",
      });
      return `${url}/index.html?${query}`;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const mime = (name: string): string => (name.endsWith("css") ? "text/css" : "text/javascript");
