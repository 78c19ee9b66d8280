import type { PaneView } from "../../state/frame.js";
import { isBaseline } from "../../state/learners/traits.js";
import { type CompareWords, compare } from "../../words/en/companion/compare.js";
import type { FramePick } from "../shared/frame-paths.js";
import { sizesOf } from "../shared/learning-curves/curves.js";
import { costOf } from "../shared/words/cost.js";

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

export const columnsReads = [
  "examples",
  "panes",
  "state.bias",
  "state.maxEpochs",
  "state.ui.precision",
  "words",
] as const;

/** What learners are compared by, at the moment shown. */
export function columnsOf(frame: FramePick<(typeof columnsReads)[number]>): readonly Column[] {
  const { bias, maxEpochs } = frame.state;
  const { precision } = frame.state.ui;
  const { train, heldOut } = sizesOf(frame);
  const { words } = frame;
  const say = words.room(compare);
  const counted = (count: number): Cell => ({ value: count, text: words.count(count) });
  const none: Cell = { value: null, text: say.none };
  const pending = (note: string): Cell => ({ value: null, pending: true, text: say.pending, note });
  const mistakes = ({ obstacle }: PaneView, count: number | null): Cell => {
    if (obstacle !== null) return { ...none, note: say.notTrained };
    return count === null ? pending(say.counting) : counted(count);
  };
  const columns: (Column | null)[] = [
    { title: say.columns.updates, better: null, cell: ({ updates }) => counted(updates) },
    {
      title: say.columns.convergence,
      better: "less",
      cell: (pane) =>
        pane.stop === "converged" && trains(pane) ? counted(pane.epoch) : unconverged(pane, maxEpochs, say),
    },
    {
      title: say.columns.training,
      unit: say.outOf(train),
      better: "less",
      cell: (pane) => mistakes(pane, pane.trainingMistakes),
    },
    frame.examples.heldOut === null
      ? null
      : {
          title: say.columns.heldOut,
          unit: say.outOf(heldOut),
          better: "less",
          cell: (pane) => mistakes(pane, pane.heldOutMistakes),
        },
    {
      title: say.columns.margin,
      better: "more",
      cell: ({ margin }) => {
        if (margin === undefined) return pending(say.measuring);
        return margin === null ? none : { value: margin, text: words.number(margin, precision) };
      },
    },
    frame.panes.some(({ angle }) => angle !== null)
      ? {
          title: say.columns.angle,
          better: "less",
          cell: ({ angle }) => (angle === null ? none : { value: angle, text: say.degrees(angle, precision) }),
        }
      : null,
    {
      title: say.columns.cost,
      unit: say.multiplyAdds,
      better: null,
      cell: (pane) => {
        const { visit, update } = costOf(pane, bias);
        return { ...counted(visit), ...(update === undefined ? {} : { note: say.perUpdate(update) }) };
      },
    },
  ];
  return columns.filter((column) => column !== null);
}

/** Whether training says anything of it. */
function trains({ obstacle, learner }: PaneView): boolean {
  return obstacle === null && !isBaseline(learner);
}

/** In the place of the epochs to convergence: why there are none. */
function unconverged({ stop, learner, obstacle }: PaneView, maxEpochs: number, say: CompareWords): Cell {
  const none = (note: string, value: number | null = Number.POSITIVE_INFINITY): Cell => ({
    ...{ value, text: say.none, note },
  });
  if (obstacle !== null) return none(say.notTrained, null);
  if (isBaseline(learner)) return none(say.atOnce, null);
  switch (stop) {
    case "max-epochs":
      return none(say.notIn(maxEpochs));
    case "journal-full":
      return none(say.journalFull);
    case "settled":
      return none(say.settled);
    default:
      return none(say.notYet);
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
