import { wordsOf } from "../../language.js";
import { german } from "../german.js";

/** All of German, by the names of the rooms. */
export const rooms = { ...german.rooms };

export const words = wordsOf({ ...german, rooms });
