// @vitest-environment happy-dom
import { html, type TemplateResult } from "lit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Frame } from "../../../../web/state/runs/frame.js";
import { clear, drawn, show } from "../../mounted.js";
import { Bench } from "../../state/engine.js";
import { plots } from "../../uplot-stand-in.js";
import "../../../../web/views/charts/pp-charts.js";
import "../../../../web/views/shared/learning-curves/pp-curves.js";
import "../../../../web/views/margin/proof/pp-proof.js";
// With the file: where the machine is busy, the first import takes longer than a poll waits.
import "../../../../web/views/margin/proof/plot/index.js";
import "../../../../web/views/orders/pp-order-experiment.js";

const queries = new Map<string, EventTarget>();

let bench: Bench;
beforeEach(() => {
  vi.stubGlobal("matchMedia", (query: string) => {
    if (!queries.has(query)) queries.set(query, new EventTarget());
    return queries.get(query);
  });
  plots.length = 0;
  document.body.style.fontFamily = "serif";
  bench = new Bench();
  bench
    .do(
      { type: "set-ui", ui: { proof: "angle" } },
      { type: "set-ui", ui: { drawer: "margin", proof: "angle" } },
      { type: "run-experiment", seeds: 2, epochs: 3 },
      { type: "seek", visit: 12 },
    )
    .untilStill();
});
afterEach(() => {
  clear();
  bench.session.dispose();
  document.body.removeAttribute("style");
});

const charts: [string, (frame: Frame) => TemplateResult][] = [
  ["mistakes", (frame) => html`<pp-charts .frame=${frame} .dispatch=${bench.dispatch}></pp-charts>`],
  ["learning curves", (frame) => html`<pp-curves .frame=${frame} .dispatch=${bench.dispatch}></pp-curves>`],
  ["a proof", (frame) => html`<pp-proof .frame=${frame} .dispatch=${bench.dispatch}></pp-proof>`],
  ["orders", (frame) => html`<pp-order-experiment .frame=${frame} .dispatch=${bench.dispatch}></pp-order-experiment>`],
];

describe.each(charts)("the chart of %s", (_, chart) => {
  async function nextFrame(): Promise<void> {
    bench.untilStill();
    await show(chart(bench.frame));
  }

  beforeEach(async () => {
    await nextFrame();
    await expect.poll(() => plots.some(({ shown }) => shown > 0)).toBe(true);
  });

  const living = () => plots.filter(({ gone }) => !gone);

  test.each(["(prefers-contrast: more)", "(prefers-color-scheme: dark)", "(forced-colors: active)"])(
    "is drawn anew, in what is in force then, when %s changes",
    async (query) => {
      document.body.style.fontFamily = "monospace";
      queries.get(query)?.dispatchEvent(new Event("change"));
      await drawn();
      expect(living()).toMatchObject([{ font: expect.stringContaining("monospace"), shown: 1, gone: false }]);
    },
  );

  test("is drawn anew when the page takes another theme", async () => {
    document.body.style.fontFamily = "monospace";
    bench.do({ type: "set-ui", ui: { theme: "projector" } });
    await nextFrame();
    await expect.poll(() => living().map(({ font }) => font)).toEqual([expect.stringContaining("monospace")]);
  });

  test("is not drawn again by a frame that shows the same", async () => {
    // The curves are asked for by the first frame.
    await nextFrame();
    const shown = () => living().map((plot) => plot.shown);
    const before = shown();
    await nextFrame();
    expect(shown()).toEqual(before);
  });

  test("goes with its part, and comes back with it", async () => {
    const part = document.body.firstElementChild as Element;
    part.remove();
    expect(living()).toEqual([]);
    document.body.append(part);
    await drawn();
    await expect.poll(() => living().map(({ shown }) => shown)).toEqual([1]);
  });
});
