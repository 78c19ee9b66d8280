// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, beforeEach, expect, test } from "vitest";
import "../../../web/views/transport/index.js";
import { clear, show, textOf } from "../mounted.js";
import { Bench, cs188, stateOf } from "../state/engine.js";

let bench: Bench;

/** What the live region says, where the story is on the page or is not. */
const said = async (story = true): Promise<string> => {
  await show(html`
    <div class="pp-app">
      <pp-transport .frame=${bench.frame} .dispatch=${bench.dispatch}></pp-transport>
      ${story ? html`<pp-sentence><p aria-live="polite">Visit 1.</p></pp-sentence>` : ""}
    </div>
  `);
  return textOf(document.querySelector(".pp-transport-status [role=status]"));
};
const shown = (): string => textOf(document.querySelector(".pp-transport-state"));

beforeEach(() => {
  bench = new Bench(stateOf(cs188));
});
afterEach(() => {
  clear();
  bench.session.dispose();
});

test("what is wrong is said after a visit, and not each time that the run is paused", async () => {
  expect(await said()).toBe("ready");
  bench.do({ type: "step" });
  bench.untilStill();
  expect([await said(), shown()]).toEqual([expect.stringMatching(/^\d of 5 wrong now$/), "paused"]);
});

test("how a run has ended is said once: here where the story does not say it", async () => {
  bench.do({ type: "advance", how: { until: "converged" } });
  bench.untilStill();
  expect([await said(), shown()]).toEqual(["0 of 5 wrong now", "converged after 230 epochs"]);
  clear();
  expect(await said(false)).toBe("converged after 230 epochs, 0 of 5 wrong now");
});
