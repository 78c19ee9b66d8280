import type { Page } from "../support/browser.js";

/** Boxes of the parts that are on the page, by their names, and of what rules of room name besides. */
interface Measured {
  readonly boxes: Readonly<Record<string, { left: number; top: number; right: number; bottom: number }>>;
  readonly width: number;
  readonly height: number;
  /** How far the page can be scrolled down. */
  readonly below: number;
  readonly cells: readonly { left: number; top: number; right: number; bottom: number }[];
}

const measured = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const sides = (one: Element) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const boxes: Record<string, ReturnType<typeof sides>> = {};
    const named = {
      panel: ".pp-panel",
      drawer: ".pp-drawer",
      next: ".pp-lesson-next",
      room: ".pp-panes-room",
      buttons: ".pp-transport-buttons",
      timeline: ".pp-transport-timeline",
      views: ".pp-drawer-bar",
    };
    for (const part of root?.querySelectorAll<HTMLElement>("[data-part].pp-part") ?? [])
      if (part.checkVisibility()) boxes[part.dataset["part"] ?? ""] = sides(part);
    for (const [name, selector] of Object.entries(named)) {
      const one = root?.querySelector(selector);
      if (one?.checkVisibility()) boxes[name] = sides(one);
    }
    return {
      boxes,
      width: innerWidth,
      height: innerHeight,
      below: document.documentElement.scrollHeight - innerHeight,
      cells: Array.from(root?.querySelectorAll(".pp-pane") ?? [], sides),
    };
  });

/** Of a window that has all of the page: parts that are out of it, or that the page scrolls. */
export async function outOfWindow(page: Page): Promise<string[]> {
  const { boxes, width, height, below } = await measured(page);
  const found = Object.entries(boxes)
    .filter(([name]) => /^(header|stage|transport|story|verdict)$/.test(name))
    .filter(([, { left, top, right, bottom }]) => left < 0 || top < 0 || right > width + 1 || bottom > height + 1)
    .map(([name]) => `the ${name} is out of the window`);
  return below > 0 ? [...found, `the page scrolls by ${below}`] : found;
}

/** How far the page can be scrolled where nothing is below the window. */
export async function scrolls(page: Page): Promise<string[]> {
  const { below } = await measured(page);
  return below > 0 ? [`the page scrolls by ${below}`] : [];
}

/** Whether the stage has less of the window than that, in parts of its height, and the transport of a hall more than a row. */
export async function lowStage(page: Page, least: number): Promise<string[]> {
  const { boxes, height } = await measured(page);
  const { top = 0, bottom = 0 } = boxes["stage"] ?? {};
  const share = (bottom - top) / height;
  const found = share < least ? [`the stage has ${share.toFixed(2)} of the height, not ${least}`] : [];
  const [buttons, timeline] = [boxes["buttons"], boxes["timeline"]];
  if ((await page.has(".pp-app[data-present]")) && buttons && timeline && timeline.top >= buttons.bottom)
    found.push("the timeline is not in the row of its buttons");
  return found;
}

/**
 * What lacks room beside each other on a desk: the stage and the view that is open, the band of transport and verdict below
 * them, the lesson and its way on, and the cells of several learners.
 */
export async function crowded(page: Page, grid?: string): Promise<string[]> {
  const { boxes, width, height, cells, below } = await measured(page);
  const found: string[] = [];
  const size = (name: string) => {
    const { left = 0, top = 0, right = 0, bottom = 0 } = boxes[name] ?? {};
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const least = (name: string, wide: number, high: number): void => {
    const { width, height } = size(name);
    if (width < wide || height < high)
      found.push(`${name} has ${Math.round(width)} × ${Math.round(height)}, not ${wide} × ${high}`);
  };
  const [stage, drawer, story, next] = [size("stage"), size("drawer"), size("story"), size("next")];
  const [transport, verdict] = [size("transport"), size("verdict")];
  const band = Math.max(transport.bottom, verdict.bottom) - Math.min(transport.top, verdict.top);
  if (band > 110) found.push(`the band below is ${Math.round(band)} high`);
  if (below > 0) found.push(`the page scrolls by ${below}`);
  if (boxes["next"]) {
    least("stage", 480, 0);
    if (boxes["panel"]) least("drawer", 480, 0);
    least("story", 330, 0);
    // The row of views is below the lesson too.
    const foot = boxes["views"]?.top ?? height;
    if (story.bottom < foot - 1 || next.bottom > foot) found.push("the ways on are not at the foot of the lesson");
  } else if (boxes["panel"]) {
    // Below both there is the row of views, which stays where it is.
    least("stage", 620, 500);
    least("drawer", 640, 0);
    least("panel", 0, 500);
    if (drawer.left < stage.right - 1 || drawer.right > width + 0.5) found.push("the view is not beside the stage");
  } else least("stage", 620, 500);
  return [...found, ...outOfShape({ boxes, cells }, grid)];
}

/** Cells of several learners that are out of their room, or far from square; and whether they are in other columns and rows. */
function outOfShape({ boxes, cells }: Pick<Measured, "boxes" | "cells">, grid?: string): string[] {
  const found: string[] = [];
  const count = (side: "left" | "top") => new Set(cells.map((cell) => Math.round(cell[side]))).size;
  const shape = `${count("left")} × ${count("top")}`;
  if (grid !== undefined && shape !== grid) found.push(`the cells are ${shape}`);
  const room = boxes["room"] ?? { left: 0, top: 0, right: 0, bottom: 0 };
  for (const { left, top, right, bottom } of cells) {
    const ratio = (right - left) / (bottom - top);
    if (ratio <= 0.4 || ratio >= 2.5) found.push(`a cell is ${ratio.toFixed(2)} times as wide as high`);
    if (left < room.left - 1 || right > room.right + 1 || top < room.top - 1 || bottom > room.bottom + 1)
      found.push("a cell is out of sight");
  }
  return found;
}

export const cellFaults = async (page: Page, grid: string): Promise<string[]> => outOfShape(await measured(page), grid);

/** Of the tabs below a stage with a view beside it, those that are out of their row, and whether words touch. */
export const tabsOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const row = root?.querySelector(".pp-drawer-bar")?.getBoundingClientRect() ?? new DOMRect();
    const tabs = Array.from(root?.querySelectorAll<HTMLElement>(".pp-tabs > [role=tab]") ?? []);
    const open = root?.querySelectorAll('.pp-tabs > [aria-selected="true"]').length;
    const seen = tabs.filter((one) => one.offsetParent !== null);
    const places = seen.map((one) => one.getBoundingClientRect());
    const found = seen
      .filter((_, k) => (places[k]?.right ?? 0) > row.right + 0.5)
      .map((one) => `the tab ${one.innerText} is out of its row`);
    // Words that touch are read as one.
    for (const [k, one] of seen.entries()) {
      const [before, here] = [places[k - 1], places[k]];
      if (before && here && before.top === here.top && here.left - before.right < 0.5)
        found.push(`the tab ${one.innerText} touches the one before`);
    }
    if (row.bottom !== innerHeight) found.push("the row is not at the foot of the page");
    // Three say what views are for, and of the view that is open there are its own and those like it.
    return open === 2 && seen.length >= 6 ? found : [...found, `there are ${seen.length} tabs, ${open} of them chosen`];
  });

/** Scrolls until something of the playground begins where what is read begins: at the edge of what is pinned. */
export const readFrom = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const element = root?.querySelector(wanted);
    element?.scrollIntoView();
    const sheet = element?.closest('[data-area="story"], .pp-panel');
    const edge = sheet ? Number.parseFloat(getComputedStyle(sheet).scrollMarginTop) : 0;
    if (edge > 0) scrollBy(0, (element?.getBoundingClientRect().top ?? 0) - edge);
  }, selector);

/** Whether less than a share of the height is left for reading by what is pinned. */
export async function pinned(page: Page, least: number): Promise<string[]> {
  const isOpen = await page.has(".pp-panel");
  await readFrom(page, isOpen ? ".pp-panel" : '[data-area="story"]');
  const share = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const sheet = [...(root?.querySelectorAll('[data-area="story"], .pp-panel') ?? [])].findLast((one) =>
      one.checkVisibility(),
    );
    const { left = 0, width = 0 } = sheet?.getBoundingClientRect() ?? {};
    const pinned = '[data-area="stage"], [data-area="transport"], [data-area="tools"], .pp-drawer-bar';
    let count = 0;
    for (let y = 0; y < innerHeight; y++) {
      if (root?.elementFromPoint(left + width / 2, y)?.closest(pinned) === null) count++;
    }
    return count / innerHeight;
  });
  return share < least ? [`${share.toFixed(2)} of the height is left for reading, not ${least}`] : [];
}

/** Of a low window: that what is fixed to it leaves less than two thirds, and that what is read cannot be, or begins late. */
export const lowReading = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const found: string[] = [];
    const sheets = [...(root?.querySelectorAll('[data-area="story"], .pp-panel') ?? [])];
    const { left = 0 } = sheets.find((one) => one.checkVisibility())?.getBoundingClientRect() ?? {};
    scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const fixed = [...(root?.querySelectorAll("*") ?? [])]
      .filter((one) => /sticky|fixed/.test(getComputedStyle(one).position))
      .filter((one) => one.checkVisibility() && one.closest(".pp-app > *")?.contains(one))
      .filter((one) => !one.closest(".pp-trace-scroll, .pp-comparison-scroll, .pp-tabs"))
      .map((one) => one.getBoundingClientRect())
      // What stands beside what is read takes nothing from it.
      .filter(({ bottom, top, right }) => bottom > 0 && top < innerHeight && right > left + 1)
      .reduce((sum, { bottom, top }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
    if (fixed > innerHeight / 3) found.push(`what is fixed to the window takes ${Math.round(fixed)} pixels of it`);

    const text = root?.querySelector(".pp-lesson-text, .pp-task-ask, .pp-story-sentence");
    if (text?.checkVisibility()) {
      text.scrollIntoView({ block: "center" });
      const { left, width, top, bottom } = text.getBoundingClientRect();
      let seen = 0;
      for (let y = Math.max(0, top); y < Math.min(bottom, innerHeight); y++) {
        const at = root?.elementFromPoint(left + width / 2, y);
        if (at && text.contains(at)) seen++;
      }
      const share = seen / Math.min(bottom - top, innerHeight * 0.6);
      if (share <= 0.95) found.push(`${share.toFixed(2)} of “${text.textContent?.trim().slice(0, 20)}” can be read`);
      const heading = root?.querySelector(".pp-guide-heading, pp-sentence .pp-heading");
      heading?.scrollIntoView();
      const begins = heading?.getBoundingClientRect().top ?? 0;
      if (begins >= innerHeight / 2) found.push(`what is read begins ${Math.round(begins)} pixels down`);
    }
    return found;
  });
