import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { csp, dist, openPlayground, press, pressButton, ready } from "../playground.js";
import type { Page } from "../support/browser.js";
import { atNight, describeOneBrowser, sampled } from "../support/browsers.js";
import { type Server, serve } from "../support/server.js";
import { learningSystem } from "./record-store.js";

const scormAgain = readFileSync(createRequire(import.meta.url).resolve("scorm-again/min"), "utf8");

/** What a learning system puts into the window of a package, with what it has kept of the student; it notes the last score. */
const systems = {
  "scorm-1.2": (kept: object) =>
    `window.API = new Scorm12API({ autocommit: false, logLevel: 5 }); API.loadFromJSON(${JSON.stringify(kept)}, "cmi");`,
  "scorm-2004": (kept: object) =>
    `window.API_1484_11 = new Scorm2004API({ autocommit: false, logLevel: 5 }); API_1484_11.loadFromJSON(${JSON.stringify(kept)}, "cmi");`,
} as const;

type Standard = keyof typeof systems;

/** A teacher's own course, of four questions, with an image beside it. */
const egg = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="32"><circle cx="12" cy="16" r="9"/></svg>';
const updates = { ask: "How many updates?", check: { kind: "number", of: "updates", after: "epoch 1" } };
const week = {
  title: "Week 3",
  language: "en",
  steps: [
    {
      title: "AND",
      text: "![An egg](egg.svg)",
      link: "?data=and",
      tasks: [updates, { ask: "A mistake?", check: { kind: "mistake" } }],
    },
    { title: "OR", text: "", link: "?data=or", tasks: [updates, { ask: "Press End.", check: { kind: "converged" } }] },
  ],
};

describeOneBrowser("a package for a learning system", (getBrowser) => {
  let site: Server;
  const opened: Page[] = [];

  beforeAll(async () => {
    site = await serve(`${dist}site`, { csp, pages: { "/week.json": JSON.stringify(week), "/egg.svg": egg } });
  });
  afterEach(async () => {
    for (const page of opened.splice(0)) {
      expect(await page.problems()).toEqual([]);
      await page.close();
    }
  });
  afterAll(() => site.close());

  /** The files of a package that is made on the page: ten questions about weights, or the course that is open. */
  async function made(standard: Standard | "cmi5", course = ""): Promise<Readonly<Record<string, string>>> {
    const page = await openPlayground(getBrowser(), site, course && `?course=${course}`);
    opened.push(page);
    await page.evaluate(() => {
      const create = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob: Blob) => {
        Object.assign(window, { packed: blob });
        return create(blob);
      };
      HTMLAnchorElement.prototype.click = () => {};
    });
    await pressButton(page, "Share");
    await pressButton(page, "For a learning system");
    if (course === "") {
      await page.select("#pp-gradebook-kind", "practice");
      await page.select("#pp-gradebook-which", "weights");
    }
    await page.select("#pp-gradebook-standard", standard);
    await pressButton(page, "Save the package");
    await expect
      .poll(() => page.text("pp-share-gradebook [role=status]:last-child"), { timeout: 30_000 })
      .toBe(`Saved as ${course === "" ? "perceptron-weights-1" : "week-3"}-${standard}.zip.`);
    const bytes = await page.evaluate(async () => {
      const { packed } = window as unknown as { readonly packed: Blob };
      const content = new Uint8Array(await packed.arrayBuffer());
      let text = "";
      for (let at = 0; at < content.length; at += 8192) text += String.fromCharCode(...content.subarray(at, at + 8192));
      return btoa(text);
    });
    const files = unzipSync(Buffer.from(bytes, "base64"));
    return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
  }

  /** A system with a package in it, which opens it for a student of whom it has kept something. */
  async function uploaded(files: Readonly<Record<string, string>>, standard: Standard, kept: object) {
    const scripts = '<script src="scorm-again.js"></script><script src="system.js"></script>';
    const page = (files["index.html"] ?? "").replace('<link rel="stylesheet"', `${scripts}$&`);
    const pages = { ...files, "index.html": page, "scorm-again.js": scormAgain, "system.js": systems[standard](kept) };
    const server = await serve(`${dist}none`, {
      pages: Object.fromEntries(Object.entries(pages).map(([name, content]) => [`/${name}`, content])),
    });
    const host = await getBrowser().open(`${server.url}/index.html`, { width: 1280, height: 800, fresh: true });
    const [, title = ""] = /<title>(.*)<\/title>/.exec(files["index.html"] ?? "") ?? [];
    const playground = await host.frame(title);
    await ready(playground);
    return { server, host, playground };
  }

  const values = (host: Page, standard: Standard, ...names: readonly string[]) =>
    host.evaluate(
      (version, wanted) => {
        const { API, API_1484_11 } = window as unknown as Record<string, Record<string, (name: string) => string>>;
        return wanted.map((name) =>
          version === "scorm-1.2" ? API?.["LMSGetValue"]?.(name) : API_1484_11?.["GetValue"]?.(name),
        );
      },
      standard,
      names,
    );

  atNight("scorm-2004: a student answers, leaves, and goes on in a fresh browser", async () => {
    const standard = "scorm-2004";
    const files = await made(standard);
    const first = await uploaded(files, standard, {});
    await expect.poll(() => values(first.host, standard, "cmi.completion_status")).toEqual(["incomplete"]);
    for (let k = 0; k < 3; k++) {
      const field = `.pp-task [name="weight-${k}"]`;
      if (await first.playground.has(field)) await first.playground.fill(field, "99");
    }
    await press(first.playground, { role: "button", name: "Check" });
    await expect.poll(() => values(first.host, standard, "cmi.interactions._count")).toEqual(["1"]);
    await expect.poll(async () => (await values(first.host, standard, "cmi.suspend_data"))[0]).toContain("weights");
    expect(await values(first.host, standard, "cmi.score.raw", "cmi.location")).toEqual(["0", "weights.1"]);
    const [kept] = await values(first.host, standard, "cmi.suspend_data");
    expect(await first.host.problems()).toEqual([]);
    await first.host.close();
    await first.server.close();

    const second = await uploaded(files, standard, { suspend_data: kept });
    await expect
      .poll(() => second.playground.evaluate(() => document.querySelector("perceptron-playground")?.progress?.tasks))
      .toEqual([expect.objectContaining({ id: "weights.1", tries: 1, right: false })]);
    expect(await values(second.host, standard, "cmi.suspend_data")).toEqual([kept]);
    expect(await second.host.problems()).toEqual([]);
    await second.host.close();
    await second.server.close();
  });

  /** What a system is told of a student: the score, whether all is done, and whether it is passed. */
  const grades = {
    "scorm-1.2": {
      names: ["cmi.core.score.raw", "cmi.core.lesson_status"],
      started: ["incomplete"],
      passed: ["passed"],
    },
    "scorm-2004": {
      names: ["cmi.score.raw", "cmi.completion_status", "cmi.success_status"],
      started: ["incomplete", "unknown"],
      passed: ["completed", "passed"],
    },
  } as const satisfies Record<Standard, object>;

  // By day the other version has a set of practice.
  test.each(sampled(["scorm-1.2", "scorm-2004"] as const, 0))(
    "%s: a student gets the grade of a teacher's own course, from one fresh browser to the next",
    async (standard) => {
      const { names, started, passed } = grades[standard];
      const grade = (host: Page) => values(host, standard, ...names);
      const number = async (playground: Page, answer: string) => {
        await playground.fill('.pp-task[data-state="open"] .pp-answer-number', answer);
        await press(playground, '.pp-task[data-state="open"] .pp-answer > button');
      };
      const files = await made(standard, "week.json");
      const first = await uploaded(files, standard, {});
      const image = () =>
        first.playground.evaluate(() => {
          const { shadowRoot } = document.querySelector("perceptron-playground") ?? {};
          return shadowRoot?.querySelector<HTMLImageElement>(".pp-lesson-text img")?.naturalWidth;
        });
      await expect.poll(image).toBe(24);
      await number(first.playground, "2");
      await expect.poll(() => grade(first.host)).toEqual(["25", ...started]);
      const [kept] = await values(first.host, standard, "cmi.suspend_data");
      await first.host.close();
      await first.server.close();

      const { host, server, playground } = await uploaded(files, standard, { suspend_data: kept });
      await press(playground, { role: "button", name: "A mistake" });
      await expect.poll(() => grade(host)).toEqual(["50", ...started]);
      await press(playground, ".pp-lesson-steps li:nth-child(2) > button");
      await number(playground, "3");
      // Enough to pass, but not done: it may be gone on with.
      const [status] = started;
      await expect.poll(async () => (await grade(host)).slice(0, 2)).toEqual(["75", status]);
      await playground.evaluate(() => document.querySelector("perceptron-playground")?.advance({ until: "converged" }));
      await expect.poll(() => grade(host)).toEqual(["100", ...passed]);
      expect(await host.problems()).toEqual([]);
      await host.close();
      await server.close();
    },
  );

  atNight("cmi5: a student answers, loads the page again, and goes on in a fresh browser", async () => {
    const system = await learningSystem(await made("cmi5"));
    const verbs = (session: number) => system.sessions[session]?.map(({ verb }) => verb.id.split("/").at(-1));
    const open = async () => {
      const host = await getBrowser().open(system.launch(), { width: 1280, height: 800, fresh: true });
      const playground = await host.frame("Perceptron: Type the new weights");
      await ready(playground);
      return { host, playground };
    };
    const first = await open();
    for (let k = 0; k < 3; k++) {
      const field = `.pp-task [name="weight-${k}"]`;
      if (await first.playground.has(field)) await first.playground.fill(field, "99");
    }
    await press(first.playground, { role: "button", name: "Check" });
    await expect.poll(() => verbs(0)).toEqual(["initialized", "answered"]);
    await expect.poll(system.work).toContain("weights");
    const { work } = system;
    const kept = work();
    await first.host.evaluate(() => location.reload());
    await expect.poll(() => verbs(0)).toEqual(["initialized", "answered", "terminated"]);
    await expect.poll(() => first.host.text("#said")).toContain("Your learning system has ended this session");
    await first.host.close();
    expect(work()).toBe(kept);

    const second = await open();
    await expect
      .poll(() => second.playground.evaluate(() => document.querySelector("perceptron-playground")?.progress?.tasks))
      .toEqual([expect.objectContaining({ id: "weights.1", tries: 1, right: false })]);
    expect(await second.host.text("body")).not.toContain("ended this session");
    // Once there is work of a student, nothing is missing any more.
    expect(await second.host.problems()).toEqual([]);
    await second.host.evaluate(() => location.assign("about:blank"));
    await expect.poll(() => verbs(1)).toEqual(["initialized", "terminated"]);
    expect(verbs(0)).toEqual(["initialized", "answered", "terminated"]);
    await second.host.close();
    await system.close();
  });

  atNight("outside of a system it says so, and works", async () => {
    const files = await made("scorm-1.2");
    const server = await serve(`${dist}none`, {
      pages: Object.fromEntries(Object.entries(files).map(([name, content]) => [`/${name}`, content])),
    });
    const host = await getBrowser().open(`${server.url}/index.html`, { width: 1280, height: 800, fresh: true });
    expect(await host.text("#said")).toBe(
      "No learning system is listening, so nothing is graded. You can still work on it.",
    );
    await ready(await host.frame("Perceptron: Type the new weights"));
    expect(await host.problems()).toEqual([]);
    await host.close();
    await server.close();
  });
});
