import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { csp, dist } from "./playground.js";
import type { Page } from "./support/browser.js";
import { type Server, serve } from "./support/server.js";

const source = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** axe as a script beside the site, for the policy lets no text become one. */
export const axe = readFileSync(source, "utf8");

/** The site with axe beside it, and with other pages. */
export const serveWithAxe = (pages: Readonly<Record<string, string>> = {}): Promise<Server> =>
  serve(`${dist}site`, { csp, pages: { "/axe.min.js": axe, ...pages } });

interface Axe {
  run(options: {
    resultTypes: string[];
  }): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
}

/**
 * Every control and place whose description only says its name again: a screen reader would read it twice. The tooltip of
 * what has no other name is its name.
 */
export const repeatedNames = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const plain = (text: string | null | undefined) =>
      (text ?? "")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{S}[\]]+/gu, " ")
        .trim();
    const texts = (ids: string | null) =>
      plain((ids?.split(" ") ?? []).map((id) => root?.getElementById(id)?.textContent).join(" "));
    return (
      Array.from(root?.querySelectorAll("[title], [aria-describedby], [aria-description]") ?? [])
        .filter((element) => !element.closest("[aria-hidden=true]"))
        // Within what has a name of its own it is for the pointer alone.
        .filter(
          (element) =>
            !element.parentElement?.closest(
              "[aria-label]:not([role=group], [role=toolbar], [role=radiogroup], [role=tabpanel], section, nav, ul, ol, table)",
            ),
        )
        .flatMap((element) => {
          const labels =
            element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
          const title = plain(element.getAttribute("title"));
          const content = plain(
            Array.from(labels ?? [], (label) => label.textContent).join(" ") || element.textContent,
          );
          const name =
            texts(element.getAttribute("aria-labelledby")) || plain(element.getAttribute("aria-label")) || content;
          const described =
            texts(element.getAttribute("aria-describedby")) || plain(element.getAttribute("aria-description")) || title;
          // A key may have the name of what it does.
          const isKey = described === plain(element.getAttribute("aria-keyshortcuts"));
          const within = (text: string, of: string) => ` ${of} `.includes(` ${text} `);
          const repeats =
            !isKey &&
            name !== "" &&
            described !== "" &&
            // The tooltip of a label describes nothing.
            (within(described, name) || (element.localName !== "label" && ` ${described} `.startsWith(` ${name} `)));
          return repeats
            ? [`<${element.localName} class="${element.getAttribute("class")}"> ${name}: ${described}`]
            : [];
        })
    );
  });

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
    // Where all that is well is takes twice as long to say.
    const { violations = [] } = (await host.axe?.run({ resultTypes: ["violations"] })) ?? {};
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(" ")}: ${failureSummary}`),
    );
  });
