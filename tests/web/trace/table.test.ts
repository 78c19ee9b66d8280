// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { html } from "lit";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultState } from "../../../web/state/document/settings.js";
import type { PlaygroundState } from "../../../web/state/document/state.js";
import { exactLine } from "../../../web/views/trace/cells.js";
import { writingOf } from "../../../web/views/trace/columns.js";
import "../../../web/views/trace/index.js";
import { allByRole, byRole, clear, drawn, key, measureNothing, press, queryRole, show, textOf } from "../mounted.js";
import { Bench, cs188, stateOf } from "../state/engine.js";

interface Golden {
  readonly id: string;
  readonly spec: { readonly initial: PlaygroundState["initial"]; readonly maxEpochs: number };
  readonly expect: { readonly scores: readonly number[] };
}

const file = `${import.meta.dirname}/../../golden/seeds.json`;
const { cases } = JSON.parse(readFileSync(file, "utf8")) as { cases: Golden[] };

let bench: Bench;

/** Draws the trace of the bench as often as it asks for more. */
async function drawTrace(): Promise<void> {
  for (let asked = -1; asked !== bench.sent.length; ) {
    asked = bench.sent.length;
    bench.untilStill();
    await show(html`<pp-trace .frame=${bench.frame} .dispatch=${bench.dispatch}></pp-trace>`);
    await drawn();
  }
}

async function open(changes: Partial<PlaygroundState>, visits: number): Promise<void> {
  bench = Bench.ofTest(stateOf(cs188, changes));
  if (visits > 0) bench.do({ type: "advance", how: { visits } });
  await drawTrace();
}

const cellsOf = (row: Element): string[] => [...row.children].map((cell) => textOf(cell));
const rows = (): HTMLElement[] => allByRole("row");
const rowOf = (visit: number): HTMLElement => {
  const [row] = rows().filter((one) => one.getAttribute("aria-rowindex") === String(visit + 2));
  if (!row) throw new Error(`There is no row of visit ${visit}.`);
  return row;
};

beforeEach(measureNothing);
afterEach(() => {
  clear();
  vi.unstubAllGlobals();
});

describe("the pass that CS 188 works out", () => {
  const golden = cases.find(({ id }) => id === "cs188-single-pass") as Golden;
  const { initial, maxEpochs } = golden.spec;

  it("stands there cell for cell", async () => {
    await open({ initial, maxEpochs }, 5);
    // On a phone it has two columns: its name may be long.
    expect(textOf(document.querySelector("th[data-kind='score']"))).toBe("score a");
    expect(rows().map(cellsOf)).toEqual([
      ["visit", "epoch", "example", "x1", "x2", "label", "score a", "correct?", "update", "w x1", "w x2", "b"],
      ["start", "", "", "", "", "", "", "", "", "0", "0", "−1"],
      ["1", "1", "1", "1", "1", "−1", "−1", "yes", "none", "0", "0", "−1"],
      ["2", "1", "2", "3", "2", "+1", "−1", "no", "+(3, 2, 1)", "3", "2", "0"],
      ["3", "1", "3", "2", "4", "+1", "14", "yes", "none", "3", "2", "0"],
      ["4", "1", "4", "3", "4", "+1", "17", "yes", "none", "3", "2", "0"],
      ["5", "1", "5", "2", "3", "−1", "12", "no", "−(2, 3, 1)", "1", "−1", "−1"],
    ]);
    const scores = [1, 2, 3, 4, 5].map((visit) => Number(cellsOf(rowOf(visit))[6]?.replace("−", "-")));
    expect(scores).toEqual(golden.expect.scores);
  });

  const columns = (row: Element, names: readonly string[]): (string | undefined)[] => {
    const heads = cellsOf(rows()[0] as HTMLElement);
    return names.map((name) => cellsOf(row)[heads.indexOf(name)]);
  };

  it("stands there as the text prints it, the bias the first of the weights", async () => {
    await open({ initial, maxEpochs, ui: { ...defaultState.ui, biasAs: "weight" } }, 5);
    // The text has the weights before each step beside it: they are those after the one before.
    expect(
      rows()
        .slice(1)
        .map((row) => columns(row, ["w x0", "w x1", "w x2"]).join(" ")),
    ).toEqual(["−1 0 0", "−1 0 0", "0 3 2", "0 3 2", "0 3 2", "−1 1 −1"]);
    expect(
      rows()
        .slice(2)
        .map((row) => columns(row, ["score a", "correct?", "update"])),
    ).toEqual([
      ["−1", "yes", "none"],
      ["−1", "no", "+(1, 3, 2)"],
      ["14", "yes", "none"],
      ["17", "yes", "none"],
      ["12", "no", "−(1, 2, 3)"],
    ]);
  });

  it("is compared with a threshold, with labels 0 and 1 and residuals, where that is the notation", async () => {
    await open({ initial, maxEpochs, ui: { ...defaultState.ui, biasAs: "threshold", labels: "zero-one" } }, 5);
    const names = ["label", "q", "e", "score a", "correct?", "update", "θ"];
    expect(
      rows()
        .slice(2)
        .map((row) => columns(row, names)),
    ).toEqual([
      ["0", "0", "0", "0", "yes", "none", "1"],
      ["1", "0", "+1", "0", "no", "+(3, 2, −1)", "0"],
      ["1", "1", "0", "14", "yes", "none", "0"],
      ["1", "1", "0", "17", "yes", "none", "0"],
      ["0", "1", "−1", "12", "no", "−(2, 3, −1)", "1"],
    ]);
  });

  it("has in each column of numbers as many digits after the point", async () => {
    await open({ learners: [{ kind: "perceptron", learningRate: 0.375 }] }, 9);
    const [head, ...visits] = rows();
    const places = [...(head?.children ?? [])].flatMap((cell, k) => (cell.matches("[data-kind=number]") ? [k] : []));
    for (const place of places) {
      const texts = visits.map((row) => cellsOf(row)[place]).filter((text) => text);
      const digits = texts.map((text) => text?.split(".")[1]?.length ?? 0);
      expect(new Set(digits).size, `${cellsOf(head as HTMLElement)[place]}: ${texts.join(" ")}`).toBe(1);
    }
    expect(places.length).toBeGreaterThan(4);
  });

  it("tells how many rows there are, where one is, and where an epoch ends", async () => {
    await open({ initial, maxEpochs }, 5);
    expect(byRole("grid", "Visits").getAttribute("aria-rowcount")).toBe("7");
    expect(rows().map((row) => row.getAttribute("aria-rowindex"))).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
    const ends = rows().filter((row) => row.hasAttribute("data-epoch-end"));
    expect(ends).toEqual([rowOf(0), rowOf(5)]);
    const present = rows().filter((row) => row.getAttribute("aria-current") === "step");
    expect(present).toEqual([rowOf(5)]);
  });
});

describe("a row", () => {
  it("that is pressed is the moment just after its visit, and its example is marked on the stage", async () => {
    await open({}, 12);
    await press(rowOf(8));
    await drawTrace();
    expect(bench.frame.pane.visit).toBe(8);
    expect(bench.frame.pointed?.example).toBe(2);
    expect(rowOf(8).getAttribute("aria-current")).toBe("step");
    expect(rows().filter((row) => row.hasAttribute("data-pointed"))).toEqual([rowOf(3), rowOf(8)]);
  });

  it("is gone to by the keys, from the present visit on, and Enter goes to its moment", async () => {
    await open({}, 12);
    const grid = byRole("grid");
    grid.focus();
    await drawn();
    const seen: (string | null)[] = [];
    for (const name of ["ArrowUp", "ArrowUp", "ArrowDown", "Home", "PageDown"]) {
      expect(await key(grid, name)).toBe(true);
      await drawTrace();
      seen.push(document.querySelector("[aria-selected=true]")?.getAttribute("data-row") ?? null);
      expect(grid.getAttribute("aria-activedescendant")).toBe(`pp-trace-row-${seen.at(-1)}`);
    }
    expect(seen).toEqual(["11", "10", "11", "0", "1"]);
    expect(bench.frame.pane.visit).toBe(12);
    expect(bench.frame.pointed?.example).toBe(0);
    await key(grid, "Enter");
    expect(bench.frame.pane.visit).toBe(1);
    expect(await key(grid, " ")).toBe(false);
  });

  it("marks its example only as long as it is pointed at", async () => {
    await open({}, 12);
    const over = new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" });
    rowOf(9).firstElementChild?.dispatchEvent(over);
    expect(bench.frame.pointed?.example).toBe(3);
    document.querySelector(".pp-trace-list")?.dispatchEvent(new PointerEvent("pointerleave"));
    expect(bench.frame.pointed).toBeNull();
  });

  it("is copied to the last bit", async () => {
    await open({ learners: [{ kind: "perceptron", learningRate: 0.1 }] }, 12);
    const row = bench.frame.findings?.trace?.rows.get(12);
    const numbers = row && exactLine(row, writingOf(bench.frame)).split("\t").slice(-3).map(Number);
    expect(numbers).toEqual(row?.weights);
  });
});

describe("where there is no room for columns", () => {
  it("a visit is a card, whose cells say what they are", async () => {
    const narrow = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
    // As the layout of a phone says.
    const phone = vi.spyOn(CSSStyleDeclaration.prototype, "getPropertyValue").mockReturnValue("16");
    await open({}, 3);
    expect(queryRole("columnheader")).toBeNull();
    expect(rows()).toHaveLength(4);
    const cells = cellsOf(rowOf(1));
    expect(cells.slice(0, 3)).toEqual(["visit 1", "epoch 1", "example 1"]);
    expect(cells.some((cell) => /^correct\? (yes|no)$/.test(cell))).toBe(true);
    narrow.mockRestore();
    phone.mockRestore();
  });
});

describe("what the columns are", () => {
  const heads = (): string[] => cellsOf(rows()[0] as HTMLElement).slice(7);

  it.each([
    ["kernel", ["correct?", "update", "α"], "α is the count of the visited example"],
    ["averaged", ["correct?", "update", "w x1", "w x2", "b"], "their mean"],
    ["voted", ["correct?", "update", "w x1", "w x2", "b"], "all weights so far vote"],
    ["batch", ["correct?", "update", "w x1", "w x2", "b"], "the last visit of an epoch"],
    ["multiclass", ["correct?", "update", "w0 x1", "w0 x2", "b0", "w1 x1", "w1 x2", "b1"], "of each class"],
  ] as const)("of %s", async (kind, columns, words) => {
    await open({ learners: [{ kind }] }, 3);
    expect(heads()).toEqual(columns);
    expect(textOf(document.querySelector(".pp-trace-bar"))).toContain(words);
  });

  it("of a baseline is that there is nothing to trace", async () => {
    await open({ learners: [{ kind: "decision-tree" }] }, 0);
    expect(queryRole("grid")).toBeNull();
    expect(textOf(document.body)).toContain("not trained visit by visit");
  });

  it("of several classes has every score, and what the update takes from whom", async () => {
    await open({ learners: [{ kind: "multiclass" }] }, 5);
    const told = [1, 2, 3, 4, 5].map((visit) => cellsOf(rowOf(visit)).slice(6, 9));
    const changed = told.filter(([, correct]) => correct === "no").map(([, , update]) => update);
    expect(told.every(([scores]) => /^\(\S+, \S+\)$/.test(scores ?? ""))).toBe(true);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.every((update) => /0: [+−]\(.*\), 1: [−+]\(/.test(update ?? ""))).toBe(true);
  });
});
