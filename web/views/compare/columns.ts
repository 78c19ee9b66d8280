import type { PaneView } from "../../state/frame.js";
import { isBaseline } from "../../state/learners/traits.js";
import { formatCount, formatNumber } from "../../state/notation/numbers.js";
import type { FramePick } from "../shared/frame-paths.js";
import { costOf } from "../shared/words/cost.js";
import { sizesOf } from "./curves.js";

export interface Cell {
  /** What is compared; infinite where it never came. Null where there is nothing to compare. */
  readonly value: number | null;
  /** The number is on its way: until it is there, nothing is best. */
  readonly pending?: boolean;
  readonly text: string;
  /** Why there is no number, or what is to be added. */
  readonly note?: string;
}

export interface Column {
  readonly title: string;
  /** What the examples of the column are out of, or its unit. */
  readonly unit?: string;
  /** Which of two numbers is the better one; null where neither is. */
  readonly better: "less" | "more" | null;
  cell(pane: PaneView): Cell;
}

export const columnsReads = ["examples", "panes", "state.bias", "state.maxEpochs", "state.ui.precision"] as const;

/** What learners are compared by, at the moment shown. */
export function columnsOf(frame: FramePick<(typeof columnsReads)[number]>): readonly Column[] {
  const { bias, maxEpochs } = frame.state;
  const { precision } = frame.state.ui;
  const { train, heldOut } = sizesOf(frame);
  const columns: (Column | null)[] = [
    { title: "Updates", better: null, cell: ({ updates }) => ({ value: updates, text: formatCount(updates) }) },
    { title: "Epochs to convergence", better: "less", cell: (pane) => convergence(pane, maxEpochs) },
    {
      title: "Misclassified now",
      unit: `of ${formatCount(train)}`,
      better: "less",
      cell: (pane) => mistakes(pane, pane.trainingMistakes),
    },
    frame.examples.heldOut === null
      ? null
      : {
          title: "Held out, misclassified",
          unit: `of ${formatCount(heldOut)}`,
          better: "less",
          cell: (pane) => mistakes(pane, pane.heldOutMistakes),
        },
    {
      title: "Geometric margin",
      better: "more",
      cell: ({ margin }) =>
        margin === null ? { value: null, text: "—" } : { value: margin, text: formatNumber(margin, precision) },
    },
    frame.panes.some(({ angle }) => angle !== null)
      ? {
          title: "Angle to maximum margin",
          better: "less",
          cell: ({ angle }) =>
            angle === null ? { value: null, text: "—" } : { value: angle, text: `${formatNumber(angle, precision)}°` },
        }
      : null,
    {
      title: "Cost of a visit",
      unit: "multiply–adds",
      better: null,
      cell: (pane) => {
        const { visit, update } = costOf(pane, bias);
        const more = update === undefined ? {} : { note: `+ ${formatCount(update)}/update` };
        return { value: visit, text: formatCount(visit), ...more };
      },
    },
  ];
  return columns.filter((column) => column !== null);
}

function mistakes({ obstacle }: PaneView, count: number | null): Cell {
  if (obstacle !== null) return { value: null, text: "—", note: "not trained" };
  if (count === null) return { value: null, pending: true, text: "…", note: "counting" };
  return { value: count, text: formatCount(count) };
}

function convergence({ stop, epoch, learner, obstacle }: PaneView, maxEpochs: number): Cell {
  const none = (note: string, value: number | null = Number.POSITIVE_INFINITY): Cell => ({ value, text: "—", note });
  if (obstacle !== null) return none("not trained", null);
  if (isBaseline(learner)) return none("at once", null);
  switch (stop) {
    case "converged":
      return { value: epoch, text: formatCount(epoch) };
    case "max-epochs":
      return none(`not in ${formatCount(maxEpochs)}`);
    case "journal-full":
      return none("journal full");
    case "settled":
      return none("ended with some misclassified");
    default:
      return none("not yet");
  }
}

/** Which of the cells of a column hold its best number. None do where all are the same. */
export function bestOf(cells: readonly Cell[], better: Column["better"]): readonly boolean[] {
  const values = cells.flatMap(({ value }) => value ?? []);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const best = better === "less" ? least : most;
  // Below 0 it is no margin: examples are on the wrong side.
  const apart = least < most && !cells.some(({ pending }) => pending) && (better === "less" || best > 0);
  return cells.map(({ value }) => better !== null && apart && value === best);
}
