import { lastMark } from "../../state/kept/last-mark.js";
import { hostOf } from "../shared/host-of.js";

/** Whether somebody comes to the bare address who may have something to go on with, told without opening the database. */
export function offersLast(view: Element): boolean {
  try {
    return !location.search && !location.hash && lastMark in localStorage && !!hostOf(view)?.hasAttribute("from-url");
  } catch {
    // A browser that keeps nothing offers nothing.
    return false;
  }
}
