import { expect, test } from "vitest";
import type { Current } from "../../web/engine/index.js";
import { choosePreset } from "./arrangement.js";
import {
  openPlayground,
  painted,
  pressButton,
  setState,
  siteForAll,
  snapshot,
  state,
  status,
  waitForStatus,
} from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

interface Told {
  readonly type: string;
  readonly detail: Record<string, unknown>;
  readonly bubbles: boolean;
  readonly composed: boolean;
}

type Listening = Window & { __told?: Told[] };

/** Keeps every event of the contract that reaches the document. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const told: Told[] = [];
    (window as Listening).__told = told;
    for (const type of ["pp-ready", "pp-state", "pp-step", "pp-converged", "pp-error"]) {
      document.addEventListener(type, (event) => {
        const { detail, bubbles, composed } = event as CustomEvent<Record<string, unknown>>;
        told.push({ type, detail, bubbles, composed });
      });
    }
  });

/** The events since the last look. */
const told = async (page: Page) => {
  await painted(page);
  return page.evaluate(() => (window as Listening).__told?.splice(0) ?? []);
};

describeOneBrowser("the element", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  const open = async (query = "") => {
    page = await openPlayground(getBrowser(), server, query);
  };

  /** Text of every notice on the page. */
  const notices = () =>
    page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      return Array.from(root?.querySelectorAll(".pp-notice span") ?? [], (notice) => notice.textContent ?? "");
    });

  test("steps, advances, seeks, resets, plays and pauses", async () => {
    await open("?data=cs188");
    const seen = await page.evaluate(async () => {
      const playground = document.querySelector("perceptron-playground");
      if (!playground) throw new Error("no playground");
      const first = playground.step();
      const made = [await playground.advance({ visits: 3 }), await playground.advance({ epochs: 1 })];
      const visits = [playground.snapshot()?.visit];
      made.push(await playground.advance({ updates: 2 }));
      const updates = playground.snapshot()?.updates;
      await playground.seek(2);
      visits.push(playground.snapshot()?.visit);
      playground.reset();
      visits.push(playground.snapshot()?.visit);
      const end = await playground.advance({ until: "converged" });
      const weightsOf = (current: Current | undefined) =>
        current && "weights" in current ? Array.from(current.weights) : [];
      const weights = weightsOf(playground.snapshot()?.current);
      return { first: { ...first, update: weightsOf(first?.update ?? null) }, made, end, visits, updates, weights };
    });
    expect(seen.first).toMatchObject({ visit: 0, epoch: 0, example: 0, score: -1, mistake: false });
    expect(seen.made.slice(0, 2)).toEqual([3, 1]);
    expect(seen.visits).toEqual([5, 2, 0]);
    expect(seen.end).toBe(1160);
    expect(seen.weights).toEqual([12, 2]);
    await painted(page);
    await expect.poll(() => status(page)).toBe("converged after 232 epochs");

    await page.evaluate(() => {
      document.querySelector("perceptron-playground")?.reset();
      document.querySelector("perceptron-playground")?.play();
    });
    await page.waitFor(() => (document.querySelector("perceptron-playground")?.snapshot()?.visit ?? 0) > 0);
    await page.evaluate(() => document.querySelector("perceptron-playground")?.pause());
    const paused = await snapshot(page);
    await painted(page);
    await expect.poll(() => snapshot(page)).toEqual(paused);
    await expect.poll(() => status(page)).toBe("paused");
  });

  atNight("fires an event for each thing that is refused, and shows them summed up", async () => {
    await open("?data=and");
    await listen(page);
    const wrong = { bias: 7, maxEpochs: "many", visit: -1, scaling: "wide" };
    await setState(page, wrong);
    const fields = async () =>
      (await told(page)).filter(({ type }) => type === "pp-error").map(({ detail }) => detail["field"]);
    expect((await fields()).toSorted()).toEqual(["bias", "maxEpochs", "scaling", "visit"]);
    await expect.poll(() => notices()).toHaveLength(1);
    await page.evaluate(() => {
      const playground = document.querySelector("perceptron-playground");
      for (const bias of [1, 2, 3, 4, 5]) if (playground) playground.state = { bias };
    });
    expect(await fields()).toEqual(["bias", "bias", "bias", "bias", "bias"]);
  });

  atNight("gives its state, and takes it back", async () => {
    // A bare address may offer what the tests before have left.
    await open("?data=blobs");
    const first = await state(page);
    expect(first).toMatchObject({ v: 1, data: { kind: "preset" }, visit: 0 });
    const wanted = {
      v: 1,
      data: {
        kind: "points",
        points: [
          [0, 0, -1],
          [2, 2, 1],
          [0.1, 0.2, -1],
        ],
      },
      learners: [{ kind: "perceptron", learningRate: 0.5, tie: "positive" }],
      order: { kind: "shuffle-each-epoch", seed: 3 },
      bias: false,
      maxEpochs: 20,
      visit: 2,
      ui: { theme: "dark", speed: 100 },
    };
    await setState(page, wanted);
    const taken = await state(page);
    expect(taken).toMatchObject(wanted);
    const standing = await snapshot(page);
    expect(standing).toMatchObject({ visit: 2 });
    await setState(page, first);
    await expect.poll(() => state(page)).toEqual(first);
    await setState(page, taken);
    await expect.poll(() => state(page)).toEqual(taken);
    await expect.poll(() => snapshot(page)).toEqual(standing);
    await expect.poll(() => page.attribute("perceptron-playground", "theme")).toBe("dark");
    await expect.poll(() => notices()).toEqual([]);
  });

  atNight("names what is wrong with a forged state, takes the rest, and keeps the data", async () => {
    await open("?data=and");
    await listen(page);
    await setState(page, {
      v: 1,
      data: { kind: "points", points: [[0, 0, 1], [1, "x", -1], [2]] },
      bias: "yes",
      maxEpochs: 30,
      learners: [{ kind: "perceptron", learningRate: 0.25 }],
      ui: { theme: "pink", precision: "full" },
    });
    const shown = await notices();
    const said = shown.join("\n");
    expect(said).toMatch(/data\.points\.1\.1/);
    expect(said).toMatch(/bias must be true or false/);
    expect(said).toMatch(/ui\.theme must be one of auto, light, dark, projector/);
    await expect
      .poll(() => state(page))
      .toMatchObject({
        data: { kind: "preset", name: "and" },
        bias: true,
        maxEpochs: 30,
        learners: [{ kind: "perceptron", learningRate: 0.25 }],
        ui: { theme: "auto", precision: "full" },
      });
    const wrong = ["data.points.1.1", "data.points.2.1", "data.points.2.2", "bias", "ui.theme"];
    expect((await told(page)).filter(({ type }) => type === "pp-error").map(({ detail }) => detail["field"])).toEqual(
      wrong,
    );
    await pressButton(page, "Dismiss");
    await expect.poll(async () => (await notices()).length).toBe(shown.length - 1);
  });

  test("tells the page around it what happens", async () => {
    await open("?data=and");
    await listen(page);
    await page.evaluate(() => void document.querySelector("perceptron-playground")?.step());
    expect(await told(page)).toEqual([
      { type: "pp-step", detail: { visit: 1, epoch: 0, updates: 1 }, bubbles: true, composed: true },
    ]);
    await pressButton(page, "To the end");
    await waitForStatus(page, "converged");
    const last = (await told(page)).slice(-2);
    expect(last.map(({ type }) => type)).toEqual(["pp-step", "pp-converged"]);
    expect(last[1]).toMatchObject({ detail: { visit: 36, epoch: 9, updates: 18 }, bubbles: true, composed: true });
    await choosePreset(page, "or");
    const changed = await told(page);
    expect(changed.find(({ type }) => type === "pp-state")).toMatchObject({
      detail: { v: 1, data: { kind: "preset", name: "or" } },
      bubbles: true,
      composed: true,
    });
    await setState(page, { bias: 7 });
    expect((await told(page)).find(({ type }) => type === "pp-error")).toMatchObject({
      detail: { code: "wrong-type", field: "bias", message: "bias must be true or false." },
      bubbles: true,
      composed: true,
    });
  });

  test("takes attributes set right after it was put into the page, and lives through being moved", async () => {
    await open("?data=and");
    const seen = await page.evaluate(async () => {
      const late = document.createElement("perceptron-playground");
      document.body.append(late);
      late.setAttribute("data", "xor");
      late.setAttribute("theme", "dark");
      await late.ready;
      const { data, ui } = late.state;
      await late.advance({ visits: 5 });
      late.remove();
      document.body.prepend(late);
      await late.seek(2);
      late.setAttribute("theme", "light");
      late.setAttribute("speed", "100");
      const { visit, ui: after } = late.state;
      return { data, theme: ui.theme, attribute: late.getAttribute("theme"), visit, after };
    });
    expect(seen).toMatchObject({
      data: { kind: "preset", name: "xor" },
      theme: "dark",
      attribute: "light",
      visit: 2,
      after: { theme: "light", speed: 100 },
    });
    await painted(page);
  });

  test("two on a page do not disturb each other", async () => {
    await open("?data=and");
    await listen(page);
    await page.evaluate(async () => {
      const second = document.createElement("perceptron-playground");
      second.id = "second";
      for (const [name, value] of Object.entries({
        data: "xor",
        "max-epochs": "5",
        order: "shuffle-once",
        visit: "2",
        theme: "dark",
        hide: "bench,charts",
      })) {
        second.setAttribute(name, value);
      }
      document.body.append(second);
      await second.ready;
    });
    expect((await told(page)).filter(({ type }) => type === "pp-ready")).toMatchObject([
      { detail: { version: 1 }, bubbles: true, composed: true },
    ]);
    const second = await page.evaluate(() => {
      const element = document.querySelector<HTMLElementTagNameMap["perceptron-playground"]>("#second");
      const parts = element?.shadowRoot?.querySelectorAll<HTMLElement>("[data-part]") ?? [];
      return { state: element?.state, parts: Array.from(parts, (part) => part.dataset["part"]) };
    });
    expect(second.state).toMatchObject({
      data: { name: "xor" },
      maxEpochs: 5,
      order: { kind: "shuffle-once" },
      visit: 2,
      ui: { theme: "dark", hide: ["bench", "charts"] },
    });
    expect(second.parts).toEqual(["header", "tools", "stage", "transport", "verdict", "story"]);
    const visits = await page.evaluate(async () => {
      const all = document.querySelectorAll("perceptron-playground");
      await all[1]?.advance({ until: "converged" });
      all[1]?.setAttribute("data", "nand");
      return Array.from(all, (one) => one.snapshot()?.visit);
    });
    expect(visits[0]).toBe(0);
    await painted(page);
    await expect
      .poll(() => state(page))
      .toMatchObject({ data: { name: "and" }, visit: 0, ui: { theme: "auto", hide: [] } });
    const after = await page.evaluate(() => {
      const element = document.querySelector<HTMLElementTagNameMap["perceptron-playground"]>("#second");
      element?.remove();
      return document.querySelectorAll("perceptron-playground").length;
    });
    expect(after).toBe(1);
    await pressButton(page, "To the end");
    await waitForStatus(page, "converged");
  });

  atNight("follows its attributes", async () => {
    await open("?drawer=charts");
    await page.text("pp-charts");
    await page.evaluate(() => {
      const playground = document.querySelector("perceptron-playground");
      playground?.setAttribute("data", "iris");
      playground?.setAttribute("hide", "charts");
      playground?.setAttribute("visit", "7");
    });
    await painted(page);
    await expect.poll(() => state(page)).toMatchObject({ data: { name: "iris" }, visit: 7, ui: { hide: ["charts"] } });
    await expect.poll(() => page.has("pp-charts")).toBe(false);
    await page.evaluate(() => document.querySelector("perceptron-playground")?.setAttribute("theme", "projector"));
    await painted(page);
    await expect
      .poll(() => state(page))
      .toMatchObject({ data: { name: "iris" }, visit: 7, ui: { theme: "projector" } });
    await page.evaluate(() => document.querySelector("perceptron-playground")?.removeAttribute("hide"));
    await painted(page);
    await expect.poll(() => page.has("pp-charts")).toBe(true);
  });

  atNight("opens as the address says", async () => {
    await open("?data=xor&seed=7&visit=3&theme=dark&hide=bench,charts&pinned=true&drawer=charts");
    await expect
      .poll(() => state(page))
      .toMatchObject({
        data: { kind: "preset", name: "xor" },
        visit: 3,
        ui: { theme: "dark", hide: ["bench", "charts"] },
      });
    await expect.poll(() => page.text(".pp-transport-moment")).toMatch(/^visit 3, in epoch 1 /);
    expect(await Promise.all(["pp-setup", "pp-bench", "pp-charts", "pp-story"].map((part) => page.has(part)))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    await expect.poll(() => notices()).toEqual([]);
  });

  atNight("says so when it is asked too early", async () => {
    await open();
    const said = await page.evaluate(() => {
      const early = document.createElement("perceptron-playground");
      try {
        early.snapshot();
        return "nothing";
      } catch (error) {
        return String(error);
      }
    });
    expect(said).toMatch(/still loading: await its ready promise/);
  });
});
