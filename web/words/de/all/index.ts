import { rooms as compiled } from "../../generated/de/all-rooms.js";
import { type Rooms, wordsOf } from "../../language.js";
import { contents } from "../course/contents.js";
import { german } from "../german.js";
import { refusals } from "../refusals.js";
import { controls } from "../shared/controls.js";
import { guide } from "../shared/guide.js";
import { targets } from "../shared/targets.js";

/** All of German, by the names of the rooms. */
export const rooms: Rooms = {
  ...german.rooms,
  ...compiled,
  refusals,
  contents,
  controls,
  guide,
  targets,
};

export const words = wordsOf({ ...german, rooms });
