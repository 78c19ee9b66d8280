import type { Frame, PaneView } from "../../../state/frame.js";
import { type FramePath, samePaths } from "../../shared/frame-paths.js";

/** Milliseconds from frame to frame: beyond the first the stages take turns, within the second they do so less. */
const tooSlow = 34;
const fastEnough = 22;
/** Stages drawn at once when playing begins: it is not known yet how long one takes. */
const first = 2;

/** What a stage draws: a frame, and one of its panes. */
export interface StageFrame {
  readonly frame: Frame;
  readonly pane: PaneView;
}

/**
 * Says which frame each stage draws. A stage whose learner stands where it stood keeps the frame it has, and draws
 * nothing. While playing, where all stages at once would take too long, they take turns; at rest all show the same moment.
 */
export class StageFrames {
  #shown: readonly StageFrame[] = [];
  #last: Frame | null = null;
  #next = 0;
  #share = first;
  #at = 0;

  /** What each stage draws, in the order of the panes. */
  shown(frame: Frame, now = performance.now()): readonly StageFrame[] {
    this.#adapt(frame, now);
    const { panes } = frame;
    const kept = this.#last !== null && sameScene(this.#last, frame) ? this.#shown : [];
    const behind = panes.flatMap((_, index) => (isCurrent(kept[index], frame, index) ? [] : index));
    const due = this.#due(behind, frame.playback.playing && kept.length > 0);
    this.#shown = panes.map((pane, index) => {
      const shown = kept[index];
      return shown && !due.has(index) ? shown : { frame, pane };
    });
    this.#last = frame;
    return this.#shown;
  }

  /** Of the stages that are behind, those whose turn it is. */
  #due(behind: readonly number[], inTurns: boolean): ReadonlySet<number> {
    if (!inTurns || behind.length <= this.#share) return new Set(behind);
    const start = Math.max(
      0,
      behind.findIndex((index) => index >= this.#next),
    );
    const due = [...behind.slice(start), ...behind.slice(0, start)].slice(0, this.#share);
    this.#next = (due.at(-1) ?? 0) + 1;
    return new Set(due);
  }

  #adapt({ playback: { playing }, panes }: Frame, now: number): void {
    const took = now - this.#at;
    this.#at = now;
    const most = panes.length;
    if (!playing || !this.#last?.playback.playing) this.#share = first;
    else if (took > tooSlow) this.#share = Math.max(1, this.#share - 1);
    else if (took < fastEnough) this.#share = Math.min(most, this.#share + 1);
  }
}

/** What a stage shows beside the moment. */
const sceneReads = [
  "examples",
  "selected",
  "pointed",
  "findings.verdict",
  "state.data",
  "state.features",
  "state.scaling",
  "state.bias",
  "state.learners",
  "state.order",
  "state.initial",
  "state.maxEpochs",
  "state.split",
  "state.view",
  "state.ui",
] as const satisfies readonly FramePath[];

/** Whether two frames differ in nothing but the moment they show. At rest a stage says more. */
function sameScene(a: Frame, b: Frame): boolean {
  const stopped = a.playback.playing && !b.playback.playing;
  return !stopped && a.panes.length === b.panes.length && samePaths(sceneReads, a, b);
}

/** Whether the frame a stage has shows its learner, and the one it is held against, where they stand now. */
function isCurrent(shown: StageFrame | undefined, frame: Frame, index: number): boolean {
  const pair = frame.state.ui.difference;
  const held = pair?.includes(index) ? pair : null;
  if (held && shown?.frame.disagreements !== frame.disagreements) return false;
  return (held ?? [index]).every((pane) => sameMoment(shown?.frame.panes[pane], frame.panes[pane]));
}

/** What tells one moment of a pane from another. */
const momentReads = [
  "pane.learner",
  "pane.visit",
  "pane.updates",
  "pane.stop",
  "pane.field",
  "pane.trainingMistakes",
  "pane.heldOutMistakes",
] as const satisfies readonly FramePath[];

function sameMoment(a: PaneView | undefined, b: PaneView | undefined): boolean {
  return a !== undefined && samePaths(momentReads, { pane: a }, { pane: b });
}
