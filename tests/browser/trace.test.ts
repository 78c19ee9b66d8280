import { expect, test } from "vitest";
import { openDrawer } from "./arrangement.js";
import { advance, focusOn, key, moment, openPlayground, press, siteForAll, state } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

/** What the table tells assistive technology, and how many of its rows are in the document. */
const table = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const grid = root?.querySelector(".pp-trace-table");
    const rows = [...(grid?.querySelectorAll<HTMLElement>("tbody tr") ?? [])];
    const scroller = root?.querySelector(".pp-trace-scroll")?.getBoundingClientRect();
    const present = rows.find((row) => row.getAttribute("aria-current") === "step");
    const box = present?.getBoundingClientRect();
    return {
      count: Number(grid?.getAttribute("aria-rowcount")),
      inDocument: rows.length,
      pending: rows.filter((row) => row.querySelector(".pp-trace-pending")).length,
      first: Number(rows[0]?.dataset["row"]),
      last: Number(rows.at(-1)?.dataset["row"]),
      present: present ? Number(present.dataset["row"]) : null,
      presentSeen: !!box && !!scroller && box.top >= scroller.top - 1 && box.bottom <= scroller.bottom + 1,
      active: Number(grid?.querySelector("[aria-selected=true]")?.getAttribute("data-row") ?? Number.NaN),
    };
  });

type Table = Awaited<ReturnType<typeof table>>;

/** Waits until the table is so; with what it is by then. */
async function tableOnce(page: Page, is: (now: Table) => boolean): Promise<Table> {
  await expect.poll(async () => is(await table(page)), { timeout: 15_000 }).toBe(true);
  return table(page);
}

const told = (visit: number) => (now: Table) => now.pending === 0 && now.first <= visit && visit <= now.last;

const scrollTo = (page: Page, share: number) =>
  page.evaluate((share) => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const scroller = root?.querySelector(".pp-trace-scroll");
    if (scroller) scroller.scrollTop = share * scroller.scrollHeight;
  }, share);

describeOneBrowser("the trace", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  test("has a row a visit, of which those in sight are there; a press goes to its moment", async () => {
    page = await openPlayground(getBrowser(), server, "?data=xor&max-epochs=1000");
    await openDrawer(page, "Trace");
    await advance(page, { visits: 4000 });
    const atEnd = await tableOnce(page, told(4000));
    expect(atEnd).toMatchObject({ count: 4002, present: 4000, presentSeen: true });
    expect(atEnd.inDocument).toBeLessThan(60);

    await scrollTo(page, 0.5);
    const middle = await tableOnce(page, told(2000));
    expect(middle.present).toBeNull();
    expect(middle.inDocument).toBeLessThan(60);

    await press(page, '.pp-trace-table [data-row="2004"]');
    expect((await tableOnce(page, ({ present }) => present === 2004)).presentSeen).toBe(true);
    await expect.poll(() => moment(page)).toContain("visit 2");
    await expect.poll(async () => (await state(page)).visit).toBe(2004);
  });

  atNight("is gone through by keys, with the example marked on the stage", async () => {
    page = await openPlayground(getBrowser(), server, "?data=xor&max-epochs=1000");
    await openDrawer(page, "Trace");
    await advance(page, { visits: 400 });
    await tableOnce(page, told(400));
    await focusOn(page, ".pp-trace-table");
    await key(page, "Home");
    expect((await tableOnce(page, told(1))).active).toBe(0);
    for (const [keys, row] of [
      ["ArrowDown", 1],
      ["ArrowDown", 2],
      ["End", 400],
      ["ArrowUp", 399],
    ] as const) {
      await key(page, keys);
      expect((await tableOnce(page, told(row))).active).toBe(row);
    }
    await expect.poll(async () => (await state(page)).visit).toBe(400);
    await key(page, "Enter");
    expect((await tableOnce(page, ({ present }) => present === 399)).presentSeen).toBe(true);
    await expect.poll(async () => (await state(page)).visit).toBe(399);
  });
});
