import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "../support/browser.js";
import { atNight, describeOneBrowser } from "../support/browsers.js";
import type { Server } from "../support/server.js";
import { hostPage, openHost, serveHosts } from "./host-page.js";

interface InPageModel {
  get(name: string): unknown;
  /** As the kernel sets it. */
  receive(traits: object): void;
  tell(content: object): void;
  readonly saved: Record<string, unknown>[];
  readonly sent: unknown[];
  readonly listening: number;
}
type Notebook = Window & { __model: InPageModel; __show(): Promise<void>; __close(): Promise<void> };

/** An output of a notebook: the front end is loaded from a text, by an address that is taken back, as anywidget does it. */
const notebook = `
  class Model {
    saved = []; sent = []; #listeners = new Map(); #traits; #unsaved = new Set();
    constructor(traits) { this.#traits = traits; }
    get listening() { return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0); }
    get(name) { return this.#traits[name]; }
    set(name, value) {
      if (JSON.stringify(this.#traits[name]) === JSON.stringify(value)) return;
      this.#traits[name] = value;
      this.#unsaved.add(name);
      this.#tell("change:" + name, value);
    }
    receive(traits) {
      Object.assign(this.#traits, traits);
      for (const name in traits) this.#tell("change:" + name, traits[name]);
    }
    tell(content) { this.#tell("msg:custom", content); }
    save_changes() {
      if (this.#unsaved.size === 0) return;
      this.saved.push(structuredClone(Object.fromEntries([...this.#unsaved].map((name) => [name, this.#traits[name]]))));
      this.#unsaved.clear();
    }
    send(content) { this.sent.push(content); }
    on(name, listener) { this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(listener)); }
    off(name, listener) { this.#listeners.get(name)?.delete(listener); }
    #tell(name, content) { for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(content); }
  }
  const examples = { X: [[0, 0, 1], [0, 1, 1], [1, 0, 1], [1, 1, 1]], y: [-1, -1, -1, 1] };
  window.__model = new Model({
    X: { shape: [4, 3], data: new DataView(Float64Array.from(examples.X.flat()).buffer) },
    y: { data: new DataView(Int32Array.from(examples.y).buffer), names: null },
    feature_names: ["wet", "cold", "always"],
    state: {}, visit: 0, snapshot: {}, errors: [], height: 600,
  });
  const endings = [];
  window.__show = async () => {
    const url = URL.createObjectURL(new Blob([await (await fetch("/lib/anywidget.js")).text()], { type: "text/javascript" }));
    const widget = (await import(url)).default;
    URL.revokeObjectURL(url);
    const initialized = await widget.initialize?.({ model: window.__model });
    const el = document.createElement("div");
    document.body.append(el);
    const rendered = await widget.render({ model: window.__model, el });
    endings.push(async () => { await rendered?.(); await initialized?.(); el.remove(); });
  };
  window.__close = async () => { for (const end of endings.splice(0)) await end(); };`;

describeOneBrowser("in a notebook", (getBrowser) => {
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    const files = { "/notebook.html": hostPage('<script src="/notebook.js"></script>'), "/notebook.js": notebook };
    server = await serveHosts(files, { csp: "frame-ancestors 'self'" });
  });
  afterAll(() => server.close());

  const open = async () => {
    page = await openHost(getBrowser(), server, "/notebook.html");
    await page.evaluate(() => (window as unknown as Notebook).__show());
    await until("snapshot", "visit", 0);
  };
  /** Waits for what the kernel has been told. */
  const until = (trait: string, member: string, value: unknown) =>
    page.waitFor(
      (name, key, wanted) => {
        const told = (window as unknown as Notebook).__model.saved.findLast((saved) => name in saved)?.[name];
        return JSON.stringify((told as Record<string, unknown> | undefined)?.[key]) === JSON.stringify(wanted);
      },
      { timeout: 30_000 },
      trait,
      member,
      value,
    );
  const receive = (traits: object) =>
    page.evaluate((given) => (window as unknown as Notebook).__model.receive(given), traits);

  test("NumPy's examples are shown, and what happens on the page comes to the traits", async () => {
    await open();
    const shown = await page.evaluate(() => {
      const [one] = document.querySelectorAll("perceptron-playground");
      return { data: one?.state.data, height: one?.getBoundingClientRect().height };
    });
    expect(shown).toEqual({
      data: {
        kind: "table",
        columns: ["wet", "cold", "always", "label"],
        rows: [
          [0, 0, 1, -1],
          [0, 1, 1, -1],
          [1, 0, 1, -1],
          [1, 1, 1, 1],
        ],
        label: "label",
      },
      height: 600,
    });
    await page.click({ role: "button", name: "One visit" });
    await until("snapshot", "visit", 1);
    await receive({ state: { learners: [{ kind: "averaged" }] }, visit: 6 });
    await until("snapshot", "visit", 6);
    const model = await page.evaluate(() => {
      const { __model } = window as unknown as Notebook;
      return { state: __model.get("state"), snapshot: __model.get("snapshot"), errors: __model.get("errors") };
    });
    expect(model).toMatchObject({
      state: { v: 1, learners: [{ kind: "averaged" }] },
      snapshot: { visit: 6, current: { weights: [expect.any(Number), expect.any(Number), expect.any(Number)] } },
      errors: [],
    });
  });

  atNight("two outputs of one widget, each with the module anew, show the same and come to rest", async () => {
    await open();
    await page.evaluate(() => (window as unknown as Notebook).__show());
    await page.evaluate(() =>
      (window as unknown as Notebook).__model.tell({ ns: "perceptron-playground", v: 1, type: "step", id: "asked" }),
    );
    await until("snapshot", "visit", 1);
    await page.waitFor(() =>
      Array.from(document.querySelectorAll("perceptron-playground")).every((one) => one.snapshot()?.visit === 1),
    );
    const told = await page.evaluate(async () => {
      const { saved, sent } = (window as unknown as Notebook).__model;
      const before = saved.length;
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return { since: saved.length - before, answers: sent };
    });
    expect(told.since).toBe(0);
    expect(told.answers).toMatchObject([
      { type: "step", id: "asked" },
      { type: "step", id: "asked" },
    ]);
  });

  atNight("what is taken away leaves nothing that listens", async () => {
    await open();
    const left = await page.evaluate(async () => {
      const { __model, __close } = window as unknown as Notebook;
      await __close();
      return [document.querySelectorAll("perceptron-playground").length, __model.listening];
    });
    expect(left).toEqual([0, 0]);
  });
});
