import { keepField } from "./keep-field.js";
import { keepPlace } from "./keep-place.js";

/** Keeps in sight what a hand is at, while an on-screen keyboard comes and the device is turned. */
export function keepInSight(page: HTMLElement, signal: AbortSignal): void {
  keepField(page, signal);
  keepPlace(page, signal);
}
