import { afterAll, beforeAll, expect, test } from "vitest";
import { painted } from "../playground.js";
import type { Page } from "../support/browser.js";
import { atNight, describeOneBrowser } from "../support/browsers.js";
import type { Server } from "../support/server.js";
import { allReady, hostPage, moduleTag, openHost, scriptTag, serveHosts } from "./host-page.js";

const tag = (attributes = "", within = "") => `<perceptron-playground ${attributes}>${within}</perceptron-playground>`;

describeOneBrowser("the life of an element", (getBrowser, _engine) => {
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    server = await serveHosts({
      "/empty.html": hostPage(moduleTag),
      "/one.html": hostPage(tag('data="and"') + moduleTag),
      "/twelve.html": hostPage(tag('data="and"').repeat(12) + moduleTag),
      "/early.html": hostPage(`${tag()}<script src="/early.js"></script>${moduleTag}`),
      "/early.js":
        'document.querySelector("perceptron-playground").state = { v: 1, data: { kind: "preset", name: "xor" } };',
      "/fallback.html": hostPage(tag("", "<p id='fallback'>A picture of it.</p>") + moduleTag),
      "/twice.html": hostPage(
        `${tag('data="and"')}${scriptTag}${moduleTag}<script src="/lib/element.iife.js?other"></script>`,
      ),
    });
  });
  const open = async (path: string) => {
    page = await openHost(getBrowser(), server, path);
  };
  afterAll(() => server.close());

  /** How many of the elements show a stage. */
  const shown = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll("perceptron-playground"), (one) =>
        Boolean(one.shadowRoot?.querySelector("pp-stage")),
      ),
    );

  atNight("a state that was set before there was an element is taken", async () => {
    await open("/early.html");
    await allReady(page);
    const seen = await page.evaluate(() => {
      const one = document.querySelector("perceptron-playground");
      return { name: one?.state.data, own: Object.hasOwn(one ?? {}, "state") };
    });
    expect(seen).toMatchObject({ name: { name: "xor" }, own: false });
  });

  test("they start as they come into view, and whoever asks for one starts it", async () => {
    await open("/twelve.html");
    await page.waitFor(() =>
      Boolean(document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("pp-stage")),
    );
    await painted(page);
    const first = (await shown()).indexOf(false);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(4);
    expect((await shown()).slice(first)).not.toContain(true);
    await page.evaluate(() => document.querySelectorAll("perceptron-playground")[11]?.scrollIntoView());
    await page.waitFor(() =>
      Boolean(document.querySelectorAll("perceptron-playground")[11]?.shadowRoot?.querySelector("pp-stage")),
    );
    const asked = await page.evaluate(async () => {
      const one = document.querySelectorAll("perceptron-playground")[6];
      const step = await one?.advance({ visits: 2 });
      await one?.ready;
      return [step, one?.snapshot()?.visit];
    });
    expect(asked).toEqual([2, 2]);
    await expect.poll(async () => (await shown())[4]).toBe(false);
  });

  test("moved within a task it goes on; taken away for longer it is freed, and starts again as it stood", async () => {
    await open("/one.html");
    await allReady(page);
    const seen = await page.evaluate(async () => {
      const one = document.querySelector("perceptron-playground");
      if (!one) throw new Error("no playground");
      const task = () => new Promise((resolve) => setTimeout(resolve, 20));
      let announced = 0;
      document.addEventListener("pp-ready", () => announced++);
      const { ready } = one;
      one.step();
      one.step();
      one.setAttribute("learning-rate", "0.5");
      const before = JSON.stringify(one.state);
      document.body.prepend(one);
      await task();
      const moved = { same: JSON.stringify(one.state) === before, nodes: one.shadowRoot?.querySelectorAll("*").length };
      one.remove();
      await task();
      const left = { nodes: one.shadowRoot?.querySelectorAll("*").length, error: "" };
      try {
        one.snapshot();
      } catch (error) {
        left.error = (error as { code?: string }).code ?? "";
      }
      one.setAttribute("theme", "dark");
      const again = one.ready !== ready;
      document.body.append(one);
      await one.ready;
      const { ui, ...state } = one.state;
      const after = { ...JSON.parse(before) };
      delete after.ui;
      return { moved, left, again, announced, theme: ui.theme, same: JSON.stringify(state) === JSON.stringify(after) };
    });
    expect(seen).toMatchObject({ again: true, announced: 1, theme: "dark", same: true });
    expect(seen.moved.same).toBe(true);
    expect(seen.moved.nodes).toBeGreaterThan(50);
    expect(seen.left).toMatchObject({ error: "not-ready" });
    expect(seen.left.nodes).toBeLessThan(5);
  });

  test("one that is taken away while it starts is ready once, when it has been put back", async () => {
    await open("/empty.html");
    const seen = await page.evaluate(async () => {
      await customElements.whenDefined("perceptron-playground");
      let announced = 0;
      document.addEventListener("pp-ready", () => announced++);
      const one = document.createElement("perceptron-playground");
      one.setAttribute("data", "xor");
      document.body.append(one);
      const { ready } = one;
      one.remove();
      await new Promise((resolve) => setTimeout(resolve, 20));
      document.body.append(one);
      await ready;
      await one.ready;
      return { announced, data: one.state.data };
    });
    expect(seen).toMatchObject({ announced: 1, data: { name: "xor" } });
  });

  atNight("a copy starts from the same attributes", async () => {
    await open("/one.html");
    await allReady(page);
    const data = await page.evaluate(async () => {
      const copy = document
        .querySelector("perceptron-playground")
        ?.cloneNode(true) as HTMLElementTagNameMap["perceptron-playground"];
      document.body.append(copy);
      await copy.ready;
      return copy.state.data;
    });
    expect(data).toMatchObject({ name: "and" });
  });

  atNight("what stands in it is shown until it is ready, and then the page", async () => {
    await open("/fallback.html");
    await allReady(page);
    await painted(page);
    const visible = () => page.evaluate(() => (document.querySelector("#fallback")?.getClientRects().length ?? 0) > 0);
    await expect.poll(() => visible()).toBe(false);
    await page.evaluate(async () => {
      const one = document.querySelector("perceptron-playground");
      const copy = one?.cloneNode(true) as HTMLElement;
      one?.remove();
      copy.id = "below";
      copy.style.setProperty("display", "block");
      copy.style.setProperty("margin-top", "300vh");
      document.body.append(copy);
    });
    // Nobody asks for it, and it is out of view.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    await expect.poll(() => visible()).toBe(true);
  });

  atNight("keys can be set at any time", async () => {
    await open("/one.html");
    await allReady(page);
    const press = () =>
      page.evaluate(() => {
        const one = document.querySelector("perceptron-playground");
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, composed: true }));
        return one?.snapshot()?.visit;
      });
    expect(await press()).toBe(0);
    await page.evaluate(() => document.querySelector("perceptron-playground")?.setAttribute("keys", "page"));
    expect(await press()).toBe(1);
    await page.evaluate(() => document.querySelector("perceptron-playground")?.removeAttribute("keys"));
    expect(await press()).toBe(1);
  });

  test("defined twice, by other copies of the code, it does no harm", async () => {
    await open("/twice.html");
    await allReady(page);
    await page.evaluate(() => {
      const one = document.querySelector("perceptron-playground");
      if (one) one.state = { ...one.state, ui: { drawer: "compare" } };
    });
    await painted(page);
    expect(await page.evaluate(() => document.querySelector("perceptron-playground")?.step()?.visit)).toBe(0);
  });
});
