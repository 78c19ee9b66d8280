import { builtIn } from "../../../state/course/lessons/course.js";
import { units } from "../../../state/course/lessons/unit.js";
import type { Words } from "../../../state/document/notation/words.js";
import { saidOf } from "../../contents.js";
import { room } from "../../room.js";

const named = Object.fromEntries(units.map((unit) => [unit.name, unit]));

/** The lessons and units, by their names. */
export const contents = room("contents", saidOf({ lessons: builtIn.lessons, units: named }));

/** What `lang` says of them: "en" where the language of the page has no lessons of its own, null otherwise. */
export function languageOfContents(words: Words): "en" | null {
  const isEnglish = words.room(contents).title === contents.english.title;
  return isEnglish && words.locale !== "en" ? "en" : null;
}
