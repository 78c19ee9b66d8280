// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PlaygroundState, Point, UiState } from "../../../web/state/document/state.js";
import { render } from "../../../web/views/margin/index.js";
import { rows } from "../../rows.js";
import { allByRole, byRole, clear, drawn, press, queryRole, show, textOf } from "../mounted.js";
import { Bench, cs188, stateOf } from "../state/engine.js";

const labelled = (...labels: readonly (-1 | 1)[]): readonly Point[] => labels.map((label, k) => [k >> 1, k & 1, label]);
const and = labelled(-1, -1, -1, 1);
const xor = labelled(-1, 1, 1, -1);
const twoAtOrigin: readonly Point[] = rows("0 0 1; 0 0 -1");

let bench: Bench;

async function draw(): Promise<void> {
  for (let asked = -1; asked !== bench.sent.length; ) {
    asked = bench.sent.length;
    bench.untilStill();
    await show(html`${render(bench.frame, bench.dispatch)}`);
    await drawn();
  }
}

async function open(points: readonly Point[], proof: UiState["proof"], changes: Partial<PlaygroundState> = {}) {
  clear();
  bench = Bench.ofTest(stateOf(points, changes)).do({ type: "set-ui", ui: { drawer: "margin", proof } });
  await draw();
}

const page = (): string => textOf(document.body);
const lines = (): string[] => allByRole("listitem").map(textOf);

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => new EventTarget());
});
afterEach(() => {
  clear();
  vi.unstubAllGlobals();
});

describe("the tab margin and bound", () => {
  it("shows the margin first, and what is chosen then", async () => {
    await open(and, "margin");
    expect(page()).toContain("Linearly separable.");
    expect(allByRole("radio").map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false, false, false]);
    await press(byRole("radio", "Proof: angle"));
    await draw();
    expect(bench.session.state.ui.proof).toBe("angle");
    expect(page()).not.toContain("Linearly separable.");
    expect(page()).toContain("At most 51 updates. From weights 0, the bound is (R/γ)².");
  });
});

describe("a proof on the run", () => {
  it("says each line with the numbers of the moment, and lights it where there was an update", async () => {
    await open(and, "angle");
    expect(lines()).toHaveLength(3);
    bench.do({ type: "step" });
    await draw();
    expect(page()).toContain("All updates so far: this one");
    // (0, 0, 1) with label −1 against (2, 2, −3)/√17.
    expect(lines()[0]).toMatch(/^y\(w\*·z\) ≥ γ: 0.7276 ≥ 0.2425 \(moved by the last update\) Every example/);
    expect(lines()[2]).toContain("‖z‖² ≤ R²: 1 ≤ 3");
    expect(document.querySelectorAll("[data-moved]")).toHaveLength(6);
    bench.do({ type: "advance", how: { until: "converged" } });
    await draw();
    expect(page()).toContain("All k = 18 updates");
    expect(page()).toContain(
      "after 18 updates w·w* is 5.336 and ‖w‖ is 5.385. The margin of the bound is γ = 0.2425, and R = 1.732.",
    );
    expect(document.querySelectorAll("[data-moved]")).toHaveLength(0);
  });

  it("has Pavlu's potential in the other reading", async () => {
    await open(and, "distance", { visit: 1 });
    expect(page()).toContain("153 at the start, 136 after 1 update, with α = 12.37.");
    expect(lines()[3]).toContain("‖w − αw*‖² before − after ≥ R²: 17 ≥ 3");
  });

  it("names learning rate and start where the bound is another", async () => {
    await open(and, "angle", { learners: [{ kind: "perceptron", learningRate: 0.5 }] });
    expect(page()).toContain("At most 51 updates. From weights 0, the bound is (R/γ)², whatever the learning rate");
    await open(and, "angle", { initial: { weights: [9, -9], bias: 4 } });
    expect(page()).toMatch(
      /This run starts from other weights w₀, so the bound is where the two dashed curves meet, not \(R\/γ\)²/,
    );
  });

  const slide = async (name: string, to: number): Promise<void> => {
    const slider = byRole("slider", name) as HTMLInputElement;
    slider.value = String(to);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await draw();
  };

  it("is held against a target that is nearer, and names the updates that go the wrong way", async () => {
    await open(and, "distance", { visit: 36 });
    expect(page()).toContain("No update so far goes the wrong way");
    expect(byRole("slider", "α, how far it is").getAttribute("aria-valuetext")).toBe("12.37");
    expect(queryRole("button", "Back to the best")).toBeNull();
    await slide("α, how far it is", 40);
    expect(bench.session.state.ui.target).toEqual([2, 2, -3]);
    expect(page()).toContain("Updates 12 and 17 go the wrong way");
    expect(textOf(byRole("status"))).toContain("12 and 17");
    expect(page()).toContain("the target is too near for a bound: only with an α above ηR²/(2γ) = 6.185");
    expect(lines().some((line) => line.includes("≥ 2αγ − R²"))).toBe(true);
    await slide("α, how far it is", 60);
    expect(page()).toContain("No update so far goes the wrong way");
    await slide("α, how far it is", 160);
    expect(page()).toContain("At most 54 updates. The bound is now");
    await press(byRole("button", "Back to the best"));
    await draw();
    expect(page()).toContain("At most 51 updates. From weights 0, the bound is (R/γ)².");
  });

  it("is held against another w*, with the γ and the bound that it has", async () => {
    await open(and, "angle", { visit: 36 });
    expect(queryRole("slider", "α, how far it is")).toBeNull();
    expect((byRole("slider", "Direction of w*") as HTMLInputElement).value).toBe("45");
    await slide("Direction of w*", 56);
    await slide("Bias of w*", -0.74);
    expect(page()).toMatch(/At most 90 updates. From weights 0, the bound is \(R\/γ\)². Your w\* has γ = 0.18\d+/);
    expect(page()).toContain("The largest that any w* has is 0.2425.");
    await slide("Direction of w*", -90);
    expect(page()).toContain("Your w* does not separate the examples: γ is −");
  });

  it("is turned in the plane alone, and without a bias only as far as that goes", async () => {
    await open(rows("1 2 1; 3 1 -1"), "angle", { bias: false });
    expect(allByRole("slider")).toHaveLength(1);
    await open(and, "angle", { features: ["x1", "x2", "x1*x2"] });
    expect(allByRole("slider")).toHaveLength(0);
    expect(page()).toContain("You can turn w* where there are two features.");
  });

  it("says which line fails where nothing separates", async () => {
    await open(xor, "angle", { visit: 20 });
    expect(page()).toContain("The first line fails.");
    expect(page()).toContain("The point (0.5, 0.5) is an average of positives and also of negatives");
    expect(page()).toContain("‖w‖ against updates");
    expect(queryRole("list")).toBeNull();
  });

  it.each<[string, readonly Point[], Partial<PlaygroundState>, string]>([
    ["another rule", and, { learners: [{ kind: "batch" }] }, "The theorem is about updates that add one example"],
    ["one label", [[1, 1, 1]], {}, "Without examples of both labels, there is nothing to prove."],
    ["no example", [], {}, "Without examples of both labels, there is nothing to prove."],
    ["the origin alone", twoAtOrigin, { bias: false }, "Every example is at the origin"],
  ])("says why there is none, with %s", async (_, points, changes, why) => {
    await open(points, "distance", changes);
    expect(page()).toContain(why);
    expect(queryRole("list")).toBeNull();
  });
});

describe("tighten", () => {
  it("holds an edit against what was before, until that is forgotten", async () => {
    await open(and, "tighten");
    expect(page()).toMatch(/Bound \(R\/γ\)² 51 Updates in this order 18/);
    expect(queryRole("button")).toBeNull();
    expect(page()).toMatch(
      /200 random orders, from weights 0. They make \d+ to \d+ updates, never more than the bound of 51\./,
    );
    bench.do({ type: "move-point", index: 3, to: [0.7, 0.7] });
    await draw();
    const told = /Bound \(R\/γ\)² before 51 → (\d+)/.exec(page())?.[1];
    expect(Number(told)).toBeGreaterThan(51);
    expect(page()).toMatch(/The bound was 51 and is \d+ now\. Updates in this order: 18 before/);
    await press(byRole("button", "Forget the numbers from before"));
    expect(page()).not.toContain("before 51");
  });

  it("has an axis of the runs with ticks, and tells the two margins apart", async () => {
    await open(and, "tighten");
    const ticks = Array.from(document.querySelectorAll(".pp-proof-orders-axis > span"), textOf).map(Number);
    const { counts = [] } = bench.frame.findings?.proof?.counts ?? {};
    const [least = 0, most = 0] = [counts[0], counts.at(-1)];
    expect(ticks.length).toBeGreaterThan(2);
    expect(ticks[0]).toBeLessThanOrEqual(least);
    expect(ticks.at(-1)).toBeLessThan(2 * most);
    expect(page()).toContain(`bound 51${51 > 2 * most ? " →" : ""}`);
    expect(page()).toMatch(/Margin of the bound γ 0.2425 .*geometric margin ρ/);
    await open(and, "tighten", { bias: false });
    expect(page()).toMatch(/there is no margin γ|Without a bias γ is the geometric margin ρ/);
  });

  it("counts a point that is added as an edit", async () => {
    await open(and, "tighten");
    bench.do({ type: "add-points", points: [[0.9, 0.9, 1]] });
    await draw();
    expect(page()).toMatch(/Bound \(R\/γ\)² before 51 → \d+/);
  });

  it("begins anew with other examples, as many as there are", async () => {
    await open(and, "tighten");
    const { state } = bench.session;
    const data = { kind: "points", points: labelled(1, 1, 1, -1) } as const;
    bench.do({
      type: "replace",
      state: { ...state, data: { ...data, points: data.points.map(([x, y, l]) => [2 * x, y + 1, l]) } },
    });
    await draw();
    expect(page()).toContain("Bound (R/γ)²");
    expect(page()).not.toMatch(/before \d/);
  });

  it("has nothing to tighten where nothing separates", async () => {
    await open(xor, "tighten");
    expect(page()).toContain("there is no margin γ and no bound.");
    await open(cs188, "tighten");
    expect(page()).toContain("Bound (R/γ)² 6 370 Updates in this order 445");
  });
});
