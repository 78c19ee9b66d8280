import type { Frame, PaneView, Pointed } from "../../state/frame.js";
import { litExample } from "../shared/lit-example.js";
import type { EpochPlace } from "./strip.js";

type LitFrame = Pick<Frame, "sequence" | "selected" | "pointed">;

/** Where in the epoch the visit that is lit up is, or the one of the example that is; null where there is none. From 0. */
export function litPlace(frame: LitFrame, { start }: EpochPlace): number | null {
  const { sequence, pointed } = frame;
  const lit = litExample(frame);
  const within = (pointed?.visit ?? 0) - start - 1;
  const at = sequence[within] === lit ? within : lit === null ? -1 : sequence.indexOf(lit);
  return at < 0 ? null : at;
}

/** What is pointed at with a place in the epoch: its example, and its visit once that has been made. */
export function pointedAt(
  place: number,
  { sequence }: Pick<Frame, "sequence">,
  { start }: EpochPlace,
  { frontier }: Pick<PaneView, "frontier">,
): Pointed | null {
  const visit = start + place + 1;
  const example = sequence[place];
  return example === undefined ? null : { example, visit: visit <= frontier ? visit : null };
}

/** Which of so many places a key goes to from one of them; null where it goes to none. */
export function placeFor(key: string, from: number, visits: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    Home: 0,
    End: visits - 1,
  };
  const to = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return to === undefined ? null : Math.min(visits - 1, Math.max(0, to));
}
