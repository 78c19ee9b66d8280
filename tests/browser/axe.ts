import { mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { csp, dist } from "./playground.js";
import type { Page } from "./support/browser.js";
import { type Server, serve } from "./support/server.js";

/** The site with axe beside it, for the policy lets no text become a script, and with other pages. */
export async function serveWithAxe(pages: Readonly<Record<string, string>> = {}): Promise<Server> {
  const directory = await mkdtemp(join(tmpdir(), "playground-axe-"));
  for (const name of await readdir(join(dist, "site"))) await symlink(join(dist, "site", name), join(directory, name));
  const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
  await symlink(axe, join(directory, "axe.min.js"));
  const server = await serve(directory, { csp, pages });
  return {
    ...server,
    url: server.url,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

interface Axe {
  run(): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
}

/** What axe finds, one line for each place. */
export const violations = (page: Page) =>
  page.evaluate(async () => {
    const host = window as Window & { axe?: Axe };
    if (!host.axe) {
      // The policy lets no text become a script, so axe comes as a file beside the site's own.
      const script = document.createElement("script");
      script.src = "/axe.min.js";
      document.head.append(script);
      await new Promise((resolve, reject) => {
        script.onload = resolve;
        script.onerror = reject;
      });
    }
    const { violations = [] } = (await host.axe?.run()) ?? {};
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(" ")}: ${failureSummary}`),
    );
  });
