import { builtIn } from "../../../state/course/lessons/course.js";
import { units } from "../../../state/course/lessons/unit.js";
import { saidOf } from "../../contents.js";
import { room } from "../../room.js";

const named = Object.fromEntries(units.map((unit) => [unit.name, unit]));

/** The lessons and units, by their names. */
export const contents = room("contents", saidOf({ lessons: builtIn.lessons, units: named }));
