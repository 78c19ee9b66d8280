import { tools } from "../../words/en/stage/tools.js";
import type { FramePick } from "../shared/frame-paths.js";

type Travelled = FramePick<"travelled" | "position" | "examples" | "words">;

/** That something has been taken back or brought again, which the stage alone would show: also the same twice in a row. */
export function travelText({ travelled, position, examples, words }: Travelled): string {
  if (travelled === 0) return "";
  const say = words.room(tools);
  const text = travelled < 0 ? say.undone(examples.count) : say.redone(examples.count);
  return position % 2 === 0 ? text : `${text}\u200b`;
}
