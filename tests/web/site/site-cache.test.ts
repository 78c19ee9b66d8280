import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { SiteCache } from "../../../web/site/worker/site-cache.js";

const base = "https://example.org/course/playground/";
const page = base;
const script = `${base}assets/a-1.js`;
const picture = `${base}assets/b-2.svg`;

/** Caches as a browser has them, without a browser. */
class Caches {
  readonly opened = new Map<string, Map<string, Response>>();

  async open(name: string): Promise<unknown> {
    const kept = this.opened.get(name) ?? new Map<string, Response>();
    this.opened.set(name, kept);
    return {
      match: async (url: string) => kept.get(url)?.clone(),
      put: async (url: string, response: Response) => void kept.set(url, response),
    };
  }

  async match(url: string): Promise<Response | undefined> {
    return [...this.opened.values()].flatMap((kept) => kept.get(url)?.clone() ?? [])[0];
  }

  async keys(): Promise<string[]> {
    return [...this.opened.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.opened.delete(name);
  }

  kept(version: string): string[] {
    return [...(this.opened.get(`perceptron-playground-${version}`)?.keys() ?? [])].sort();
  }
}

/** A site each of whose files holds its own address. */
function siteOf(caches: Caches, version = "1", names = ["./", "assets/a-1.js", "assets/b-2.svg"]): SiteCache {
  const hashOf = (name: string) => createHash("sha256").update(new URL(name, base).href).digest("base64").slice(0, 16);
  const files = Object.fromEntries(names.map((name) => [name, hashOf(name)]));
  return new SiteCache(caches as unknown as CacheStorage, base, { version, files });
}

const typeOf = (url: string) => (url === page ? "text/html; charset=utf-8" : "text/plain");
const right = (url: string) => new Response(url, { headers: { "content-type": typeOf(url) } });

/** A network that answers with the address; else with what is given. */
function network(answer: (url: string, options?: RequestInit) => Response = right) {
  const fetched = vi.fn(async (asked: string | Request, options?: RequestInit) =>
    answer(typeof asked === "string" ? asked : asked.url, options),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

/** What a proxy answers for any address until somebody has logged in. */
const loginPage = () => new Response("<title>Log in</title>", { headers: { "content-type": "text/html" } });

/** Answers for a request, and waits until what is done after that is done. */
async function answered(site: SiteCache, request: Request): Promise<Response> {
  const works: Promise<void>[] = [];
  const response = await site.answer(request, (work) => works.push(work));
  await Promise.all(works);
  return response;
}

const navigation = (url: string): Request => ({ url, method: "GET", mode: "navigate" }) as Request;

afterEach(() => vi.unstubAllGlobals());

test("every file is kept, each fetched once, and the page asked for anew", async () => {
  const fetched = network();
  const caches = new Caches();
  await siteOf(caches).keep();
  await siteOf(caches).keep();
  expect(caches.kept("1")).toEqual([page, script, picture].sort());
  expect(fetched.mock.calls.map(([url, options]) => [url, options?.cache])).toEqual([
    [page, "no-cache"],
    [script, "default"],
    [picture, "default"],
  ]);
});

test("files that are the same in the next version are taken over, and what was is forgotten only then", async () => {
  const fetched = network();
  const caches = new Caches();
  await siteOf(caches).keep();
  fetched.mockClear();
  const next = siteOf(caches, "2", ["./", "assets/a-1.js", "assets/c-3.js"]);
  await next.keep();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([page, `${base}assets/c-3.js`]);
  expect(caches.kept("1")).toHaveLength(3);
  caches.opened.set("of-somebody-else", new Map());
  await next.forgetOthers();
  expect(await caches.keys()).toEqual(["perceptron-playground-2", "of-somebody-else"]);
});

test("a version of which a file is missing is not kept", async () => {
  network(() => new Response("", { status: 404 }));
  await expect(siteOf(new Caches()).keep()).rejects.toThrow(/could not be loaded: the server answered 404/);
});

const redirected = (url: string): Response =>
  Object.defineProperties(right(url), { redirected: { value: true }, clone: { value: () => redirected(url) } });
const called = (type: string) => (url: string) => new Response(url, { headers: { "content-type": type } });

test.each([
  ["a proxy's login page", loginPage],
  ["another page under the same address", () => new Response("older", { headers: { "content-type": typeOf(page) } })],
  ["what another address answered", redirected],
  [
    "a script that is called a page, and a page that is called a text",
    (url: string) => called(url === page ? "text/plain" : "text/html")(url),
  ],
  ["a part of a file", (url: string) => new Response(url, { status: 206, headers: { "content-type": typeOf(url) } })],
])("%s is given on, and not kept", async (_, answer) => {
  network(answer);
  const caches = new Caches();
  for (const url of [page, script]) {
    const given = await answered(siteOf(caches), new Request(url));
    expect(await given.text()).toBe(await answer(url).text());
  }
  expect(caches.kept("1")).toEqual([]);
  await expect(siteOf(caches).keep()).rejects.toThrow(/could not be loaded/);
  expect(caches.kept("1")).toEqual([]);
});

test("what is wrong in the browser's own cache, or was kept by an older version, is asked for again", async () => {
  const fetched = network((url, options) => (options?.cache === "default" ? loginPage() : right(url)));
  const caches = new Caches();
  caches.opened.set("perceptron-playground-0", new Map([[picture, loginPage()]]));
  await siteOf(caches).keep([script, picture]);
  expect(caches.kept("1")).toEqual([script, picture]);
  expect(fetched.mock.calls.map(([, options]) => options?.cache)).toEqual(["default", "reload", "default", "reload"]);
});

test.each(["open", "put"] as const)(
  "where the disk is full (%s), what was fetched is given on all the same",
  async (full) => {
    network();
    const caches = new Caches();
    const refuse = () => Promise.reject(new DOMException("No room", "QuotaExceededError"));
    if (full === "open") caches.open = refuse;
    else {
      const { open } = caches;
      caches.open = async (name) => Object.assign((await open.call(caches, name)) as object, { put: refuse });
    }
    expect(await (await answered(siteOf(caches), new Request(script))).text()).toBe(script);
  },
);

test("of what a page names only the site's own files are kept", async () => {
  network();
  const caches = new Caches();
  await siteOf(caches).keep([script, "https://elsewhere.example/x.js", `${base}sw.js`]);
  expect(caches.kept("1")).toEqual([script]);
});

test.each([
  ["the page, whatever its address says", navigation(`${base}?data=xor#v1.abc`), true],
  ["the page by its file's name", navigation(`${base}index.html?theme=dark`), true],
  ["a file", new Request(script), true],
  ["what is sent", new Request(script, { method: "POST" }), false],
  ["another page of the host", navigation("https://example.org/course/"), false],
  ["what is only there to be downloaded", new Request(`${base}perceptron-playground.html`), false],
])("it answers for %s: %#", (_, request, answered) => {
  network();
  expect(siteOf(new Caches()).has(request)).toBe(answered);
});

test("what is kept is answered without the network; what is not is fetched and kept, an error excepted", async () => {
  const caches = new Caches();
  const fetched = network();
  const site = siteOf(caches);
  expect(await (await answered(site, new Request(script))).text()).toBe(script);
  expect(await (await answered(site, new Request(script))).text()).toBe(script);
  expect(fetched).toHaveBeenCalledTimes(1);
  network(() => new Response("", { status: 500 }));
  expect((await answered(site, new Request(picture))).status).toBe(500);
  expect(caches.kept("1")).toEqual([script]);
});
