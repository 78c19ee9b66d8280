import { readFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { csp, dist, ready } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser, everyJourney, sampled } from "./support/browsers.js";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
};
const course = JSON.stringify({ title: "Of another site", steps: [{ title: "First", text: "Its text." }] });
/** What is said after so many seconds. */
const patience = { timeout: 20_000 };

describeOneBrowser("what is lost on its way, or leads elsewhere", (getBrowser, engine) => {
  const servers: Server[] = [];
  let page: Page;
  let url = "";
  let other = "";
  /** What part of an address is lost, how, and how often. */
  let lost: { readonly part: string; readonly how: "500" | "403" | "html" | "cut" | "hangs"; times: number } | null =
    null;
  /** What has been asked of the other site. */
  const elsewhere: string[] = [];

  async function served(answer: (path: string, response: ServerResponse) => unknown): Promise<string> {
    const server = createServer((request, response) => answer((request.url ?? "").replace(/[?#].*/, ""), response));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async function site(path: string, response: ServerResponse): Promise<unknown> {
    if (path === "/go") return response.writeHead(302, { Location: `${other}/course.json` }).end();
    if (path === "/slow.json") return undefined;
    const name = path.endsWith("/") ? `${path}index.html` : path;
    const content = await readFile(`${dist}site${name}`).catch(() => null);
    if (content === null) return response.writeHead(404).end();
    const policy = csp.replace("connect-src 'self'", `$& ${other}`);
    const head = {
      "Content-Type": types[extname(name)] ?? "application/octet-stream",
      "Content-Security-Policy": policy,
    };
    // Below a style sheet that hangs a browser draws nothing: no page can speak then.
    const speechless = lost?.how === "hangs" && path.endsWith(".css");
    if (!lost || lost.times === 0 || !path.includes(lost.part) || speechless)
      return response.writeHead(200, head).end(content);
    lost.times--;
    if (lost.how === "hangs") return undefined;
    if (lost.how === "500" || lost.how === "403") return response.writeHead(Number(lost.how)).end();
    if (lost.how === "html") return response.writeHead(200, { ...head, "Content-Type": types[".html"] }).end("Blocked");
    response.writeHead(200, { ...head, "Content-Length": content.length });
    return response.write(content.subarray(0, content.length / 2), () => response.destroy());
  }

  beforeAll(async () => {
    other = await served((path, response) => {
      elsewhere.push(path);
      response.writeHead(200, { "Access-Control-Allow-Origin": "*", "Content-Type": "application/json" }).end(course);
    });
    url = await served(site);
  });
  afterEach(async () => {
    lost = null;
    elsewhere.length = 0;
    await page.close();
  });
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  const open = (path: string) => getBrowser().open(url + path, { width: 1366, height: 768, fresh: true });
  const late = () =>
    page.evaluate(() => {
      const said = document.querySelector<HTMLElement>(".late");
      return said?.checkVisibility({ visibilityProperty: true }) ? said.innerText.replace(/\s+/g, " ").trim() : "";
    });
  const english = "The playground has not started: a file is missing, or the connection is slow. Try again";
  const german = "Der Playground ist nicht gestartet: Eine Datei fehlt, oder die Verbindung ist langsam. Noch einmal";

  const firsts = [
    ["engine-", "500", "/", english],
    ["engine-", "cut", "/", english],
    ["assets/index-", "500", "/", english],
    ["assets/index-", "cut", "/", english],
    ["assets/index-", "500", "/de/", german],
    // WebKit's driver runs no script in a page before all that it asks for has come.
    ...(engine === "webkit" ? [] : [["assets/index-", "hangs", "/", english] as const]),
  ] as const;
  test.each(sampled(firsts, 4))(
    "a first script that is lost is said, and can be had again: %s %s at %s",
    async (part, how, path, said) => {
      // A script whose preload has failed may be asked for again: whether that is so early enough is a matter of load.
      lost = { part: `${part}`, how, times: Number.POSITIVE_INFINITY };
      // What hangs keeps the page from being loaded, which the harness would wait for.
      page = await open("/messages.html");
      await page.evaluate((href) => void setTimeout(() => location.assign(href)), `${path}?visit=3#kept`);
      await page.waitFor(() => document.querySelector(".late") !== null);
      await expect.poll(late, patience).toBe(said);
      lost = null;
      await page.click(".late button");
      await ready(page);
      expect(await page.evaluate(() => location.search + location.hash)).toBe("?visit=3#kept");
      expect(await late()).toBe("");
    },
  );

  atNight.each(["500", "hangs"] as const)("so is the small WASM, in place: %s", async (how) => {
    // And its copy, which comes as a script.
    lost = { part: "small", how, times: Number.POSITIVE_INFINITY };
    page = await open("/");
    const said = how === "hangs" ? "This is taking longer than usual." : "could not be loaded";
    await expect.poll(() => page.text(".pp-failure", patience), patience).toContain(said);
    lost = null;
    await page.click({ role: "button", name: "Try again" });
    await ready(page);
    expect(await page.has(".pp-failure")).toBe(false);
  });

  test.each(sampled(["html", "403"] as const, 0))(
    "where a proxy lets no WASM pass, answering with %s, its copies come as scripts",
    async (how) => {
      lost = { part: ".wasm", how, times: Number.POSITIVE_INFINITY };
      page = await open("/?data=and&learner=averaged");
      await ready(page);
      const stopped = await page.evaluate(async () => {
        const playground = document.querySelector("perceptron-playground");
        await playground?.advance({ until: "converged" });
        return playground?.snapshot()?.stopReason;
      });
      expect(stopped).toBe("converged");
      expect(await page.has(".pp-failure")).toBe(false);
    },
  );

  atNight("where neither passes, the playground as one file is named", async () => {
    lost = { part: "small", how: "403", times: Number.POSITIVE_INFINITY };
    page = await open("/");
    await expect.poll(() => page.text(".pp-failure a", patience), patience).toBe("Open it as one file");
    const file = await page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      return root?.querySelector<HTMLAnchorElement>(".pp-failure a")?.href;
    });
    expect(file).toBe(`${url}/perceptron-playground.html`);
  });

  test("a part that hangs says so, and comes when it is asked for again", async () => {
    page = await open("/");
    await ready(page);
    lost = { part: "assets/lessons-", how: "hangs", times: 1 };
    await page.click({ role: "button", name: "Lessons" });
    await expect.poll(() => page.text(".pp-app > .pp-hint"), patience).toContain("This is taking longer than usual.");
    await page.click({ role: "button", name: "Try again" });
    await expect.poll(() => page.has("pp-course h2"), patience).toBe(true);
  });

  test.runIf(everyJourney)("a course that hangs says so, and can be left", async () => {
    page = await open("/?course=/slow.json");
    await expect.poll(() => page.text("pp-lesson", patience), patience).toContain("This is taking longer than usual.");
    await page.click({ role: "button", name: "Leave the lesson" });
    await expect.poll(() => page.has("pp-lesson"), patience).toBe(false);
  });

  atNight("an address of this site that leads on to another is followed once the reader agrees", async () => {
    page = await open("/?course=/go");
    await expect.poll(() => page.text("pp-lesson", patience), patience).toContain("this address leads on to one: /go");
    expect(elsewhere).toEqual([]);
    await page.click({ role: "button", name: "Open the course" });
    await expect.poll(() => page.text("pp-lesson"), patience).toContain("Its text.");
    expect(elsewhere).toEqual(["/course.json"]);
  });

  atNight("a picture that the browser has lost is drawn again", async () => {
    page = await open("/?visit=4");
    await ready(page);
    const inked = () =>
      page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        const all = Array.from(
          root?.querySelectorAll<HTMLCanvasElement>(".pp-stage-canvas, .pp-timeline-canvas") ?? [],
        );
        return all.map((canvas) => {
          const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
          return pixels.some((value) => value > 0);
        });
      });
    const before = await inked();
    expect(before).toContain(true);
    await page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      for (const canvas of root?.querySelectorAll<HTMLCanvasElement>(".pp-stage-canvas, .pp-timeline-canvas") ?? []) {
        canvas.getContext("2d")?.clearRect(0, 0, canvas.width, canvas.height);
        canvas.dispatchEvent(new Event("contextlost"));
        canvas.dispatchEvent(new Event("contextrestored"));
      }
    });
    await expect.poll(inked).toEqual(before);
  });
});
