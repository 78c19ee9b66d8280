// @vitest-environment happy-dom
import { html, type TemplateResult } from "lit";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { LearnerSpec } from "../../web/engine/types.js";
import { courseReviews } from "../../web/state/data/reviews/course-reviews.js";
import { defaultState } from "../../web/state/document/settings.js";
import type { PlaygroundState, Point } from "../../web/state/document/state.js";
import type { Frame } from "../../web/state/runs/frame.js";
import { kernelCure } from "../../web/views/feature-suggestions/kernel-suggestion.js";
import { trialButton } from "../../web/views/setup/sections/features/trial-parts.js";
import { storyCode } from "../../web/views/story/learners/index.js";
import { allByRole, byRole, clear, drawn, press, queryRole, show, textOf } from "./mounted.js";
import { Bench, cs188, stateOf } from "./state/engine.js";
import "../../web/views/compare/index.js";
import "../../web/views/lift/index.js";
import "../../web/views/margin/proof/pp-proof.js";
import "../../web/views/orders/index.js";
import "../../web/views/projection/index.js";
import "../../web/views/story/index.js";
import "../../web/views/story/index.js";
import "../../web/views/trace/index.js";
import "../../web/views/weight-space/index.js";

/** A message that names a cure has a button that is it. */

await storyCode({ kind: "kernel" }).load();
afterEach(clear);

type View = (frame: Frame, { dispatch }: Bench) => TemplateResult;

const views = {
  story: (frame, { dispatch }) => html`<pp-sentence .frame=${frame} .dispatch=${dispatch}></pp-sentence>`,
  ending: (frame, { dispatch }) => html`<pp-remedies .frame=${frame} .dispatch=${dispatch}></pp-remedies>`,
  trace: (frame, { dispatch }) => html`<pp-trace .frame=${frame} .dispatch=${dispatch}></pp-trace>`,
  projection: (frame, { dispatch }) => html`<pp-projection .frame=${frame} .dispatch=${dispatch}></pp-projection>`,
  "weight space": (frame, { dispatch }) =>
    html`<pp-weight-space .frame=${frame} .dispatch=${dispatch}></pp-weight-space>`,
  compare: (frame, { dispatch }) => html`<pp-compare .frame=${frame} .dispatch=${dispatch}></pp-compare>`,
  orders: (frame, { dispatch }) => html`<pp-orders .frame=${frame} .dispatch=${dispatch}></pp-orders>`,
  proof: (frame, { dispatch }) => html`<pp-proof .frame=${frame} .dispatch=${dispatch}></pp-proof>`,
  lift: (frame, { dispatch }) => html`<pp-lift .frame=${frame} .dispatch=${dispatch}></pp-lift>`,
  "kernel cure": (frame, { dispatch }) => kernelCure(frame, dispatch),
  trial: (frame, { dispatch }) => trialButton(frame, { of: "scaling", title: "Compare scalings" }, dispatch),
} satisfies Record<string, View>;

async function open(view: keyof typeof views, points: readonly Point[], changes: Partial<PlaygroundState> = {}) {
  const bench = Bench.ofTest(stateOf(points, changes));
  bench.untilStill();
  await look(bench, view);
  return bench;
}

async function look(bench: Bench, view: keyof typeof views): Promise<void> {
  bench.untilStill();
  await show((views[view] as View)(bench.frame, bench));
  await drawn();
}

const threeClasses: readonly Point[] = [...cs188, [5, 5, 2]];
const learner = (kind: LearnerSpec["kind"]) => ({ learners: [{ kind } as LearnerSpec] });
const lifted = { ui: { ...defaultState.ui, lift: { feature: "x1*x2", turn: 0, tilt: 0 } } };

describe("a third class", () => {
  const message = /This learner knows two classes/;
  const usesMulticlass = async (bench: Bench) => {
    const [button] = allByRole("button", "Use the multiclass perceptron");
    if (!button) throw new Error(`no button in: ${textOf(document.body)}`);
    await press(button);
    bench.untilStill();
    expect(bench.frame.pane).toMatchObject({ obstacle: null, learner: { kind: "multiclass" } });
    expect(bench.do({ type: "step" }).frame.pane.visit).toBe(1);
  };

  test.each(["story", "trace", "projection", "weight space", "orders", "kernel cure", "trial"] as const)(
    "says in %s what takes it, and has it at a press",
    async (view) => {
      const kernel = view === "kernel cure" ? "kernel" : "perceptron";
      const bench = await open(view, threeClasses, learner(kernel));
      expect(textOf(document.body)).toMatch(message);
      await usesMulticlass(bench);
    },
  );

  test("keeps the focus near the button, which goes when it is pressed", async () => {
    const bench = Bench.ofTest(stateOf(threeClasses, {}));
    bench.untilStill();
    const story = () =>
      show(html`<section tabindex="-1">${views.story(bench.frame, bench)}</section>`).then(() => bench.untilStill());
    await story();
    const [button] = allByRole("button", "Use the multiclass perceptron");
    button?.focus();
    expect(document.activeElement).toBe(button);
    await press(button as HTMLElement);
    await story();
    expect(queryRole("button", "Use the multiclass perceptron")).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector("section")));
  });

  test("has it in the 3-D picture too", async () => {
    const bench = await open("lift", threeClasses, lifted);
    await usesMulticlass(bench);
  });

  test("gives the learner back with data of two", async () => {
    const bench = await open("story", threeClasses, { learners: [{ kind: "margin", margin: 2 }] });
    await usesMulticlass(bench);
    bench.do({ type: "load-preset", name: "xor", options: {} });
    expect(bench.session.state.learners).toEqual([{ kind: "margin", margin: 2 }]);
  });

  test("offers nothing that is locked", async () => {
    await open("story", threeClasses, { ui: { ...defaultState.ui, lock: ["learner"] } });
    expect(textOf(document.body)).toMatch(message);
    expect(queryRole("button")).toBe(null);
  });

  test("asks for a second press nothing: the learner that is there by then stays", async () => {
    const bench = await open("story", threeClasses);
    const button = byRole("button", "Use the multiclass perceptron");
    await press(button);
    await press(button);
    expect(bench.sent).toHaveLength(1);
  });
});

describe("what is missing to learn from", () => {
  test("nothing drawn: a tool, or data that are ready", async () => {
    const bench = await open("story", []);
    await press(byRole("button", "Draw positives"));
    expect(bench.session.state.ui.tool).toBe("positive");
    await press(byRole("button", "Load two blobs"));
    expect(bench.session.state.data).toEqual({ kind: "preset", name: "blobs" });
    expect(bench.frame.pane.obstacle).toBe(null);
  });

  test.each([
    [[[1, 1, 1]], "Draw negatives", "negative"],
    [[[1, 1, -1]], "Draw positives", "positive"],
  ] as const)("one label only, %j: %s", async (points, name, tool) => {
    const bench = await open("story", points);
    expect(allByRole("button").map(textOf)).toEqual([name]);
    await press(byRole("button", name));
    expect(bench.session.state.ui.tool).toBe(tool);
  });

  test("no reviews: those of the course", async () => {
    const bench = await open("story", [], { data: { ...courseReviews, reviews: [] } });
    await press(byRole("button", "Load the course reviews"));
    expect(bench.frame.examples.count).toBe(4);
  });
});

describe("what a view needs", () => {
  test("a direction to project on: a visit", async () => {
    const bench = await open("projection", cs188);
    bench.do({ type: "set-ui", ui: { drawer: "projection" } });
    await look(bench, "projection");
    expect(textOf(document.body)).toMatch(/Make a visit\./);
    await press(byRole("button", "Make a visit"));
    expect(bench.frame.pane.visit).toBe(1);
  });

  test("something to compare: another learner, or examples held out", async () => {
    const twelve: readonly Point[] = Array.from({ length: 12 }, (_, k) => [k, k % 3, k > 5 ? 1 : -1]);
    const bench = await open("compare", twelve);
    expect(allByRole("button")).toHaveLength(2);
    await press(byRole("button", "Add the averaged perceptron"));
    expect(bench.session.state.learners).toEqual([{ kind: "perceptron" }, { kind: "averaged" }]);
    bench.do({ type: "undo" });
    await look(bench, "compare");
    await press(byRole("button", /^Hold out/));
    expect(bench.session.state.split).toEqual({ fraction: 0.3, seed: 0 });
  });

  test("something to compare, of few examples of three classes: nothing that would not do", async () => {
    await open("compare", threeClasses, { learners: [{ kind: "multiclass" }] });
    expect(queryRole("button")).toBe(null);
  });

  test("a second weight: the bias", async () => {
    const bench = await open("weight space", cs188, { bias: false, features: ["x1"] });
    await press(byRole("button", "Turn the bias on"));
    expect(bench.session.state.bias).toBe(true);
  });

  test("the perceptron's updates: the perceptron", async () => {
    const bench = await open("proof", cs188, { learners: [{ kind: "margin", learningRate: 0.5 }] });
    expect(textOf(document.body)).toMatch(/Choose the perceptron/);
    await press(byRole("button", "Use the perceptron"));
    expect(bench.session.state.learners).toEqual([{ kind: "perceptron", learningRate: 0.5 }]);
  });
});

describe("a run that has not converged", () => {
  const buttons = async (changes: Partial<PlaygroundState>) => {
    const bench = await open("ending", cs188, { maxEpochs: 2, ...changes });
    bench.do({ type: "finish" });
    await look(bench, "ending");
    // What says it loads when a run has ended.
    await vi.waitFor(() => expect(textOf(document.body)).not.toBe(""));
    return bench;
  };

  test("another order is a press away, and then another seed", async () => {
    const bench = await buttons({});
    expect(textOf(document.body)).toMatch(/a different order/);
    await press(byRole("button", "Try a different order"));
    expect(bench.session.state.order).toMatchObject({ kind: "shuffle-each-epoch" });
    const { seed = 0 } = bench.session.state.order;
    bench.do({ type: "finish" });
    await look(bench, "ending");
    const again = queryRole("button", "Try a different order");
    if (again) await press(again);
    expect(bench.frame.pane.stop === "converged" || bench.session.state.order.seed !== seed).toBe(true);
  });

  test("a kernel that does not do has another", async () => {
    const bench = await buttons({ learners: [{ kind: "kernel", kernel: { kind: "linear" } }] });
    await press(byRole("button", "Use the Gaussian kernel"));
    expect(bench.session.state.learners).toEqual([{ kind: "kernel", kernel: { kind: "rbf" } }]);
  });

  test("a step that is too short has a smaller tolerance, or a larger rate", async () => {
    const bench = await buttons({ learners: [{ kind: "batch", tolerance: 1000 }] });
    await press(byRole("button", "Divide the tolerance by 10"));
    await press(byRole("button", "Double the learning rate"));
    expect(bench.session.state.learners).toEqual([{ kind: "batch", tolerance: 100, learningRate: 2 }]);
  });
});
