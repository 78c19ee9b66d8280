// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, expect, test } from "vitest";
import { defaultState } from "../../../web/state/document/settings.js";
import { PaneGrid } from "../../../web/views/panes/grid/index.js";
import { StageGroup } from "../../../web/views/shared/canvas/stage-group.js";
import { clear, show, textOf } from "../mounted.js";
import { Bench, cs188, stateOf } from "../state/engine.js";

afterEach(clear);

test("a pane says what misclassifies and what has converged, where these are two", async () => {
  const learners = [{ kind: "averaged" }, { kind: "perceptron" }, { kind: "voted" }] as const;
  const bench = Bench.ofTest(stateOf(cs188, { learners, ui: { ...defaultState.ui, compare: "panes" } }));
  bench.do({ type: "finish" });
  bench.untilStill();
  await show(html`${new PaneGrid(new StageGroup()).render(bench.frame, bench.dispatch)}`);
  const [averaged, perceptron, voted] = Array.from(document.querySelectorAll(".pp-pane-status"), textOf);
  // The weights are right after 230 epochs, their mean not yet.
  const [mean] = bench.frame.panes;
  expect(mean?.trainingMistakes).toBeGreaterThan(0);
  expect(averaged).toMatch(new RegExp(`^${mean?.trainingMistakes} misclassified by the mean.*training converged$`));
  expect(perceptron).toMatch(/^0 misclassified ?\d+ updates? ?converged$/);
  expect(voted).toMatch(/misclassified by the vote.*training converged$/);
});
