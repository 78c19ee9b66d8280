import { readdirSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Browser, BrowserName, Page } from "./browser.js";
import { launchChromium } from "./chromium.js";
import { launchFirefox } from "./firefox.js";
import { findExecutable, isExecutable } from "./processes.js";
import { borrow } from "./shared.js";
import { launchWebKit } from "./webkit.js";

export interface Availability {
  readonly name: BrowserName;
  readonly available: boolean;
  /** Why not. */
  readonly reason?: string;
}

type Found = { readonly launch: () => Promise<Browser> } | { readonly reason: string };

/** The executable that the environment variable names; else the first of the names on PATH; else why there is none. */
function executable(variable: string, ...names: readonly string[]): string | { reason: string } {
  const given = process.env[variable];
  if (given) return findExecutable(given) ?? { reason: `${variable}=${given} cannot be executed` };
  return findExecutable(...names) ?? { reason: `no ${names[0]} on PATH` };
}

/** Its headless shell, where there is one, takes half the time. */
function findChromium(): Found {
  const path = executable("CHROMIUM", "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome");
  return typeof path === "string" ? { launch: () => launchChromium(path) } : path;
}

function findFirefox(): Found {
  const path = executable("FIREFOX", "firefox-esr", "firefox");
  return typeof path === "string" ? { launch: () => launchFirefox(path) } : path;
}

/** MiniBrowser comes with the library and stands in its private directory, which distributions place differently. */
function findMiniBrowser(): string | null {
  const list = (directory: string) => {
    try {
      return readdirSync(directory).map((name) => `${directory}/${name}`);
    } catch {
      return [];
    }
  };
  const directories = ["/usr/lib", "/usr/lib64", "/usr/libexec", ...list("/usr/lib")];
  const versions = ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"];
  const paths = versions.flatMap((version) => directories.map((directory) => `${directory}/${version}/MiniBrowser`));
  return paths.find(isExecutable) ?? null;
}

function findWebKit(): Found {
  const driver = executable("WEBKIT_DRIVER", "WebKitWebDriver");
  if (typeof driver !== "string") return driver;
  const miniBrowser = findMiniBrowser();
  if (miniBrowser === null) return { reason: "WebKitGTK's MiniBrowser is not installed" };
  const xvfb = findExecutable("Xvfb");
  if (xvfb === null && !process.env["DISPLAY"]) return { reason: "no Xvfb on PATH and no display" };
  return { launch: () => launchWebKit({ driver, miniBrowser, xvfb }) };
}

const finders: Readonly<Record<BrowserName, () => Found>> = {
  chromium: findChromium,
  firefox: findFirefox,
  webkit: findWebKit,
};

const names = Object.keys(finders) as BrowserName[];

/** BROWSERS=chromium,firefox restricts the engines; a name that is none would otherwise silently test nothing. */
function wanted(): readonly string[] {
  const list =
    process.env["BROWSERS"]
      ?.split(",")
      .map((name) => name.trim())
      .filter(Boolean) ?? [];
  const wrong = list.find((name) => !names.includes(name as BrowserName));
  if (wrong !== undefined) throw new Error(`BROWSERS names "${wrong}"; there are ${names.join(", ")}`);
  return list.length > 0 ? list : names;
}

function find(name: BrowserName): Found {
  return wanted().includes(name) ? finders[name]() : { reason: "not in BROWSERS" };
}

export function availableBrowsers(): Availability[] {
  return names.map((name) => {
    const found = find(name);
    return "reason" in found ? { name, available: false, reason: found.reason } : { name, available: true };
  });
}

/** Starts a browser; the caller closes it. For tools other than tests, such as the screenshots. */
export function launchBrowser(name: BrowserName): Promise<Browser> {
  const found = find(name);
  if ("reason" in found) throw new Error(`${name}: ${found.reason}`);
  return found.launch();
}

/**
 * Describes a suite once for each engine. The browser is there before the first test; after the last it ends, or is kept
 * for the next suite (see shared.ts). A page that a test leaves open is closed after it, and must have had no problem. An
 * engine that cannot be had is skipped, and the title says why.
 */
export const describeEachBrowser = (name: string, suite: Suite): void => describeIn(availableBrowsers(), name, suite);

/** Whether what `npm test` has no time for is gone through too. */
export const everyJourney = process.env["JOURNEYS"] === "all" || process.env["BROWSERS"] !== undefined;

/** A journey that leads where others of its file or a unit have been too: `npm test` leaves it to the night. */
export const atNight = test.runIf(everyJourney);

/** Of journeys that are much alike, those at these places; all of them where there is time. */
export const sampled = <Journey>(all: readonly Journey[], ...places: readonly number[]): readonly Journey[] =>
  everyJourney ? all : all.filter((_, place) => places.includes(place));

/**
 * Describes a suite of what our own code decides, whichever engine runs it: in Chromium. JOURNEYS=all has it in each, and
 * so has BROWSERS.
 */
export function describeOneBrowser(name: string, suite: Suite): void {
  describeIn(
    availableBrowsers().filter(({ name: engine }) => runsAll(engine)),
    name,
    suite,
  );
}

/** Whether an engine has the journeys of what our own code decides: a suite of others may hold some. */
export function runsAll(engine: BrowserName): boolean {
  return engine === "chromium" || everyJourney;
}

type Suite = (getBrowser: () => Browser, engine: BrowserName) => void;

function describeIn(engines: readonly Availability[], name: string, suite: Suite): void {
  for (const { name: engine, available, reason } of engines) {
    const title = available ? `${name} · ${engine}` : `${name} · ${engine} skipped: ${reason}`;
    describe.skipIf(!available)(title, () => {
      let browser: Browser | null = null;
      /** What the test has opened and not closed. */
      const opened = new Set<Page>();
      beforeAll(async () => {
        const borrowed = await borrow(engine, () => launchBrowser(engine));
        browser = {
          ...borrowed,
          async open(url, options) {
            const page = await borrowed.open(url, options);
            const close = () => {
              opened.delete(tracked);
              return page.close();
            };
            const tracked = { ...page, close };
            opened.add(tracked);
            return tracked;
          },
        };
      }, 60_000);
      // What a suite opened for all of its tests it closes itself.
      beforeEach(() => opened.clear());
      afterEach(async () => {
        for (const page of opened) {
          const problems = await page.problems();
          await page.close();
          expect(problems).toEqual([]);
        }
      });
      afterAll(async () => {
        await browser?.close();
      }, 30_000);
      suite(() => {
        if (browser === null) throw new Error(`${engine} has not been started; use it inside tests and hooks`);
        return browser;
      }, engine);
    });
  }
}
