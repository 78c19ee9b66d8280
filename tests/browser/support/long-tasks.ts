import type { Page } from "./browser.js";

interface LongTaskWindow {
  __longTasks?: { observer: PerformanceObserver; durations: number[]; since: number };
}

/**
 * Watches for tasks that block the page for more than 50 ms, from now on; only Chromium tells. The function it returns
 * says how long the longest of them took, in milliseconds (0: there was none).
 */
export async function longTasks(page: Page): Promise<() => Promise<number>> {
  if (page.browser !== "chromium") throw new Error("only Chromium reports long tasks");
  await page.evaluate(() => {
    const host = window as LongTaskWindow;
    host.__longTasks?.observer.disconnect();
    const durations: number[] = [];
    const since = performance.now();
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.startTime >= since) durations.push(entry.duration);
    });
    observer.observe({ type: "longtask" });
    host.__longTasks = { observer, durations, since };
  });
  return () =>
    page.evaluate(async () => {
      // An entry is queued after its task has ended.
      await new Promise((resolve) => setTimeout(resolve, 100));
      return Math.max(0, ...((window as LongTaskWindow).__longTasks?.durations ?? []));
    });
}

/** The longest task since the page was opened, in milliseconds (0: none took more than 50 ms). */
export const longestSoFar = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let most = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) most = Math.max(most, duration);
        });
        observer.observe({ type: "longtask", buffered: true });
        setTimeout(() => resolve(most), 300);
      }),
  );
