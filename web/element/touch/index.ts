import { keepField } from "./keep-field.js";
import { keepPlace } from "./keep-place.js";

/** Keeps in sight what a hand is at, while an on-screen keyboard comes and the device is turned. Returns what ends that. */
export function keepInSight(page: HTMLElement): () => void {
  const ended = new AbortController();
  keepField(page, ended.signal);
  keepPlace(page, ended.signal);
  return () => ended.abort();
}
