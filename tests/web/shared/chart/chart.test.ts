// @vitest-environment happy-dom
import { html, LitElement } from "lit";
import { afterEach, expect, test, vi } from "vitest";
import { type Lazy, lazy } from "../../../../web/state/lazy.js";
import { Chart, type Plot, type PlotModule } from "../../../../web/views/shared/chart/chart.js";
import { byRole, clear, drawn, press, queryRole, show, textOf } from "../../mounted.js";

afterEach(clear);

/** A view with a chart of one number. */
class ChartHost extends LitElement {
  frame = { state: { ui: { theme: "light" } } };
  number = 0;
  readonly shown: number[] = [];
  chart: Chart<Plot> | null = null;

  begin(code: Lazy<PlotModule<Plot>>): void {
    const chart = new Chart(this, code, () => {
      if (chart.isNew(this.number)) this.shown.push(this.number);
    });
    this.chart = chart;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): unknown {
    return html`${this.chart?.box("tall")} ${this.chart?.failure()}`;
  }
}
customElements.define("chart-host", ChartHost);

const plot = () => ({ resize: vi.fn(), dispose: vi.fn() });

async function hostOf(load: () => Promise<PlotModule<Plot>>): Promise<ChartHost> {
  const host = document.createElement("chart-host") as ChartHost;
  host.begin(lazy(load));
  await show(html`${host}`);
  await drawn();
  return host;
}

test("what stands on the plot already is not drawn again", async () => {
  const host = await hostOf(async () => ({ createPlot: plot }));
  await expect.poll(() => host.shown).toEqual([0]);
  for (const number of [0, 1, 1]) {
    host.number = number;
    host.requestUpdate();
    await drawn();
  }
  expect(host.shown).toEqual([0, 1]);
});

test("drawing code that does not come is named where the chart would be, and can be tried again", async () => {
  let online = false;
  const host = await hostOf(async () => {
    if (!online) throw new TypeError("offline");
    return { createPlot: plot };
  });
  await expect.poll(() => textOf(queryRole("alert"))).toBe("The chart could not be loaded. Try again");
  online = true;
  await press(byRole("button", "Try again"));
  await expect.poll(() => host.shown).toEqual([0]);
  await drawn();
  expect(queryRole("alert")).toBe(null);
});

test("code that comes after the view has gone makes no plot", async () => {
  let arrive = (_module: PlotModule<Plot>): void => {};
  const createPlot = vi.fn(plot);
  const host = await hostOf(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  host.remove();
  arrive({ createPlot });
  await drawn();
  await new Promise((resolve) => setTimeout(resolve));
  expect(createPlot).not.toHaveBeenCalled();
});
