import { painted } from "./playground.js";
import type { Page } from "./support/browser.js";

/** Where the lines of an algorithm are put in order. */
const list = '.pp-task[data-state="open"] pp-line-order';

/** The places of the lines as they are written, in the order they have now. */
export const lineOrder = (page: Page): Promise<number[]> =>
  page.evaluate((list) => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    return Array.from(root?.querySelectorAll<HTMLElement>(`${list} [data-line]`) ?? [], ({ dataset }) =>
      Number(dataset["line"]),
    );
  }, list);

/** Moves a line to a place by the arrow keys on its buttons. */
export async function moveByKeys(page: Page, line: number, place: number): Promise<void> {
  const from = (await lineOrder(page)).indexOf(line);
  await page.evaluate((button) => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    root?.querySelector<HTMLElement>(button)?.focus();
  }, `${list} [data-line="${line}"] [data-way="up"]`);
  const key = place < from ? "ArrowUp" : "ArrowDown";
  for (let step = 0; step < Math.abs(place - from); step++) {
    await page.keyboard.press(key);
    await painted(page);
  }
}

/** Drags a line to where another is. */
export async function dragLine(page: Page, line: number, to: number): Promise<void> {
  const grip = await page.box(`${list} [data-line="${line}"] .pp-grip`);
  const other = await page.box(`${list} [data-line="${to}"]`);
  const x = grip.x + grip.width / 2;
  const middle = grip.y + grip.height / 2;
  const end = other.y < grip.y ? other.y + 2 : other.y + other.height - 2;
  await page.mouse.drag(
    [
      { x, y: middle },
      { x, y: (middle + end) / 2 },
      { x, y: end },
    ],
    { steps: 4 },
  );
  await painted(page);
}

/** Puts all lines in an order, by keys. */
export async function orderLines(page: Page, wanted: readonly number[]): Promise<void> {
  for (const [place, line] of wanted.entries()) await moveByKeys(page, line, place);
}
