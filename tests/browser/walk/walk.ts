import { afterAll, expect, test } from "vitest";
import { axe } from "../axe.js";
import { leave, openPlayground, painted, serveSite, setState, state } from "../playground.js";
import { served } from "../subject.js";
import type { Page } from "../support/browser.js";
import { describeOneBrowser, everyJourney } from "../support/browsers.js";
import type { Server } from "../support/server.js";
import { german, type Language, pseudoTongues, type Tongue, tongues } from "../tongues.js";
import { cutInks, toTheTop, watchInks } from "./layout.js";
import { faults } from "./questions.js";
import { watchSigns } from "./signs.js";
import { type Depth, type Part, type Row, rows } from "./table.js";

/** Each page of the site speaks English and one language more. */
const other = (spoken: Language): Tongue => tongues.find(({ language }) => language === spoken) ?? german;
/** What only the served site speaks. */
const isPseudo = (spoken: Language): boolean => pseudoTongues.some(({ language }) => language === spoken);

/** Rows that a page is opened for: those of a window, in English or in the language of the site. */
interface Walk {
  readonly title: string;
  readonly tongue: Tongue;
  readonly rows: Row[];
}

const placeOf = ({ size: { width, height, touch, present } }: Row): string =>
  `${width} × ${height}${touch ? ", touched" : ""}${present ? ", presented" : ""}`;

function walks(part: Part, depth: Depth): readonly Walk[] {
  const found = new Map<string, Walk>();
  /** A tongue that a page of each place speaks already. */
  const spoken = new Map<string, Tongue>();
  const take = (row: Row, tongue: Tongue): void => {
    const title = `${placeOf(row)}, in English and ${tongue.name}`;
    const walk = found.get(title) ?? { title, tongue, rows: [] };
    found.set(title, walk);
    spoken.set(placeOf(row), tongue);
    walk.rows.push(row);
  };
  const all = rows(part, depth);
  for (const row of all)
    if (row.language !== "en" && (served || !isPseudo(row.language))) take(row, other(row.language));
  for (const row of all) if (row.language === "en") take(row, spoken.get(placeOf(row)) ?? german);
  return [...found.values()];
}

/** Has the playground speak a language, as its reader chooses it. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate(
    (detail) => {
      document.querySelector("perceptron-playground")?.dispatchEvent(new CustomEvent("pp-language", { detail }));
    },
    language === "en" ? "en" : other(language).code,
  );
  await page.waitFor(
    (isEnglish) => {
      const app = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-app");
      return app && (app.getAttribute("lang") === "en") === isEnglish;
    },
    {},
    language === "en",
  );
}

/** Walks a part of the table, as a suite. */
export function walk(part: Part): void {
  describeOneBrowser(`the walk: ${part}`, (getBrowser, engine) => {
    const servers = new Map<Tongue, Promise<Server>>();
    const depth = !everyJourney ? "each once" : engine === "chromium" ? "all" : "states in sizes";
    let page: Page;

    afterAll(async () => {
      for (const server of servers.values()) await (await server).close();
    });

    test.each(walks(part, depth).map((walk) => [walk.title, walk] as const))(
      "at %s",
      { timeout: 3_600_000 },
      async (_, { tongue, rows }) => {
        const server = servers.get(tongue) ?? (served ? tongue.serve({ "/axe.min.js": axe }) : serveSite());
        servers.set(tongue, server);
        const { width, height, touch } = (rows[0] as Row).size;
        // WebKitGTK has no touch screen to drive.
        const options = { width, height, touch: touch && engine !== "webkit", reducedMotion: true };
        page = await openPlayground(getBrowser(), await server, "", options);
        await watchInks(page);
        await watchSigns(page);
        const before = await state(page);
        const found: string[] = [];
        for (const row of rows) {
          const { shown, size, theme, language, asks } = row;
          const where = `${shown.name}, ${theme}, ${language}`;
          await speak(page, language);
          await setState(page, {
            ...before,
            ...shown.state,
            ui: { ...before.ui, open: null, theme, present: size.present, ...shown.ui },
          });
          await shown.open?.(page);
          await toTheTop(page);
          await painted(page);
          for (const question of asks) {
            if (question === "axe" && !served) continue;
            found.push(...(await faults(page, question, row)).map((fault) => `${where}: ${fault}`));
          }
          await shown.close?.(page);
          // axe writes on canvases of its own.
          await cutInks(page);
          await leave(page);
        }
        expect(found, found.join("\n")).toEqual([]);
        expect(await page.problems()).toEqual([]);
      },
    );
  });
}
