// What a browser asks for until a page can be used, and how long that takes: measured in Chromium, over the wire.
import { which } from "../process.mjs";

/** @import { Browser, Page } from "playwright-core" */

/**
 * @typedef {object} Conditions
 * @property {number} latency Milliseconds a round trip.
 * @property {number} bandwidth Bits a second.
 * @property {number} slowdown How many times slower the processor is.
 */

/**
 * How a page is asked for its first step. Both run in the page, and know nothing but it.
 * @typedef {object} Usage
 * @property {() => Node | null | undefined} root What changes once it can be used.
 * @property {() => boolean} press Presses what makes a step, if it is there, and says whether a step was made.
 */

/**
 * @typedef {object} Request
 * @property {string} file Its name in the site, the page itself being index.html.
 * @property {number} bytes Of the compressed answer, with 300 for its headers, as the Resource Timing standard counts.
 * @property {boolean} needed Whether it was asked for before the page could be used.
 */

/** @typedef {Window & { usableAt?: number }} Pressed */
/** @typedef {Element & { ready: Promise<void>, snapshot(): { visit: number } | null }} Playground */

/** The small laptop that a page is opened on. */
const viewport = { width: 1440, height: 900 };

/** Whoever asks for nothing for so many milliseconds asks for nothing more. */
const quiet = 1500;

/** @type {Usage} */
export const playground = {
  root: () => document.querySelector("perceptron-playground")?.shadowRoot,
  press: () => {
    const element = /** @type {Playground | null} */ (document.querySelector("perceptron-playground"));
    /** @type {HTMLElement | null | undefined} */
    const button = element?.shadowRoot?.querySelector("button[aria-label='One visit']:not([aria-disabled='true'])");
    const before = button ? element?.snapshot()?.visit : undefined;
    button?.click();
    return before !== undefined && element?.snapshot()?.visit === before + 1;
  },
};

/** @returns {Promise<Browser | null>} Null where there is no Chromium. */
export async function openChromium() {
  const executablePath = process.env["CHROMIUM"] ?? which("chromium") ?? which("google-chrome");
  if (!executablePath) return null;
  const { chromium } = await import("playwright-core");
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}

/**
 * When the first step could be made, and when there was the first text or picture to be seen: in milliseconds from the
 * beginning of the navigation, for somebody who comes for the first time.
 * @param {Browser} browser
 * @param {string} url
 * @param {{ usage?: Usage, conditions?: Conditions }} [options]
 */
export function timesToFirstUse(browser, url, { usage = playground, conditions } = {}) {
  return asNewcomer(browser, async (page) => {
    if (conditions) await slowDown(page, conditions);
    const usable = await pressedAt(page, url, usage);
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    return { usable, painted: /** @type {number} */ (await painted.jsonValue()) };
  });
}

/**
 * What is asked for, in this order, by somebody who comes for the first time and makes one step as soon as possible.
 * @param {Browser} browser
 * @param {string} url
 */
export function requestsToFirstUse(browser, url) {
  return asNewcomer(browser, async (page) => {
    const settled = settling(page);
    const usable = await pressedAt(page, url, playground);
    await settled();
    return requestsOf(page, usable);
  });
}

/**
 * What is asked for by somebody who comes for the first time and touches nothing.
 * @param {Browser} browser
 * @param {string} url
 */
export function requestsUntouched(browser, url) {
  return asNewcomer(browser, async (page) => {
    const settled = settling(page);
    await page.goto(url);
    await page.evaluate(
      () => /** @type {Playground | null} */ (document.querySelector("perceptron-playground"))?.ready,
    );
    await settled();
    return requestsOf(page, 0);
  });
}

/**
 * @template Result
 * @param {Browser} browser
 * @param {(page: Page) => Promise<Result>} visit
 */
async function asNewcomer(browser, visit) {
  const context = await browser.newContext({ viewport });
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

/** @param {Page} page @param {Conditions} conditions */
async function slowDown(page, { latency, bandwidth, slowdown }) {
  const devTools = await page.context().newCDPSession(page);
  const throughput = bandwidth / 8;
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** @param {Page} page @param {string} url @param {Usage} usage */
async function pressedAt(page, url, { root, press }) {
  await page.addInitScript(`(${pressWhenPossible})(${root}, ${press})`);
  await page.goto(url, { waitUntil: "commit" });
  const usable = await page.waitForFunction(() => /** @type {Pressed} */ (window).usableAt);
  return /** @type {number} */ (await usable.jsonValue());
}

/**
 * Runs in the page: tries whenever something has changed, before that could ask for more, and once a frame.
 * @param {Usage["root"]} root
 * @param {Usage["press"]} press
 */
function pressWhenPossible(root, press) {
  /** @type {Node | null | undefined} */
  let watched = null;
  const observer = new MutationObserver(attempt);
  function attempt() {
    const page = /** @type {Pressed} */ (window);
    if (page.usableAt === undefined && press()) page.usableAt = performance.now();
    if (page.usableAt !== undefined) observer.disconnect();
    return page.usableAt !== undefined;
  }
  requestAnimationFrame(function look() {
    if (attempt()) return;
    if (!watched) {
      watched = root();
      if (watched) observer.observe(watched, { subtree: true, childList: true, attributes: true });
    }
    requestAnimationFrame(look);
  });
}

/** Listens from now on to what the page asks for. The result waits until it has been quiet. @param {Page} page */
function settling(page) {
  let last = performance.now();
  let open = 0;
  page.on("request", () => open++);
  const end = () => {
    open--;
    last = performance.now();
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return async () => {
    while (open > 0 || performance.now() - last < quiet) await new Promise((resolve) => setTimeout(resolve, 50));
  };
}

/** @param {Page} page @param {number} usable @returns {Promise<Request[]>} */
function requestsOf(page, usable) {
  return page.evaluate((end) => {
    const entries = /** @type {PerformanceResourceTiming[]} */ ([
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ]);
    return entries
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, transferSize, startTime }) => ({
        file: new URL(name).pathname.slice(1) || "index.html",
        bytes: transferSize,
        needed: startTime < end,
      }));
  }, usable);
}
