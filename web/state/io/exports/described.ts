import type { LearnerKind } from "../../../engine/types.js";
import type { Frame } from "../../runs/frame.js";

/** What of a frame is described. */
export type Described = Pick<Frame, "state" | "examples" | "lead"> & {
  readonly playback: Pick<Frame["playback"], "visit">;
};

/** The examples of a page. */
export interface DescribedData {
  /** Its name in an address; null where it is none. */
  readonly preset: string | null;
  readonly examples: number;
  readonly drawn: boolean;
}

/** What a page shows: what its files are about. */
export interface DescribedFacts {
  readonly learners: readonly LearnerKind[];
  readonly data: DescribedData;
  readonly visit: number;
}

export function dataFacts({ state: { data }, examples }: Pick<Described, "state" | "examples">): DescribedData {
  return { preset: data.kind === "preset" ? data.name : null, examples: examples.count, drawn: data.kind === "points" };
}

/** All learners, or the lead alone. */
export function describedFacts(frame: Described, learners: "all" | "lead"): DescribedFacts {
  const { state, lead, playback } = frame;
  const kinds = state.learners.map(({ kind }) => kind);
  return {
    learners: learners === "all" ? kinds : kinds.slice(lead, lead + 1),
    data: dataFacts(frame),
    visit: playback.visit,
  };
}
