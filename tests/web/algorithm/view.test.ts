// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, describe, expect, it, vi } from "vitest";
import { defaultState } from "../../../web/state/document/settings.js";
import type { PlaygroundState } from "../../../web/state/document/state.js";
import "../../../web/views/algorithm/index.js";
import { clear, drawn, show, textOf } from "../mounted.js";
import { Bench, cs188, stateOf } from "../state/engine.js";

let bench: Bench;

async function draw(): Promise<Element> {
  bench.untilStill();
  await show(html`<pp-algorithm .frame=${bench.frame} .dispatch=${bench.dispatch}></pp-algorithm>`);
  await drawn();
  const view = document.querySelector("pp-algorithm");
  if (!view) throw new Error("There is no view.");
  return view;
}

async function afterVisits(visits: number, changes: Partial<PlaygroundState> = {}): Promise<Element> {
  bench = Bench.ofTest(stateOf(cs188, changes));
  if (visits > 0) bench.do({ type: "advance", how: { visits } });
  return draw();
}

const current = (view: Element): string[] => Array.from(view.querySelectorAll("[aria-current]"), textOf);
const ran = (view: Element): string[] =>
  Array.from(
    view.querySelectorAll<HTMLElement>(".pp-algorithm-line[data-ran]"),
    ({ dataset }) => dataset["line"] ?? "",
  );

async function choose(view: Element, form: string): Promise<Element> {
  const input = view.querySelector<HTMLInputElement>(`[data-choice="${form}"] input`);
  if (input) input.checked = true;
  input?.dispatchEvent(new Event("change", { bubbles: true }));
  await drawn();
  return draw();
}

afterEach(() => clear());

describe("the algorithm", () => {
  it("marks what ran, and tells one line as the present one", async () => {
    const view = await afterVisits(2);
    expect(ran(view)).toEqual(["example", "score", "test", "weights", "bias"]);
    expect(current(view)).toHaveLength(1);
    expect(current(view)[0]).toContain("b ← b + y");
    expect(current(view)[0]).toContain("b = −1 + 1 = 0");
    // Without colour: by a mark, and in words for those who listen.
    const marks = Array.from(view.querySelectorAll(".pp-algorithm-mark"), textOf);
    expect(marks.filter((mark) => mark === "▸")).toHaveLength(ran(view).length);
    expect(current(view)[0]).toContain("ran:");
  });

  it("changes the notation of the whole page", async () => {
    const view = await choose(await afterVisits(2), "zero-one");
    expect(bench.frame.state.ui).toMatchObject({ labels: "zero-one", biasAs: "bias" });
    expect(textOf(view)).toContain("e ← y − q");
    expect(textOf(await choose(view, "weight"))).not.toContain("b ← b + y");
    expect(bench.frame.state.ui).toMatchObject({ labels: "plus-minus", biasAs: "weight" });
  });

  it("is a program too, whose lines are marked, and which is copied whole", async () => {
    const copied: string[] = [];
    vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    const view = await choose(await afterVisits(2), "python");
    expect(current(view)).toHaveLength(1);
    expect(current(view)[0]).toContain("b = b + y");
    view.querySelectorAll<HTMLElement>("pp-export button")[1]?.click();
    await drawn();
    vi.unstubAllGlobals();
    expect(copied[0]).toContain("\n3 2 1\n");
    expect(copied[0]).toContain("if y * a <= 0:\n");
  });

  it("marks the line of the bias in the program, also where the page counts it among the weights", async () => {
    const view = await choose(await choose(await afterVisits(2), "weight"), "python");
    expect(current(view)[0]).toContain("b = b + y");
  });

  it("shows few of many rows", async () => {
    const points = Array.from({ length: 30 }, (_, i) => [i, -i, i % 2 === 0 ? 1 : -1] as const);
    bench = Bench.ofTest(stateOf(points as never));
    const view = await choose(await draw(), "python");
    expect(textOf(view)).toContain("# 22 more rows, which are in the copy");
  });

  it("computes the features in the program", async () => {
    const features = { features: ["x1", "x1*x2"] };
    const view = await choose(await afterVisits(1, features), "python");
    expect(textOf(view)).toContain("FEATURES = [[0], [0, 1]]");
  });

  it("says in a sentence that a baseline is not trained by visits", async () => {
    const learners = [{ kind: "decision-tree" }] as PlaygroundState["learners"];
    expect(textOf(await afterVisits(0, { learners }))).toContain("A decision tree is not trained by visits");
  });

  it("leaves a locked notation alone", async () => {
    const view = await afterVisits(1, { ui: { ...defaultState.ui, lock: ["notation"] } });
    const disabled = Array.from(view.querySelectorAll<HTMLInputElement>("input"), (input) => input.disabled);
    expect(disabled).toEqual([false, true, true, false]);
  });
});
