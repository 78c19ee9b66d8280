import { afterAll, beforeAll, expect, test } from "vitest";
import { ready, state } from "../playground.js";
import type { Page } from "../support/browser.js";
import { describeOneBrowser, sampled } from "../support/browsers.js";
import type { Server } from "../support/server.js";
import { allReady, hostPage, moduleTag, openHost, serveHosts, strictPolicy } from "./host-page.js";

const nan = {
  kind: "points",
  points: [
    [0, 0, -1],
    ["1", null, 1],
  ],
};
const none = { kind: "points", points: [] };
const notShown = "The data that was given is not shown.";

describeOneBrowser("data that is refused", (getBrowser, engine) => {
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    const pages = {
      "/set.js": `document.querySelector("perceptron-playground").state = ${JSON.stringify({ data: nan })};`,
      "/set.html": hostPage(
        `<perceptron-playground></perceptron-playground><script src="/set.js"></script>${moduleTag}`,
      ),
      "/nosuch.html": hostPage(`<perceptron-playground data="nosuch"></perceptron-playground>${moduleTag}`),
      "/seed.html": hostPage(`<perceptron-playground data="moons" seed="7a"></perceptron-playground>${moduleTag}`),
      "/lang.html": hostPage(`<perceptron-playground lang="de" data="nosuch"></perceptron-playground>${moduleTag}`),
      "/frame.html": hostPage('<iframe title="one" src="/site/index.html" width="900" height="640"></iframe>'),
    };
    server = await serveHosts(pages, { csp: strictPolicy(engine) });
  });
  afterAll(() => server.close());

  const open = async (path: string) => {
    page = await openHost(getBrowser(), server, path);
  };
  const notices = (of: Page = page) => of.text("pp-notices");
  /** What a page says and draws of no examples. */
  const expectNone = async (of: Page = page) => {
    expect((await state(of)).data).toEqual(none);
    expect(await of.text('[data-part="story"], pp-story')).toContain("There are no examples yet.");
    expect(await of.text('[data-part="transport"]')).toContain("no examples yet");
    expect(await of.text('[data-part="setup"]')).toContain("0 drawn points");
  };

  test.each(
    sampled(
      [
        ["/nosuch.html", "There is no dataset named “nosuch”."],
        ["/seed.html", "data.seed must be a number."],
        ["/set.html", "data.points.1.0 must be a number. data.points.1.1 must be a number."],
      ] as const,
      2,
    ),
  )("by an element is named, and no other stands in its place: %s", async (path, said) => {
    await open(path);
    await allReady(page);
    expect(await notices()).toContain(`${said} ${notShown}`);
    await expectNone();
  });

  test.each(
    sampled(
      [
        ["?data=nosuch&learner=averaged", "There is no dataset named “nosuch”."],
        ["?data=moons&n=1e9", "data.n must be a whole number from 4 to 100000."],
        ["#v1.q1ZKSSxJVLKqVspOrVSyUiooSk0tTlWyUkpMyc_LTl", "link is damaged: it may have been cut off on its way."],
      ] as const,
      2,
    ),
  )("by a link is named, and the link stays: %s", async (link, said) => {
    await open(`/site/index.html${link}`);
    await ready(page);
    expect(await notices()).toContain(`${said} ${notShown}`);
    await expectNone();
    expect(await page.evaluate(() => location.search + location.hash)).toBe(link);
  });

  test("by a message is answered and named; what the reader has stays, and what comes next is shown", async () => {
    await open("/frame.html");
    const framed = await page.frame("one");
    await ready(framed);
    const ask = (data: unknown) =>
      page.evaluate(
        (given) =>
          new Promise<{ state: { data: unknown }; refusals?: { field: string }[] }>((resolve) => {
            const id = Math.random();
            addEventListener("message", ({ data: answer }) => answer.id === id && resolve(answer));
            const message = { ns: "perceptron-playground", v: 1, type: "setState", id, state: { data: given } };
            document.querySelector("iframe")?.contentWindow?.postMessage(message, "*");
          }),
        data,
      );
    const refused = await ask(nan);
    expect(refused.refusals?.map(({ field }) => field)).toEqual(["data.points.1.0", "data.points.1.1"]);
    expect(refused.state.data).toEqual(none);
    expect(await notices(framed)).toContain(`data.points.1.1 must be a number. ${notShown}`);
    await expectNone(framed);
    const xor = { kind: "preset", name: "xor" };
    expect(await ask(xor)).toMatchObject({ state: { data: xor } });
    const table = { kind: "table", columns: ["a", "a", "y"], rows: [[1, 2, 1]], label: "y" };
    const again = await ask(table);
    expect(again).toMatchObject({ refusals: [{ field: "data.columns" }], state: { data: xor } });
    expect(await notices(framed)).toContain(`data.columns must not name a column twice. ${notShown}`);
  });
});
