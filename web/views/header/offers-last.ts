import { lastMark } from "../../state/kept/last-mark.js";

/**
 * Whether somebody comes to a bare address who may have something to go on with, told without opening the database. An entry
 * of the browser's history with a state of its own is one that is come back to: it shows what was there.
 */
export function offersLast(): boolean {
  try {
    return !location.search && !location.hash && !history.state && lastMark in localStorage;
  } catch {
    // A browser that keeps nothing offers nothing.
    return false;
  }
}
