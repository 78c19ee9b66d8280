import type { Frame, PaneView } from "../../../state/frame.js";

/** Milliseconds from frame to frame: beyond the first the stages take turns, within the second they do so less. */
const tooSlow = 34;
const fastEnough = 22;
/** Stages drawn at once when playing begins: it is not known yet how long one takes. */
const first = 2;

/** What a stage draws: a frame, and one of its panes. */
export interface Shown {
  readonly frame: Frame;
  readonly pane: PaneView;
}

/**
 * Says which frame each stage draws. A stage whose learner stands where it stood keeps the frame it has, and draws
 * nothing. While playing, where all stages at once would take too long, they take turns; at rest all show the same moment.
 */
export class StageFrames {
  #shown: readonly Shown[] = [];
  #last: Frame | null = null;
  #next = 0;
  #share = first;
  #at = 0;

  /** What each stage draws, in the order of the panes. */
  shown(frame: Frame, now = performance.now()): readonly Shown[] {
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

/** Whether two frames differ in nothing but the moment they show, as far as a stage is concerned. At rest it says more. */
function sameScene(a: Frame, b: Frame): boolean {
  const keys = Object.keys({ ...a.state, ...b.state }) as (keyof Frame["state"])[];
  return (
    a.panes.length === b.panes.length &&
    a.examples === b.examples &&
    a.selected === b.selected &&
    (b.playback.playing || !a.playback.playing) &&
    keys.every((key) => key === "visit" || a.state[key] === b.state[key])
  );
}

/** Whether the frame a stage has shows its learner, and the one it is held against, where they stand now. */
function isCurrent(shown: Shown | undefined, frame: Frame, index: number): boolean {
  const pair = frame.state.ui.difference;
  const held = pair?.includes(index) ? pair : null;
  if (held && shown?.frame.disagreements !== frame.disagreements) return false;
  return (held ?? [index]).every((pane) => sameMoment(shown?.frame.panes[pane], frame.panes[pane]));
}

const moments = ["learner", "visit", "updates", "stop", "field", "trainingMistakes", "heldOutMistakes"] as const;

function sameMoment(a: PaneView | undefined, b: PaneView | undefined): boolean {
  return a !== undefined && b !== undefined && moments.every((key) => a[key] === b[key]);
}
