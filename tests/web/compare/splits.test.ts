// @vitest-environment happy-dom

import { html } from "lit";
import { afterEach, describe, expect, it } from "vitest";
import type { FiveNumbers } from "../../../web/engine/types.js";
import { english } from "../../../web/state/document/notation/words.js";
import type { SplitsView } from "../../../web/state/runs/frame.js";
import type { Intent } from "../../../web/state/runs/intent.js";
import {
  dotsOf,
  ground,
  placeOn,
  radius,
  summary,
  untrainedSplits,
  width,
} from "../../../web/views/compare/splits/pp-splits.js";
import { dispatchAt } from "../frames.js";
import { allByRole, byRole, clear, queryRole, show, textOf } from "../mounted.js";
import { findingsOf } from "../state/runs/background/verdict.js";
import { frameOf, pane } from "./panes.js";
import "../../../web/views/compare/splits/pp-splits.js";
import { rows as matrix } from "../../rows.js";

const learners = [{ kind: "perceptron" }, { kind: "averaged" }] as const;

/** Of four numbers at most: what the engine says of them, by hand. */
function fiveNumbers(counts: readonly number[]): FiveNumbers | null {
  const sorted = counts.toSorted((a, b) => a - b);
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const [low = 0, high = low] = sorted.slice(Math.floor(place));
    return low + (place % 1) * (high - low);
  };
  return sorted.length === 0 ? null : { least: at(0), lower: at(0.25), median: at(0.5), upper: at(0.75), most: at(1) };
}

function viewOf(counts: readonly (readonly (number | null)[])[], changes: Partial<SplitsView> = {}): SplitsView {
  const rows = counts.map((misclassified, index) => ({
    learner: learners[index] ?? learners[0],
    misclassified,
    five: fiveNumbers(misclassified.flatMap((count) => count ?? [])),
  }));
  const done = counts.flat().length;
  return { running: false, done, total: done, splits: 4, heldOut: 24, rows, ...changes };
}

const two = matrix("5 3 4 2; 2 3 5 1");
const names = ["1 Perceptron", "2 Averaged"];

describe("the learners over many splits, in words", () => {
  it("are judged split by split", () => {
    expect(summary(viewOf(two), names, english)).toBe(
      "By the median, 2 Averaged misclassifies 2.5 of 24 and 1 Perceptron 3.5 of 24. " +
        "Over 4 splits, 2 Averaged misclassifies fewer than 1 Perceptron on 2, as many on 1 and more on 1.",
    );
  });

  it("are one alone, or were cancelled", () => {
    expect(summary(viewOf([[1, 2, 3]], { done: 3, total: 50 }), ["Perceptron"], english)).toBe(
      "Cancelled after 3 of 50 runs. Perceptron misclassifies 2 of 24 (median of 3 splits).",
    );
  });

  it("leave out what could not be trained", () => {
    const view = viewOf([
      [5, null, 4],
      [null, null, null],
    ]);
    expect(view.rows.map(untrainedSplits)).toEqual([1, 3]);
    expect(summary(view, names, english)).toBe("1 Perceptron misclassifies 4.5 of 24 (median of 3 splits).");
    expect(summary(viewOf([[null]]), names, english)).toBe("Nothing could be trained.");
  });
});

describe("the dots", () => {
  it("are one a count, in stacks above the axis and within the drawing", () => {
    for (const most of [1, 9, 4000]) {
      const counts = Array.from({ length: 50 }, (_, k) => (k * k) % (most + 1));
      const axis = { least: 0, most };
      const dots = dotsOf(counts, axis);
      expect(dots).toHaveLength(50);
      for (const { x, y } of dots) {
        expect(x).toBeGreaterThanOrEqual(radius);
        expect(x).toBeLessThanOrEqual(width - radius);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(ground - radius);
      }
      expect(new Set(dots.map(({ x, y }) => `${x} ${y}`)).size).toBe(50);
    }
  });

  it("stand at their counts", () => {
    const axis = { least: 2, most: 6 };
    expect(dotsOf([2, 6], axis).map(({ x }) => x)).toEqual([placeOn(axis, 2), placeOn(axis, 6)]);
    expect(placeOn(axis, 4)).toBe(width / 2);
    expect(placeOn({ least: 3, most: 3 }, 3)).toBe(width / 2);
  });
});

describe("the part on many splits", () => {
  afterEach(clear);

  async function shown(splits: SplitsView | null): Promise<Intent[]> {
    const sent: Intent[] = [];
    const panes = learners.map((learner) => pane(learner));
    const frame = { ...frameOf(panes, 24), findings: { ...findingsOf(null), splits } };
    const dispatch = dispatchAt(frame, (intent) => sent.push(intent));
    await show(html`<pp-splits .frame=${frame} .dispatch=${dispatch}></pp-splits>`);
    return sent;
  }

  it("starts the runs and cancels them, by one button", async () => {
    const sent = await shown(null);
    byRole("button", "Repeat over 50 splits").click();
    expect(queryRole("table")).toBeNull();
    const running = await shown(viewOf(two, { running: true, total: 100 }));
    expect(byRole("progressbar", "Runs made").getAttribute("value")).toBe("8");
    expect(textOf(byRole("status"))).toBe("");
    byRole("button", "Cancel").click();
    expect([...sent, ...running]).toEqual([{ type: "run-splits" }, { type: "cancel-splits" }]);
  });

  it("shows a row a learner, and announces what came of it", async () => {
    await shown(viewOf(two));
    const rows = allByRole("row").slice(1);
    expect(rows.map((row) => Array.from(row.children, textOf))).toEqual([
      ["1 Perceptron", "3.5 of 24", "", "2.75–4.25", "2–5"],
      ["2 Averaged", "2.5 of 24", "", "1.75–3.5", "1–5"],
    ]);
    expect(rows.map((row) => row.querySelectorAll("circle").length)).toEqual([4, 4]);
    expect(textOf(byRole("status"))).toBe(summary(viewOf(two), names, english));
    expect(queryRole("progressbar")).toBeNull();
  });
});
