import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
// Names the element for document.querySelector.
import type {} from "../../web/element/perceptron-playground.js";
import type { Advance, StopReason } from "../../web/engine/types.js";
import type { PlaygroundState } from "../../web/state/document/state.js";
import { subject } from "./subject.js";
import type { Browser, OpenOptions, Page, Point, Target } from "./support/browser.js";
import type { Server } from "./support/server.js";

/** What the journeys know of the page: how it is served, and how to ask it where it stands. */

export const csp =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'";

export const dist = fileURLToPath(new URL("../../dist/", import.meta.url));

export const serveSite = (): Promise<Server> => subject.serve(dist, csp);

/** The site, served for all journeys of a suite: it is there within them. */
export function siteForAll(served: () => Promise<Server> = serveSite): Server {
  let server: Server | null = null;
  beforeAll(async () => {
    server = await served();
  });
  afterAll(() => server?.close());
  return new Proxy({} as Server, {
    get(_, name) {
      if (!server) throw new Error("The site is served within tests and hooks.");
      return Reflect.get(server, name);
    },
  });
}

/** Files of a directory of dist/, as a browser would ask for them. */
export function filesOf(directory: string): string[] {
  return readdirSync(`${dist}${directory}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(`${dist}${directory}`.length).replace(/^\/*/, "/"));
}

/** Opens an address that says something; where nothing is given, that of the page before its first visit. */
export function openPlayground(
  browser: Browser,
  server: Server,
  query = "",
  options: Partial<OpenOptions> = {},
): Promise<Page> {
  return openAt(browser, server, query || "?visit=0", options);
}

/** Opens the bare address, as somebody does who comes for the first time: at the moment that is drawn in the page. */
export const openBare = (browser: Browser, server: Server, options: Partial<OpenOptions> = {}): Promise<Page> =>
  openAt(browser, server, "", options);

async function openAt(browser: Browser, server: Server, query: string, options: Partial<OpenOptions>): Promise<Page> {
  const page = await subject.open(browser, server, query, { width: 1440, height: 900, ...options });
  await ready(page);
  return page;
}

/** Waits until the page can be used and has drawn itself. */
export async function ready(page: Page): Promise<void> {
  await page.waitFor(() => customElements.get("perceptron-playground") !== undefined);
  await painted(page);
  if (await readTheBench(page)) await painted(page);
}

/** Loads the page once more, and waits until it can be used. */
export async function reload(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as { before?: boolean }).before = true;
    location.reload();
  });
  await page.waitFor(() => !(window as { before?: boolean }).before && document.readyState === "complete");
  await ready(page);
}

/** Scrolls through the bench where it is pinned, whose sections load when one comes to them, and back; whether it is. */
function readTheBench(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const bench = root?.querySelector('[data-part="bench"]');
    if (!bench) return false;
    const until = performance.now() + 5000;
    const sections = () => Array.from(bench.querySelectorAll("pp-section"));
    while ((sections().length === 0 || bench.querySelector("[data-ahead]")) && performance.now() < until) {
      sections().at(-1)?.scrollIntoView();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    bench.scrollTo(0, 0);
    window.scrollTo(0, 0);
    return true;
  });
}

/**
 * Waits until what was done, and what it takes, is on the screen: a drag of the timeline asks in one frame, the views
 * draw in the next; and what they then want has to load.
 */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const playground = document.querySelector("perceptron-playground");
    await playground?.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await playground?.ready;
  });
}

export interface Standing {
  readonly visit: number;
  readonly epoch: number;
  readonly updates: number;
  readonly converged: boolean;
  readonly stopReason: StopReason | null;
  readonly weights: readonly number[];
  readonly bias: number;
  readonly trainingMistakes: number;
}

/** `snapshot()` of the element, as JSON can carry it; null where there is nothing to train. */
export function snapshot(page: Page): Promise<Standing | null> {
  return page.evaluate(() => {
    const snapshot = document.querySelector("perceptron-playground")?.snapshot();
    if (!snapshot) return null;
    const { current, model: _, ...rest } = snapshot;
    const plane = current && "weights" in current ? current : { weights: [], bias: 0 };
    return { ...rest, weights: Array.from(plane.weights), bias: plane.bias };
  });
}

export async function state(page: Page): Promise<PlaygroundState> {
  const found = await page.evaluate(() => document.querySelector("perceptron-playground")?.state);
  if (!found) throw new Error("there is no playground on the page");
  return found;
}

/** The points of the state; an error while the data are still a preset. */
export async function drawnPoints(page: Page): Promise<readonly (readonly [number, number, number])[]> {
  const { data } = await state(page);
  if (data.kind !== "points") throw new Error(`the data are of kind ${data.kind}, not drawn points`);
  return data.points;
}

export async function setState(page: Page, value: unknown): Promise<void> {
  await page.evaluate((next) => {
    const playground = document.querySelector("perceptron-playground");
    if (playground) playground.state = next;
  }, value);
  await painted(page);
}

export async function advance(page: Page, how: Advance): Promise<void> {
  await page.evaluate((wanted) => document.querySelector("perceptron-playground")?.advance(wanted), how);
  await painted(page);
}

/** Clicks, and waits for what it does. */
export async function press(page: Page, target: Target): Promise<void> {
  await page.click(target);
  await painted(page);
}

/** Presses a button; first, where it is in a menu that is closed, what opens that. */
export async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  const menu = await page.evaluate((wanted) => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const menus = { ".pp-header-list": ".pp-header-more", ".pp-tools-panel": ".pp-tools-more" };
    for (const [place, opener] of Object.entries(menus)) {
      const buttons = root?.querySelectorAll(`${place}:not([data-open]) button`) ?? [];
      if (Array.from(buttons, ({ textContent }) => textContent?.trim()).includes(wanted)) return opener;
    }
    return null;
  }, String(name));
  if (menu) await press(page, menu);
  await press(page, { role: "button", name });
}

/** @param menu a selector of the button that opens it. */
export async function openMenu(page: Page, menu: string): Promise<void> {
  if ((await page.has(menu)) && (await page.attribute(menu, "aria-expanded")) === "false") await press(page, menu);
}

/** "told": pausing on updates; else visits a second without a pause, or "max": those to choose from, or as a link says. */
export async function choosePace(page: Page, pace: string): Promise<void> {
  await page.evaluate(
    (wanted, told) => {
      const playground = document.querySelector("perceptron-playground");
      const box = playground?.shadowRoot?.querySelector<HTMLInputElement>(".pp-transport-pauses input");
      if (box && box.checked !== told) box.click();
      if (!playground || told || ["1", "5", "30", "max"].includes(wanted)) return;
      const { ui, ...state } = playground.state;
      playground.state = { ...state, ui: { ...ui, speed: Number(wanted) } };
    },
    pace,
    pace === "told",
  );
  await painted(page);
  if (["1", "5", "30", "max"].includes(pace)) await page.select({ role: "combobox", name: "Speed" }, pace);
  await painted(page);
}

/** Where each part stands, in whole pixels of the window. */
export const partPlaces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = document.querySelector("perceptron-playground")?.shadowRoot?.querySelectorAll(".pp-part") ?? [];
    return Array.from(parts, (part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return [part.id, ...[left, top, width, height].map(Math.round)].join(" ");
    });
  });

/** The text of the status's line, without the count of what is wrong, in any language. */
const uncounted = (page: Page, line: string): Promise<string> =>
  page.evaluate((selector) => {
    const shown = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(selector)?.cloneNode(true);
    if (!(shown instanceof Element)) return "";
    for (const count of shown.querySelectorAll(".pp-transport-wrong, .pp-visually-hidden")) count.remove();
    return (shown.textContent ?? "").replace(/\s+/g, " ").trim();
  }, line);

/** "visit 123, in epoch 4 · 17 updates", with plain spaces; without the count of what is wrong. */
export const moment = (page: Page): Promise<string> => uncounted(page, ".pp-transport-moment");

/** "ready", "playing", "converged after 3 epochs" …, without the count of what is wrong. */
export const status = (page: Page): Promise<string> => uncounted(page, ".pp-transport-state");

/** "3 of 40 wrong now"; empty where nothing is counted. */
export const wrongNow = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      document
        .querySelector("perceptron-playground")
        ?.shadowRoot?.querySelector(".pp-transport-wrong")
        ?.textContent?.replace(/^[ ·]+/, "") ?? "",
  );

export const story = (page: Page): Promise<string> => page.text("pp-story");

export function waitForStatus(page: Page, wanted: string, timeout = 15_000): Promise<unknown> {
  return page.waitFor(
    (text) => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      return root?.querySelector(".pp-transport-state")?.textContent?.includes(text);
    },
    { timeout },
    wanted,
  );
}

/** The epoch that a visit was in, counted from 1. */
export const epochAt = (visit: number, examples: number): number => Math.max(1, Math.ceil(visit / examples));

/** What the status must say, by the snapshot. Thousands stand apart by a narrow space, which `text` collapses. */
export function momentOf({ visit, updates }: Pick<Standing, "visit" | "updates">, examples: number): string {
  const count = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, " ");
  return `visit ${count(visit)}, in epoch ${count(epochAt(visit, examples))} · ${count(updates)} update${updates === 1 ? "" : "s"}`;
}

/** What a screen reader hears of the stage. */
export async function stageText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const [id = ""] = root?.querySelector(".pp-stage-surface")?.getAttribute("aria-describedby")?.split(" ") ?? [];
    return root?.getElementById(id)?.textContent ?? "";
  });
}

/** Where the plane lies on the screen: what the stage itself goes by. */
export interface Plane {
  /** The stage and the plot inside its margins, in pixels of the viewport. */
  readonly plot: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  /** Pixels per data unit. */
  readonly scale: number;
}

export async function plane(page: Page): Promise<Plane> {
  const box = await page.box(".pp-stage-surface");
  const projection = await page.evaluate(() => {
    const stage = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("pp-stage");
    return stage && "projection" in stage ? stage.projection : null;
  });
  if (!projection) throw new Error("the stage has no size yet");
  const { plot, window, scale } = projection as {
    plot: Plane["plot"];
    window: { x: [number, number]; y: [number, number] };
    scale: number;
  };
  return { plot: { ...plot, x: box.x + plot.x, y: box.y + plot.y }, ...window, scale };
}

/** The pixel of the viewport where a data point is drawn. */
export function pixelOf({ plot, x, y, scale }: Plane, [x1, x2]: readonly number[]): Point {
  return { x: plot.x + ((x1 ?? 0) - x[0]) * scale, y: plot.y + (y[1] - (x2 ?? 0)) * scale };
}

/** The data under a pixel of the viewport. */
export function dataOf({ plot, x, y, scale }: Plane, at: Point): [number, number] {
  return [x[0] + (at.x - plot.x) / scale, y[1] - (at.y - plot.y) / scale];
}

/** A place on the plot, from its lower left (0, 0) to its upper right (1, 1), on a whole pixel. */
export function placeOn({ plot }: Plane, across: number, up: number): Point {
  return { x: Math.round(plot.x + across * plot.width), y: Math.round(plot.y + (1 - up) * plot.height) };
}

/** Clicks at places of the plot, given as shares of its width and height; returns the pixels. */
export async function clickPlot(page: Page, places: readonly (readonly [number, number])[]): Promise<Point[]> {
  const at = await plane(page);
  const pixels = places.map(([across, up]) => placeOn(at, across, up));
  for (const { x, y } of pixels) await page.mouse.click(x, y);
  await painted(page);
  return pixels;
}

/** Takes up a tool from the bar. */
export const tool = (page: Page, name: "Draw +" | "Draw −" | "Move" | "Erase"): Promise<void> =>
  press(page, { role: "radio", name });

/** Gives the stage exactly these points and a window that shows them. */
export async function place(page: Page, points: readonly (readonly [number, number, number])[]): Promise<void> {
  await setState(page, { v: 1, data: { kind: "points", points } });
}

/** Presses a key, and waits for what it does. */
export async function key(page: Page, keys: string): Promise<void> {
  await page.keyboard.press(keys);
  await painted(page);
}

/** The accessible name of what has the focus, through the shadow root; its tag where it has none. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const label = active instanceof HTMLInputElement || active instanceof HTMLSelectElement ? active.labels?.[0] : null;
    const text = label ?? active;
    const name = active?.getAttribute("aria-label") ?? (text instanceof HTMLElement ? text.innerText.trim() : "");
    return name || active?.getAttribute("title") || (active?.localName ?? "nothing");
  });
}

export function focusOn(page: Page, selector: string): Promise<void> {
  return page.evaluate((wanted) => {
    document.querySelector("perceptron-playground")?.shadowRoot?.querySelector<HTMLElement>(wanted)?.focus();
  }, selector);
}

/** Takes the focus from whatever has it. */
export function leave(page: Page): Promise<void> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (active instanceof HTMLElement) active.blur();
  });
}
