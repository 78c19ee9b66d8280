import { expect, it } from "vitest";
import { isShaded } from "../../../../web/state/runs/models.js";
import { Bench, cs188, stateOf } from "../engine.js";

const shaded = ({ frame }: Bench): boolean => isShaded(frame.state);

it("stays on where a feature is added, as the score is one of a hyperplane still, and goes off when it is put off", () => {
  const bench = Bench.ofTest(stateOf(cs188));
  expect(shaded(bench)).toBe(true);
  bench.do({ type: "set-features", features: ["x1", "x2", "x1*x2"] }).untilStill();
  expect(bench.frame.pane.regions.kind).toBe("field");
  expect(shaded(bench)).toBe(true);
  bench.do({ type: "set-ui", ui: { shading: false } });
  expect(shaded(bench)).toBe(false);
});

it("is on where there is nothing to train yet", () => {
  expect(shaded(Bench.ofTest(stateOf([[0, 0, 1]])))).toBe(true);
});

it("is off where learners are compared, and where no hyperplane predicts", () => {
  const compared = Bench.ofTest(stateOf(cs188, { learners: [{ kind: "perceptron" }, { kind: "pocket" }] }));
  const kernel = Bench.ofTest(stateOf(cs188, { learners: [{ kind: "kernel", kernel: { kind: "rbf", gamma: 1 } }] }));
  expect([shaded(compared), shaded(kernel)]).toEqual([false, false]);
});
