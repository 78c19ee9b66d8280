// What a browser asks for until a page can be used: measured in Chromium, over the wire.
import { which } from "../process.mjs";

/** @import { Browser, Page } from "playwright-core" */

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
    // The button for a visit, by its key: each language has a name of its own for it.
    /** @type {HTMLElement | null | undefined} */
    const button = element?.shadowRoot?.querySelector(
      "button[aria-keyshortcuts='ArrowRight']:not([aria-disabled='true'])",
    );
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
 * What is asked for, in this order, by somebody who comes for the first time.
 * @param {Browser} browser
 * @param {string} url
 * @param {boolean} untouched Whether it is all that is asked for with nobody touching anything, or what is asked for until
 *   the first step could be made.
 */
export function requests(browser, url, untouched) {
  return asNewcomer(browser, async (page) => {
    const settled = settling(page);
    const until = untouched ? await page.goto(url).then(() => Infinity) : await pressedAt(page, url, playground);
    await page.evaluate(
      () => /** @type {Playground | null} */ (document.querySelector("perceptron-playground"))?.ready,
    );
    await settled();
    return requestsBefore(page, until);
  });
}

/**
 * @template Result
 * @param {Browser} browser
 * @param {(page: Page) => Promise<Result>} visit
 */
export async function asNewcomer(browser, visit) {
  const context = await browser.newContext({ viewport });
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

/** @param {Page} page @param {string} url @param {Usage} usage */
export async function pressedAt(page, url, { root, press }) {
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

/** @param {Page} page @param {number} end @returns {Promise<Request[]>} */
function requestsBefore(page, end) {
  return page.evaluate((end) => {
    const entries = /** @type {PerformanceResourceTiming[]} */ ([
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ]);
    return entries
      .filter(({ transferSize, startTime }) => transferSize > 0 && startTime < end)
      .map(({ name, transferSize }) => ({
        file: new URL(name).pathname.slice(1) || "index.html",
        bytes: transferSize,
      }));
  }, end);
}
