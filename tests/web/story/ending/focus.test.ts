// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, expect, test, vi } from "vitest";
import type { PlaygroundState, Point } from "../../../../web/state/document/state.js";
import { nextCode } from "../../../../web/views/story/index.js";
import { allByRole, clear, press, show } from "../../mounted.js";
import { Bench, cs188, stateOf } from "../../state/engine.js";
import { xor } from "../../state/runs/background/verdict.js";
import "../../../../web/views/story/index.js";
import "../../../../web/views/story/index.js";

afterEach(clear);

/** A pressed button that is removed leaves the focus on its section. Otherwise Tab would begin again at the top of the page. */
test.each<[string, readonly Point[], Partial<PlaygroundState>, string | RegExp]>([
  ["for more epochs", cs188, { maxEpochs: 1 }, /Allow/],
  ["of a cure", xor, { maxEpochs: 2 }, /^Add/],
  ["for the 3-D picture", xor, { features: ["x1", "x2", "x1*x2"] }, "See it in 3-D"],
])("keeps the focus near the button %s, which goes when it is pressed", async (_, points, changes, name) => {
  const bench = Bench.ofTest(stateOf(points, changes));
  bench.do({ type: "analyse" }).untilStill();
  bench.do({ type: "finish" }).untilStill();
  const draw = () => {
    const { frame, dispatch } = bench;
    return show(
      html`<section tabindex="-1">
        <pp-remedies .frame=${frame} .dispatch=${dispatch}></pp-remedies>
        <pp-ending .frame=${frame} .dispatch=${dispatch}></pp-ending>
      </section>`,
    );
  };
  await nextCode.load();
  await draw();
  const [button] = allByRole("button", name);
  if (!button) throw new Error(`no button: ${document.body.textContent}`);
  button.focus();
  expect(document.activeElement).toBe(button);
  await press(button);
  bench.untilStill();
  await draw();
  expect(button.isConnected).toBe(false);
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector("section")));
});
