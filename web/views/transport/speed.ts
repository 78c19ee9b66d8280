import type { Speed } from "../../state/document/state.js";
import { formatCount } from "../shared/words/format.js";

/** Stops of the speed control: from one visit a second to as fast as the machine goes. */
export const SPEEDS: readonly Speed[] = [1, 2, 5, 10, 30, 100, 1000, 10_000, 100_000, "max"];

export function speedAt(stop: number): Speed {
  const index = Math.min(Math.max(Math.round(stop), 0), SPEEDS.length - 1);
  return SPEEDS[index] ?? "max";
}

/** The stop nearest to a speed, by ratio: a speed from a link need not be one of the stops. */
export function stopOf(speed: Speed): number {
  if (speed === "max") return SPEEDS.length - 1;
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, stop] of SPEEDS.entries()) {
    if (stop === "max") continue;
    const distance = Math.abs(Math.log(speed / stop));
    if (distance < least) {
      nearest = index;
      least = distance;
    }
  }
  return nearest;
}

/** As it stands beside the control. */
export function speedText(speed: Speed): string {
  if (speed === "max") return "max";
  return `${formatCount(speed)} ${speed === 1 ? "visit" : "visits"}/s`;
}

/** As it is read aloud. */
export function spokenSpeed(speed: Speed): string {
  if (speed === "max") return "as fast as the machine goes";
  return speed === 1 ? "1 visit a second" : `${speed} visits a second`;
}
