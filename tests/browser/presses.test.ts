import { beforeEach, expect, test } from "vitest";
import { drawnPoints, openPlayground, painted, place, siteForAll } from "./playground.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser } from "./support/browsers.js";

/** What is done in one task, so that no frame is painted in between. */
type Act =
  /** So many pixels to the right of its middle. */
  | { readonly on: string; readonly do: "click" | "press" | "release"; readonly right?: number }
  | { readonly on: string; readonly do: "type" | "change" | "key"; readonly value: string };

const stage = ".pp-stage-surface";
const button = (name: string): Act => ({ on: `button:is([title="${name}"], [aria-label="${name}"])`, do: "click" });
const tool = (name: string): Act => ({ on: `[name=pp-tool][value=${name}]`, do: "click" });
const drawAt = (right: number): readonly Act[] => [
  { on: stage, do: "press", right },
  { on: stage, do: "release", right },
];
const draw = drawAt(0);

describeOneBrowser("presses before the next frame", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  beforeEach(async () => {
    page = await openPlayground(getBrowser(), server, "");
    await place(page, [
      [0, 0, 1],
      [4, 4, 1],
    ]);
  });
  /** Fails where the page has painted before the last of them. */
  const atOnce = async (...acts: readonly Act[]) => {
    const frames = await page.evaluate((all) => {
      let painted = 0;
      requestAnimationFrame(() => painted++);
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      for (const act of all) {
        const target = root?.querySelector<HTMLInputElement>(act.on);
        if (!target) throw new Error(`there is no ${act.on}`);
        const box = target.getBoundingClientRect();
        const right = "right" in act ? (act.right ?? 0) : 0;
        const at = { clientX: box.x + box.width / 2 + right, clientY: box.y + box.height / 2 };
        const everywhere = { bubbles: true, composed: true, cancelable: true };
        const pointer = { ...everywhere, ...at, pointerId: 1, pointerType: "mouse", isPrimary: true };
        if (act.do === "click") target.click();
        if (act.do === "press") target.dispatchEvent(new PointerEvent("pointerdown", pointer));
        if (act.do === "release") target.dispatchEvent(new PointerEvent("pointerup", pointer));
        if (act.do === "key") target.dispatchEvent(new KeyboardEvent("keydown", { ...everywhere, key: act.value }));
        if (act.do !== "type" && act.do !== "change") continue;
        target.value = act.value;
        target.dispatchEvent(new Event(act.do === "type" ? "input" : "change", { bubbles: true }));
      }
      return painted;
    }, acts);
    expect(frames).toBe(0);
    await painted(page);
  };

  const newLabels = async () => (await drawnPoints(page)).slice(2).map(([, , label]) => label);

  test("the pointer draws with the tool that was chosen just before", async () => {
    await atOnce(tool("negative"), ...draw, tool("positive"), ...drawAt(60));
    expect(await newLabels()).toEqual([-1, 1]);
  });

  test("what is pressed after the pointer acts on what that has drawn", async () => {
    await atOnce(...draw, button("Undo"), tool("negative"), ...draw);
    expect(await newLabels()).toEqual([-1]);
  });
});
