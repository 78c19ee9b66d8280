// `npm run bench:load`: how soon the built site shows something and can be used by somebody who comes for the first time, on
// a fast machine and on a slow one. With --beside <directory>, the gh-pages branch of github.com/tensorflow/playground, side by side.
import { parseArgs } from "node:util";
import { paths } from "../../web/tooling/paths.mjs";
import { runScript, ToolingError } from "../../web/tooling/process.mjs";
import { asNewcomer, openChromium, playground, pressedAt } from "../../web/tooling/products/first-use.mjs";
import { serve } from "../../web/tooling/serve.mjs";
import { median } from "./table.mjs";

/** @import { Browser, Page } from "playwright-core" */
/** @import { Usage } from "../../web/tooling/products/first-use.mjs" */
/** @typedef {Awaited<ReturnType<typeof timesToFirstUse>>} Times */

/**
 * @typedef {object} Conditions
 * @property {number} latency Milliseconds a round trip.
 * @property {number} bandwidth Bits a second.
 * @property {number} slowdown How many times slower the processor is.
 */

const repetitions = 7;

const slow = { latency: 150, bandwidth: 1_600_000, slowdown: 4 };
/** `most`: of the other's time until it can be used. */
const places = [
  { where: "1.6 Mbit/s, 150 ms, processor ÷ 4", options: { conditions: slow }, most: 0.85 },
  { where: "unthrottled", options: {}, most: 0.65 },
];

/** It asks a third party for fonts and counts its visitors; neither is there, and neither is waited for. */
const headers = { "Content-Security-Policy": "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'" };

/** @type {Usage} */
const other = {
  root: () => null,
  press: () => {
    Object.assign(window, { ga: () => {} });
    document.getElementById("next-step-button")?.click();
    return Number(document.getElementById("iter-number")?.textContent?.replace(/\D/g, "")) > 0;
  },
};

await runScript(async () => {
  const { values } = parseArgs({ options: { beside: { type: "string" } } });
  const browser = await openChromium();
  if (!browser) throw new ToolingError("Chromium is missing: apt install chromium, or set CHROMIUM.");
  const site = await serve({ directory: paths.distSite });
  const beside = values.beside ? await serve({ directory: values.beside, headers }) : null;
  for (const { where, options, most } of places) {
    /** @type {Times[]} */
    const ours = [];
    /** @type {Times[]} */
    const theirs = [];
    for (let k = 0; k < repetitions; k++) {
      ours.push(await timesToFirstUse(browser, site.url, { usage: playground, ...options }));
      if (beside) theirs.push(await timesToFirstUse(browser, beside.url, { usage: other, ...options }));
    }
    console.log(`${where}: ${compared("painted", ours, theirs)}; ${compared("usable", ours, theirs, most)}`);
  }
  await Promise.all([browser.close(), site.close(), beside?.close()]);
});

/**
 * When the first step could be made, and when there was the first text or picture to be seen: in milliseconds from the
 * beginning of the navigation, for somebody who comes for the first time.
 * @param {Browser} browser
 * @param {string} url
 * @param {{ usage?: Usage, conditions?: Conditions }} [options]
 */
function timesToFirstUse(browser, url, { usage = playground, conditions } = {}) {
  return asNewcomer(browser, async (page) => {
    if (conditions) await slowDown(page, conditions);
    const usable = await pressedAt(page, url, usage);
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    return { usable, painted: /** @type {number} */ (await painted.jsonValue()) };
  });
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

/**
 * @param {keyof Times} what
 * @param {Times[]} ours
 * @param {Times[]} theirs
 * @param {number} [most]
 */
function compared(what, ours, theirs, most) {
  const mine = median(ours.map((times) => times[what]));
  const said = `${what} after ${Math.round(mine)} ms`;
  if (theirs.length === 0) return said;
  const other = median(theirs.map((times) => times[what]));
  const ratio = mine / other;
  const judged = most ? ` (≤ ${most}: ${ratio <= most ? "met" : "missed"})` : "";
  return `${said}, ${Math.round(other)} ms beside: ${ratio.toFixed(2)} of it${judged}`;
}
