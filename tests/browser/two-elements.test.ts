import { beforeEach, expect, test } from "vitest";
import { rows } from "../rows.js";
import { openPlayground, painted, siteForAll } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser, everyJourney } from "./support/browsers.js";

/** What one of the elements shows: its pictures, its window, its texts, and what it has drawn since `watch`. */
interface Shown {
  readonly pictures: readonly string[];
  readonly window: { readonly x: readonly number[] } | null;
  readonly texts: readonly string[];
  readonly renders: number;
  readonly state: unknown;
}

type Watching = Window & { __renders?: Map<Element, number> };

const points = rows("0 0 1; 4 4 -1; 1 3 1");
const far = { v: 1, data: { kind: "points", points: [...points, [40, 40, -1]] } };

describeOneBrowser("two elements on a page", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  beforeEach(async () => {
    page = await openPlayground(getBrowser(), server, "?hide=bench,charts", { reducedMotion: true });
    await page.evaluate(async () => {
      const second = document.createElement("perceptron-playground");
      second.setAttribute("hide", "bench,charts");
      document.body.append(second);
      // Both on the screen: what is off it rests.
      for (const one of document.querySelectorAll("perceptron-playground")) {
        one.style.setProperty("--pp-height", "420px");
        one.style.cssText += "display: block; height: 420px; overflow: hidden";
      }
      await second.ready;
    });
  });
  const settled = () =>
    page.evaluate(() => new Promise<void>((resolve) => setTimeout(() => requestAnimationFrame(() => resolve()), 600)));

  // In turn; each begins anew, at a later moment.
  const removals = everyJourney ? 60 : 12;
  test("end without an error, whatever is on its way in them when they are removed", async () => {
    await page.evaluate(async (removals) => {
      const some: readonly Record<string, string>[] = [
        { lesson: "4.2" },
        { quiz: "mistake.7" },
        { drawer: "projection", learner: "averaged,kernel" },
        { worksheet: "usual-7" },
        { present: "true" },
        { data: "moons", learner: "pocket", visit: "40" },
      ];
      for (let removal = 0; removal < removals; removal++) {
        const one = document.createElement("perceptron-playground");
        for (const [name, value] of Object.entries(some[removal % some.length] ?? {})) one.setAttribute(name, value);
        document.body.prepend(one);
        one.advance({ visits: 20 }).catch(() => {});
        one.state = { v: 1, data: { kind: "points", points: [[1, 2, 1]] } };
        await new Promise((resolve) => setTimeout(resolve, (removal * 7) % 90));
        one.remove();
      }
    }, removals);
    await settled();
  });

  const setState = (index: number, value: unknown) =>
    page.evaluate(
      (at, state) => {
        const one = document.querySelectorAll("perceptron-playground")[at];
        if (one) one.state = state;
      },
      index,
      value,
    );

  /** Counts from now on how often a part of either is drawn. */
  const watch = () =>
    page.evaluate(() => {
      const renders = new Map<Element, number>();
      (window as Watching).__renders = renders;
      for (const one of document.querySelectorAll("perceptron-playground")) {
        for (const part of [one, ...(one.shadowRoot?.querySelectorAll("*") ?? [])]) {
          const drawn = part as Element & { performUpdate?(): void };
          const { performUpdate } = drawn;
          if (!performUpdate) continue;
          drawn.performUpdate = () => {
            renders.set(one, (renders.get(one) ?? 0) + 1);
            performUpdate.call(drawn);
          };
        }
      }
    });

  const shown = (index: number): Promise<Shown> =>
    page.evaluate((at) => {
      const one = document.querySelectorAll("perceptron-playground")[at];
      const root = one?.shadowRoot;
      const stage = root?.querySelector("pp-stage") as unknown as { projection?: { window: { x: number[] } } } | null;
      return {
        pictures: Array.from(root?.querySelectorAll("canvas") ?? [], (canvas) => canvas.toDataURL()),
        window: stage?.projection?.window ?? null,
        texts: Array.from(root?.querySelectorAll<HTMLTextAreaElement>("pp-review-text textarea") ?? [], (t) => t.value),
        renders: (one && (window as Watching).__renders?.get(one)) ?? 0,
        state: one?.state,
      };
    }, index);

  const renders = async () => (await shown(0)).renders + (await shown(1)).renders;

  /** Does something to one; the other shows what it showed, and has drawn nothing. */
  const apart = async (index: number, act: () => Promise<unknown>) => {
    await watch();
    // On a busy machine what is found out beside training comes in its own time.
    for (let drawn = -1; drawn !== (await renders()); ) {
      drawn = await renders();
      await settled();
    }
    const before = [await shown(0), await shown(1)];
    await act();
    await painted(page);
    await settled();
    const after = [await shown(0), await shown(1)];
    expect(after[index]).not.toEqual(before[index]);
    expect(after[index]?.renders).toBeGreaterThan(0);
    expect(after[1 - index]).toEqual(before[1 - index]);
    return after;
  };

  atNight("of points fit their own windows and paint their own examples, edited in turn", async () => {
    await setState(0, { v: 1, data: { kind: "points", points } });
    await setState(1, { v: 1, data: { kind: "points", points }, ui: { shading: true } });
    const [first] = await apart(0, () => setState(0, far));
    expect(first?.window?.x[1]).toBeGreaterThan(39);
    const [, second] = await apart(1, () =>
      setState(1, { v: 1, data: { kind: "points", points: points.slice(1) }, ui: { shading: true } }),
    );
    expect(second?.window?.x[1]).toBeLessThan(10);
    await apart(0, () => setState(0, { v: 1, data: { kind: "points", points }, ui: { theme: "dark" } }));
  });

  atNight("of reviews keep their own texts and scores", async () => {
    const reviews = (text: string) => ({
      v: 1,
      data: {
        kind: "reviews",
        words: ["good", "not"],
        reviews: [
          [text, 1],
          ["Not good.", -1],
        ],
      },
    });
    await setState(0, reviews("Good."));
    await setState(1, reviews("Good, good."));
    const [first] = await apart(0, () => setState(0, reviews("A good one.")));
    expect(first?.texts[0]).toBe("A good one.");
    const [, second] = await apart(1, () => setState(1, reviews("Very good.")));
    expect(second?.texts[0]).toBe("Very good.");
  });

  atNight("play at their own pace: one goes on while the other has long stopped, and neither waits", async () => {
    // Not the first visit of either: what draws the chart has come, which both share.
    await setState(0, { v: 1, data: { kind: "preset", name: "cs188" }, visit: 1, ui: { speed: 20 } });
    await setState(1, { v: 1, data: { kind: "preset", name: "xor" }, visit: 1, ui: { speed: 20 } });
    await apart(0, async () => {
      await page.evaluate(() => document.querySelectorAll("perceptron-playground")[0]?.play());
      await page.waitFor(() => (document.querySelector("perceptron-playground")?.snapshot()?.visit ?? 0) > 10);
      await page.evaluate(() => document.querySelectorAll("perceptron-playground")[0]?.pause());
    });
  });
});
