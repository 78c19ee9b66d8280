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

function siteOf(caches: Caches, version = "1", files = ["./", "assets/a-1.js", "assets/b-2.svg"]): SiteCache {
  return new SiteCache(caches as unknown as CacheStorage, base, { version, files });
}

/** A network that answers with the address; gone where `status` is not 200. */
function network(status = 200) {
  const fetched = vi.fn(async (asked: string | Request, _options?: RequestInit) => {
    const url = typeof asked === "string" ? asked : asked.url;
    return new Response(url, { status });
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
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
  network(404);
  await expect(siteOf(new Caches()).keep()).rejects.toThrow(/could not be loaded: the server answered 404/);
});

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
  let fetched = network();
  const site = siteOf(caches);
  expect(await (await site.answer(new Request(script))).text()).toBe(script);
  expect(await (await site.answer(new Request(script))).text()).toBe(script);
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched = network(500);
  expect((await site.answer(new Request(picture))).status).toBe(500);
  expect(caches.kept("1")).toEqual([script]);
});
