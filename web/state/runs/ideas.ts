import type { Point } from "../document/state.js";
import { startOf } from "../learners/settings.js";
import { isPlainPerceptron, tellsClasses, trainsHyperplane } from "../learners/traits.js";
import type { Findings, Frame } from "./frame.js";
import type { Intent } from "./intent.js";

/** What decides which ideas there are. */
export interface Ended {
  readonly examples: Pick<Frame["examples"], "base" | "xy" | "label">;
  readonly pane: Pick<Frame["pane"], "stop" | "learner" | "features" | "updates">;
  readonly state: Pick<Frame["state"], "data" | "learners">;
  readonly findings: Pick<Findings, "cures"> | null;
}

interface Row {
  /** The field of the state that it changes. */
  readonly field: string;
  /** What it does; null where it makes no sense of the run that has ended. */
  readonly act: (ended: Ended) => Intent | null;
}

/** The lesson on what has happened: see `web/lessons`. */
const lessons = { mustStop: 10, classes: 15, noLine: 17, product: 18 } as const;

/** What to try when a run has ended, the best first. */
const rows = {
  tieIsMistake: {
    field: "learners",
    act: (ended) => (converged(ended) && ended.pane.updates === 0 ? countTies(ended) : null),
  },
  negativeAmid: {
    field: "data",
    act: (ended) => (isSeparated(ended) && mostAre(ended) > 0 ? amid(ended, 1) : null),
  },
  positiveAmid: {
    field: "data",
    act: (ended) => (isSeparated(ended) && mostAre(ended) < 0 ? amid(ended, -1) : null),
  },
  // It can separate any examples, but for two at one place.
  gaussian: {
    field: "learners",
    act: (ended) =>
      ended.findings?.cures?.length === 0 && !converged(ended) && trainsHyperplane(ended.pane.learner)
        ? { type: "configure", learner: { kind: "kernel", kernel: { kind: "rbf" } } }
        : null,
  },
  pocket: { field: "learners", act: (ended) => (converged(ended) ? null : compareWith(ended, "pocket")) },
  xor: {
    field: "data",
    act: (ended) => (drawsLine(ended) && !isXor(ended) ? { type: "load-preset", name: "xor", options: {} } : null),
  },
  averaged: { field: "learners", act: (ended) => (converged(ended) ? compareWith(ended, "averaged") : null) },
  classesLesson: { field: "lesson", act: (ended) => open(tellsClasses(ended.pane.learner), lessons.classes) },
  productLesson: { field: "lesson", act: (ended) => open(converged(ended) && !drawsLine(ended), lessons.product) },
  stopLesson: { field: "lesson", act: (ended) => open(converged(ended), lessons.mustStop) },
  lineLesson: { field: "lesson", act: (ended) => open(!converged(ended), lessons.noLine) },
} satisfies Readonly<Record<string, Row>>;

export type IdeaCode = keyof typeof rows;

export interface Idea extends Row {
  readonly code: IdeaCode;
}

/** What to try when a run has ended, at most so many; nothing before. */
export function ideasOf(ended: Ended, most: number): readonly Idea[] {
  if (ended.pane.stop === null) return [];
  const all = Object.entries(rows).map(([code, row]) => ({ ...row, code: code as IdeaCode }));
  return all.filter(({ act }) => act(ended) !== null).slice(0, most);
}

const converged = ({ pane }: Ended): boolean => pane.stop === "converged";

/** Whether one line divides the plane. */
function drawsLine({ examples, pane, state }: Ended): boolean {
  const inPlane = examples.base === 2 && state.data.kind !== "reviews";
  return inPlane && trainsHyperplane(pane.learner) && pane.features.every((one) => /^x\d$/.test(one));
}

/** Whether a line has separated the examples: one more can take that away. */
const isSeparated = (ended: Ended): boolean => converged(ended) && drawsLine(ended);

const isXor = ({ state: { data } }: Ended): boolean => data.kind === "preset" && data.name === "xor";

/** Above 0 where there are as many positives as negatives, or more. */
function mostAre({ examples: { label } }: Ended): number {
  return label.reduce((sum, one) => sum + one, 0) >= 0 ? 1 : -1;
}

/** Another example, where those with this label have their mean: any line that is right about them is wrong about it. */
function amid({ examples: { xy, label } }: Ended, among: 1 | -1): Intent {
  let [x1, x2, count] = [0, 0, 0];
  label.forEach((one, i) => {
    if (one !== among) return;
    x1 += xy[2 * i] ?? 0;
    x2 += xy[2 * i + 1] ?? 0;
    count++;
  });
  const point: Point = [x1 / count, x2 / count, -among];
  return { type: "add-points", points: [point] };
}

/** The learner in comparison with one that makes the same visits and predicts by something else. */
function compareWith({ pane: { learner }, state }: Ended, kind: "averaged" | "pocket"): Intent | null {
  if (state.learners.length > 1 || !isPlainPerceptron(learner)) return null;
  return { type: "add-learner", learner: startOf(kind, learner) };
}

/** Where a tie has counted as correct, nothing may have been learned. */
function countTies({ pane: { learner } }: Ended): Intent | null {
  if (!("tie" in learner) || learner.tie === "mistake") return null;
  return { type: "configure", learner: { ...learner, tie: "mistake" } };
}

function open(fits: boolean, lesson: number): Intent | null {
  return fits ? { type: "set-ui", ui: { lesson: `${lesson}.1` } } : null;
}
