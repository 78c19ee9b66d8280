import type { Frame } from "../../state/runs/frame.js";
import { peek } from "./frame-reads.js";

/** The frame as long as nothing plays. What differs in every picture while playing is read of it, but not followed then. */
export function atRest(frame: Frame): Frame {
  return frame.playback.playing ? peek(frame) : frame;
}

/** The same values but for some. Only what is read of them counts as read. */
export function withValues<T extends object>(values: T, others: Partial<T>): T {
  return Object.create(values, Object.getOwnPropertyDescriptors(others));
}
