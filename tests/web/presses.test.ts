// @vitest-environment happy-dom
import { html, type TemplateResult } from "lit";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { LearnerSpec } from "../../web/engine/types.js";
import { courseReviews } from "../../web/state/data/reviews/course-reviews.js";
import type { Frame } from "../../web/state/runs/frame.js";
import "../../web/views/setup/settings-panel/index.js";
import "../../web/views/reviews/index.js";
import "../../web/views/transport/index.js";
import { currentIndex } from "../../web/ui/controls/row-keys.js";
import { allByRole, byRole, clear, press, queryRole, seeEverything, show, type } from "./mounted.js";
import { Bench, cs188, stateOf } from "./state/engine.js";

/** Presses that come before what the press before them did is painted. */

/** The first time the sections of the bench are read from many files. */
const loading = { timeout: 20_000 };

let bench: Bench;
beforeAll(seeEverything);
afterEach(() => {
  clear();
  bench.session.dispose();
});

const views = {
  transport: (frame: Frame) => html`<pp-transport .frame=${frame} .dispatch=${bench.dispatch}></pp-transport>`,
  bench: (frame: Frame) => html`<pp-bench .frame=${frame} .dispatch=${bench.dispatch}></pp-bench>`,
  reviews: (frame: Frame) => html`<pp-reviews .frame=${frame} .dispatch=${bench.dispatch}></pp-reviews>`,
} satisfies Record<string, (frame: Frame) => TemplateResult>;

async function paint(view: keyof typeof views): Promise<void> {
  bench.untilStill();
  await show(views[view](bench.frame));
}

function change(control: HTMLElement, value: string): void {
  (control as HTMLSelectElement).value = value;
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

const button = (name: string | RegExp) => byRole("button", name);

describe("the transport", () => {
  beforeEach(async () => {
    bench = new Bench();
    await paint("transport");
  });

  test("plays and pauses by two presses of one button", async () => {
    await press(button("Play"));
    await press(button("Play"));
    expect(bench.frame.playback.playing).toBe(false);
  });

  test("goes back from the end, and on from there by a button that is painted as if there were no more", async () => {
    bench.do({ type: "finish" });
    await paint("transport");
    expect(button("One visit").getAttribute("aria-disabled")).toBe("true");
    await press(button("Start over"));
    await press(button("One visit"));
    expect(bench.frame.playback.visit).toBe(1);
  });

  test("has nothing to go back to by a button that is painted as if there were", async () => {
    bench.do({ type: "step" });
    await paint("transport");
    await press(button("Start over"));
    await press(button("Back one update"));
    expect(bench.sent.map((intent) => intent.type)).toEqual(["reset"]);
  });
});

describe("the bench", { timeout: 30_000 }, () => {
  const learners = (): readonly LearnerSpec[] => bench.session.state.learners;

  const open = async (changes: Parameters<typeof stateOf>[1] = {}) => {
    bench = new Bench(stateOf(cs188, changes));
    await paint("bench");
    await expect.poll(() => document.querySelector("pp-bench")?.textContent, loading).not.toContain("Loading");
    await paint("bench");
  };

  test("sets no initial weight of a feature that was taken out just before", async () => {
    await open();
    await type(byRole("textbox", "Initial w2"), "3");
    bench.do({ type: "set-features", features: ["x1"] });
    byRole("textbox", "Initial w2").dispatchEvent(new FocusEvent("blur"));
    expect(bench.session.state.initial).toBeNull();
  });

  test("keeps one setting of a learner when the next is chosen", async () => {
    await open();
    await type(byRole("textbox", /Learning rate/), "0.5");
    change(byRole("combobox", "Tie rule"), "negative");
    expect(learners()).toEqual([{ kind: "perceptron", tie: "negative" }]);
    byRole("textbox", /Learning rate/).dispatchEvent(new FocusEvent("blur"));
    expect(learners()).toEqual([{ kind: "perceptron", tie: "negative", learningRate: 0.5 }]);
  });

  test("takes no setting of a learner for one that has taken its place", async () => {
    await open({ learners: [{ kind: "margin" }] });
    await type(byRole("textbox", /Margin/), "3");
    bench.do({ type: "configure", learner: { kind: "nearest-neighbours" } });
    byRole("textbox", /Margin/).dispatchEvent(new FocusEvent("blur"));
    expect(learners()).toEqual([{ kind: "nearest-neighbours" }]);
  });

  test("chooses two features by two presses", async () => {
    await open();
    for (const name of ["x₁x₂", "x₁²"]) await press(byRole("checkbox", name));
    expect(bench.session.state.features).toEqual(["x1", "x2", "x1*x2", "x1^2"]);
  });

  test("goes two seeds on by two presses", async () => {
    await open({ order: { kind: "shuffle-once", seed: 4 } });
    for (let presses = 0; presses < 2; presses++) await press(button("Shuffle again"));
    expect(bench.session.state.order).toEqual({ kind: "shuffle-once", seed: 6 });
  });

  test("holds out another part by the seed that was chosen just before", async () => {
    await open({ split: { fraction: 0.2, seed: 1 } });
    await press(button("Draw a new split"));
    change(byRole("slider", "Held-out examples, %"), "40");
    expect(bench.session.state.split).toEqual({ fraction: 0.4, seed: 2 });
  });

  test("changes two options of a preset", async () => {
    bench = new Bench(stateOf([], { data: { kind: "preset", name: "iris" } }));
    await paint("bench");
    await expect.poll(() => queryRole("combobox", "Horizontal axis, x₁"), loading).not.toBeNull();
    change(byRole("combobox", "Horizontal axis, x₁"), "0");
    change(byRole("combobox", "Positive species"), "2");
    expect(bench.session.state.data).toMatchObject({ columns: [0, 3], species: [2, 1] });
  });

  test("removes the learner that a row shows, though one before it has gone", async () => {
    await open({ learners: [{ kind: "perceptron" }, { kind: "pocket" }, { kind: "voted" }, { kind: "averaged" }] });
    await press(button(/^Remove 1 Perceptron/));
    await press(button(/^Remove 3 Voted/));
    await press(button(/^Remove 3 Voted/));
    expect(learners().map(({ kind }) => kind)).toEqual(["pocket", "averaged"]);
  });
});

describe("the reviews", () => {
  const texts = () => {
    const { data } = bench.session.state;
    return data.kind === "reviews" ? data.reviews : [];
  };

  beforeEach(async () => {
    bench = new Bench(stateOf([]));
    bench.do({ type: "load-preset", name: "reviews", options: {} });
    await paint("reviews");
  });

  test("lose the review whose button is pressed, once", async () => {
    const [first, second, third] = allByRole("button", /^Delete review/);
    for (const pressed of [first, first, third]) if (pressed) await press(pressed);
    expect(second).toBeDefined();
    expect(bench.sent).toHaveLength(2);
    expect(texts()).toEqual([1, 3].map((index) => courseReviews.reviews[index]));
  });

  test("select and let go by two presses", async () => {
    for (let presses = 0; presses < 2; presses++) await press(button("Select review 2"));
    expect(bench.frame.selected).toBeNull();
  });

  test("have a text that was typed before the label beside it is pressed", async () => {
    await type(byRole("textbox", "Text of review 1"), "Excellent.");
    await press(button(/^Label of review 1/));
    expect(texts()[0]).toEqual(["Excellent.", -1]);
  });

  test("keep both of two words that go", async () => {
    await press(button("Remove the word excellent"));
    await press(button("Remove the word terrible"));
    expect(bench.session.state.data).toMatchObject({ words: ["not"] });
  });
});

test("a frame is the same object until something changes", () => {
  bench = new Bench();
  const before = bench.frame;
  expect(bench.frame).toBe(before);
  bench.do({ type: "set-ui", ui: { shading: true } });
  expect(bench.frame).not.toBe(before);
  expect(bench.frame.state.ui.shading).toBe(true);
});

test("toggling plays, pauses, and plays again from the end", () => {
  bench = new Bench();
  bench.do({ type: "toggle-play" });
  expect(bench.frame.playback.playing).toBe(true);
  bench.do({ type: "toggle-play" });
  expect(bench.frame.playback.playing).toBe(false);
  bench.do({ type: "finish" }).untilStill();
  bench.do({ type: "toggle-play" });
  expect(bench.frame.playback).toMatchObject({ playing: true, visit: 0 });
});

describe("where what was painted stands now", () => {
  const [a, b, c, d] = [{}, {}, {}, {}];

  test.each([
    ["as it was", [a, b, c], 1, [a, b, c], 1],
    ["after one before it has gone", [a, b, c], 2, [b, c], 1],
    ["changed where it stands", [a, b, c], 1, [a, d, c], 1],
    ["gone", [a, b, c], 0, [b, c], -1],
  ])("%s", (_, painted, place, now, expected) => {
    expect(currentIndex(painted, place, now)).toBe(expected);
  });
});
