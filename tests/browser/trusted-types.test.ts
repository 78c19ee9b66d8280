import { afterEach, expect, test } from "vitest";
import { csp, dist, openPlayground, pressButton } from "./playground.js";
import type { Browser, Page } from "./support/browser.js";
import { describeOneBrowser, sampled } from "./support/browsers.js";
import { type Server, serve } from "./support/server.js";

describeOneBrowser("under Trusted Types", (getBrowser) => {
  let server: Server;
  let page: Page;

  afterEach(async () => {
    await page.close();
    await server.close();
  });

  const serveUnder = async (policy: string) => {
    server = await serve(`${dist}site`, { csp: `${csp}; ${policy}`, probe: false });
  };

  const policies = [
    "require-trusted-types-for 'script'",
    "require-trusted-types-for 'script'; trusted-types lit-html perceptron-playground",
    "trusted-types lit-html",
  ];
  test.each(sampled(policies, 1))("it works, and is kept for when there is no network: %s", async (policy) => {
    await serveUnder(policy);
    page = await openPlayground(getBrowser(), server, "", { fresh: true });
    await pressButton(page, "Lessons");
    await expect.poll(() => page.has(".pp-course-list")).toBe(true);
    await page.waitFor(async () => (await navigator.serviceWorker.getRegistration())?.active != null, {
      timeout: 30_000,
    });
    expect(await page.has("#pp-trusted-types")).toBe(false);
  });

  /** Whether the engine has such policies at all. */
  const enforces = (browser: Browser) => browser.name === "chromium";

  test.each(
    sampled(
      [
        "trusted-types others",
        "require-trusted-types-for 'script'; trusted-types others",
        "require-trusted-types-for 'script'; trusted-types lit-html",
      ],
      1,
    ),
  )("a policy that does not name what is needed is told what to name: %s", async (policy) => {
    await serveUnder(policy);
    page = await getBrowser().open(`${server.url}/`, { width: 1024, height: 768, fresh: true });
    const told = "To allow them, add this to the policy: trusted-types lit-html perceptron-playground";
    if (enforces(getBrowser())) await expect.poll(() => page.text("#pp-trusted-types")).toContain(told);
  });
});
