import { afterAll, beforeAll, expect, test } from "vitest";
import { csp } from "../playground.js";
import type { Page } from "../support/browser.js";
import { describeOneBrowser, sampled } from "../support/browsers.js";
import type { Server } from "../support/server.js";
import { allReady, hostPage, moduleTag, openHost, scriptTag, serveHosts } from "./host-page.js";

const tag = '<perceptron-playground data="xor"><p>A picture of it.</p></perceptron-playground>';
/** A chapter of an EPUB. */
const chapter = (script: string) =>
  `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head>` +
  `<title>A chapter</title></head><body>${tag}${script}</body></html>`;

describeOneBrowser("in a document that is XML, or whose policy lacks a word", (getBrowser) => {
  let server: Server;
  let strict: Server;
  let page: Page;

  beforeAll(async () => {
    // Chromium runs no modules in XML.
    server = await serveHosts({ "/chapter.xhtml": chapter(scriptTag) });
    const pages = { "/script.html": hostPage(tag + scriptTag), "/module.html": hostPage(tag + moduleTag) };
    strict = await serveHosts(pages, { csp: csp.replace(" 'wasm-unsafe-eval'", "") });
  });
  afterAll(() => Promise.all([server.close(), strict.close()]));

  test("it is drawn in a chapter of XHTML, and trains there", async () => {
    page = await openHost(getBrowser(), server, "/chapter.xhtml");
    await allReady(page);
    const seen = await page.evaluate(async () => {
      const playground = document.querySelector("perceptron-playground");
      await playground?.advance({ visits: 5 });
      return [document.contentType, playground?.snapshot()?.visit, (playground?.clientHeight ?? 0) > 400];
    });
    expect(seen).toEqual(["application/xhtml+xml", 5, true]);
    await page.click({ role: "button", name: "Lessons" });
    await page.text("pp-course h2");
  });

  test.each(sampled(["script", "module"], 1))("it says which word the policy lacks: %s", async (way) => {
    page = await openHost(getBrowser(), strict, `/${way}.html`);
    const said = await page.text(".pp-failure");
    expect(said).toContain("The Content-Security-Policy of this page blocks WebAssembly.");
    expect(said).toContain("add this to its script-src: 'wasm-unsafe-eval'");
    expect(said).not.toContain("ASSERTIONS");
    // The browser complains, too.
    await page.close();
  });
});
