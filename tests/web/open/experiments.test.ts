// @vitest-environment happy-dom
import { IDBFactory } from "fake-indexeddb";
import { html, LitElement, render } from "lit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultState } from "../../../web/state/document/settings.js";
import type { PlaygroundState, Point } from "../../../web/state/document/state.js";
import { SavedExperiments } from "../../../web/state/io/saved/saved-experiments.js";
import type { Frame } from "../../../web/state/runs/frame.js";
import type { Decision, Dispatch, Intent } from "../../../web/state/runs/intent.js";
import { define } from "../../../web/ui/controls/define.js";
import { openWith } from "../../../web/views/open/index.js";
import { experiments } from "../../../web/words/generated/en/experiments.js";
import { frameWith } from "../frames.js";

const say = experiments.english;
const picture = "data:image/png;base64,AAAA";
const open = openWith(() => picture);

/** A playground as far as what is kept asks it: it holds a state, and every change of it can be undone. */
class KeepingHost extends LitElement {
  static override properties = { state: { attribute: false } };
  declare state: PlaygroundState;
  canUndo = false;
  /** The fields of what has been refused. */
  refused: readonly string[] = [];

  constructor() {
    super();
    this.state = { ...defaultState, data: { kind: "points", points: [] } };
  }

  get now(): Frame {
    const points: readonly Point[] = this.state.data.kind === "points" ? this.state.data.points : [];
    return { ...frameWith(points), canUndo: this.canUndo, state: this.state };
  }

  readonly dispatch: Dispatch = Object.assign(
    (wanted: Intent | Decision) => {
      const intent = typeof wanted === "function" ? wanted(this.now) : wanted;
      if (intent?.type === "refuse") this.refused = intent.refusals.map(({ field }) => field);
      if (intent?.type === "set-ui") this.state = { ...this.state, ui: { ...this.state.ui, ...intent.ui } };
      if (intent?.type === "replace" && typeof intent.state !== "function") this.edit(intent.state);
    },
    { now: () => this.now, inTurn: (act: () => void) => act(), lives: () => () => true },
  );

  edit(state: PlaygroundState): void {
    this.canUndo = true;
    this.state = { ...state, ui: { ...state.ui, open: state.ui.open ?? this.state.ui.open } };
  }

  protected override render(): unknown {
    return html`<button data-opens="open">Open</button>${open.render(this.now, this.dispatch)}`;
  }
}
define("keeping-host", KeepingHost);

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("BroadcastChannel", undefined);
});
afterEach(() => {
  render(html``, document.body);
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

async function shownHost(attributes: readonly string[] = ["from-url"]): Promise<KeepingHost> {
  const host = new KeepingHost();
  for (const name of attributes) host.setAttribute(name, "");
  render(html`${host}`, document.body);
  await host.updateComplete;
  return host;
}

const root = (host: KeepingHost) => host.shadowRoot as ShadowRoot;
const rows = (host: KeepingHost) =>
  Array.from(root(host).querySelectorAll(".pp-open-name"), (name) => name.textContent?.replace(/\s/g, " ") ?? "");
const button = (host: KeepingHost, name: string): HTMLElement => {
  const all = Array.from(root(host).querySelectorAll<HTMLElement>("button"));
  const found = all.find((one) => [one.textContent?.trim(), one.getAttribute("aria-label")].includes(name));
  if (!found) throw new Error(`There is no button named ${name}.`);
  return found;
};

const drawn = (...points: readonly Point[]): PlaygroundState => ({ ...defaultState, data: { kind: "points", points } });

/** Draws, leaves the page for a moment, as the end of a pause would, and opens the panel. */
async function keptAndListed(host: KeepingHost, state: PlaygroundState): Promise<void> {
  host.edit(state);
  host.dispatch({ type: "set-ui", ui: { open: "list" } });
  await expect.poll(() => root(host).querySelector("pp-experiments")).not.toBe(null);
  await expect.poll(() => rows(host).length + Number(root(host).textContent?.includes(say.none))).toBeGreaterThan(0);
  window.dispatchEvent(new Event("pagehide"));
  await expect.poll(() => rows(host)).not.toEqual([]);
}

const one = "1 drawn point, Perceptron, not started";

test("what is drawn is kept by itself, with its picture, and edits of it are one record", async () => {
  const host = await shownHost();
  await keptAndListed(host, drawn([1, 2, 1]));
  expect(rows(host)).toEqual([one]);
  expect(root(host).querySelector("img")?.getAttribute("src")).toBe(picture);
  host.edit(drawn([1, 2, 1], [2, 1, -1]));
  await expect.poll(() => rows(host), { timeout: 3000 }).toEqual(["2 drawn points, Perceptron, not started"]);
});

test("what is drawn before the storage is open is kept, although its element is removed", async () => {
  const host = await shownHost();
  host.edit(drawn([1, 2, 1]));
  await host.updateComplete;
  render(html``, document.body);
  const next = await shownHost();
  next.dispatch({ type: "set-ui", ui: { open: "list" } });
  await expect.poll(() => rows(next)).toEqual([one]);
});

test("what is only opened is not kept", async () => {
  const host = await shownHost();
  host.state = drawn([1, 2, 1]);
  host.dispatch({ type: "set-ui", ui: { open: "list" } });
  await expect.poll(() => root(host).textContent).toContain(say.none);
  window.dispatchEvent(new Event("pagehide"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(rows(host)).toEqual([]);
});

test("a name is given in place, by Enter; Escape leaves it, and the focus goes back to its button", async () => {
  const host = await shownHost();
  await keptAndListed(host, drawn([1, 2, 1]));
  const field = async () => {
    button(host, say.renameIt({ name: rows(host)[0] ?? "" })).click();
    await expect.poll(() => root(host).activeElement?.localName).toBe("input");
    return root(host).activeElement as HTMLInputElement;
  };
  const press = (input: HTMLInputElement, key: string) =>
    input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, composed: true }));
  const first = await field();
  first.value = "Nothing";
  press(first, "Escape");
  await expect.poll(() => root(host).activeElement?.textContent?.trim()).toBe(say.rename);
  expect([rows(host), host.state.ui.open]).toEqual([[one], "list"]);
  const second = await field();
  second.value = " Homework  2 ";
  press(second, "Enter");
  await expect.poll(() => rows(host)).toEqual(["Homework 2"]);
  expect(host.state.ui.heading).toBe("Homework 2");
  await expect
    .poll(() => root(host).activeElement?.getAttribute("aria-label"))
    .toBe(say.renameIt({ name: "Homework 2" }));
});

test("one is duplicated, and deleted with a way back that has the focus", async () => {
  const host = await shownHost();
  await keptAndListed(host, drawn([1, 2, 1]));
  button(host, say.duplicateIt({ name: one })).click();
  await expect.poll(() => rows(host)).toEqual([say.copyOf({ name: one }), one]);
  button(host, say.removeIt({ name: one })).click();
  await expect.poll(() => rows(host)).toEqual([say.copyOf({ name: one })]);
  await expect.poll(() => root(host).activeElement?.textContent?.trim()).toBe(say.undo);
  button(host, say.undo).click();
  await expect.poll(() => rows(host)).toEqual([say.copyOf({ name: one }), one]);
  await expect.poll(() => root(host).activeElement?.classList.contains("pp-open-it")).toBe(true);
});

test("one that is opened takes the place of the state, and the panel closes", async () => {
  const host = await shownHost();
  await keptAndListed(host, drawn([1, 2, 1]));
  host.edit({ ...defaultState, data: { kind: "preset", name: "xor" }, ui: { ...defaultState.ui, open: "list" } });
  await expect.poll(() => rows(host), { timeout: 3000 }).toHaveLength(2);
  root(host).querySelectorAll<HTMLElement>(".pp-open-it")[1]?.click();
  await expect.poll(() => host.state.data, { timeout: 5000 }).toEqual({ kind: "points", points: [[1, 2, 1]] });
  await expect.poll(() => host.state.ui.open).toBe(null);
});

/** Spoils the examples of everything that is kept. */
async function spoil(): Promise<void> {
  const opening = indexedDB.open("perceptron-playground");
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const transaction = opening.result.transaction("experiment-examples", "readwrite");
  const examples = transaction.objectStore("experiment-examples");
  const keys = examples.getAllKeys();
  keys.onsuccess = () => {
    for (const key of keys.result) examples.put({ kind: "points", points: [[1, null, 1]] }, key);
  };
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
}

test("one whose examples are damaged is named and not opened, and what is made then does not take its place", async () => {
  const host = await shownHost();
  await keptAndListed(host, drawn([1, 2, 1]));
  const own = (name: string): PlaygroundState => ({
    ...defaultState,
    data: { kind: "preset", name },
    ui: { ...defaultState.ui, open: "list" },
  });
  host.edit(own("xor"));
  await expect.poll(() => rows(host), { timeout: 3000 }).toHaveLength(2);
  await spoil();
  root(host).querySelectorAll<HTMLElement>(".pp-open-it")[1]?.click();
  await expect.poll(() => host.refused, { timeout: 5000 }).toEqual(["data.points.0.1"]);
  expect(host.state.data).toEqual(own("xor").data);
  host.edit(own("and"));
  await expect
    .poll(() => rows(host).map((name) => name.split(",")[0]), { timeout: 3000 })
    .toEqual(["AND", "1 drawn point"]);
});

test("what a page could not write is named where it is damaged, and nothing else is written for it", async () => {
  const state = { data: { kind: "preset", name: "nosuch" } };
  localStorage.setItem("perceptron-playground.unwritten.r", JSON.stringify({ id: "mine", before: null, state }));
  const host = await shownHost();
  host.dispatch({ type: "set-ui", ui: { open: "list" } });
  await expect.poll(() => host.refused).toEqual(["data.name"]);
  await expect.poll(() => root(host).textContent).toContain(say.none);
  expect([rows(host), localStorage.length]).toEqual([[], 0]);
});

test("where the browser refuses storage that is said, and a file is offered", async () => {
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new DOMException("no storage here", "SecurityError");
    },
  });
  const host = await shownHost();
  host.edit({ ...drawn([1, 2, 1]), ui: { ...defaultState.ui, open: "list" } });
  await expect.poll(() => root(host).textContent).toContain(say.blocked({ cause: "no storage here" }));
  expect(button(host, say.saveThis)).not.toBe(null);
  expect(() => button(host, say.saveAll)).toThrow();
});

test("where the browser has no more room that is said, and what is deleted makes room for what was not kept", async () => {
  const host = await shownHost();
  await keptAndListed(host, drawn([1, 2, 1]));
  root(host).querySelector<HTMLInputElement>("#pp-open-name")?.dispatchEvent(new Event("input"));
  button(host, say.save).click();
  await expect.poll(() => root(host).textContent).toContain(say.saved({ name: one }));
  const full = vi.spyOn(SavedExperiments.prototype, "write");
  full.mockRejectedValue(new DOMException("There is no room.", "QuotaExceededError"));
  host.edit(drawn([1, 2, 1], [2, 1, -1]));
  await expect.poll(() => root(host).textContent, { timeout: 3000 }).toContain(say.full);
  expect(rows(host)).toEqual([one]);
  expect(button(host, say.saveThis)).not.toBe(null);
  full.mockRestore();
  button(host, say.removeIt({ name: one })).click();
  await expect.poll(() => root(host).textContent, { timeout: 3000 }).not.toContain(say.full);
  expect(rows(host)).toHaveLength(1);
});

test("in a page of others nothing is kept, which is said", async () => {
  const host = await shownHost([]);
  host.edit({ ...drawn([1, 2, 1]), ui: { ...defaultState.ui, open: "list" } });
  await expect.poll(() => root(host).textContent).toContain(say.inOtherPage);
  window.dispatchEvent(new Event("pagehide"));
  expect([localStorage.length, (await indexedDB.databases()).length]).toEqual([0, 0]);
});

test("the bare address offers the last one: one press brings it back, another dismisses it for good", async () => {
  const before = await shownHost();
  await keptAndListed(before, drawn([1, 2, 1]));
  render(html``, document.body);
  const host = await shownHost();
  host.dispatch({ type: "set-ui", ui: { open: "offer" } });
  await expect.poll(() => root(host).textContent?.replace(/\s+/g, " ")).toContain(say.offer({ name: one }));
  button(host, say.goOn).click();
  await expect.poll(() => host.state.data, { timeout: 5000 }).toEqual({ kind: "points", points: [[1, 2, 1]] });
  expect(localStorage).toHaveLength(1);
  render(html``, document.body);
  const third = await shownHost();
  third.dispatch({ type: "set-ui", ui: { open: "offer" } });
  await expect.poll(() => root(third).textContent?.replace(/\s+/g, " ")).toContain(say.offer({ name: one }));
  button(third, say.dismiss).click();
  await expect.poll(() => third.state.ui.open).toBe(null);
  expect(localStorage).toHaveLength(0);
});
