import { lastMark } from "../../state/kept/last-mark.js";

/** Whether somebody comes to a bare address who may have something to go on with, told without opening the database. */
export function offersLast(): boolean {
  try {
    return !location.search && !location.hash && lastMark in localStorage;
  } catch {
    // A browser that keeps nothing offers nothing.
    return false;
  }
}
