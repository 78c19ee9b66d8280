import type { Rooms } from "../../words-of.js";
import { controls } from "../shared/controls.js";
import { guide } from "../shared/guide.js";
import { targets } from "../shared/targets.js";

/** What is no message yet, by the names of the rooms. */
export const written: Rooms = {
  controls,
  guide,
  targets,
};
