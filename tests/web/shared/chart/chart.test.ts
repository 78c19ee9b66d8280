// @vitest-environment happy-dom

import { html, LitElement } from "lit";
import { afterEach, expect, test, vi } from "vitest";
import { english } from "../../../../web/state/document/notation/words.js";
import { Chart, type ChartArea, type Plot } from "../../../../web/views/shared/chart/chart.js";
import { clear, drawn, show } from "../../mounted.js";

afterEach(clear);

/** A view with a chart of one number. */
class ChartHost extends LitElement {
  frame = { words: english, state: { ui: { theme: "light" } } };
  number = 0;
  readonly shown: number[] = [];
  chart: Chart<Plot> | null = null;

  begin(create: (place: ChartArea) => Plot, isEmpty?: () => boolean): void {
    const draw = (): void => {
      if (chart.isNew(this.number)) this.shown.push(this.number);
    };
    const chart: Chart<Plot> = new Chart(this, create, draw, isEmpty);
    this.chart = chart;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): unknown {
    return html`${this.chart?.box("tall")}`;
  }
}
customElements.define("chart-host", ChartHost);

const plot = () => ({ resize: vi.fn(), dispose: vi.fn() });

async function hostOf(...given: Parameters<ChartHost["begin"]>): Promise<ChartHost> {
  const host = document.createElement("chart-host") as ChartHost;
  host.begin(...given);
  await show(html`${host}`);
  await drawn();
  return host;
}

test("what stands on the plot already is not drawn again", async () => {
  const host = await hostOf(plot);
  await expect.poll(() => host.shown).toEqual([0]);
  for (const number of [0, 1, 1]) {
    host.number = number;
    host.requestUpdate();
    await drawn();
  }
  expect(host.shown).toEqual([0, 1]);
});

test("a view without anything to draw has no plot until there is", async () => {
  const createPlot = vi.fn(plot);
  let empty = true;
  const host = await hostOf(createPlot, () => empty);
  expect(createPlot).not.toHaveBeenCalled();
  empty = false;
  host.requestUpdate();
  await drawn();
  expect(host.shown).toEqual([0]);
  expect(createPlot).toHaveBeenCalledOnce();
});
