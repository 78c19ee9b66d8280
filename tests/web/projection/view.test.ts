// @vitest-environment happy-dom

import { html } from "lit";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PlaygroundState } from "../../../web/state/document/state.js";
import { projection } from "../../../web/words/generated/en/projection.js";
import "../../../web/views/projection/index.js";
import { marginName } from "../../../web/views/projection/words.js";
import { pointsOf } from "../../rows.js";
import { allByRole, byRole, clear, drawn, key, measureNothing, press, queryRole, show, textOf } from "../mounted.js";
import { Bench, cs188, stateOf } from "../state/engine.js";

let bench: Bench;

async function draw(): Promise<void> {
  for (let asked = -1; asked !== bench.sent.length; ) {
    asked = bench.sent.length;
    bench.untilStill();
    await show(html`<pp-projection .frame=${bench.frame} .dispatch=${bench.dispatch}></pp-projection>`);
    await drawn();
  }
}

async function open(changes: Partial<PlaygroundState>, visits: number): Promise<void> {
  clear();
  bench = Bench.ofTest(stateOf(cs188, changes)).do({ type: "set-ui", ui: { drawer: "projection" } });
  if (visits > 0) bench.do({ type: "advance", how: { visits } });
  await draw();
}

const page = (): string => textOf(document.body);

beforeEach(measureNothing);
afterEach(() => {
  clear();
  vi.unstubAllGlobals();
});

describe("the projection", () => {
  it("says where the threshold is, and how many are on the wrong side", async () => {
    await open({ initial: { weights: [0, 0], bias: -1 } }, 2);
    expect(page()).toContain("‖w‖ = 3.606, and the threshold is where w·x = −b = 0.");
    expect(page()).toContain("2 of 5 examples are on the wrong side. There is no margin");
  });

  it("counts those on the boundary, which are on no side", async () => {
    const points = pointsOf("0 0 -1; 1 0 1; 2 0 1; 0 1 1");
    await open({ data: { kind: "points", points }, initial: { weights: [0, 1], bias: 0 } }, 0);
    expect(page()).toContain("3 of 4 examples on the boundary. There is no margin");
  });

  it("has both margins once all are on the right side", async () => {
    await open({}, 1150);
    const found = bench.frame.findings?.projection;
    if (!found) throw new Error("It has been projected.");
    const { margin, length } = found;
    expect(margin).toBeGreaterThan(0);
    expect(page()).toContain("All 5 examples are on the right side. The functional margin is");
    const geometric = Number((margin / length).toPrecision(4));
    expect(page()).toContain(`The geometric margin ρ, a distance, is ${geometric}`);
    const { frame } = bench;
    const { state } = frame;
    const named = (axis: "distance" | "score") =>
      marginName({ ...frame, state: { ...state, ui: { ...state.ui, axis } } }, found);
    expect(named("distance")).toBe(`ρ = ${geometric}`);
    expect(named("score")).toBe(`min y·a = ${Number(margin.toPrecision(4))}`);
  });

  it("flips negatives, and measures in distances, as the state says", async () => {
    await open({}, 3);
    await press(byRole("checkbox", "Flip the negatives"));
    await draw();
    expect(bench.frame.state.ui.turned).toBe(true);
    expect(page()).toContain("Each negative is flipped, x to −x, and the 1 of its bias to −1");
    const axis = byRole("combobox", "Measured in") as HTMLSelectElement;
    expect(page()).toContain("with 2w and 2b instead of w and b, every number here doubles");
    axis.value = "distance";
    axis.dispatchEvent(new Event("change", { bubbles: true }));
    await draw();
    expect(bench.frame.state.ui.axis).toBe("distance");
    expect(page()).toContain("every number here stays the same");
  });

  it("tells of the example that is chosen, here or elsewhere", async () => {
    await open({ initial: { weights: [0, 0], bias: -1 } }, 2);
    bench.do({ type: "select", example: 3 });
    await draw();
    expect(page()).toContain("Example 4 (+1): w·x is ‖w‖ times how far along w it is: 3.606 · 4.715 = 17.");
    expect(page()).toContain("Score 17, distance 4.715: on the right side.");
  });

  it("has a picture of the plane, of two features as they are", async () => {
    await open({}, 3);
    const figure = (): string => textOf(document.querySelector("figure"));
    expect(figure()).toMatch(/^Each example drops straight onto the line of w/);
    // The pictures say nothing that is not written below them.
    expect(allByRole("img")).toEqual([]);
    await open({ features: ["x1", "x2", "x1*x2"] }, 3);
    expect(figure()).toBe("");
  });

  it.each<[string, Partial<PlaygroundState>, number, RegExp]>([
    ["all weights are 0", {}, 0, /All weights are 0/],
    ["a kernel counts", { learners: [{ kind: "kernel" }] }, 3, /no direction here/],
    ["classes have weights each", { learners: [{ kind: "multiclass" }] }, 3, /for each class/],
    ["neighbours are asked", { learners: [{ kind: "nearest-neighbours" }] }, 0, /no weights/],
    ["there is nothing to train", { data: { kind: "points", points: [[1, 1, 1]] } }, 0, /./],
  ])("says why there is none where %s", async (_, changes, visits, why) => {
    await open(changes, visits);
    expect(page()).toMatch(why);
    expect(queryRole("application")).toBeNull();
  });

  it("is written in the notation chosen", async () => {
    const { ui } = stateOf(cs188);
    await open({ initial: { weights: [0, 0], bias: -1 }, ui: { ...ui, biasAs: "threshold", labels: "zero-one" } }, 3);
    bench.do({ type: "select", example: 0 });
    await draw();
    expect(page()).toContain("the threshold is where w·x = θ = ");
    expect(page()).toContain("Example 1 (0): ");
    await open({ initial: { weights: [0, 0], bias: -1 }, ui: { ...ui, biasAs: "weight" } }, 3);
    expect(page()).toContain("w·x = −w₀ = ");
    expect(page()).toContain("with 2w and 2w₀ instead of w and w₀");
  });

  it("says that columns count, where there are too many for dots", async () => {
    const points = Array.from({ length: 3100 }, (_, i) => [i % 53, i % 7, i % 2 ? 1 : -1] as const);
    await open({ data: { kind: "points", points } }, 9);
    expect(page()).toContain("Each column counts the examples that fall there.");
  });

  it("says whose weights they are that predict", async () => {
    await open({ learners: [{ kind: "averaged" }] }, 9);
    expect(page()).toContain("These are the mean weights, which make the predictions.");
    await open({ learners: [{ kind: "voted" }] }, 9);
    expect(page()).toContain(projection.english.whose.votes);
  });

  it("leaves keys to the page that are not its own", async () => {
    await open({}, 3);
    expect(await key(byRole("application"), " ")).toBe(false);
    expect(await key(byRole("application"), "ArrowLeft", { shiftKey: true })).toBe(false);
  });
});
