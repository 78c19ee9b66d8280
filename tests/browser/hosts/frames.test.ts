import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "../support/browser.js";
import { atNight, describeOneBrowser, sampled } from "../support/browsers.js";
import type { Server } from "../support/server.js";
import { allReady, hostPage, openHost, scriptTag, serveHosts, strictPolicy } from "./host-page.js";

type Message = Readonly<Record<string, unknown>>;
type Listening = Window & { __heard?: { from: string; data: Message }[] };

/** Keeps what is posted to the page, with the frame it is from. */
const listener = `
  window.__heard = [];
  addEventListener("message", ({ data, source }) => {
    const frame = Array.from(document.querySelectorAll("iframe")).find((one) => one.contentWindow === source);
    window.__heard.push({ from: frame?.title ?? "", data });
  });`;

/** A page in a frame beside: asks the first frame what the page around says, and hands that what it hears. */
const asker = `
  addEventListener("message", ({ data, source }) => {
    if (source === parent) parent.frames[0].postMessage(data, "*");
    else parent.postMessage(data, "*");
  });`;

const frame = (title: string, rest = "", size = 'width="640" height="480"') =>
  `<iframe title="${title}" src="/site/index.html" ${size} ${rest}></iframe>`;

describeOneBrowser("in a frame", (getBrowser, engine) => {
  let server: Server;
  let page: Page;

  const listening = '<script src="/listener.js"></script>';
  beforeAll(async () => {
    const files = {
      "/listener.js": listener,
      "/open.html": hostPage(listening + frame("open")),
      "/sandboxed.html": hostPage(listening + frame("sandboxed", 'sandbox="allow-scripts"')),
      "/two.html": hostPage(listening + frame("one") + frame("other", 'sandbox="allow-scripts"')),
      "/beside.html": hostPage(`${listening}${frame("one")}<iframe title="asker" src="/asker.html"></iframe>`),
      "/any.html": hostPage(
        `${listening}${frame("one").replace("index.html", "index.html?allow-from=*")}<iframe title="asker" src="/asker.html"></iframe>`,
      ),
      "/elsewhere.html": hostPage(
        `${listening}${frame("one").replace("index.html", "index.html?allow-from=https://course.example")}<iframe title="asker" src="/asker.html"></iframe>`,
      ),
      "/asker.html": hostPage('<script src="/asker.js"></script>'),
      "/asker.js": asker,
      "/narrow.html": hostPage(listening + frame("narrow", "", 'width="360" height="560"')),
      "/course.html": hostPage(
        `${listening}<perceptron-playground data="and"></perceptron-playground>${scriptTag}
        ${frame("open")}${frame("sandboxed", 'sandbox="allow-scripts"')}`,
      ),
    };
    server = await serveHosts(files, { csp: strictPolicy(engine) });
  });
  afterAll(() => server.close());
  afterEach(() => expect(server.missing).toEqual([]));

  const heard = (from: string, type: string, id?: string | number): Promise<Message> =>
    page.waitFor(
      (title, wanted, answered) =>
        (window as Listening).__heard?.find(
          ({ from: one, data }) =>
            one === title && data["type"] === wanted && (answered === null || data["id"] === answered),
        )?.data,
      { timeout: 30_000 },
      from,
      type,
      id ?? null,
    );
  const post = (to: string, message: Message) =>
    page.evaluate(
      (title, data) => {
        const frame = document.querySelector<HTMLIFrameElement>(`iframe[title=${title}]`);
        frame?.contentWindow?.postMessage({ ns: "perceptron-playground", v: 1, ...data }, "*");
      },
      to,
      message,
    );
  const open = async (path: string) => {
    page = await openHost(getBrowser(), server, path);
  };

  describe.each(sampled(["open", "sandboxed"], 1))("%s", (title) => {
    test("it is ready, answers what it is asked, and tells what happens", async () => {
      await open(`/${title}.html`);
      expect(await heard(title, "ready")).toMatchObject({ ns: "perceptron-playground", v: 1, state: { v: 1 } });
      const { height } = await heard(title, "resize");
      expect(height).toBeGreaterThan(300);
      expect(await page.evaluate(() => (window as Listening).__heard?.map(({ data }) => data))).toContainEqual({
        subject: "lti.frameResize",
        height,
      });

      await post(title, { type: "setState", id: "a", state: { v: 1, data: { kind: "preset", name: "xor" }, bias: 7 } });
      expect(await heard(title, "state", "a")).toMatchObject({
        state: { data: { name: "xor" }, bias: true },
        refusals: [{ field: "bias" }],
      });
      await post(title, { type: "step", id: 1 });
      expect(await heard(title, "step", 1)).toMatchObject({ visit: 1, epoch: 0 });
      await post(title, { type: "seek", id: 2, visit: 6 });
      expect(await heard(title, "step", 2)).toMatchObject({ visit: 6, epoch: 1 });
      await post(title, { type: "seek", id: 3, visit: -1 });
      expect(await heard(title, "error", 3)).toMatchObject({ code: "not-valid", field: "visit" });
      await post(title, { type: "reset", id: 4 });
      expect(await heard(title, "step", 4)).toMatchObject({ visit: 0 });
      await post(title, { type: "play", id: 5 });
      await heard(title, "step", 5);
      await post(title, { type: "pause", id: 6 });
      await heard(title, "step", 6);
      await post(title, { type: "setState", id: 7, state: { v: 1, data: { kind: "preset", name: "and" } } });
      await heard(title, "state", 7);
      await post(title, { type: "seek", id: 8, visit: 36 });
      expect(await heard(title, "step", 8)).toMatchObject({ visit: 36, epoch: 9, updates: 18 });
      await heard(title, "converged");
      await post(title, { type: "getState", id: 9 });
      expect(await heard(title, "state", 9)).toMatchObject({ state: { data: { name: "and" }, visit: 36 } });
    });
  });

  test("only the window that asked is answered", async () => {
    await open("/two.html");
    await heard("one", "ready");
    await heard("other", "ready");
    await post("one", { type: "getState", id: "mine" });
    await heard("one", "state", "mine");
    const answers = await page.evaluate(() =>
      (window as Listening).__heard?.filter(({ data }) => data["id"] === "mine").map(({ from }) => from),
    );
    expect(answers).toEqual(["one"]);
  });

  atNight("a frame beside is not answered what the playground shows", async () => {
    await open("/beside.html");
    await heard("one", "ready");
    await post("asker", { type: "getState", id: "beside" });
    expect(await heard("asker", "error", "beside")).toEqual({
      ns: "perceptron-playground",
      v: 1,
      id: "beside",
      type: "error",
      code: "not-allowed",
      field: "",
      message: 'This window may not ask: allow-from is "parent".',
    });
    await post("asker", { type: "setState", id: "set", state: { v: 1, data: { kind: "preset", name: "and" } } });
    await heard("asker", "error", "set");
    await post("one", { type: "getState", id: "mine" });
    expect(await heard("one", "state", "mine")).not.toMatchObject({ state: { data: { name: "and" } } });
  });

  atNight("unless the address says that it may", async () => {
    await open("/any.html");
    await heard("one", "ready");
    await post("asker", { type: "getState", id: "beside" });
    expect(await heard("asker", "state", "beside")).toMatchObject({ state: { v: 1 } });
  });

  atNight("where the address names another site, the page around may not ask, and is told nothing", async () => {
    await open("/elsewhere.html");
    await expect
      .poll(() => page.evaluate(() => document.querySelector("iframe")?.contentDocument?.readyState))
      .toBe("complete");
    const asked = async () => {
      await post("one", { type: "getState", id: "mine" });
      return page.evaluate(() => (window as Listening).__heard?.map(({ data }) => data["code"] ?? data["type"]));
    };
    await expect.poll(asked, { timeout: 20_000 }).toContain("not-allowed");
    expect(new Set(await asked())).toEqual(new Set(["not-allowed"]));
  });

  test("a list of four thousand million holes is refused at once, and so is a request that there is none", async () => {
    await open("/open.html");
    await heard("open", "ready");
    // WebKit's postMessage goes through every hole of a list before anybody is sent it.
    const most = engine === "webkit" ? 2 ** 20 : 2 ** 32 - 1;
    await page.evaluate((length: number) => {
      const holes = (): unknown[] => Object.assign([], { length });
      const state = {
        v: 1,
        data: { kind: "points", points: holes() },
        features: holes(),
        learners: holes(),
        order: { kind: "given", indices: holes() },
        ui: { hide: holes(), theme: "dark" },
        dota: 1,
      };
      const message = { ns: "perceptron-playground", v: 1, type: "setState", id: "holes", state };
      document.querySelector("iframe")?.contentWindow?.postMessage(message, "*");
    }, most);
    expect(await heard("open", "state", "holes")).toMatchObject({
      state: { ui: { theme: "dark", hide: [] } },
      refusals: [
        { field: "data.points" },
        { field: "features" },
        { field: "learners" },
        { field: "order.indices" },
        { field: "ui.hide" },
        { field: "dota", message: "There is no field named “dota”: did you mean data?" },
      ],
    });
    await post("open", { type: "setSate", id: "misspelt" });
    expect(await heard("open", "error", "misspelt")).toMatchObject({ code: "unknown", field: "type" });
  });

  test("three thousand hostile messages do no harm", async () => {
    await open("/open.html");
    await heard("open", "ready");
    await page.evaluate(() => {
      const target = document.querySelector("iframe")?.contentWindow;
      const types = [
        "getState",
        "setState",
        "play",
        "seek",
        "reset",
        "step",
        "state",
        "ready",
        "__proto__",
        "",
        7,
        null,
        {},
      ];
      const values = [
        null,
        -1,
        1e300,
        "1",
        [],
        {},
        { v: 9 },
        { data: { kind: "points", points: [[0, 0, 9]] } },
        "x".repeat(1e4),
        true,
      ];
      const pick = <T>(list: readonly T[], k: number): T => list[k % list.length] as T;
      for (let k = 0; k < 3000; k++) {
        const ns = k % 7 === 0 ? pick(values, k) : "perceptron-playground";
        const version = k % 5 === 0 ? pick(values, k) : 1;
        target?.postMessage(
          {
            ns,
            v: version,
            type: pick(types, k),
            id: pick(values, k >> 3),
            state: pick(values, k >> 1),
            visit: pick(values, k >> 2),
          },
          "*",
        );
      }
    });
    await post("open", { type: "setState", id: "after", state: { v: 1, data: { kind: "preset", name: "and" } } });
    expect(await heard("open", "state", "after")).toMatchObject({ state: { data: { name: "and" } } });
  });

  test("a page with an element from a script tag and with frames has no word on its console", async () => {
    await open("/course.html");
    await allReady(page);
    await heard("open", "ready");
    await heard("sandboxed", "ready");
    await expect
      .poll(() => page.evaluate(() => document.querySelector("perceptron-playground")?.state.data))
      .toMatchObject({
        name: "and",
      });
  });

  atNight.each(["open", "narrow"])("it can be used where it is small: %s", async (title) => {
    await open(`/${title}.html`);
    await heard(title, "ready");
    const { x, y } = await page.box(`iframe[title=${title}]`);
    // Without a scroll: the stage with half of its height and more, and the buttons of the transport.
    const play = await page.evaluate((one) => {
      const frame = document.querySelector<HTMLIFrameElement>(`iframe[title=${one}]`);
      const root = frame?.contentDocument?.querySelector("perceptron-playground")?.shadowRoot;
      const stage = root?.querySelector(".pp-stage-surface")?.getBoundingClientRect();
      const button = root?.querySelector(".pp-transport-play")?.getBoundingClientRect();
      if (!frame || !stage || !button) throw new Error("nothing is shown");
      return {
        inside: stage.top >= 0 && button.bottom <= frame.clientHeight && button.right <= frame.clientWidth,
        plot: Math.min(stage.width, stage.height),
        scrolls: (frame.contentDocument?.documentElement.scrollWidth ?? 0) > frame.clientWidth,
        x: frame.clientLeft + button.x + button.width / 2,
        y: frame.clientTop + button.y + button.height / 2,
      };
    }, title);
    expect(play).toMatchObject({ inside: true, scrolls: false });
    expect(play.plot).toBeGreaterThan(150);
    await page.mouse.click(x + play.x, y + play.y);
    expect((await heard(title, "step"))["visit"]).toBeGreaterThan(0);
  });
});
